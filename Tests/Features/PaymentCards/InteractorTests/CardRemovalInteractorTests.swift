import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("CardRemovalInteractor")
struct CardRemovalInteractorTests {
    private let cards: [PaymentCard] = .fixtures(3)

    @Test("A card is found by its name, with what could not be read on the way")
    func find() async throws {
        let interactor = CardRemovalInteractor(service: CardsServiceStub(cards))
        try await same(interactor.card(named: "1002").items.map(\.card), [cards[1]])
        await #expect(throws: CardsError.self) { try await interactor.card(named: "nobody") }
    }

    @Test(
        "A removed card comes back by any name that it would have in a list",
        arguments: ["48822", "48822393341", "48822393341#1", "8776", "@2"])
    func restore(name: String) async throws {
        let removed = [cards[0], PaymentCard.fixture()]
        let service = CardsServiceStub(cards + [.fixture(title: "AS IT IS NOW")])
        service.answer(restorable: removed)
        let item = try await CardRemovalInteractor(service: service).restore(name)
        same(service.restored, [removed[1]])
        same(item.card.title, "AS IT IS NOW")
    }

    @Test("Of cards that share an id each is the one that it was, though the others are still there")
    func sharedID() async throws {
        let twins = (1...3).map {
            PaymentCard.fixture(id: "8", occurrence: $0, number: "4221 XXXX XXXX 000\($0)")
        }
        let service = CardsServiceStub(twins)
        let interactor = CardRemovalInteractor(service: service)
        service.answer(restorable: [twins[1]])
        for name in ["8", "8#2"] { try await same(interactor.restore(name).name, "8#2") }
        service.answer(restorable: [twins[0], twins[2]])
        try await same(interactor.restore("8#3").card, twins[2])
        await #expect(
            throws: CardsError.ambiguousCard(
                name: "8",
                candidates: [
                    CardCandidate(name: "8#1", title: "SBI REWARDZ", number: "4221 XXXX XXXX 0001"),
                    CardCandidate(name: "8#3", title: "SBI REWARDZ", number: "4221 XXXX XXXX 0003"),
                ])
        ) { try await interactor.restore("8") }
        same(service.restored, [twins[1], twins[1], twins[2]])
    }

    @Test("A name that no removed card has gets a list of the first twenty")
    func unknown() async throws {
        let service = CardsServiceStub(cards)
        let interactor = CardRemovalInteractor(service: service)
        await #expect(throws: CardsError.notRemoved(name: "2", removed: [])) {
            try await interactor.restore("2")
        }
        let many = [PaymentCard].fixtures(25)
        service.answer(restorable: many)
        await #expect(
            throws: CardsError.notRemoved(
                name: "nobody",
                removed: many.prefix(20).map {
                    CardCandidate(name: $0.id.feedID, title: $0.title, number: $0.number.masked)
                })
        ) { try await interactor.restore("nobody") }
    }

    @Test("What the service refuses stays refused")
    func refused() async {
        let service = CardsServiceStub(cards)
        service.answer(restorable: [cards[0]])
        service.refuseChanges(.unsupported)
        await #expect(throws: CardsError.unsupported) {
            try await CardRemovalInteractor(service: service).restore("1")
        }
    }
}
