import PaymentCardsPorts
import TestSupport
import Testing

@Suite("CardQuery")
struct CardQueryTests {
    @Test("Nothing said asks for the first page of everything, as large as the feed's own pages")
    func defaults() {
        same(CardQuery().page, .page(1, size: 20))
        #expect(!CardQuery().isSelective)
        #expect(CardQuery().name == nil)
    }

    @Test(
        "A search, a filter or an order needs every card to be looked at; a page alone does not",
        arguments: [
            (CardQuery(search: "sbi"), true), (CardQuery(filters: [CardFilter(.due)]), true),
            (CardQuery(sort: [CardSort(.title)]), true), (CardQuery(page: .page(3, size: 5)), false),
            (CardQuery(page: .all), false),
        ])
    func selective(query: CardQuery, expected: Bool) {
        same(query.isSelective, expected)
    }
}
