/// Characters that divide a cell into two colours.
public enum PictureSymbols: String, CaseIterable, Hashable, Sendable {
    /// Halves, which every terminal's font has.
    case halves
    /// Halves and quarters. Most fonts have them.
    case quadrants
    /// Those, and sixths: for fonts with the symbols for legacy computing of Unicode 13.
    case sextants
    /// Those, wedges for slanting edges, eighths, and lines an eighth of a cell wide. Few fonts have them all, and many terminals
    /// draw them themselves; see ``known(environment:version:)``.
    case wedges
    /// Dots, two by four, for lines: they show one colour, on the ground that is there.
    case braille

    /// How many samples of a cell a picture has for these characters: columns and rows.
    public var samples: (columns: Int, rows: Int) {
        switch self {
        case .halves: (2, 2)
        case .quadrants: (4, 4)
        // The least that has both quarters and sixths.
        case .sextants: (2, 6)
        // The least that has eighths in both directions. A sample that an edge crosses counts in part.
        case .wedges: (8, 8)
        case .braille: (2, 4)
        }
    }
}

/// How much of each of a cell's samples a character paints in the foreground.
struct PictureSymbol: Sendable {
    let text: Character
    /// In parts of `unit`, for each sample, in rows from the top, each from the left.
    let coverage: [Int32]
    /// The sum of the coverage, of its squares, and of its products with what isn't covered, in samples.
    let area: Float
    let (inside, across, outside): (Float, Float, Float)

    /// How much of the cell it paints, 0...1.
    var share: Double { Double(area) / Double(coverage.count) }

    /// The coverage of a sample that is covered entirely: it is looked at in three columns and three rows.
    static let unit: Int32 = 9

    /// A character that paints the points of a cell for which `paints` is true, in columns from 0 to 2 and rows from 0 to 3.
    private init(
        _ text: Character, on samples: (columns: Int, rows: Int), paints: (_ x: Double, _ y: Double) -> Bool
    ) {
        let parts = 3
        var coverage = [Int32](repeating: 0, count: samples.columns * samples.rows)
        for row in 0..<parts * samples.rows {
            for column in 0..<parts * samples.columns {
                let x = 2 * (Double(column) + 0.5) / Double(parts * samples.columns)
                let y = 3 * (Double(row) + 0.5) / Double(parts * samples.rows)
                if paints(x, y) { coverage[row / parts * samples.columns + column / parts] += 1 }
            }
        }
        (self.text, self.coverage) = (text, coverage)
        let shares = coverage.map { Float($0) / Float(Self.unit) }
        area = shares.reduce(0, +)
        inside = shares.reduce(0) { $0 + $1 * $1 }
        across = shares.reduce(0) { $0 + $1 * (1 - $1) }
        outside = shares.reduce(0) { $0 + (1 - $1) * (1 - $1) }
    }

    /// A character that paints some of `width` × `height` equal parts of a cell: a bit for each.
    private init(
        _ text: Character, parts: Int, width: Int, height: Int, on samples: (columns: Int, rows: Int)
    ) {
        self.init(text, on: samples) { x, y in
            let part = Int(y * Double(height) / 3) * width + Int(x * Double(width) / 2)
            return parts >> part & 1 == 1
        }
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
    private static let wedges: [PictureSymbol] = {
        let samples = PictureSymbols.wedges.samples
        return sixths(on: samples) + eighths(on: samples) + wedges(on: samples)
    }()

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

    /// Eighths from below and from the left, and those in the middle: U+1FB70 to U+1FB75 upright, U+1FB76 to U+1FB7B level.
    private static func eighths(on samples: (columns: Int, rows: Int)) -> [PictureSymbol] {
        let low = zip("▁▂▃▅▆▇", [1, 2, 3, 5, 6, 7]).map { text, eighths in
            PictureSymbol(text, parts: 0xFF << (8 - eighths), width: 1, height: 8, on: samples)
        }
        let left = zip("▏▎▍▋▊▉", [1, 2, 3, 5, 6, 7]).map { text, eighths in
            PictureSymbol(text, parts: 1 << eighths - 1, width: 8, height: 1, on: samples)
        }
        let lines = (1...6).flatMap { eighth in
            [(0x1FB6F + eighth, 8, 1), (0x1FB75 + eighth, 1, 8)].compactMap { code, width, height in
                Unicode.Scalar(UInt32(code)).map {
                    PictureSymbol(
                        Character($0), parts: 1 << eighth, width: width, height: height, on: samples)
                }
            }
        }
        return low + left + lines
    }

    /// U+1FB3C to U+1FB51, each below a line between two points of the cell's edge, and the quarters U+1FB6C to U+1FB6F. Source:
    /// Unicode 13, names of the characters.
    private static func wedges(on samples: (columns: Int, rows: Int)) -> [PictureSymbol] {
        let below = edges.enumerated().compactMap { number, edge -> PictureSymbol? in
            guard let scalar = Unicode.Scalar(UInt32(0x1FB3C + number)) else { return nil }
            let slope = Double(edge.to.y - edge.from.y) / Double(edge.to.x - edge.from.x)
            return PictureSymbol(Character(scalar), on: samples) { x, y in
                y > Double(edge.from.y) + slope * (x - Double(edge.from.x))
            }
        }
        let quarters = zip("🭬🭭🭮🭯", 0...3).map { text, side in
            PictureSymbol(text, on: samples) { x, y in
                let distances = [x / 2, y / 3, 1 - x / 2, 1 - y / 3]
                return !distances.contains { $0 < distances[side] }
            }
        }
        return below + quarters
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
