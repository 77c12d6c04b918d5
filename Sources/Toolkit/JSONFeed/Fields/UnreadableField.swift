/// A field of a JSON document that does not hold what the document's format says.
///
/// It carries where and what, never the value: the value may be a secret.
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
    /// An amount whose sign is that of another currency than the one named beside it.
    case otherCurrency
}
