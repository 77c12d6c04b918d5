import Pixels

extension DeflateAlphabet {
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
