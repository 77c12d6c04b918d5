/// Goes past elements of a list that nobody wants to look at, several times as fast as `JSONCursor`.
///
/// It reads nothing but quotes and brackets, so that it finds where elements end and not whether they are JSON. It goes on
/// only where that is certain: not past a backslash, which may hide a quote, and when it looks for a text not past a character
/// that cleaning may drop, because it may stand inside that text.
struct JSONSkim {
    /// A text to look for among cleaned ones, which only a backslash or what cleaning drops can spell in another way.
    struct Text {
        let string: String
        let bytes: [UInt8]

        /// `nil` for a text that is empty or has anything but digits, unaccented letters, hyphens and underscores.
        ///
        /// The letter K isn't one of them: a Kelvin sign is the same to `String`, in other bytes.
        init?(_ text: String) {
            string = text
            bytes = Array(text.utf8)
            let isCertain = bytes.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte != UInt8(ascii: "K")
                default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                }
            }
            guard isCertain, !bytes.isEmpty else { return nil }
        }
    }

    private typealias Lane = SIMD16<UInt8>
    /// How many bytes are looked at in one step.
    private static let step = 64
    private let base: UnsafeRawPointer
    private let count: Int

    /// The bytes of `window`, which stand in memory from `base` on.
    init(_ window: FeedWindow, at base: UnsafeRawPointer) {
        self.base = base
        count = window.count
    }

    /// Where the last element ends that lies whole in the bytes, which begin between two elements; `nil` where there is none.
    ///
    /// A list's end is not gone past. With `isExact`, what stands before the end is in other words than bytes nowhere.
    func endOfElements(isExact: Bool = false) -> Int? {
        var isInText: UInt64 = 0
        var depth = 0
        var end: Int?
        var place = 0
        while place + Self.step <= count {
            let (quotes, brackets, isForeign, hasBackslash) = signs(at: place)
            if hasBackslash { return end }
            if isExact, isForeign, mayDrop(at: place) { return end }
            let text = Self.parity(of: quotes) ^ isInText
            isInText = text >> 63 == 0 ? 0 : .max
            var marks = brackets & ~text
            while marks != 0 {
                let mark = place &+ marks.trailingZeroBitCount
                marks &= marks &- 1
                // "[" and "{" have a bit that "]" and "}" do not have.
                if base.load(fromByteOffset: mark, as: UInt8.self) & 0b10 != 0 {
                    depth &+= 1
                } else {
                    depth &-= 1
                    if depth < 0 { return end }
                    if depth == 0 { end = mark &+ 1 }
                }
            }
            place &+= Self.step
        }
        return end
    }

    /// Whether `text` stands in the first `length` bytes.
    func has(_ text: Text, inFirst length: Int) -> Bool {
        guard let first = text.bytes.first, let last = text.bytes.last else { return true }
        let reach = text.bytes.count - 1
        let (firsts, lasts) = (Lane(repeating: first), Lane(repeating: last))
        var place = 0
        while place + reach < length {
            let mayBegin = lane(at: place) .== firsts
            let mayEnd = lane(at: place + reach) .== lasts
            if Self.isSet(mayBegin .& mayEnd) {
                // The zeroes after a window are in no text.
                for start in place..<min(place + Lane.scalarCount, length - reach)
                where text.bytes.indices.allSatisfy({
                    base.load(fromByteOffset: start + $0, as: UInt8.self) == text.bytes[$0]
                }) {
                    return true
                }
            }
            place += Lane.scalarCount
        }
        return false
    }

    /// By bit, for the bytes from `place` on: whether it is a quote, and whether it may be a bracket. What else is taken for one
    /// ("Y", "_", "y" and such) stands only in texts.
    @inline(__always)
    private func signs(
        at place: Int
    ) -> (quotes: UInt64, brackets: UInt64, isForeign: Bool, hasBackslash: Bool) {
        var quotes: UInt64 = 0
        var brackets: UInt64 = 0
        var all = Lane.zero
        var backslashes = SIMDMask<SIMD16<Int8>>(repeating: false)
        for number in 0..<4 {
            let bytes = lane(at: place &+ number &* Lane.scalarCount)
            let shift = UInt64(truncatingIfNeeded: number &* Lane.scalarCount)
            quotes |= Self.bits(bytes .== Lane(repeating: UInt8(ascii: "\""))) &<< shift
            brackets |= Self.bits((bytes | Lane(repeating: 0x26)) .== Lane(repeating: 0x7F)) &<< shift
            all |= bytes
            backslashes .|= bytes .== Lane(repeating: UInt8(ascii: "\\"))
        }
        let high = unsafeBitCast(all, to: SIMD2<UInt64>.self)
        return (
            quotes, brackets, (high[0] | high[1]) & 0x8080_8080_8080_8080 != 0, Self.isSet(backslashes)
        )
    }

    /// Whether one of the characters that begin in the step at `place` may be dropped when a text is cleaned.
    private func mayDrop(at place: Int) -> Bool {
        for number in 0..<4 {
            let start = place &+ number &* Lane.scalarCount
            let beginnings = lane(at: start) .>= Lane(repeating: 0xC2)
            guard Self.isSet(beginnings) else { continue }
            var marks = Self.bits(beginnings)
            while marks != 0 {
                let place = base + (start &+ marks.trailingZeroBitCount)
                marks &= marks &- 1
                let bytes = (place.load(as: UInt8.self), place.load(fromByteOffset: 1, as: UInt8.self))
                if DroppedScalar.mayBegin(with: bytes.0, bytes.1), DroppedScalar.mayBe(at: place) {
                    return true
                }
            }
        }
        return false
    }

    @inline(__always)
    private func lane(at place: Int) -> Lane { base.loadUnaligned(fromByteOffset: place, as: Lane.self) }

    /// By bit: whether an odd number of bits is set up to it and with it.
    @inline(__always)
    private static func parity(of bits: UInt64) -> UInt64 {
        var bits = bits
        bits ^= bits << 1
        bits ^= bits << 2
        bits ^= bits << 4
        bits ^= bits << 8
        bits ^= bits << 16
        bits ^= bits << 32
        return bits
    }

    /// A bit for every byte of a mask. The product moves the lowest bit of each of eight bytes to one of its highest eight.
    @inline(__always)
    private static func bits(_ mask: SIMDMask<SIMD16<Int8>>) -> UInt64 {
        let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self) & SIMD2(repeating: 0x0101_0101_0101_0101)
        let gather: UInt64 = 0x0102_0408_1020_4080
        return (words[0].littleEndian &* gather) >> 56 | ((words[1].littleEndian &* gather) >> 56) << 8
    }

    @inline(__always)
    private static func isSet(_ mask: SIMDMask<SIMD16<Int8>>) -> Bool {
        let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return words[0] | words[1] != 0
    }
}
