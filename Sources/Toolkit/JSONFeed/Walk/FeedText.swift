/// The bytes between the quotes of a JSON text that is known to be well formed.
package struct FeedText {
    private let bytes: ArraySlice<UInt8>
    private let traits: FeedTextTraits

    /// The text of `bytes`, of which `traits` tells what is special about them.
    package init(_ bytes: ArraySlice<UInt8>, traits: FeedTextTraits) {
        self.bytes = bytes
        self.traits = traits
    }

    /// The text, made safe to show by `clean` where it is not plain.
    package func text(cleanedBy clean: (String) -> String) -> String { traits.isEmpty ? raw : clean(raw) }

    /// The text without cleaning.
    package var raw: String {
        traits.contains(.escaped) ? unescaped : String(decoding: bytes, as: UTF8.self)
    }

    /// The texts of a list that stands between its brackets.
    package var list: [FeedText] {
        var texts: [FeedText] = []
        var rest = bytes
        while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
            let inside = rest[(quote + 1)...]
            var end = inside.startIndex
            while inside[end] != UInt8(ascii: "\"") { end += inside[end] == UInt8(ascii: "\\") ? 2 : 1 }
            texts.append(FeedText(inside[..<end], traits: traits))
            rest = inside[(end + 1)...]
        }
        return texts
    }

    private var unescaped: String {
        var units: [UInt16] = []
        var rest = bytes
        while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
            units += String(decoding: rest[..<slash], as: UTF8.self).utf16
            let sign = rest[slash + 1]
            rest = rest[(slash + 2)...]
            if sign == UInt8(ascii: "u") {
                // Two halves of a surrogate pair may meet, which is why the result is UTF-16.
                units += [UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0xFFFD]
                rest = rest.dropFirst(4)
            } else {
                units.append(UInt16(Self.meanings[sign] ?? sign))
            }
        }
        return String(decoding: units + String(decoding: rest, as: UTF8.self).utf16, as: UTF16.self)
    }

    /// The meanings of letters after a backslash; every other character stands for itself (RFC 8259, section 7).
    private static let meanings: [UInt8: UInt8] = [
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
        UInt8(ascii: "t"): 0x09,
    ]
}

/// Where a text of JSON stands among the bytes it was read with.
public struct FeedSlice: Equatable, Sendable {
    /// Where it starts; 0 where there is none, because no text stands before the quote that opens it.
    public let start: UInt32
    @usableFromInline let lengthAndTraits: UInt32

    /// Longer slices than this are not kept: what has one is decoded at once.
    @inlinable public static var longest: Int { 1 << 28 }

    /// What stands in for a field that is not there.
    @inlinable public static var missing: FeedSlice { FeedSlice(start: 0, length: 0, traits: .plain) }

    /// The `length` bytes from `start`.
    @inlinable public init(start: UInt32, length: Int, traits: FeedTextTraits) {
        self.start = start
        lengthAndTraits = UInt32(truncatingIfNeeded: length) | traits.rawValue
    }

    /// Whether there is no such field.
    @inlinable public var isMissing: Bool { start == 0 }

    /// How many bytes it has.
    @inlinable public var length: Int { Int(lengthAndTraits & UInt32(Self.longest - 1)) }

    /// Whether the bytes are the text, with nothing to unescape or to make safe.
    @inlinable public var isPlain: Bool { lengthAndTraits < UInt32(Self.longest) }

    /// What is special about the bytes.
    @inlinable public var traits: FeedTextTraits {
        FeedTextTraits(rawValue: lengthAndTraits & ~UInt32(Self.longest - 1))
    }

    /// Which bytes they are.
    @inlinable public var range: Range<Int> { Int(start)..<(Int(start) + length) }
}

/// What is special about a text of JSON.
public struct FeedTextTraits: OptionSet, Sendable {
    /// A bit for each trait.
    public let rawValue: UInt32

    /// The traits whose bits are set.
    @inlinable public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Printable ASCII.
    @inlinable public static var plain: FeedTextTraits { [] }
    /// It has bytes that are no printable ASCII.
    @inlinable public static var foreign: FeedTextTraits { FeedTextTraits(rawValue: 1 << 28) }
    /// It has escapes.
    @inlinable public static var escaped: FeedTextTraits { FeedTextTraits(rawValue: 1 << 29) }
    /// It has an escape that is half of a surrogate pair, so that it is no Unicode.
    @inlinable public static var broken: FeedTextTraits { FeedTextTraits(rawValue: 1 << 30) }
}

/// Tells from its UTF-8 bytes whether a character may be dropped when a text is cleaned.
enum DroppedScalar {
    typealias Lane = SIMD16<UInt8>
    typealias Mask = SIMDMask<SIMD16<Int8>>

    /// The places where such a character may begin, given the bytes at many places. Most letters begin with other bytes, and are
    /// not decoded.
    @inline(__always)
    static func mayBegin(with bytes: Lane) -> Mask {
        func isFirst(_ first: UInt8) -> Mask { bytes .== Lane(repeating: first) }
        // U+00AD; U+034F; U+061C.
        let early = isFirst(0xC2) .| isFirst(0xCD) .| isFirst(0xD8)
        return early .| (bytes .>= Lane(repeating: 0xE1))
    }

    /// Whether the character at `place`, behind which there are four bytes at least, may be dropped by `isDropped`, or is none.
    @inline(__always)
    static func mayBe(at place: UnsafeRawPointer, _ isDropped: (Unicode.Scalar) -> Bool) -> Bool {
        switch place.load(as: UInt8.self) {
        // Of the characters that begin with 0xE2, only U+2000 to U+207F, and not the currency signs.
        case 0xE2 where place.load(fromByteOffset: 1, as: UInt8.self) >= 0x82: false
        // None from U+4000 to U+EFFF, which covers most characters with these first bytes.
        case 0xE4...0xEE: false
        default: scalar(at: place).map(isDropped) ?? true
        }
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
