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
        try await same(interactor.cards(with: "").items.map(\.card), cards)
        let red = try await interactor.cards(with: "re  RED")
        #expect(red.items.map(\.name) == ["7#1", "7#2"] && red.total == 2)
        try await same(interactor.cards(with: "green").items, [])
    }

    @Test("offers only the first of many, and counts all")
    func many() async throws {
        let interactor = CardPickerInteractor(service: CardsServiceStub([PaymentCard].fixtures(1000)))
        for words in ["", "card"] {
            let listing = try await interactor.cards(with: words)
            #expect(listing.items.count == 200 && listing.total == 1000)
        }
        try await same(interactor.cards(with: "card 999").items.count, 1)
    }
}
