/// One cell of a canvas.
public struct Cell: Hashable, Sendable {
    /// The character that begins in the cell, or `nil` if the cell continues a wide character from its left.
    public var text: Character?
    /// How the cell is drawn. A continuation has the style of its character.
    public var style: Style
    /// The part of a picture that the cell shows in terminals that can; its character and style are for the others.
    package(set) public var picture: PicturePart?

    /// A cell; without arguments, a blank in the terminal's own colours.
    public init(text: Character? = " ", style: Style = Style()) {
        self.text = text
        self.style = style
    }

    /// Whether the cell shows nothing but its background.
    public var isBlank: Bool { text == " " }

    /// The colour behind text that is drawn over this cell. For a half block, which has no single background, it is the mean
    /// of the two halves.
    var backgroundForText: Color? {
        guard let background = style.background else { return nil }
        guard text == Self.upperHalf || text == Self.lowerHalf, let foreground = style.foreground else {
            return background
        }
        return background.mixed(with: foreground, fraction: 0.5)
    }

    /// Whether the cell is part of a picture: areas of two colours, meaningless without them.
    var isPicture: Bool {
        guard style.foreground != nil, style.background != nil, let text else { return false }
        return text == Self.upperHalf || text == Self.lowerHalf || Self.quadrants.contains(text)
    }

    private static let quadrants: Set<Character> = ["▖", "▗", "▘", "▙", "▚", "▛", "▜", "▝", "▞", "▟"]

    static let upperHalf: Character = "▀"
    static let lowerHalf: Character = "▄"
}
