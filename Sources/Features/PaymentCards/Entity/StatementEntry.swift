public import JSONFeed
public import Values

/// An element of the feed's `statement` list: a statement, or the field that makes it unreadable.
///
/// It can be decoded on its own; the path of a fault then begins at the decoder.
public struct StatementEntry: Equatable, Sendable {
    /// The statement's card; `nil` if even that can't be read.
    public let card: CardID?
    /// The last day of its period; `nil` if that can't be read.
    public let end: CalendarDate?
    /// The statement, or the field at fault.
    public let content: Result<Statement, UnreadableField>

    public init(card: CardID?, end: CalendarDate?, content: Result<Statement, UnreadableField>) {
        (self.card, self.end, self.content) = (card, end, content)
    }

    /// An element that holds `statement`.
    public init(_ statement: Statement) {
        self.init(card: statement.card, end: statement.period.upperBound, content: .success(statement))
    }
}

extension StatementEntry: Decodable {
    /// Decodes an element. A fault is stored, not thrown.
    public init(from decoder: any Decoder) throws {
        let inspection = try StatementInspection(from: decoder)
        let unreadable = UnreadableField(path: "", expected: .object, found: .brokenText)
        self.init(
            card: inspection.card, end: inspection.end,
            content: inspection.statement.map { .success($0) }
                ?? .failure(inspection.faults.first ?? unreadable))
    }
}
