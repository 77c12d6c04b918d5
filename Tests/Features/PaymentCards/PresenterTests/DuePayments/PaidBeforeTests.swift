import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsTestSupport

@MainActor
@Suite("Paying everything that is due after an answer was lost")
struct PaidBeforeTests {
    private let view = ViewSpy<DuePaymentsViewState>()
    private let output = CardReportSpy()
    private let rules = PaymentRulesStub()
    private nonisolated static let paid = Payment.fixture("SW-9", amount: 100, rest: 0, key: "k")

    @Test(
        "What an earlier order has paid is told if its card has nothing due any more, and an order in doubt is sent again",
        arguments: [false, true])
    func unfinished(paysAgain: Bool) async throws {
        let paid = Payment.fixture("SW-9", amount: 100, rest: 0, key: "k")
        let items = ["1", "2"].map { CardListing.Item.fixture(.fixture(id: $0, title: "CARD \($0)")) }
        let again = try await rules.plan(.full, on: items[1])
        rules.leave(
            UnfinishedOrder(items[0], .failure(.paidAlready([paid]))),
            UnfinishedOrder(
                items[1], .success(PaymentPlan(item: items[1], order: again.order, isInDoubt: true))))
        let named = presenter([], CardDuesQuery(names: ["3"]), paysAgain: paysAgain)
        await named.send(.screen(.appeared))
        #expect(output.reports.isEmpty)

        let presenter = presenter([], paysAgain: paysAgain)
        await presenter.send(.screen(.appeared))
        let told = "CARD 1, •••• 8776: This is paid already: ₹100.00, SW-9, 20 Nov 2026, 12:00."
        same(output.errors, paysAgain ? [] : [.paidAlready([paid])])
        #expect((output.alerts.map(\.message) + output.remarks.joined()).contains { $0.hasPrefix(told) })
        await presenter.send(.agreed)
        same(view.states.last?.record?.lines.map(\.status), paysAgain ? [.paid] : [.repeated, .paid])
        same(rules.paid.map(\.card.feedID), ["2"])
    }

    private func presenter(
        _ items: [CardListing.Item], _ dues: CardDuesQuery = CardDuesQuery(), paysAgain: Bool = false
    ) -> DuePaymentsPresenter {
        let presenter = DuePaymentsPresenter(
            DuePaymentsQuery(dues, paysAgain: paysAgain),
            voice: CardVoice(Voice(.english), clock: .fixture),
            dues: CardDuesInteractorStub([.success(CardDues(items: items, today: nil))]).everyDue,
            payments: rules, undoer: CardUndoStub().undo,
            router: RouterSpy<BackRoute>(), output: output)
        presenter.view = view
        return presenter
    }

    @Test(
        "What an earlier order has paid is told first, and not paid again unless that is wanted",
        arguments: [CardsError.paidAlready([paid]), .unshownPayment(paid)], [false, true])
    func paidBefore(error: CardsError, paysAgain: Bool) async {
        let paid = Self.paid
        rules.refuse("1", error)
        let items = (1...3).map { number in
            CardListing.Item.fixture(.fixture(id: "\(number)", title: "CARD \(number)"))
        }
        let presenter = presenter(items, paysAgain: paysAgain)
        await presenter.send(.screen(.appeared))
        same(
            view.states.last?.record?.lines.map(\.status),
            [
                paysAgain ? .planned : .repeated, .planned, .planned,
            ])
        let words =
            if case .unshownPayment = error {
                "What is due doesn’t show a payment yet"
            } else {
                "This is paid already"
            }
        let told = "CARD 1, •••• 8776: \(words): ₹100.00, SW-9, 20 Nov 2026, 12:00."
        if paysAgain {
            #expect(output.remarks.joined().first?.hasPrefix(told) == true)
            same(output.errors, [])
        } else {
            same(output.errors, [error])
            #expect(output.alerts.first?.message.hasPrefix(told) == true)
            same(view.states.last?.record?.lines.first?.reference, "SW-9")
        }
        await presenter.send(.agreed)
        same(rules.paid.map(\.card.feedID), paysAgain ? ["1", "2", "3"] : ["2", "3"])
        same(rules.paid.first?.besides, paysAgain ? [paid.id] : [])
    }
}
