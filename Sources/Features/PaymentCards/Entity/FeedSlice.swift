/// Where a text of a feed stands among the bytes it was read with.
package struct FeedSlice: Equatable, Sendable {
    /// Where it starts; 0 where there is none, because no text stands before the quote that opens it.
    package let start: UInt32
    private let lengthAndTraits: UInt32

    /// Longer slices than this are not kept: the card that has one is decoded at once.
    package static let longest = 1 << 28

    /// What stands in for a field that is not there.
    package static let missing = FeedSlice(start: 0, length: 0, traits: .plain)

    /// The `length` bytes from `start`.
    package init(start: UInt32, length: Int, traits: FeedTextTraits) {
        self.start = start
        lengthAndTraits = UInt32(truncatingIfNeeded: length) | traits.rawValue
    }

    /// Whether there is no such field.
    package var isMissing: Bool { start == 0 }

    /// How many bytes it has.
    package var length: Int { Int(lengthAndTraits & UInt32(Self.longest - 1)) }

    /// Whether the bytes are the text, with nothing to unescape or to make safe.
    package var isPlain: Bool { lengthAndTraits < UInt32(Self.longest) }

    /// What is special about the bytes.
    package var traits: FeedTextTraits {
        FeedTextTraits(rawValue: lengthAndTraits & ~UInt32(Self.longest - 1))
    }

    /// Which bytes they are.
    package var range: Range<Int> { Int(start)..<(Int(start) + length) }
}

/// What is special about a text of a feed.
package struct FeedTextTraits: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Printable ASCII.
    package static let plain: FeedTextTraits = []
    /// It has bytes that are no printable ASCII.
    package static let foreign = FeedTextTraits(rawValue: 1 << 28)
    /// It has escapes.
    package static let escaped = FeedTextTraits(rawValue: 1 << 29)
    /// It has an escape that is half of a surrogate pair, so that it is no Unicode.
    package static let broken = FeedTextTraits(rawValue: 1 << 30)
}
