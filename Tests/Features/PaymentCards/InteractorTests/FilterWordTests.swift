import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("The words of filters")
struct FilterWordTests {
    private let service = CardsServiceStub([
        .fixture(id: "1", network: .mastercard, bank: .hdfc, actions: [.payNow]),
        .fixture(
            id: "2", network: .unknown("JCB"), bank: .unknown("MONO"), actions: [.unknown("split_bill")]),
        .fixture(id: "3", network: .visa, bank: .sbi, actions: [.viewDetails]),
    ])

    private func ids(_ filter: CardFilter) async throws(CardsError) -> [String] {
        let query = CardQuery(filters: [filter], page: .all)
        return try await CardListInteractor(service: service).cards(matching: query).items.map(\.id.feedID)
    }

    @Test("are those that people write, of known values and of the feed's own, in any case")
    func words() async throws {
        try await same(ids(CardFilter(.network(["Mastercard"]))), ["1"])
        try await same(ids(CardFilter(.network(["jcb", "visa"]))), ["2", "3"])
        try await same(ids(CardFilter(.bank(["hdfc bank"]))), ["1"])
        try await same(ids(CardFilter(.bank(["State Bank of India"]), isNegated: true)), ["1", "2"])
        try await same(ids(CardFilter(.bank(["mono"]))), ["2"])
        try await same(ids(CardFilter(.action(["pay now"]))), ["1"])
        try await same(ids(CardFilter(.action(["Split Bill"]))), ["2"])
        try await same(ids(CardFilter(.network(["amex"]))), [])
    }

    @Test(
        "that are neither known nor in the feed are an error with the nearest ones",
        arguments: [
            (CardFilter(.network(["VSIA"])), "VSIA", ["VISA"]),
            (CardFilter(.bank(["HDCF"])), "HDCF", ["HDFC"]),
            (CardFilter(.bank(["MONA", "SBI"])), "MONA", ["MONO"]),
            (CardFilter(.action(["pay"]), isNegated: true), "pay", ["pay_now"]),
            (CardFilter(.action(["pay nwo"])), "pay nwo", ["pay_now"]),
            (CardFilter(.network(["zzzzzz"])), "zzzzzz", []),
        ] as [(CardFilter, String, [String])])
    func strangers(filter: CardFilter, word: String, nearest: [String]) async {
        await #expect(throws: CardsError.unknownWord(word, nearest: nearest)) { try await ids(filter) }
    }

    @Test("A list of which nothing can be read is refused, as a page, as a whole, and whatever is looked for")
    func noneReadable() async {
        service.answer(.success(.fixture([.unreadable(at: 0)])))
        for page in [CardPageSelection.all, .page(1, size: 20)] {
            await #expect(throws: CardsError.self) {
                try await CardListInteractor(service: service).cards(matching: CardQuery(page: page))
            }
            await #expect(throws: CardsError.self) {
                let query = CardQuery(filters: [CardFilter(.due)], page: page)
                _ = try await CardListInteractor(service: service).cards(matching: query)
            }
        }
    }
}
