import Foundation
import PaymentCardsContract
import PaymentCardsEntity

extension FeedIndex {
    /// The last statement of `card`; `nil` when there is none. All of the feed is checked, and no other statement kept.
    func statement(of card: CardID) throws(CardsError) -> Statement? {
        var walk = FeedWalk(through: bytes, to: ["statement"])
        var entries: [StatementEntry] = []
        var count = 0
        while try walk.nextList() != nil {
            while let part = try walk.elements() {
                guard !Task.isCancelled else { throw .cancelled }
                for range in part.elements {
                    let entry = StatementEntry(json: part.window.bytes[range], index: count)
                    count += 1
                    if entry.card == card || entry.card == nil { entries.append(entry) }
                }
            }
        }
        // The envelope knows of statements that are no list.
        var statements = try walk.envelope.feed(source: bytes.source).statements
        for entry in entries { statements.add(entry) }
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
            let entry = try JSONDecoder().decode(StatementEntry.self, from: Data(json))
            self.init(
                card: entry.card, end: entry.end,
                content: entry.content.mapError { $0.inside(path) })
        } catch let field as UnreadableField {
            self.init(card: nil, end: nil, content: .failure(field.inside(path)))
        } catch {
            // Well-formed JSON that no decoder represents.
            let field = UnreadableField(path: path, expected: .object, found: .brokenText)
            self.init(card: nil, end: nil, content: .failure(field))
        }
    }
}

extension UnreadableField {
    /// The same field, of a value that stands at `path`.
    func inside(_ path: String) -> UnreadableField {
        let rest = self.path.isEmpty || self.path.hasPrefix("[") ? self.path : ".\(self.path)"
        return UnreadableField(path: path + rest, expected: expected, found: found)
    }
}
