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

    @Test("A removed card is restored, and is as the service has it now")
    func removed() async throws {
        let service = CardsServiceStub(cards)
        service.answer(restorable: [cards[1]])
        let item = try await CardUndoInteractor(service: service).carryOut(.undo(.removed(cards[1]))).item
        same(service.restored, [cards[1]])
        same(item?.card, cards[1])
    }

    @Test("A card that can't be fetched has been restored all the same")
    func unfetched() async throws {
        let service = CardsServiceStub(failure: .offline)
        service.answer(restorable: [cards[1]])
        #expect(
            try await CardUndoInteractor(service: service).carryOut(.undo(.removed(cards[1]))).item == nil)
        same(service.restored, [cards[1]])
    }

    @Test("An added card is removed")
    func added() async throws {
        let service = CardsServiceStub(cards)
        #expect(
            try await CardUndoInteractor(service: service).carryOut(.undo(.added(cards[2]))).item == nil)
        same(service.removed, [cards[2]])
    }

    @Test("A payment that the service does not undo stays")
    func refused() async {
        let interactor = CardUndoInteractor(service: CardsServiceStub(cards))
        await #expect(throws: CardsError.self) {
            try await interactor.carryOut(.undo(.paid(.fixture(), title: "MINE")))
        }
    }
}

@Suite("CardUndoInteractor, doing it again and several at once")
struct CardRedoInteractorTests {
    private let cards: [PaymentCard] = .fixtures(3)

    @Test("A restored card is removed again, and an added one added again")
    func again() async throws {
        let service = CardsServiceStub(cards)
        let interactor = CardUndoInteractor(service: service)
        #expect(try await interactor.carryOut(.redo(.removed(cards[0]))).item == nil)
        same(service.removed, [cards[0]])
        service.answer(restorable: [cards[2]])
        _ = try await interactor.carryOut(.redo(.added(cards[2])))
        same(service.restored, [cards[2]])
    }

    @Test("Several are undone from the last one, and one that can't be doesn't keep the others")
    func several() async throws {
        let service = CardsServiceStub(cards)
        service.lose([cards[1]])
        let report = try await CardUndoInteractor(service: service)
            .carryOut(.undo(.together(cards.map(CardDeed.removed))))
        same(service.restored, [cards[2], cards[0]])
        same(report.deed, .together([.removed(cards[0]), .removed(cards[2])]))
        #expect(report.rest == .removed(cards[1]) && report.failure != nil && report.item == nil)
    }

    @Test("Where none of several can be undone, that fails")
    func none() async {
        let service = CardsServiceStub(cards)
        service.lose(cards)
        let interactor = CardUndoInteractor(service: service)
        await #expect(throws: CardsError.unknownCard(name: cards[2].id.feedID, nearest: [])) {
            try await interactor.carryOut(.undo(.together(cards.map(CardDeed.removed))))
        }
    }

    @Test("An undone payment is never made again without a question", arguments: [false, true])
    func paid(hasServer: Bool) async throws {
        let world = PayingWorld(seed: 7, hasServer: hasServer)
        let (_, undone) = try await paidAndUndone(400, in: world)
        await #expect(throws: CardsError.unsupported) { try await world.undoer.carryOut(.redo(undone)) }
        try await same(world.paid(), 0)
    }

    private func pay(_ amount: Decimal, in world: PayingWorld) async throws -> Payment {
        let interactor = world.interactor
        let quote = try await interactor.quote(for: .item(try await world.item()), key: nil)
        let order = try interactor.order(.amount(amount), of: quote, key: "key-\(amount)")
        return try await interactor.pay(order, of: quote.item).payment
    }

    private func paidAndUndone(
        _ amount: Decimal, in world: PayingWorld
    ) async throws -> (payment: Payment, deed: CardDeed) {
        let payment = try await pay(amount, in: world)
        let deed = try await world.undoer.carryOut(.undo(.paid(payment, title: "MINE"))).deed
        return (payment, deed)
    }
}
