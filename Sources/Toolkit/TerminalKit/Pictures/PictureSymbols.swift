/// Characters that divide a cell into two colours.
public enum PictureSymbols: String, CaseIterable, Hashable, Sendable {
    /// Halves, which every terminal's font has.
    case halves
    /// Halves and quarters. Most fonts have them.
    case quadrants
    /// Those, and sixths: for fonts with the symbols for legacy computing of Unicode 13.
    case sextants
    /// Dots, two by four, for lines: they show one colour, on the ground that is there.
    case braille
}

/// Which of a cell's samples a character paints in the foreground.
struct PictureSymbol: Sendable {
    let text: Character
    /// A bit for each sample, in rows from the top, each from the left.
    let mask: UInt32

    /// The samples of a cell: enough for halves, quarters and sixths.
    static let columns = 4
    static let rows = 6
    static let all: UInt32 = 1 << (columns * rows) - 1

    /// A character that paints a part of a cell of `width` × `height` parts: a bit for each.
    private init(_ text: Character, parts: Int, width: Int, height: Int) {
        self.text = text
        var mask: UInt32 = 0
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let part = row * height / Self.rows * width + column * width / Self.columns
                if parts >> part & 1 == 1 { mask |= 1 << UInt32(row * Self.columns + column) }
            }
        }
        self.mask = mask
    }

    /// The characters, without those that are another one with its colours exchanged.
    static func table(_ symbols: PictureSymbols) -> [PictureSymbol] {
        switch symbols {
        case .halves, .braille: halves
        case .quadrants: quadrants
        case .sextants: sextants
        }
    }

    private static let halves = [
        PictureSymbol("▀", parts: 0b01, width: 1, height: 2),
        PictureSymbol("▌", parts: 0b01, width: 2, height: 1),
    ]

    private static let quadrants =
        halves
        + zip("▘▝▖▗▚", [0b0001, 0b0010, 0b0100, 0b1000, 0b1001]).map {
            PictureSymbol($0, parts: $1, width: 2, height: 2)
        }

    /// U+1FB00 and on, in the order of their bits, without those that are halves or the whole cell. Source: Unicode 13, "Symbols
    /// for Legacy Computing".
    private static let sextants: [PictureSymbol] =
        quadrants
        + (1...31).compactMap { parts in
            // The left half, 0b010101, is a block element.
            guard parts != 0b010101 else { return nil }
            let offset = UInt32(parts - 1 - (parts > 0b010101 ? 1 : 0))
            guard let scalar = Unicode.Scalar(0x1FB00 + offset) else { return nil }
            return PictureSymbol(Character(scalar), parts: parts, width: 2, height: 3)
        }
}
