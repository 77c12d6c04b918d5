/// One cell of a canvas.
public struct Cell: Hashable, Sendable {
    /// The character that begins in the cell, or `nil` if the cell continues a wide character from its left.
    public var text: Character?
    /// How the cell is drawn. A continuation has the style of its character.
    public var style: Style
    /// The part of a picture that the cell shows in terminals that can; its character and style are for the others.
    public var picture: PicturePart? {
        part.flatMap { $0.isBehindText && !$0.hasOwnCorner ? nil : $0 }
    }
    /// That, or the part behind the cell's text, which only an output that can show both draws.
    var part: PicturePart?

    /// A cell; without arguments, a blank in the terminal's own colours.
    public init(text: Character? = " ", style: Style = Style()) {
        self.text = text
        self.style = style
    }

    /// Whether the cell shows nothing but its background.
    public var isBlank: Bool { text == " " }

    /// The colour behind text that is drawn over this cell. For halves and quarters of a cell, which have no single background,
    /// it is the mean of the two colours.
    public var backgroundForText: Color? {
        guard let background = style.background else { return nil }
        guard let text, let share = Self.shares[text], let foreground = style.foreground else {
            return background
        }
        return background.mixed(with: foreground, fraction: share)
    }

    /// How much of the cell these characters paint in the foreground.
    private static let shares: [Character: Double] = {
        var shares: [Character: Double] = [:]
        for (characters, share) in [
            ("▘▝▖▗░", 0.25), ("▀▄▌▐▚▞▒", 0.5), ("▙▛▜▟▓", 0.75), ("█", 1),
        ] {
            for character in characters { shares[character] = share }
        }
        for symbol in PictureSymbol.table(.wedges) where symbol.text.isMosaic {
            shares[symbol.text] = symbol.share
        }
        return shares
    }()

    /// Whether the cell is part of a picture: areas of two colours, meaningless without them.
    var isPicture: Bool {
        guard style.foreground != nil, style.background != nil, let text else { return false }
        return text.isMosaic || text == Self.upperHalf || text == Self.lowerHalf
            || Self.quadrants.contains(text)
    }

    private static let quadrants: Set<Character> = ["▖", "▗", "▘", "▙", "▚", "▛", "▜", "▝", "▞", "▟"]

    static let upperHalf: Character = "▀"
    static let lowerHalf: Character = "▄"
}

extension Character {
    /// Whether it divides a cell into two areas, and is of the symbols for legacy computing.
    var isMosaic: Bool {
        guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
        return 0x1FB00...0x1FB7B ~= scalar.value
    }
}
