import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsStore
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("The history of equal cards")
struct EqualCardsHistoryTests {
    private let feed = CardsServiceStub([])

    private func list(_ cards: [PaymentCard]) {
        feed.answer(cards.enumerated().map { $1.numbered($0 + 1) })
    }

    @Test("has the payment of each with the card on which it counts, wherever other cards of the id stand")
    func each() async throws {
        let equal = PaymentCard.fixture(id: "a", due: .fixture(amount: 100))
        let other = PaymentCard.fixture(id: "a", number: "5555 XXXX XXXX 4444", due: nil)
        list([equal, equal])
        let service = StoredCardsService(over: feed, now: { .moment })
        for card in try await service.wallet().cards { _ = try await service.pay(.fixture(60, on: card)) }
        for cards in [[equal, equal], [other, equal, equal], [equal, other, equal]] {
            list(cards)
            let history = CardHistoryInteractor(service: service, days: .fixture("2026-11-22"))
            for card in try await service.wallet().cards where card.due != nil {
                same(card.due?.rest.amount, 40)
                let found = try await history.history(
                    CardHistoryQuery(card: card.id.numberedName, isStrict: true))
                same(found.entries.count, 1, "\(card.id)")
            }
        }
    }
}

extension PaymentOrder {
    /// An order for so much of what is due on `card`.
    fileprivate static func fixture(_ amount: Decimal, on card: PaymentCard) -> PaymentOrder {
        PaymentOrder(
            card: card.id, number: card.number, due: card.due ?? .fixture(), amount: amount, purpose: .amount,
            idempotencyKey: UUID().uuidString)
    }
}
