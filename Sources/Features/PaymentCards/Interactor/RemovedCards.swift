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

    func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage {
        CardPage(entries: number == 1 ? cards.map(CardFeed.Entry.card) : [], isLast: true, total: cards.count)
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }

    /// All of them, with their original numbers: a page would number the cards that share an id again.
    func glances(_ number: Int) async throws(CardsError) -> CardGlances? {
        guard number == 0, !cards.isEmpty else { return nil }
        let later = cards.enumerated().filter { $1.id.occurrence > 1 }
            .map { ($0, $1.id.occurrence) }
        return CardGlances(cards.map(CardFeed.Entry.card))
            .numbered(Dictionary(uniqueKeysWithValues: later))
    }
}
