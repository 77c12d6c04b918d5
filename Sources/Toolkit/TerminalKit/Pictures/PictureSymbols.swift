/// Characters that divide a cell into two colours.
public enum PictureSymbols: String, CaseIterable, Hashable, Sendable {
    /// Halves, which every terminal's font has.
    case halves
    /// Halves and quarters. Most fonts have them.
    case quadrants
    /// Those, and sixths: for fonts with the symbols for legacy computing of Unicode 13.
    case sextants
    /// Those, and wedges, for slanting edges. They are of the same fonts.
    case wedges
    /// Dots, two by four, for lines: they show one colour, on the ground that is there.
    case braille

    /// How many samples of a cell these characters can show: columns and rows.
    var samples: (columns: Int, rows: Int) {
        switch self {
        case .halves, .quadrants: (2, 2)
        // The least that has both quarters and sixths.
        case .sextants: (2, 6)
        case .wedges: (4, 6)
        case .braille: (2, 4)
        }
    }
}

/// Which of a cell's samples a character paints in the foreground.
struct PictureSymbol: Sendable {
    let text: Character
    /// A bit for each sample, in rows from the top, each from the left.
    let mask: UInt32

    /// A character that paints a part of a cell of `width` × `height` parts: a bit for each.
    private init(
        _ text: Character, parts: Int, width: Int, height: Int, on samples: (columns: Int, rows: Int)
    ) {
        self.init(text, on: samples) { column, row in
            let part = row * height / samples.rows * width + column * width / samples.columns
            return parts >> part & 1 == 1
        }
    }

    private init(
        _ text: Character, on samples: (columns: Int, rows: Int), paints: (_ column: Int, _ row: Int) -> Bool
    ) {
        self.text = text
        var mask: UInt32 = 0
        for row in 0..<samples.rows {
            for column in 0..<samples.columns where paints(column, row) {
                mask |= 1 << UInt32(row * samples.columns + column)
            }
        }
        self.mask = mask
    }

    /// The characters, without those that are another one with its colours exchanged.
    static func table(_ symbols: PictureSymbols) -> [PictureSymbol] {
        switch symbols {
        case .halves, .braille: halves
        case .quadrants: quarters
        case .sextants: sixths
        case .wedges: wedges
        }
    }

    private static let halves = halves(on: PictureSymbols.halves.samples)
    private static let quarters = quarters(on: PictureSymbols.quadrants.samples)
    private static let sixths = sixths(on: PictureSymbols.sextants.samples)
    private static let wedges = wedges(on: PictureSymbols.wedges.samples)

    private static func halves(on samples: (columns: Int, rows: Int)) -> [PictureSymbol] {
        [
            PictureSymbol("▀", parts: 0b01, width: 1, height: 2, on: samples),
            PictureSymbol("▌", parts: 0b01, width: 2, height: 1, on: samples),
        ]
    }

    private static func quarters(on samples: (columns: Int, rows: Int)) -> [PictureSymbol] {
        halves(on: samples)
            + zip("▘▝▖▗▚", [0b0001, 0b0010, 0b0100, 0b1000, 0b1001]).map {
                PictureSymbol($0, parts: $1, width: 2, height: 2, on: samples)
            }
    }

    /// U+1FB00 and on, in the order of their bits, without those that are halves or the whole cell. Source: Unicode 13, "Symbols
    /// for Legacy Computing".
    private static func sixths(on samples: (columns: Int, rows: Int)) -> [PictureSymbol] {
        quarters(on: samples)
            + (1...31).compactMap { parts in
                // The left half, 0b010101, is a block element.
                guard parts != 0b010101 else { return nil }
                let offset = UInt32(parts - 1 - (parts > 0b010101 ? 1 : 0))
                guard let scalar = Unicode.Scalar(0x1FB00 + offset) else { return nil }
                return PictureSymbol(Character(scalar), parts: parts, width: 2, height: 3, on: samples)
            }
    }

    /// U+1FB3C to U+1FB51, each below a line between two points of the cell's edge, and the quarters U+1FB6C to U+1FB6F. Source:
    /// Unicode 13, names of the characters.
    private static func wedges(on samples: (columns: Int, rows: Int)) -> [PictureSymbol] {
        /// The middle of a sample, in halves of the cell's width and thirds of its height.
        func middle(_ column: Int, _ row: Int) -> (x: Double, y: Double) {
            (
                2 * (Double(column) + 0.5) / Double(samples.columns),
                3 * (Double(row) + 0.5) / Double(samples.rows)
            )
        }
        let below = edges.enumerated().compactMap { number, edge -> PictureSymbol? in
            guard let scalar = Unicode.Scalar(UInt32(0x1FB3C + number)) else { return nil }
            let slope = Double(edge.to.y - edge.from.y) / Double(edge.to.x - edge.from.x)
            return PictureSymbol(Character(scalar), on: samples) { column, row in
                let (x, y) = middle(column, row)
                return y > Double(edge.from.y) + slope * (x - Double(edge.from.x))
            }
        }
        let quarters = zip("🭬🭭🭮🭯", 0...3).map { text, side in
            PictureSymbol(text, on: samples) { column, row in
                let (x, y) = (middle(column, row).x / 2, middle(column, row).y / 3)
                let distances = [x, y, 1 - x, 1 - y]
                return !distances.contains { $0 < distances[side] }
            }
        }
        return sixths(on: samples) + below + quarters
    }

    /// The lines over which the wedges rise no further, from left to right: columns 0...2 and rows 0...3.
    private static let edges: [(from: (x: Int, y: Int), to: (x: Int, y: Int))] = [
        ((0, 2), (1, 3)), ((0, 2), (2, 3)), ((0, 1), (1, 3)), ((0, 1), (2, 3)), ((0, 0), (1, 3)),
        ((0, 1), (1, 0)), ((0, 1), (2, 0)), ((0, 2), (1, 0)), ((0, 2), (2, 0)), ((0, 3), (1, 0)),
        ((0, 2), (2, 1)), ((1, 3), (2, 2)), ((0, 3), (2, 2)), ((1, 3), (2, 1)), ((0, 3), (2, 1)),
        ((1, 3), (2, 0)), ((1, 0), (2, 1)), ((0, 0), (2, 1)), ((1, 0), (2, 2)), ((0, 0), (2, 2)),
        ((1, 0), (2, 3)), ((0, 1), (2, 2)),
    ]
}
