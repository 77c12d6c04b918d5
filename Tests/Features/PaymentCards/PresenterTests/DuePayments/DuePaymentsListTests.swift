import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import Testing
import Values
import Words

@testable import PaymentCardsTestSupport

@MainActor
@Suite("The list of the payments of everything due")
struct DuePaymentsListTests {
    private let view = ViewSpy<DuePaymentsViewState>()
    private let output = CardReportSpy()

    private func presenter(_ items: [CardListing.Item]) -> DuePaymentsPresenter {
        let presenter = DuePaymentsPresenter(
            DuePaymentsQuery(), voice: CardVoice(Voice(.english), clock: DayClock(timeZone: .gmt)),
            dues: { _ in CardDues(items: items, today: nil) }, payments: PaymentRulesStub(),
            router: RouterSpy<BackRoute>(), output: output)
        presenter.view = view
        return presenter
    }

    @Test("is drawn as often for many dues as for one")
    func drawn() async {
        for count in [1, 3, 30] {
            let presenter = presenter(
                (1...count).map { .fixture(.fixture(id: "\($0)", due: .fixture(amount: 100))) })
            await presenter.send(.screen(.appeared))
            let states = view.states.count
            await presenter.send(.agreed)
            #expect(view.states.count - states == 2, "\(count)")
            #expect(view.states.last?.record?.lines.map(\.outcome) == Array(repeating: .paid, count: count))
        }
    }

    @Test("tells that of different amounts of one due the largest is paid")
    func bills() async {
        let item = CardListing.Item.fixture(.fixture(title: "CARD"))
        let twice = CardListing.Item(
            card: item.card, name: item.name, offers: item.offers, copies: 2, billsDiffer: true)
        await presenter([twice]).send(.screen(.appeared))
        #expect(
            output.remarks == [
                [
                    "CARD, •••• 8776: It is one card, listed 2 times. The amounts differ, but the due is one: a payment counts against each of them. The largest amount is paid, which settles the others."
                ]
            ])
    }
}
