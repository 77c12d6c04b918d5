package import Foundation
package import PaymentCardsContract
package import PaymentCardsEntity

/// Turns a feed's bytes into cards, or into an error that says where the bytes are wrong.
package struct CardFeedDecoder {
    /// What errors call the feed.
    let source: String

    /// A decoder of a feed that errors call `source`.
    package init(source: String) {
        self.source = source
    }

    /// Decodes a whole feed.
    package func decode(_ data: Data) throws(CardsError) -> CardFeed {
        try checkSyntax(data)
        return try feed(of: data)
    }

    /// Decodes a feed that is known to be JSON.
    func feed(of data: Data) throws(CardsError) -> CardFeed {
        let feed: CardFeed
        do {
            feed = try ExactJSON.decode(CardFeed.self, from: data)
        } catch let field as UnreadableField {
            throw .notAFeed(source: source, field: field)
        } catch {
            // JSON that is well formed and still can't be represented, such as a key that is half a surrogate pair.
            throw .notAFeed(
                source: source, field: UnreadableField(path: "", expected: .object, found: .brokenText))
        }
        if let message = feed.refusal { throw .refused(message: message) }
        return feed
    }

    /// Refuses what is not JSON.
    package func checkSyntax(_ data: Data) throws(CardsError) {
        guard let fault = data.withUnsafeBytes(JSONSyntax.fault(in:)) else { return }
        throw .malformed(source: source, line: fault.line, column: fault.column, problem: fault.problem)
    }
}
