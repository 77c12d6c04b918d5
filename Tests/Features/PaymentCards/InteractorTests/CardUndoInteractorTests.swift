import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import Testing

@Suite("CardUndoInteractor")
struct CardUndoInteractorTests {
    private let cards: [PaymentCard] = .fixtures(3)

    @Test("A removed card is restored, and is as the service has it now")
    func removed() async throws {
        let service = CardsServiceStub(cards)
        service.answer(restorable: [cards[1]])
        let item = try await CardUndoInteractor(service: service).undo(.removed(cards[1]))
        #expect(service.restored == [cards[1]])
        #expect(item?.card == cards[1])
    }

    @Test("A card that can't be fetched has been restored all the same")
    func unfetched() async throws {
        let service = CardsServiceStub(failure: .offline)
        service.answer(restorable: [cards[1]])
        #expect(try await CardUndoInteractor(service: service).undo(.removed(cards[1])) == nil)
        #expect(service.restored == [cards[1]])
    }

    @Test("An added card is removed")
    func added() async throws {
        let service = CardsServiceStub(cards)
        #expect(try await CardUndoInteractor(service: service).undo(.added(cards[2])) == nil)
        #expect(service.removed == [cards[2]])
    }

    @Test("A payment that the service does not undo stays")
    func refused() async {
        let interactor = CardUndoInteractor(service: CardsServiceStub(cards))
        await #expect(throws: CardsError.self) { try await interactor.undo(.paid(.fixture(), title: "MINE")) }
    }
}
