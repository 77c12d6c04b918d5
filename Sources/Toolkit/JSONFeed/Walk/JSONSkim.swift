import Foundation

#if arch(x86_64)
    import _Builtin_intrinsics.intel.sse2
#endif

/// Skips unneeded elements of a list, several times as fast as `JSONCursor`.
///
/// It looks only at quotes and brackets, so it finds where elements end but not whether they are valid JSON. It continues only
/// while that is certain: not past a backslash, which may hide a quote, and, when it searches for a text, not past a character
/// that cleaning may drop, because the character may be inside that text.
package struct JSONSkim {
    /// A text to search for among cleaned ones. Only a backslash or a dropped character can spell it differently.
    package struct Text {
        package let string: String
        package let bytes: [UInt8]

        /// `nil` for a text that is empty or contains anything but digits, unaccented letters, hyphens and underscores.
        ///
        /// The letter K is not allowed: `String` considers a Kelvin sign equal to it, though its bytes differ.
        package init?(_ text: String) {
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

    private typealias Lane = DroppedScalar.Lane
    typealias Mask = DroppedScalar.Mask
    /// The number of bytes examined in one step.
    private static let step = 64
    private let base: UnsafeRawPointer
    private let count: Int

    private let mayBeDropped: (Unicode.Scalar) -> Bool

    /// `count` bytes that stand in memory from `base` on, and are followed by `JSONCursor.padding` zeroes.
    ///
    /// `mayBeDropped` tells whether cleaning a text may drop a character: one of those that Unicode lets a program show nothing for.
    package init(at base: UnsafeRawPointer, count: Int, mayBeDropped: @escaping (Unicode.Scalar) -> Bool) {
        self.base = base
        self.count = count
        self.mayBeDropped = mayBeDropped
    }

    /// The end of the last element that lies completely in the bytes, which begin between two elements; `nil` if there is
    /// none.
    ///
    /// It doesn't pass the end of the list, nor an element that ends at `limit`. With a `text`, the elements before the result
    /// don't contain it: their texts consist of exactly their bytes, with no escapes and nothing that cleaning may drop.
    package func endOfElements(without text: Text? = nil, to limit: Int = .max) -> Int? {
        let search = Search(text)
        var isInText: UInt64 = 0
        var depth = 0
        var end: Int?
        var place = 0
        while place &+ Self.step &+ search.reach <= count {
            let (quotes, brackets, odd, hits) = signs(at: place, with: search)
            if Self.isSet(odd .| hits), hasStop(at: place, for: text, with: Self.isSet(hits) ? search : nil) {
                return end
            }
            let inside = Self.parity(of: quotes) ^ isInText
            isInText = inside >> 63 == 0 ? 0 : .max
            var marks = brackets & ~inside
            while marks != 0 {
                let mark = place &+ marks.trailingZeroBitCount
                marks &= marks &- 1
                // "[" and "{" have a bit that "]" and "}" don't have.
                if base.load(fromByteOffset: mark, as: UInt8.self) & 0b10 != 0 {
                    depth &+= 1
                } else {
                    depth &-= 1
                    if depth < 0 { return end }
                    if depth == 0 {
                        end = mark &+ 1
                        if end == limit { return end }
                    }
                }
            }
            place &+= Self.step
        }
        return end
    }

    /// What to compare many places at once with, to find a text.
    private struct Search {
        let first: Lane
        let last: Lane
        /// The distance from its first byte to its last.
        let reach: Int

        /// Without a text, a search for a byte that no text of UTF-8 contains.
        init(_ text: Text?) {
            reach = text.map { $0.bytes.count - 1 } ?? 0
            first = Lane(repeating: text?.bytes.first ?? .max)
            last = Lane(repeating: text?.bytes.last ?? .max)
        }
    }

    /// The places among the bytes from `place` on where a text may begin.
    @inline(__always)
    private func hits(of search: Search, at place: Int) -> Mask {
        (lane(at: place) .== search.first) .& (lane(at: place &+ search.reach) .== search.last)
    }

    /// One bit for each byte from `place` on: whether it is a quote, and whether it may be a bracket. Other bytes taken for
    /// brackets ("Y", "_", "y" and such) occur only in texts. Also whether a backslash or anything but ASCII is among them, and
    /// whether a text may begin there: set somewhere, not at their places.
    @inline(__always)
    private func signs(at place: Int, with search: Search) -> (
        quotes: UInt64, brackets: UInt64, odd: Mask, hits: Mask
    ) {
        var quotes: UInt64 = 0
        var brackets: UInt64 = 0
        var (slashes, hits) = (Mask(repeating: false), Mask(repeating: false))
        var bytesTogether = Lane.zero
        for number in 0..<4 {
            let start = place &+ number &* Lane.scalarCount
            let bytes = lane(at: start)
            let shift = UInt64(truncatingIfNeeded: number &* Lane.scalarCount)
            quotes |= Self.bits(bytes .== Lane(repeating: UInt8(ascii: "\""))) &<< shift
            brackets |= Self.bits((bytes | Lane(repeating: 0x26)) .== Lane(repeating: 0x7F)) &<< shift
            slashes .|= bytes .== Lane(repeating: UInt8(ascii: "\\"))
            hits .|= self.hits(of: search, at: start)
            bytesTogether |= bytes
        }
        return (quotes, brackets, slashes .| (bytesTogether .>= Lane(repeating: 0x80)), hits)
    }

    /// Whether the step at `place` contains a backslash, or, with a text, the beginning of a character that cleaning may drop, or of
    /// the text, if `search` has something there.
    @inline(never)
    private func hasStop(at place: Int, for text: Text?, with search: Search?) -> Bool {
        let slash = UInt8(ascii: "\\")
        var marks = marks(at: place) { start in
            let bytes = lane(at: start)
            return (bytes .== Lane(repeating: slash)) .| DroppedScalar.mayBegin(with: bytes)
        }
        while marks != 0 {
            let mark = base + (place &+ marks.trailingZeroBitCount)
            if mark.load(as: UInt8.self) == slash { return true }
            if text != nil, DroppedScalar.mayBe(at: mark, mayBeDropped) { return true }
            marks &= marks &- 1
        }
        guard let text, let search else { return false }
        marks = self.marks(at: place) { hits(of: search, at: $0) }
        while marks != 0 {
            let mark = base + (place &+ marks.trailingZeroBitCount)
            if memcmp(mark, text.bytes, text.bytes.count) == 0 { return true }
            marks &= marks &- 1
        }
        return false
    }

    /// One bit for each byte from `place` on: whether `mask`, which is asked lane by lane, is set for it.
    @inline(__always)
    private func marks(at place: Int, _ mask: (_ start: Int) -> Mask) -> UInt64 {
        var marks: UInt64 = 0
        for number in 0..<4 {
            let isMarked = mask(place &+ number &* Lane.scalarCount)
            marks |= Self.bits(isMarked) &<< UInt64(truncatingIfNeeded: number &* Lane.scalarCount)
        }
        return marks
    }

    @inline(__always)
    private func lane(at place: Int) -> Lane { base.loadUnaligned(fromByteOffset: place, as: Lane.self) }

    /// For each bit, whether an odd number of bits are set up to and including it.
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

    /// One bit for every byte of a mask.
    @inline(__always)
    static func bits(_ mask: Mask) -> UInt64 {
        #if arch(x86_64)
            return UInt64(UInt32(bitPattern: _mm_movemask_epi8(unsafeBitCast(mask, to: __m128i.self))))
        #else
            return gatheredBits(mask)
        #endif
    }

    /// The same without an instruction for it: the product moves the lowest bit of each of eight bytes into the highest byte.
    @inline(__always)
    static func gatheredBits(_ mask: Mask) -> UInt64 {
        let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self) & SIMD2(repeating: 0x0101_0101_0101_0101)
        let gather: UInt64 = 0x0102_0408_1020_4080
        return (words[0].littleEndian &* gather) >> 56 | ((words[1].littleEndian &* gather) >> 56) << 8
    }

    @inline(__always)
    private static func isSet(_ mask: Mask) -> Bool { bits(mask) != 0 }
}
