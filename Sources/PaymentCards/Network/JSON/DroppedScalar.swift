import PaymentCardsEntity

/// Tells by its bytes in UTF-8 whether a character may be dropped when a text is cleaned.
enum DroppedScalar {
    /// Whether such a character may begin with these two bytes. Nearly all others begin with other ones, and are not decoded.
    @inline(__always)
    static func mayBegin(with first: UInt8, _ second: UInt8) -> Bool {
        switch first {
        case 0xC2: second == 0xAD
        case 0xCD: second == 0x8F
        case 0xD8: second == 0x9C
        // U+2000 to U+207F, and not the signs of currencies.
        case 0xE2: second <= 0x81
        case 0xE1, 0xE3, 0xEF, 0xF0, 0xF3: true
        default: false
        }
    }

    /// Whether the character at `place`, behind which there are four bytes at least, may be dropped, or is none.
    static func mayBe(at place: UnsafeRawPointer) -> Bool {
        let lead = UInt32(place.load(as: UInt8.self))
        func next(_ index: Int) -> UInt32 { UInt32(place.load(fromByteOffset: index, as: UInt8.self) & 0x3F) }
        let value =
            switch lead {
            case 0xC2...0xDF: (lead & 0x1F) << 6 | next(1)
            case 0xE0...0xEF: (lead & 0x0F) << 12 | next(1) << 6 | next(2)
            default: (lead & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3)
            }
        return Unicode.Scalar(value).map { ScalarFate($0).mayBeDropped } ?? true
    }
}
