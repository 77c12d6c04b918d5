/// What the symbols of deflate's three alphabets mean. Source: RFC 1951, 3.2.5 and 3.2.7.
package enum DeflateAlphabet {
    case literals
    case distances
    case codeLengths

    /// Extra bits and base of each length from symbol 257.
    package static let lengthRanges = ranges(groups: 7, ofSize: 4, from: 3) + [(0, 258)]
    /// Extra bits and base of each distance.
    package static let distanceRanges = ranges(groups: 15, ofSize: 2, from: 1)

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
    package static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// The lengths of the fixed codes. Source: RFC 1951, 3.2.6.
    package static let fixedLiteralLengths: [UInt8] =
        .init(repeating: 8, count: 144) + .init(repeating: 9, count: 112)
        + .init(repeating: 7, count: 24) + .init(repeating: 8, count: 8)
    package static let fixedDistanceLengths = [UInt8](repeating: 5, count: 32)
}
