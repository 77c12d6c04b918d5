/// The keys that are held down while another key or a mouse button is used.
public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each key.
    public var rawValue: UInt8

    /// A set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Shift. Not reported for keys that type a character: shift changes the character instead.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, option or meta.
    public static let alt = Modifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = Modifiers(rawValue: 1 << 2)
}
