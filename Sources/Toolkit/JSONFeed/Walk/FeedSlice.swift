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
