import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("CardUndoInteractor")
struct CardUndoInteractorTests {
    private let cards: [PaymentCard] = .fixtures(3)

    @Test("An added card is removed")
    func added() async throws {
        let service = CardsServiceStub(cards)
        #expect(
            try await CardUndoInteractor(service: service).undo(.added(cards[2])).item == nil)
        same(service.removed, [cards[2]])
    }

    @Test("A payment that the service does not undo stays")
    func refused() async {
        let interactor = CardUndoInteractor(service: CardsServiceStub(cards))
        await #expect(throws: CardsError.self) {
            try await interactor.undo(.paid(.fixture(), title: "MINE"))
        }
    }

    @Test("Several are undone from the last one, and one that can't be doesn't keep the others")
    func several() async throws {
        let service = CardsServiceStub(cards)
        service.lose([cards[1]])
        let report = try await CardUndoInteractor(service: service)
            .undo(.together(cards.map(CardDeed.added)))
        same(service.removed, [cards[2], cards[0]])
        same(report.deed, .together([.added(cards[0]), .added(cards[2])]))
        #expect(report.rest == .added(cards[1]) && report.failure != nil && report.item == nil)
    }

    @Test("Where none of several can be undone, that fails")
    func none() async {
        let service = CardsServiceStub(cards)
        service.lose(cards)
        let interactor = CardUndoInteractor(service: service)
        await #expect(throws: CardsError.unknownCard(name: cards[2].id.feedID, nearest: [])) {
            try await interactor.undo(.together(cards.map(CardDeed.added)))
        }
    }
}
