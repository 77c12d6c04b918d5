import Foundation

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
    private typealias Mask = DroppedScalar.Mask
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
    /// It doesn't pass the end of the list. With `isExact`, texts before the result consist of exactly their bytes: no
    /// escapes, and nothing that cleaning may drop.
    package func endOfElements(isExact: Bool = false) -> Int? {
        var isInText: UInt64 = 0
        var depth = 0
        var end: Int?
        var place = 0
        while place + Self.step <= count {
            let (quotes, brackets, isOdd) = signs(at: place)
            if isOdd, hasStop(at: place, isExact: isExact) { return end }
            let text = Self.parity(of: quotes) ^ isInText
            isInText = text >> 63 == 0 ? 0 : .max
            var marks = brackets & ~text
            while marks != 0 {
                let mark = place &+ marks.trailingZeroBitCount
                marks &= marks &- 1
                // "[" and "{" have a bit that "]" and "}" don't have.
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

    /// Whether `text` occurs in the first `length` bytes.
    package func has(_ text: Text, inFirst length: Int) -> Bool {
        guard let first = text.bytes.first, let last = text.bytes.last else { return true }
        let reach = text.bytes.count - 1
        let (firsts, lasts) = (Lane(repeating: first), Lane(repeating: last))
        func hits(at place: Int) -> Mask {
            (lane(at: place) .== firsts) .& (lane(at: place &+ reach) .== lasts)
        }
        var place = 0
        while place + reach < length {
            // Four steps at a time while all of them are in memory.
            let lanes = place + Self.step + reach <= count ? 4 : 1
            var found = hits(at: place)
            if lanes == 4 {
                found .|= hits(at: place &+ 16) .| hits(at: place &+ 32) .| hits(at: place &+ 48)
            }
            if Self.isSet(found) {
                for number in 0..<lanes {
                    let start = place &+ number &* Lane.scalarCount
                    if has(text, at: Self.bits(hits(at: start)), from: start, before: length) { return true }
                }
            }
            place += lanes * Lane.scalarCount
        }
        return false
    }

    /// Whether `text` is at one of the places marked by bits from `start` on, and ends before `length`.
    private func has(_ text: Text, at places: UInt64, from start: Int, before length: Int) -> Bool {
        var marks = places
        while marks != 0 {
            let place = start &+ marks.trailingZeroBitCount
            marks &= marks &- 1
            // The zeros after a window are not part of any text.
            guard place + text.bytes.count <= length else { return false }
            if memcmp(base + place, text.bytes, text.bytes.count) == 0 { return true }
        }
        return false
    }

    /// One bit for each byte from `place` on: whether it is a quote, and whether it may be a bracket. Other bytes taken for
    /// brackets ("Y", "_", "y" and such) occur only in texts. Also whether a backslash or anything but ASCII is among them.
    @inline(__always)
    private func signs(at place: Int) -> (quotes: UInt64, brackets: UInt64, isOdd: Bool) {
        var quotes: UInt64 = 0
        var brackets: UInt64 = 0
        var odd = Lane.zero
        for number in 0..<4 {
            let bytes = lane(at: place &+ number &* Lane.scalarCount)
            let shift = UInt64(truncatingIfNeeded: number &* Lane.scalarCount)
            quotes |= Self.bits(bytes .== Lane(repeating: UInt8(ascii: "\""))) &<< shift
            brackets |= Self.bits((bytes | Lane(repeating: 0x26)) .== Lane(repeating: 0x7F)) &<< shift
            odd |= bytes | unsafeBitCast(bytes .== Lane(repeating: UInt8(ascii: "\\")), to: Lane.self)
        }
        let words = unsafeBitCast(odd, to: SIMD2<UInt64>.self)
        return (quotes, brackets, (words[0] | words[1]) & 0x8080_8080_8080_8080 != 0)
    }

    /// Whether the step at `place` contains a backslash, or with `isExact` the beginning of a character that cleaning may
    /// drop.
    private func hasStop(at place: Int, isExact: Bool) -> Bool {
        var stops = Mask(repeating: false)
        var suspects = Mask(repeating: false)
        for number in 0..<4 {
            let start = place &+ number &* Lane.scalarCount
            let bytes = lane(at: start)
            stops .|= bytes .== Lane(repeating: UInt8(ascii: "\\"))
            suspects .|= DroppedScalar.mayBegin(with: bytes, lane(at: start &+ 1))
        }
        if Self.isSet(stops) { return true }
        guard isExact, Self.isSet(suspects) else { return false }
        for number in 0..<4 {
            let start = place &+ number &* Lane.scalarCount
            var marks = Self.bits(DroppedScalar.mayBegin(with: lane(at: start), lane(at: start &+ 1)))
            while marks != 0 {
                if DroppedScalar.mayBe(at: base + (start &+ marks.trailingZeroBitCount), mayBeDropped) {
                    return true
                }
                marks &= marks &- 1
            }
        }
        return false
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

    /// One bit for every byte of a mask. The product moves the lowest bit of each of eight bytes into the highest byte.
    @inline(__always)
    private static func bits(_ mask: Mask) -> UInt64 {
        let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self) & SIMD2(repeating: 0x0101_0101_0101_0101)
        let gather: UInt64 = 0x0102_0408_1020_4080
        return (words[0].littleEndian &* gather) >> 56 | ((words[1].littleEndian &* gather) >> 56) << 8
    }

    @inline(__always)
    private static func isSet(_ mask: Mask) -> Bool {
        let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return words[0] | words[1] != 0
    }
}
