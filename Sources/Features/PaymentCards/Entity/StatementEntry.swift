public import JSONFeed
public import Values

/// An element of the feed's `statement` list: a statement, or what keeps it from being read.
///
/// It can be decoded by itself. The path of a fault begins where the decoder does.
public struct StatementEntry: Equatable, Sendable {
    /// Whose statement it is; `nil` where even that can't be read.
    public let card: CardID?
    /// The last day of its period; `nil` where that can't be read.
    public let end: CalendarDate?
    /// The statement, or the field at fault.
    public let content: Result<Statement, UnreadableField>

    /// An element.
    public init(card: CardID?, end: CalendarDate?, content: Result<Statement, UnreadableField>) {
        self.card = card
        self.end = end
        self.content = content
    }

    /// An element that holds `statement`.
    public init(_ statement: Statement) {
        self.init(card: statement.card, end: statement.period.upperBound, content: .success(statement))
    }
}

extension StatementEntry: Decodable {
    /// Reads an element. What is wrong with it is kept, not thrown.
    public init(from decoder: any Decoder) throws {
        do {
            self.init(try Statement(from: decoder))
        } catch let fault as UnreadableField {
            self.init(
                card: Self.known { () throws(UnreadableField) in try Statement.card(of: decoder) },
                end: Self.known { () throws(UnreadableField) in try Statement.end(of: decoder) },
                content: .failure(fault))
        }
    }

    private static func known<Value>(_ read: () throws(UnreadableField) -> Value) -> Value? {
        do {
            return try read()
        } catch {
            return nil  // The fault of the whole element is reported; a second one would say nothing new.
        }
    }
}
