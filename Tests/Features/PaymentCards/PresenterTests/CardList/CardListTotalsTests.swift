import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter

@MainActor
@Suite("What is due in all")
struct CardListTotalsTests {
    private let dues: [Due?] = [
        .fixture(amount: 0.1, currency: "₹"), .fixture(amount: 5, currency: "USD"), nil,
        .fixture(amount: 0.2, currency: "INR"), .fixture(amount: 7, state: "fully_paid"),
        .fixture(amount: -3, currency: "€"),
        .fixture(amount: Decimal(string: "12345678901234567890.07") ?? 0, currency: "USD"),
        .fixture(amount: 9, currency: "points"),
    ]

    private func totals(
        _ dues: [Due?], language: Language = .english, page: Int = 1, hasNextPage: Bool = false,
        isLive: Bool = false
    ) async -> [DueTotal] {
        let items = dues.enumerated().map { CardListing.Item.fixture(.fixture(id: "\($0)", due: $1)) }
        let scene = CardListScene(
            .success(.fixture(items, page: page, pageCount: nil, total: 90, hasNextPage: hasNextPage)),
            language: language)
        await scene.presenter.send(.screen(.appeared))
        if isLive { await scene.presenter.send(.capacityChanged(cards: 4, across: 2)) }
        return scene.state.totals
    }

    @Test("is summed exactly in each currency, by whatever name, over the cards with something left to pay")
    func sums() async {
        await same(
            totals(dues),
            [
                DueTotal(label: "total due", amount: "₹0.30", cards: "2 cards"),
                DueTotal(label: "total due", amount: "$12,345,678,901,234,567,895.07", cards: "2 cards"),
                DueTotal(label: "total due", amount: "points 9.00", cards: "1 card"),
            ])
    }

    @Test("is said in Ukrainian with its plurals")
    func ukrainian() async {
        let due = Due.fixture(amount: 1, currency: "UAH")
        for (count, words) in [(1, "1 картка"), (3, "3 картки"), (5, "5 карток")] {
            let totals = await totals(Array(repeating: due, count: count), language: .ukrainian)
            same(totals.map(\.cards), [words])
            same(totals.map(\.label), ["до сплати"])
        }
    }

    @Test("says so where it is of one page of several")
    func pages() async {
        await same(totals([.fixture()], hasNextPage: true).map(\.label), ["due on this page"])
        await same(totals([.fixture()], page: 2).map(\.label), ["due on this page"])
    }

    @Test("is nothing where nothing is due, and is not summed for a live screen")
    func nothing() async {
        #expect(await totals([nil, .fixture(state: "fully_paid")]).isEmpty)
        #expect(await totals(dues, isLive: true).isEmpty)
    }
}
