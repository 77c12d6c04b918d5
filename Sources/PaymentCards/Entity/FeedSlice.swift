/// Where a text of a feed stands among the bytes it was read with.
@frozen package struct FeedSlice: Equatable, Sendable {
    /// Where it starts; 0 where there is none, because no text stands before the quote that opens it.
    package let start: UInt32
    @usableFromInline let lengthAndTraits: UInt32

    /// Longer slices than this are not kept: the card that has one is decoded at once.
    @inlinable package static var longest: Int { 1 << 28 }

    /// What stands in for a field that is not there.
    @inlinable package static var missing: FeedSlice { FeedSlice(start: 0, length: 0, traits: .plain) }

    /// The `length` bytes from `start`.
    @inlinable package init(start: UInt32, length: Int, traits: FeedTextTraits) {
        self.start = start
        lengthAndTraits = UInt32(truncatingIfNeeded: length) | traits.rawValue
    }

    /// Whether there is no such field.
    @inlinable package var isMissing: Bool { start == 0 }

    /// How many bytes it has.
    @inlinable package var length: Int { Int(lengthAndTraits & UInt32(Self.longest - 1)) }

    /// Whether the bytes are the text, with nothing to unescape or to make safe.
    @inlinable package var isPlain: Bool { lengthAndTraits < UInt32(Self.longest) }

    /// What is special about the bytes.
    @inlinable package var traits: FeedTextTraits {
        FeedTextTraits(rawValue: lengthAndTraits & ~UInt32(Self.longest - 1))
    }

    /// Which bytes they are.
    @inlinable package var range: Range<Int> { Int(start)..<(Int(start) + length) }
}

/// What is special about a text of a feed.
@frozen package struct FeedTextTraits: OptionSet, Sendable {
    package let rawValue: UInt32

    @inlinable package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Printable ASCII.
    @inlinable package static var plain: FeedTextTraits { [] }
    /// It has bytes that are no printable ASCII.
    @inlinable package static var foreign: FeedTextTraits { FeedTextTraits(rawValue: 1 << 28) }
    /// It has escapes.
    @inlinable package static var escaped: FeedTextTraits { FeedTextTraits(rawValue: 1 << 29) }
    /// It has an escape that is half of a surrogate pair, so that it is no Unicode.
    @inlinable package static var broken: FeedTextTraits { FeedTextTraits(rawValue: 1 << 30) }
}
