/// The keys that are held down while another key or a button of the mouse is used.
public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each key.
    public var rawValue: UInt8

    /// A set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Shift. Not told for keys that type a character: the character is another one then.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, option or meta.
    public static let alt = Modifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = Modifiers(rawValue: 1 << 2)
}
