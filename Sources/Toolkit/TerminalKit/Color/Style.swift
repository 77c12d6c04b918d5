/// How the character in a cell is drawn.
public struct Style: Hashable, Sendable {
    /// The colour of the character; `nil` is the terminal's own.
    public var foreground: Color?
    /// The colour behind the character; `nil` is the terminal's own.
    public var background: Color?
    /// Bold, dim and so on.
    public var attributes: Attributes
    /// Where the character leads when it is clicked; `nil` for nowhere.
    public var link: Link?

    /// A style; without arguments, plain text in the terminal's own colours.
    public init(
        foreground: Color? = nil, background: Color? = nil, attributes: Attributes = [], link: Link? = nil
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
        self.link = link
    }
}

/// The ways in which a character can be drawn besides its colour.
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
    /// For block elements that stand for something round, such as the end of a pill or the corner of a panel. A terminal shows the
    /// character; an output that draws shapes, such as SVG, draws what it stands for.
    public static let round = Attributes(rawValue: 1 << 5)
    /// A third larger in an output that draws shapes. The columns that this takes more are to be blank.
    public static let large = Attributes(rawValue: 1 << 6)

    /// For areas that are seen, not read, as in a picture: with 16 colours, they keep a colour on which no text could be read.
    static let pictorial = Attributes(rawValue: 1 << 7)

    /// What a terminal has no way to show.
    static let shapes: Attributes = [.round, .large, .pictorial]

    /// How many columns `text` takes with ``large``.
    public static func columns(ofLarge text: String) -> Int { (text.columns * 4 + 2) / 3 }
}
