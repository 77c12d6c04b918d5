import CommandLine
import OffersEntity
import OffersPorts
import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import PaymentCardsQuery
import Words

/// The person's cards as offers see them.
actor HeldCards: OfferCards {
    private let service: any CardsService
    private let language: Language
    /// Why the cards couldn't be had the last time.
    private(set) var failure: CardsError?

    init(_ service: any CardsService, language: Language) {
        (self.service, self.language) = (service, language)
    }

    func heldCards() async throws(OffersError) -> [HeldCard] {
        failure = nil
        do throws(CardsError) {
            return try await cards()
        } catch {
            failure = error
            throw .noCards(reason: CommandStop(error, language).message)
        }
    }

    /// All of them at one moment, with the names that commands accept.
    private func cards() async throws(CardsError) -> [HeldCard] {
        let service = try await service.atOneMoment()
        var cards: [PaymentCard] = []
        var sharedIDs: Set<String> = []
        try await service.forEachBatch { batch in
            sharedIDs.formUnion(batch.sharedIDs)
            cards += batch.compactMap(\.entry.card)
            return true
        }
        var names = CardNames(countsDigits: true, sharedIDs: sharedIDs)
        for glance in CardGlances(cards.map(CardFeed.Entry.card)) { names.add(glance) }
        return cards.map { HeldCard($0, name: names.name(of: $0)) }
    }
}

extension HeldCard {
    /// A card that commands accept by `name`, as offers see it.
    init(_ card: PaymentCard, name: String) {
        self.init(
            id: card.id.feedID, name: name, title: card.title, bank: card.bank.key,
            network: card.network.key)
    }
}
