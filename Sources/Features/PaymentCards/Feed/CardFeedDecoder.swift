package import Foundation
import JSONFeed
package import PaymentCardsEntity
package import PaymentCardsPorts

/// Decodes a feed's bytes into cards, or throws an error that says where the bytes are wrong.
package struct CardFeedDecoder {
    /// The feed's name in errors.
    let source: String
    let sendsIDsBack: Bool

    /// A decoder for a feed that errors call `source`.
    ///
    /// - Parameter sendsIDsBack: whether the source is asked about cards by their ids. A card whose id would mean another card
    ///   there is then unreadable.
    package init(source: String, sendsIDsBack: Bool = false) {
        (self.source, self.sendsIDsBack) = (source, sendsIDsBack)
    }

    /// Decodes a whole feed.
    package func decode(_ data: Data) throws(CardsError) -> CardFeed {
        try checkSyntax(data)
        let feed = try feed(of: data)
        return feed.entries.contains { $0.fault != nil } ? try told(feed, in: data) : feed
    }

    /// The same feed, in which unreadable cards say where they are.
    private func told(_ feed: CardFeed, in data: Data) throws(CardsError) -> CardFeed {
        var entries = feed.entries
        let bytes = FeedBytes(Array(data), source: source)
        var walk = FeedWalk(through: bytes, to: ["card"])
        guard try walk.nextList() != nil else { return feed }
        var places = FaultPlaces()
        var index = 0
        while let part = try walk.elements() {
            for range in part.elements {
                defer { index += 1 }
                guard let fault = entries[index].fault else { continue }
                let field = fault.field.without("card[\(index)]")
                if let card = try places.card(at: index, field, range: range, in: part.window, of: bytes) {
                    entries[index] = .unreadable(card)
                }
            }
        }
        return CardFeed(entries: entries, statements: feed.statements)
    }

    /// Decodes a feed that is known to be JSON.
    func feed(of data: Data) throws(CardsError) -> CardFeed {
        let feed: CardFeed
        do {
            feed = try ExactJSON.cards.decode(CardFeed.self, from: data, sendsIDsBack: sendsIDsBack)
        } catch let field as UnreadableField {
            throw .notAFeed(source: source, field: field)
        } catch {
            // Well-formed JSON that still can't be represented, such as a key with half a surrogate pair.
            throw .notAFeed(
                source: source, field: UnreadableField(path: "", expected: .object, found: .brokenText))
        }
        if let message = feed.refusal { throw .refused(message: message) }
        return feed
    }

    /// Rejects anything that is not JSON.
    package func checkSyntax(_ data: Data) throws(CardsError) {
        guard let fault = data.withUnsafeBytes(JSONSyntax.fault(in:)) else { return }
        throw .malformed(source: source, line: fault.line, column: fault.column, problem: fault.problem)
    }
}
