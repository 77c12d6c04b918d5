/// The ways in which a terminal can highlight a character besides colour.
public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public var rawValue: UInt8

    /// A set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Heavier strokes.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// A fainter foreground.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// A line below.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 1 << 4)
}
