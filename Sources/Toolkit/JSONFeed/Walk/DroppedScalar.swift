/// Tells from its UTF-8 bytes whether a character may be dropped when a text is cleaned.
enum DroppedScalar {
    typealias Lane = SIMD16<UInt8>
    typealias Mask = SIMDMask<SIMD16<Int8>>

    /// The places where such a character may begin, given the bytes at many places and the byte after each. Nearly all letters
    /// begin with other bytes, and are not decoded.
    @inline(__always)
    static func mayBegin(with firsts: Lane, _ seconds: Lane) -> Mask {
        func isFirst(_ first: UInt8) -> Mask { firsts .== Lane(repeating: first) }
        // U+00AD; U+034F; U+061C.
        let early = isFirst(0xC2) .| isFirst(0xCD) .| isFirst(0xD8)
        // Of the characters that begin with 0xE2, only U+2000 to U+207F, and not the currency signs.
        let late =
            (firsts .>= Lane(repeating: 0xE1)) .& .!(isFirst(0xE2) .& (seconds .>= Lane(repeating: 0x82)))
        return early .| late
    }

    /// Whether the character at `place`, behind which there are four bytes at least, may be dropped by `isDropped`, or is none.
    @inline(__always)
    static func mayBe(at place: UnsafeRawPointer, _ isDropped: (Unicode.Scalar) -> Bool) -> Bool {
        // None from U+4000 to U+EFFF, which covers most characters with these first bytes.
        !(0xE4...0xEE ~= place.load(as: UInt8.self)) && (scalar(at: place).map(isDropped) ?? true)
    }

    private static func scalar(at place: UnsafeRawPointer) -> Unicode.Scalar? {
        let lead = UInt32(place.load(as: UInt8.self))
        func next(_ index: Int) -> UInt32 { UInt32(place.load(fromByteOffset: index, as: UInt8.self) & 0x3F) }
        let value =
            switch lead {
            case 0xC2...0xDF: (lead & 0x1F) << 6 | next(1)
            case 0xE0...0xEF: (lead & 0x0F) << 12 | next(1) << 6 | next(2)
            default: (lead & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3)
            }
        return Unicode.Scalar(value)
    }
}
