import JSONFeed
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsFeed
import Values

@Suite("CardGlances")
struct CardGlancesTests {
    @Test("A source's cards of one identity are numbered; those that have a number of their own keep it")
    func listedIDs() {
        let numbers = [2, 1, 1, 2, 5, 1]
        let cards = numbers.map { PaymentCard.fixture(id: "a").numbered($0) }
        let glances = CardGlances((cards + [.fixture(id: "b")]).map(CardFeed.Entry.card))
        same(glances.map(\.id?.occurrence), [2, 1, 3, 4, 5, 6, 1])
        same(glances.sharedIDs, ["a"])
    }

    @Test("A glance at a decoded card says what the card says, and at something unreadable nothing")
    func decoded() throws {
        let card = PaymentCard.fixture(id: "a", title: "Gold", due: .fixture())
        let fault = UnreadableCard(
            index: 1, field: UnreadableField(path: "card[1]", expected: .object, found: .null))
        let glances = CardGlances([.card(card), .unreadable(fault)])
        var memory = CardMemory()
        let first = try #require(glances.first), last = try #require(glances.last)
        #expect(first.isCard && first.entry == .card(card))
        #expect(first.id == card.id && first.title == "Gold" && first.number == card.number)
        #expect(first.bank == card.bank && first.network == card.network && first.holder == card.holder)
        #expect(first.due(&memory) == card.due && first.amount == card.due?.money.amount)
        same(first.actions(&memory), card.actions)
        #expect(!last.isCard && last.entry == .unreadable(fault))
        #expect(
            last.id == nil && last.title == nil && last.due(&memory) == nil && last.actions(&memory).isEmpty)
    }
}
