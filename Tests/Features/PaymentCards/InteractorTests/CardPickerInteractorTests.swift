import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("CardPickerInteractor")
struct CardPickerInteractorTests {
    @Test("offers the cards with all words, with names that mean them")
    func words() async throws {
        let cards: [PaymentCard] = [
            .fixture(id: "7", title: "RED ONE"), .fixture(id: "7", occurrence: 2, title: "RED TWO"),
            .fixture(id: "8", title: "BLUE"),
        ]
        let interactor = CardPickerInteractor(service: CardsServiceStub(cards))
        try await same(interactor.cards(with: "", among: .listed).items.map(\.card), cards)
        let red = try await interactor.cards(with: "re  RED", among: .listed)
        #expect(red.items.map(\.name) == ["7#1", "7#2"] && red.total == 2)
        try await same(interactor.cards(with: "green", among: .listed).items, [])
    }

    @Test("offers removed cards by the names with which they can be restored")
    func removed() async throws {
        let service = CardsServiceStub([.fixture(id: "1", title: "HERE")])
        service.answer(restorable: [
            .fixture(id: "8", title: "GONE RED"), .fixture(id: "9", title: "GONE BLUE"),
        ])
        let interactor = CardPickerInteractor(service: service)
        try await same(interactor.cards(with: "", among: .removed).items.map(\.name), ["8", "9"])
        let found = try await interactor.cards(with: "blue", among: .removed).items
        same(found.map(\.name), ["9"])
    }

    @Test("offers only the first of many, and counts all")
    func many() async throws {
        let interactor = CardPickerInteractor(service: CardsServiceStub([PaymentCard].fixtures(1000)))
        for words in ["", "card"] {
            let listing = try await interactor.cards(with: words, among: .listed)
            #expect(listing.items.count == 200 && listing.total == 1000)
        }
        try await same(interactor.cards(with: "card 999", among: .listed).items.count, 1)
    }
}
