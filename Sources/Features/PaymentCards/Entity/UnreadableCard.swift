/// A card of the feed that was skipped, and why.
public struct UnreadableCard: Hashable, Sendable {
    /// The position in the feed's `card` list, from 0.
    public let index: Int
    /// The field that could not be read.
    public let field: UnreadableField
    /// How many cards this stands for: itself, and those after it that are only counted.
    public let count: Int

    /// The card at `index` was skipped because of `field`.
    public init(index: Int, field: UnreadableField, count: Int = 1) {
        self.index = index
        self.field = field
        self.count = count
    }

    /// The same card, which stands for `count` more.
    func standing(forMore count: Int) -> UnreadableCard {
        UnreadableCard(index: index, field: field, count: self.count + count)
    }
}

extension [UnreadableCard] {
    /// So many are named; nobody reads on, and a feed may have millions. The last one of them stands for all that follow.
    public static var namedLimit: Int { 1000 }

    /// Adds a card, by name or counted.
    public mutating func add(_ card: UnreadableCard) {
        guard count >= Self.namedLimit, let last = popLast() else { return append(card) }
        append(last.standing(forMore: card.count))
    }

    /// How many cards they are together.
    public var cardCount: Int { reduce(0) { $0 + $1.count } }
}

extension [CardFeed.Entry] {
    /// Adds an element that could not be read, by name or counted, where `named` of those before it are named.
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

/// A field of the feed that does not hold what the feed's format says.
///
/// It carries where and what, never the value: the value may be a full card number.
public struct UnreadableField: Error, Hashable, Sendable {
    /// Where it stands, such as `card[3].due.amount`; empty for the whole document.
    public let path: String
    /// What the format asks for.
    public let expected: FieldKind
    /// What stands there.
    public let found: FieldKind

    /// The field at `path` should be `expected` and is `found`.
    public init(path: String, expected: FieldKind, found: FieldKind) {
        self.path = path
        self.expected = expected
        self.found = found
    }
}

extension UnreadableField {
    /// The same field, of a value that stands at `path`.
    package func inside(_ path: String) -> UnreadableField {
        let rest = self.path.isEmpty || self.path.hasPrefix("[") ? self.path : ".\(self.path)"
        return UnreadableField(path: path + rest, expected: expected, found: found)
    }
}

/// What can stand in a field of a JSON document.
public enum FieldKind: Hashable, Sendable, CaseIterable {
    case object, list, text, number, boolean, null
    /// The field is missing.
    case nothing
    /// A text with nothing in it.
    case emptyText
    /// A text that is no Unicode, such as half of a surrogate pair.
    case brokenText
    /// A text that is shown as it is: without control characters and invisible ones, and composed (Unicode's form NFC).
    case visibleText
    /// A day, such as `2026-11-20`.
    case date
    /// A moment, such as `2026-11-20T10:00:00Z`.
    case moment
    /// The last day of a period: not before the first, and at most a year after it.
    case periodEnd
    /// A number that counts something, from 1.
    case ordinal
    /// A number with more digits, or further from zero, than an exact amount can hold.
    case inexactNumber
}
