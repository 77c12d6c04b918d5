import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsTestSupport

@MainActor
@Suite("DuePaymentsPresenter")
struct DuePaymentsPresenterTests {
    private let view = ViewSpy<DuePaymentsViewState>()
    private let router = RouterSpy<BackRoute>()
    private let output = CardReportSpy()
    private let rules = PaymentRulesStub()

    private func presenter(
        _ items: [CardListing.Item] = items, undated: Int = 0, query: DuePaymentsQuery = DuePaymentsQuery(),
        language: Language = .english
    ) -> DuePaymentsPresenter {
        let today = CalendarDate(year: 2026, month: 11, day: 22)
        let presenter = DuePaymentsPresenter(
            query, voice: CardVoice(Voice(language), clock: .fixture),
            dues: CardDuesInteractorStub([
                .success(CardDues(items: items, undatedCount: undated, today: today))
            ]).everyDue,
            payments: rules, undoer: CardUndoStub().undo,
            router: router, output: output)
        presenter.view = view
        return presenter
    }

    private static let items = (1...3).map { number in
        CardListing.Item.fixture(
            .fixture(
                id: "\(number)", title: "CARD \(number)",
                due: .fixture(
                    amount: Decimal(number * 100), currency: number == 3 ? "$" : "₹", state: "due in 6 days"))
        )
    }

    private var outcomes: [PaymentStatus]? { view.states.last?.record?.lines.map(\.status) }

    @Test("What would be paid is listed and asked once, with sums; nothing is paid")
    func plan() async throws {
        let presenter = presenter()
        same(view.states.last?.content, .loading("Asking what is due…"))
        await presenter.send(.screen(.appeared))
        let state = try #require(view.states.last)
        #expect(state.title == "To pay" && state.summary == "3 cards")
        same(state.body?.question?.text, "Pay this on 3 cards? In total: ₹300.00, $300.00.")
        same(state.body?.question?.refusal, "nothing was paid")
        let sheet = try #require(state.body?.payments)
        let (lines, sums) = (sheet.lines, sheet.sums)
        same(lines.map(\.state), Array(repeating: "due in 6 days", count: 3))
        same(sums.map(\.amount), ["₹300.00", "$300.00"])
        same(state.record?.sums.map(\.count), [2, 1])
        same(state.record?.lines.map(\.left), [0, 0, 0])
        same(outcomes, [.planned, .planned, .planned])
        #expect(state.notes.isEmpty)
        #expect(rules.paid.isEmpty && output.reports.isEmpty)
    }

    @Test("What a server has paid counts as told once the list is printed and left")
    func told() async {
        let presenter = presenter()
        await presenter.send(.screen(.appeared))
        await presenter.send(.agreed)
        same(rules.acknowledged, [])
        await presenter.send(.screen(.closed))
        same(rules.acknowledged.count, 3)
    }

    @Test("Once agreed, each is paid under a key of its own, and the result has their references")
    func pay() async throws {
        let presenter = presenter()
        await presenter.send(.screen(.appeared))
        await presenter.send(.agreed)
        same(rules.paid.map(\.card.feedID), ["1", "2", "3"])
        same(Set(rules.paid.map(\.idempotencyKey)).count, 3)
        same(rules.paid.map(\.idempotencyKey), ["key-1", "key-2", "key-3"])
        let state = try #require(view.states.last)
        #expect(state.title == "Payments" && state.summary == "paid: 3 of 3" && state.body?.question == nil)
        same(outcomes, [.paid, .paid, .paid])
        same(state.record?.lines.map(\.reference), ["SW-1", "SW-2", "SW-3"])
        #expect(output.listChanges == 1 && output.errors == [] && output.remarks == [])
        #expect(output.deeds.first?.each.count == 3 && output.deeds.first?.undoDeadline != nil)
        let note = try #require(state.notes.first)
        #expect(note.text.hasPrefix("Each can be undone within five minutes, until ") && note.isAdvice)
        await presenter.send(.agreed)
        same(rules.paid.count, 3)
    }

    @Test(
        "A refusal and an unknown outcome don't stop the others; both are reported, the latter with its key")
    func failures() async throws {
        rules.fail("1", .paymentRefused(.nothingDue))
        rules.fail("2", .timeout)
        let presenter = presenter()
        await presenter.send(.screen(.appeared))
        await presenter.send(.agreed)
        same(outcomes, [.refused, .inDoubt, .paid])
        same(view.states.last?.summary, "paid: 1 of 3")
        same(view.states.last?.record?.sums.map(\.currency), ["USD"])
        same(output.errors, [.paymentRefused(.nothingDue), .timeout])
        same(output.alerts[0].message, "CARD 1, •••• 8776: Nothing is left to pay.")
        #expect(output.alerts[1].message.hasPrefix("CARD 2, •••• 8776: "))
        same(
            output.alerts[1].details,
            [
                "The payment may or may not have been made.",
                "The order’s idempotency key is key-2",
            ])
    }

    @Test("What can't be paid here is left out and remarked; what the rules refuse beforehand is a failure")
    func obstacles() async {
        rules.refuse("1", .actionNotOffered(code: "pay_now", offered: []))
        rules.refuse("2", .paymentRefused(.noMinimum))
        let presenter = presenter(
            undated: 2, query: DuePaymentsQuery(CardDuesQuery(days: 7), paysMinimum: true))
        await presenter.send(.screen(.appeared))
        same(outcomes, [.leftOut, .refused, .planned])
        #expect(view.states.last?.title == "Minimums to pay" && view.states.last?.summary == "1 card")
        #expect(output.remarks.count == 2 && output.errors == [.paymentRefused(.noMinimum)])
        same(output.remarks[1], ["CARD 1, •••• 8776: This card does not offer “pay now”."])
        await presenter.send(.agreed)
        same(outcomes, [.leftOut, .refused, .paid])
        same(rules.paid.map(\.purpose), [.minimum])
        same(view.states.last?.summary, "paid: 1 of 2")
    }

    @Test("An order that was already paid is not paid again; one in doubt is sent again, and that is said")
    func again() async throws {
        rules.refuse("1", .paidAlready([.fixture("SW-OLD", amount: 100, rest: 0)]))
        rules.doubt("2")
        let presenter = presenter(language: .ukrainian)
        await presenter.send(.screen(.appeared))
        same(outcomes, [.repeated, .planned, .planned])
        same(view.states.last?.body?.question?.text, "Сплатити це за 2 картками? Разом: ₹200.00, $300.00.")
        same(output.errors, [.paidAlready([.fixture("SW-OLD", amount: 100, rest: 0)])])
        #expect(output.remarks.count == 1)
        #expect(output.remarks[0].first?.hasPrefix("CARD 2, •••• 8776: Невідомо, чи це доручення") == true)
        await presenter.send(.agreed)
        same(rules.paid.map(\.idempotencyKey), ["key-2", "key-3"])
        same(outcomes, [.repeated, .paid, .paid])
        same(view.states.last?.record?.lines[0].reference, "SW-OLD")
        same(output.remarks.count, 1)
    }

    @Test("A minimum that was paid is left out, unless its card was named")
    func minimumAgain() async {
        rules.refuse("1", .paymentRefused(.minimumPaid))
        await presenter(query: DuePaymentsQuery(paysMinimum: true)).send(.screen(.appeared))
        same(outcomes, [.leftOut, .planned, .planned])
        await presenter(query: DuePaymentsQuery(CardDuesQuery(names: ["1", "2", "3"]), paysMinimum: true))
            .send(.screen(.appeared))
        same(outcomes, [.refused, .planned, .planned])
    }

    @Test("Stopped halfway, it tells what was paid, what may have been, and what was not tried")
    func stopped() async {
        let presenter = presenter()
        await presenter.send(.screen(.appeared))
        rules.hold("2")
        presenter.handle(.agreed)
        let work = Task { await presenter.settle() }
        await rules.untilHeld()
        presenter.handle(.screen(.closed))
        #expect(router.routes.isEmpty)
        work.cancel()
        await work.value
        same(outcomes, [.paid, .inDoubt, .untried])
        same(output.errors, [.cancelled])
        presenter.handle(.screen(.closed))
        same(router.routes, [.back])
    }

    @Test("Without anything due there is no question; if it can't be found out, that is reported")
    func nothing() async {
        let empty = presenter([])
        await empty.send(.screen(.appeared))
        #expect(view.states.last?.body?.question == nil && view.states.last?.record?.lines == [])
        guard case .empty(let notice)? = view.states.last?.content else { return #expect(Bool(false)) }
        same(notice.headline, "Nothing is due")
        await empty.send(.agreed)
        #expect(rules.paid.isEmpty && output.reports.isEmpty)
        let failing = DuePaymentsPresenter(
            DuePaymentsQuery(), voice: CardVoice(Voice(.english), clock: .fixture),
            dues: CardDuesInteractorStub([.failure(.offline)]).everyDue,
            payments: rules, undoer: CardUndoStub().undo,
            router: router, output: output)
        failing.view = view
        await failing.send(.screen(.appeared))
        guard case .failed? = view.states.last?.content else { return #expect(Bool(false)) }
        #expect(output.errors == [.offline] && view.states.last?.record == nil)
    }

    @Test("Amounts and digits are hidden while the person looks away, but never in the question")
    func privacy() async {
        let presenter = presenter()
        await presenter.send(.screen(.appeared))
        presenter.handle(.screen(.attentionChanged(hasFocus: false)))
        let lines = view.states.last?.body?.payments.lines ?? []
        #expect(lines.allSatisfy { !$0.amount.contains("100") && !$0.spoken.contains("8776") })
        #expect(view.states.last?.body?.question?.text.contains("₹300.00") == true)
    }
}
