/// What the symbols of deflate's three alphabets mean. Source: RFC 1951, 3.2.5 and 3.2.7.
enum DeflateAlphabet {
    case literals
    case distances
    case codeLengths

    /// Extra bits and base of each length from symbol 257.
    static let lengthRanges = ranges(groups: 7, ofSize: 4, from: 3) + [(0, 258)]
    /// Extra bits and base of each distance.
    static let distanceRanges = ranges(groups: 15, ofSize: 2, from: 1)

    /// The first two groups have no extra bits, and each group after them one more.
    private static func ranges(groups: Int, ofSize size: Int, from first: Int) -> [(bits: Int, base: Int)] {
        var base = first
        return (0..<groups).flatMap { group in
            (0..<size).map { _ in
                let bits = max(group - 1, 0)
                defer { base += 1 << bits }
                return (bits, base)
            }
        }
    }

    /// The order in which a block lists the lengths of the code of its lengths.
    static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// The lengths of the fixed codes. Source: RFC 1951, 3.2.6.
    static let fixedLiteralLengths: [UInt8] =
        .init(repeating: 8, count: 144) + .init(repeating: 9, count: 112)
        + .init(repeating: 7, count: 24) + .init(repeating: 8, count: 8)
    static let fixedDistanceLengths = [UInt8](repeating: 5, count: 32)

    /// The bits that are looked up at once; longer codes need a subtable.
    var primaryBits: Int {
        switch self {
        case .literals: 11
        case .distances: 9
        case .codeLengths: 7
        }
    }

    /// The entry of a table for `symbol`, without the length of its code.
    func entry(_ symbol: Int) -> InflateEntry {
        switch self {
        case .literals where symbol < 256: InflateEntry(value: symbol, kind: .literal)
        case .literals where symbol == 256: InflateEntry(value: 0, kind: .endOfBlock)
        case .literals where symbol < 286: Self.ranged(Self.lengthRanges[symbol - 257])
        case .distances where symbol < 30: Self.ranged(Self.distanceRanges[symbol])
        case .literals, .distances: .none
        case .codeLengths: InflateEntry(value: symbol, kind: .literal)
        }
    }

    private static func ranged(_ range: (bits: Int, base: Int)) -> InflateEntry {
        InflateEntry(value: range.base, kind: .range, extraBits: range.bits)
    }
}
