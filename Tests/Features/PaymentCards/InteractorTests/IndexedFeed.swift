import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport

@testable import PaymentCardsFeed

/// A feed that is read in parts of a few cards, as only long ones are otherwise.
actor IndexedFeed: CardsSource {
    private var index: FeedIndex

    init(_ text: String, windowLength: Int) {
        let bytes = FeedBytes(Array(text.utf8), source: "x", windowLength: windowLength)
        index = FeedIndex(of: bytes, smallFeed: 0)
    }

    func wallet() async throws(CardsError) -> Wallet {
        var (entries, memory) = ([CardFeed.Entry](), CardMemory())
        var batch = try index.batch(after: nil, for: nil)
        entries += batch.map { $0.entry(&memory) }
        while batch.rest != .none {
            batch = try index.batch(after: batch.number, for: nil)
            entries += batch.map { $0.entry(&memory) }
        }
        return .fixture(entries)
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }
}
