package import Foundation
package import JSONFeed
package import PaymentCardsEntity
package import PaymentCardsPorts

/// Decodes a feed in memory, such as a server's page, into cards, or throws an error that says where the bytes are wrong.
package struct CardFeedDecoder {
    /// The feed's name in errors.
    package let source: String
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
        var told = 0
        do throws(FeedReader.Fault) {
            return try CardFeed(FeedReader(Array(data), sendsIDsBack: sendsIDsBack)) { reader, fault in
                told += 1
                return told > [UnreadableCard].namedLimit ? nil : reader.unreadable(fault, in: source)
            }
        } catch {
            throw failure(error)
        }
    }

    /// Everything that is wrong with a feed.
    package func findings(in data: Data) throws(CardsError) -> FeedFindings {
        var check = FeedCheck(of: FeedBytes(Array(data), source: source), sendsIDsBack: sendsIDsBack)
        return try check.run()
    }

    /// What `read` makes of any other JSON.
    package func read<Value>(
        _ data: Data, _ read: (JSONValue) throws(CardsError) -> Value
    ) throws(CardsError) -> Value {
        let document: JSONDocument
        do throws(JSONSyntax.Fault) { document = try JSONDocument(data) } catch { throw malformed(error) }
        return try document.read(read)
    }

    /// The error for a fault in a feed.
    func failure(_ fault: FeedReader.Fault) -> CardsError {
        switch fault {
        case .malformed(let fault): malformed(fault)
        case .notAFeed(let field): .notAFeed(source: source, field: field)
        case .refused(let message): .refused(message: message)
        }
    }

    private func malformed(_ fault: JSONSyntax.Fault) -> CardsError {
        .malformed(source: source, line: fault.line, column: fault.column, problem: fault.problem)
    }
}
