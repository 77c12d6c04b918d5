import Pixels

/// How a camera was held: what must be done to the rows of its picture. Source: Exif 2.32, table 6.
enum Orientation: Int {
    case upright = 1
    case mirrored, upsideDown, flipped, transposed, turnedRight, transversed, turnedLeft

    /// Whether rows become columns.
    var isSideways: Bool { rawValue >= Self.transposed.rawValue }

    /// Where pixels go: that of column x and row y to `start + x * column + y * row`.
    struct Places {
        let start, column, row: Int
    }

    func places(in size: PixelSize) -> Places {
        let (width, height) = (size.width, size.height)
        let last = width * height - 1
        return switch self {
        case .upright: Places(start: 0, column: 1, row: width)
        case .mirrored: Places(start: width - 1, column: -1, row: width)
        case .upsideDown: Places(start: last, column: -1, row: -width)
        case .flipped: Places(start: last - width + 1, column: 1, row: -width)
        case .transposed: Places(start: 0, column: height, row: 1)
        case .turnedRight: Places(start: height - 1, column: height, row: -1)
        case .transversed: Places(start: last, column: -height, row: -1)
        case .turnedLeft: Places(start: last - height + 1, column: -height, row: 1)
        }
    }

    /// The orientation that EXIF data gives; upright, if it gives none.
    init(exif: Slice<UnsafeBufferPointer<UInt8>>) {
        self = Self.value(in: Array(exif)).flatMap(Orientation.init) ?? .upright
    }

    /// The first entry with tag 0x0112 in the first directory of a TIFF header.
    private static func value(in bytes: [UInt8]) -> Int? {
        guard bytes.count >= 14, bytes.starts(with: Array("Exif\0\0".utf8)) else { return nil }
        let tiff = bytes.dropFirst(6)
        let isLittle = tiff.starts(with: Array("II".utf8))
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset + count <= tiff.count else { return nil }
            let digits = tiff[tiff.startIndex + offset..<tiff.startIndex + offset + count]
            return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard isLittle || tiff.starts(with: Array("MM".utf8)), number(2, 2) == 42,
            let directory = number(4, 4), let count = number(directory, 2)
        else { return nil }
        for entry in 0..<count {
            let start = directory + 2 + 12 * entry
            guard let tag = number(start, 2) else { return nil }
            if tag == 0x0112 { return number(start + 8, 2) }
        }
        return nil
    }
}
