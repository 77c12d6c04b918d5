import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

extension FeedIndex {
    /// The last statement of `card`; `nil` if there is none. All statements are checked, and no other one is kept.
    mutating func statement(of card: CardID) throws(CardsError) -> Statement? {
        let walk = try walkToEnd()
        // If `statements` is not a list, it is in the envelope.
        var statements = try walk.envelope.feed(source: bytes.source).statements
        var place = walk.statements
        var count = 0
        while let offset = place {
            guard !Task.isCancelled else { throw .cancelled }
            let part = try bytes.elements(
                from: offset, in: .list(isFirst: count == 0, isBare: false))
            for range in part.elements {
                let entry = StatementEntry(json: part.window.bytes[range], index: count)
                count += 1
                if entry.card == card || entry.card == nil { statements.add(entry) }
            }
            place = part.endsList ? nil : part.end
        }
        do {
            return try statements.statement(of: card)
        } catch {
            throw .unreadableStatement(source: bytes.source, field: error)
        }
    }
}

extension StatementEntry {
    /// Decodes an element of a feed's list.
    fileprivate init(json: ArraySlice<UInt8>, index: Int) {
        let path = "statement[\(index)]"
        do {
            let entry = try ExactJSON.cards.decode(StatementEntry.self, from: Data(json))
            self.init(
                card: entry.card, end: entry.end,
                content: entry.content.mapError { $0.inside(path) })
        } catch let field as UnreadableField {
            self.init(card: nil, end: nil, content: .failure(field.inside(path)))
        } catch {
            // Well-formed JSON that no decoder can represent.
            let field = UnreadableField(path: path, expected: .object, found: .brokenText)
            self.init(card: nil, end: nil, content: .failure(field))
        }
    }
}
