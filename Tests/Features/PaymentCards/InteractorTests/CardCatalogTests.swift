import PaymentCardsEntity
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsInteractor

@Suite("CardCatalog")
struct CardCatalogTests {
    @Test("Cards of different pages that share an id are numbered on")
    func namesakes() {
        var catalog = CardCatalog()
        for title in ["A", "B", "C"] {
            let isNew = catalog.add([.card(.fixture(id: "a", title: title))])
            #expect(isNew)
        }
        #expect(catalog.cards.map(\.id.occurrence) == [1, 2, 3])
        let isNew = catalog.add([.card(.fixture(id: "a", title: "B"))])
        #expect(!isNew)
    }

    @Test("Two equal cards of one feed are two cards")
    func twins() {
        var catalog = CardCatalog()
        _ = catalog.add(CardFeed.fixture([.fixture(), .fixture()]).entries)
        #expect(catalog.cards.map(\.id.occurrence) == [1, 2])
    }

    @Test("A number that is taken is never given again")
    func takenNumbers() {
        var catalog = CardCatalog()
        for (occurrence, title) in [(3, "A"), (1, "B"), (1, "C"), (3, "D")] {
            _ = catalog.add([.card(.fixture(id: "a", occurrence: occurrence, title: title))])
        }
        #expect(Set(catalog.cards.map(\.id)).count == 4)
    }

    @Test("Twenty thousand cards of one id, and as many unreadable ones, do not hang the program")
    func many() {
        var catalog = CardCatalog()
        _ = catalog.add((1...20_000).map { .card(.fixture(id: "a", occurrence: $0, due: nil, actions: [])) })
        _ = catalog.add((1...20_000).map { .unreadable(at: $0) })
        #expect(catalog.cards.count == 20_000)
        #expect(catalog.unreadable.cardCount == 20_000)
        #expect(catalog.unreadable.count == 1000)
        #expect(catalog.cards.last.map(catalog.name) == "a#20000")
    }

    @Test("An unreadable card is counted once, in order")
    func unreadable() {
        var catalog = CardCatalog()
        let news = [[.unreadable(at: 4), .card(.fixture()), .unreadable(at: 7)], [.unreadable(at: 4)]]
            .map { catalog.add($0) }
        #expect(news == [true, false])
        #expect(catalog.unreadable.map(\.index) == [4, 7])
    }
}
