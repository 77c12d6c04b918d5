/// The position of a feed's text in the bytes it was read from.
package struct FeedSlice: Equatable, Sendable {
    /// The offset; 0 if there is no text, since a text can't begin before its opening quote.
    package let start: UInt32
    private let lengthAndTraits: UInt32

    /// Longer slices are not stored: a card that has one is decoded at once.
    package static let longest = 1 << 28

    /// The slice for a missing field.
    package static let missing = FeedSlice(start: 0, length: 0, traits: .plain)

    /// The `length` bytes from `start`.
    package init(start: UInt32, length: Int, traits: FeedTextTraits) {
        self.start = start
        lengthAndTraits = UInt32(truncatingIfNeeded: length) | traits.rawValue
    }

    /// Whether the field is missing.
    package var isMissing: Bool { start == 0 }

    /// The number of bytes.
    package var length: Int { Int(lengthAndTraits & UInt32(Self.longest - 1)) }

    /// Whether the bytes are the text, without a need for unescaping or cleaning.
    package var isPlain: Bool { lengthAndTraits < UInt32(Self.longest) }

    /// The properties of the bytes.
    package var traits: FeedTextTraits {
        FeedTextTraits(rawValue: lengthAndTraits & ~UInt32(Self.longest - 1))
    }

    /// The range of the bytes.
    package var range: Range<Int> { Int(start)..<(Int(start) + length) }
}

/// Properties of a text in a feed.
package struct FeedTextTraits: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Printable ASCII.
    package static let plain: FeedTextTraits = []
    /// It contains bytes other than printable ASCII.
    package static let foreign = FeedTextTraits(rawValue: 1 << 28)
    /// It contains escapes.
    package static let escaped = FeedTextTraits(rawValue: 1 << 29)
    /// It contains an escape for half of a surrogate pair, so it is not valid Unicode.
    package static let broken = FeedTextTraits(rawValue: 1 << 30)
}
