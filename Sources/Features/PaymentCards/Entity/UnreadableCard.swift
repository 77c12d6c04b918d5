/// A card in the feed that was skipped, and why.
public struct UnreadableCard: Hashable, Sendable {
    /// The position in the feed's `card` list, from 0.
    public let index: Int
    /// The field that could not be read.
    public let field: UnreadableField
    /// The number of cards this stands for: itself, and following ones that are only counted.
    public let count: Int

    /// The card at `index` was skipped because of `field`.
    public init(index: Int, field: UnreadableField, count: Int = 1) {
        self.index = index
        self.field = field
        self.count = count
    }

    /// The same card, standing for `count` more.
    func standing(forMore count: Int) -> UnreadableCard {
        UnreadableCard(index: index, field: field, count: self.count + count)
    }
}

extension [UnreadableCard] {
    /// How many are listed: people don't read further, and a feed may have millions. The last one stands for all that follow.
    public static var namedLimit: Int { 1000 }

    /// Adds a card, listed or counted.
    public mutating func add(_ card: UnreadableCard) {
        guard count >= Self.namedLimit, let last = popLast() else { return append(card) }
        append(last.standing(forMore: card.count))
    }

    /// The total number of cards.
    public var cardCount: Int { reduce(0) { $0 + $1.count } }
}

extension [CardFeed.Entry] {
    /// Adds an unreadable element, listed or counted; `named` is the number of those already listed.
    package mutating func add(_ card: UnreadableCard, named: inout Int) {
        if named < [UnreadableCard].namedLimit {
            named += 1
            return append(.unreadable(card))
        }
        for index in indices.reversed() {
            guard case .unreadable(let last) = self[index] else { continue }
            self[index] = .unreadable(last.standing(forMore: card.count))
            return
        }
    }
}

/// A field of the feed that doesn't match the feed's format.
///
/// It contains the path and the kinds, never the value: the value may be a full card number.
public struct UnreadableField: Error, Hashable, Sendable {
    /// The path, such as `card[3].due.amount`; empty for the whole document.
    public let path: String
    /// The kind that the format requires.
    public let expected: FieldKind
    /// The kind that was found.
    public let found: FieldKind

    /// The field at `path` should be `expected` and is `found`.
    public init(path: String, expected: FieldKind, found: FieldKind) {
        self.path = path
        self.expected = expected
        self.found = found
    }
}

extension UnreadableField {
    /// The same field, for a value at `path`.
    package func inside(_ path: String) -> UnreadableField {
        let rest = self.path.isEmpty || self.path.hasPrefix("[") ? self.path : ".\(self.path)"
        return UnreadableField(path: path + rest, expected: expected, found: found)
    }
}

/// The kinds of values in a JSON document.
public enum FieldKind: Hashable, Sendable, CaseIterable {
    case object, list, text, number, boolean, null
    /// The field is missing.
    case nothing
    /// A text with nothing in it.
    case emptyText
    /// A text that is not valid Unicode, such as half of a surrogate pair.
    case brokenText
    /// A text that can be shown unchanged: without control or invisible characters, and composed (Unicode's form NFC).
    case visibleText
    /// A day, such as `2026-11-20`.
    case date
    /// A time, such as `2026-11-20T10:00:00Z`.
    case moment
    /// The last day of a period: not before the first, and at most a year after it.
    case periodEnd
    /// A number that counts something, from 1.
    case ordinal
    /// A number with more digits, or of greater magnitude, than an exact amount can hold.
    case inexactNumber
}
