import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts

@testable import PaymentCardsFeed

/// A feed that is read in parts of a few cards, as only long ones are otherwise.
actor IndexedFeed: CardsSource {
    private var index: FeedIndex

    init(_ text: String, windowLength: Int) {
        let bytes = FeedBytes(Array(text.utf8), source: "x", windowLength: windowLength)
        index = FeedIndex(of: bytes, smallFeed: 0)
    }

    func batch(after number: Int?, for places: Range<Int>?) async throws(CardsError) -> CardGlances {
        try index.batch(after: number, for: places)
    }

    func glances(withIDPrefix prefix: String) async throws(CardsError) -> CardGlances? {
        try index.glances(withIDPrefix: prefix)
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }
}
