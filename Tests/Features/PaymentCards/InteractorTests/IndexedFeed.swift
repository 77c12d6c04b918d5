import PaymentCardsEntity
import PaymentCardsPorts

@testable import PaymentCardsFeed

/// A feed that is read in parts of a few cards, as only long ones are otherwise.
actor IndexedFeed: CardsSource {
    private var index: FeedIndex

    init(_ text: String, windowLength: Int) {
        let bytes = FeedBytes(Array(text.utf8), source: "x", windowLength: windowLength)
        index = FeedIndex(of: bytes, smallFeed: 0)
    }

    func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage {
        try index.page(number, size: size)
    }

    func glances(_ number: Int) async throws(CardsError) -> CardGlances? { try index.part(number) }

    func glances(withIDPrefix prefix: String) async throws(CardsError) -> CardGlances? {
        try index.glances(withIDPrefix: prefix)
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }
}
