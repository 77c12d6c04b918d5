import PaymentCardsPorts
import TestSupport
import Testing

@Suite("CardQuery")
struct CardQueryTests {
    @Test("Nothing said asks for every card")
    func defaults() {
        same(CardQuery().page, .all)
        #expect(CardQuery().name == nil && CardQuery().limit == nil)
    }

    @Test(
        "The places of a page; one that can't be is empty",
        arguments: [
            (.page(1, size: 20), 0..<20), (.page(3, size: 5), 10..<15), (.all, 0..<Int.max),
            (.page(0, size: 5), 0..<0), (.page(1, size: 0), 0..<0), (.page(.max, size: 2), Int.max..<Int.max),
        ] as [(CardPageSelection, Range<Int>)])
    func places(page: CardPageSelection, places: Range<Int>) {
        same(page.places, places)
    }
}
