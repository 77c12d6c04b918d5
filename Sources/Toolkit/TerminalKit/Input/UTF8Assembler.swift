/// Assembles scalars from single bytes of UTF-8.
///
/// Ill-formed bytes are reported once per maximal subpart of a well-formed sequence. Source: The Unicode Standard, 3.9, table
/// 3-7 and "U+FFFD Substitution of Maximal Subparts".
struct UTF8Assembler: Sendable {
    /// The result of adding a byte.
    enum Outcome: Equatable {
        /// The byte's scalar is not complete yet.
        case incomplete
        /// The byte completes a scalar.
        case scalar(Unicode.Scalar)
        /// The byte can't begin a scalar.
        case invalid
        /// The preceding bytes don't form a scalar; the byte was not used and must be added again.
        case cutOff
    }

    private var value: UInt32 = 0
    private var missing = 0
    /// The valid values for the next byte. Only the second byte of some sequences has fewer than 64.
    private var allowed: ClosedRange<UInt8> = Self.continuation

    private static let continuation: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether a scalar has begun and is incomplete.
    var isPending: Bool { missing > 0 }

    mutating func push(_ byte: UInt8) -> Outcome {
        guard isPending else { return begin(byte) }
        guard allowed.contains(byte) else {
            missing = 0
            return .cutOff
        }
        allowed = Self.continuation
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        guard missing == 0 else { return .incomplete }
        return Unicode.Scalar(value).map(Outcome.scalar) ?? .invalid
    }

    private mutating func begin(_ byte: UInt8) -> Outcome {
        switch byte {
        case 0..<0x80: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF: expect(1, after: byte & 0x1F)
        case 0xE0: expect(2, after: 0, 0xA0...0xBF)
        // Surrogates are not valid in UTF-8.
        case 0xED: expect(2, after: 0xD, 0x80...0x9F)
        case 0xE1...0xEF: expect(2, after: byte & 0xF)
        case 0xF0: expect(3, after: 0, 0x90...0xBF)
        case 0xF1...0xF3: expect(3, after: byte & 0x7)
        case 0xF4: expect(3, after: 4, 0x80...0x8F)
        default: return .invalid
        }
        return .incomplete
    }

    private mutating func expect(
        _ count: Int, after bits: UInt8, _ range: ClosedRange<UInt8> = Self.continuation
    ) {
        (missing, value, allowed) = (count, UInt32(bits), range)
    }
}
