import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery

/// The removed cards as a separate source, in which they can be named.
struct RemovedCards: CardsSource {
    let cards: [PaymentCard]

    /// The first cards with their names.
    func candidates(_ count: Int) async throws(CardsError) -> [CardCandidate] {
        var survey = CardSurvey(of: self)
        try await survey.look { _, _ in }
        let placed = cards.prefix(count).enumerated().map { PlacedCard(card: $1, place: $0) }
        return try await survey.items(for: placed).map(CardCandidate.init)
    }

    /// All of them, with their original numbers.
    func batch(after number: Int?, for places: Range<Int>?) async throws(CardsError) -> CardGlances {
        CardGlances(cards.map(CardFeed.Entry.card))
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }
}
