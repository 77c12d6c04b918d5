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
@Suite("The payments of marked cards")
struct MarkedPaymentsTests {
    private let view = ViewSpy<DuePaymentsViewState>()
    private let output = CardReportSpy()
    private let router = RouterSpy<BackRoute>()
    private let rules = PaymentRulesStub()

    private var outcomes: [PaymentStatus]? { view.states.last?.record?.lines.map(\.status) }

    @Test(
        "Chosen cards are asked about on the screen; the harmless answer leaves, the other one pays those that can be"
    )
    func chosen() async throws {
        let items = (1...3).map { number in
            CardListing.Item.fixture(
                .fixture(
                    id: "\(number)", title: "CARD \(number)",
                    due: .fixture(amount: Decimal(number * 100), currency: number == 3 ? "$" : "₹")))
        }
        let nothing = CardListing.Item.fixture(.fixture(id: "4", title: "PAID"))
        rules.refuse("4", .paymentRefused(.nothingDue))
        rules.fail("1", .paymentRefused(.nothingDue))
        let presenter = DuePaymentsPresenter(
            DuePaymentsQuery(on: items + [nothing]), voice: .typing(),
            dues: CardDuesInteractorStub([.success(CardDues(items: [], today: nil))]).everyDue,
            payments: rules, undoer: CardUndoStub().undo,
            router: router, output: output)
        presenter.view = view
        await presenter.send(.screen(.appeared))
        let menu = try #require(view.states.last?.body?.menu)
        #expect(menu.title == "Pay this on 3 cards? In total: ₹300.00, $300.00." && menu.selected == 0)
        same(outcomes, [.planned, .planned, .planned, .leftOut])
        presenter.handle(.chose(nil))
        presenter.handle(.chose(2))
        #expect(router.routes == [.back] && rules.paid.isEmpty)
        presenter.handle(.moved(by: 1))
        await presenter.send(.agreedUnseen)
        #expect(rules.paid.isEmpty && view.states.last?.remark?.text.hasPrefix("Not paid: enlarge") == true)
        await presenter.send(.chose(nil))
        same(view.states.last?.remark?.text, "Read it first, then press {} again")
        #expect(rules.paid.isEmpty)
        presenter.handle(.screen(.timeAdvanced(to: .milliseconds(750))))
        await presenter.send(.chose(nil))
        #expect(outcomes == [.refused, .paid, .paid, .leftOut] && view.states.last?.body?.menu == nil)
        same(output.deeds.first?.each.count, 2)
        same(
            view.states.last?.notes.first?.text,
            "CARD 1, •••• 8776: Nothing is left to pay. Check what is due on the other cards.")
        same(output.doubts, [])
    }

    @Test("Neither a key that is held down pays, nor a click before the window has the focus and was read")
    func heldKey() async {
        let presenter = await presenter(two, undoer: CardUndoStub())
        presenter.handle(.moved(by: 1))
        for tick in 1...40 {
            presenter.handle(.screen(.timeAdvanced(to: .milliseconds(tick * 100))))
            presenter.handle(.chose(nil))
        }
        presenter.handle(.screen(.attentionChanged(hasFocus: false)))
        presenter.handle(.screen(.timeAdvanced(to: .seconds(5))))
        presenter.handle(.chose(1))
        presenter.handle(.screen(.attentionChanged(hasFocus: true)))
        await presenter.send(.chose(1))
        #expect(rules.paid.isEmpty)
        presenter.handle(.screen(.timeAdvanced(to: .seconds(6))))
        await presenter.send(.chose(1))
        same(rules.paid.count, 2)
    }

    @Test("Of chosen cards whose payment is in doubt it is said, and what pays only once")
    func inDoubt() async {
        let items = (1...2).map { CardListing.Item.fixture(.fixture(id: "\($0)", title: "CARD \($0)")) }
        rules.fail("1", .timeout)
        rules.fail("2", .offline)
        let presenter = DuePaymentsPresenter(
            DuePaymentsQuery(on: items), voice: .typing(),
            dues: CardDuesInteractorStub([.success(CardDues(items: [], today: nil))]).everyDue,
            payments: rules, undoer: CardUndoStub().undo,
            router: router, output: output)
        presenter.view = view
        await presenter.send(.screen(.appeared))
        await presenter.send(.agreed)
        #expect(outcomes == [.inDoubt, .refused] && output.doubts == ["key-1"])
        let notes = view.states.last?.notes.map(\.text) ?? []
        #expect(notes.count == 3 && notes[0].hasSuffix("The payment may or may not have been made."))
        #expect(notes[1].hasSuffix("no network can be reached. Try again."))
        #expect(notes[2].hasPrefix("Pay on these cards again: the same orders are sent"))
        rules.refuse("1", .paidAlready([.fixture(key: "key-1")]))
        let next = DuePaymentsPresenter(
            DuePaymentsQuery(on: items), voice: .typing(),
            dues: CardDuesInteractorStub([.success(CardDues(items: [], today: nil))]).everyDue,
            payments: rules, undoer: CardUndoStub().undo,
            router: router, output: output)
        await next.send(.screen(.appeared))
        same(output.doubts, [], "it has been paid")
    }

    private func presenter(
        _ items: [CardListing.Item], undoer: CardUndoStub, places: Bool = false
    ) async -> DuePaymentsPresenter {
        let presenter = DuePaymentsPresenter(
            DuePaymentsQuery(on: items),
            voice: CardVoice(
                Voice(.english, hasPlaces: places), clock: DayClock(timeZone: .gmt) { .moment },
                commands: CommandsStub()),
            dues: CardDuesInteractorStub([.success(CardDues(items: [], today: nil))]).everyDue,
            payments: rules, undoer: undoer.undo, router: router, output: output)
        presenter.view = view
        await presenter.send(.screen(.appeared))
        return presenter
    }

    private let two = (1...2).map { number in
        CardListing.Item.fixture(
            .fixture(id: "\(number)", title: "CARD \(number)", due: .fixture(amount: 100)))
    }

    private var hints: [KeyHint<DuePaymentsEvent>.Action] { view.states.last?.hints.map(\.action) ?? [] }
    private var words: [String] { view.states.last?.body?.payments.lines.map(\.state) ?? [] }

    @Test("Their receipt is undone by one key, which is said there")
    func undone() async {
        let undoer = CardUndoStub()
        let presenter = await presenter(two, undoer: undoer, places: true)
        presenter.handle(.undoRequested)
        same(view.states.last?.remark?.text, "There is nothing to undo")
        await presenter.send(.agreed)
        #expect(hints.contains(.event(.undoRequested)))
        same(view.states.last?.body?.buttons.map(\.event), [.screen(.closed), .undoRequested])
        #expect(view.states.last?.notes.contains { $0.text.contains("demo undo") } == false)
        undoer.hold()
        presenter.handle(.undoRequested)
        let undoing = Task { await presenter.settle() }
        await undoer.untilAsked()
        same(view.states.last?.body?.activity, "Undoing…: 2 cards, ₹200.00.")
        presenter.handle(.screen(.closed))
        presenter.handle(.screen(.placesRequested))
        same(router.routes, [], "What is under way is seen to its end.")
        undoer.release()
        await undoing.value
        #expect(undoer.deeds == output.deeds && undoer.deeds.first?.each.count == 2)
        #expect(view.states.last?.title == "Undone" && view.states.last?.summary == "paid: 0 of 2")
        same(view.states.last?.remark?.text, "Undone: ₹200.00 on 2 cards")
        #expect(words.allSatisfy { $0.hasPrefix("undone") } && words.count == 2)
        #expect(!hints.contains(.event(.undoRequested)))
        presenter.handle(.screen(.placesRequested))
        same(router.routes, [.places])
    }

    @Test("What of them can't be undone stays paid, and why is said")
    func partlyUndone() async throws {
        let undoer = CardUndoStub()
        let presenter = await presenter(two, undoer: undoer)
        await presenter.send(.agreed)
        let deeds = try #require(output.deeds.first).each
        undoer.leave(deeds[1], .timeout)
        await presenter.send(.undoRequested)
        #expect(words.map { $0.prefix(4) } == ["undo", "paid"] && view.states.last?.title == "Payments")
        same(view.states.last?.alert?.message, "The server took too long to answer.")
        same(output.errors, [.timeout])
    }

    @Test("Before the person agrees, they read which orders are in doubt, and which cards are listed twice")
    func remarks() async {
        rules.doubt("1")
        let presenter = await presenter(two, undoer: CardUndoStub())
        same(
            view.states.last?.notes.map(\.text),
            [
                "CARD 1, •••• 8776: It is unknown whether this order was paid. Paying sends the same one again, and it is paid only once."
            ])
        await presenter.send(.agreed)
        #expect(view.states.last?.notes.contains { $0.text.hasPrefix("CARD 1") } == false)
    }

    @Test("Amounts can be hidden and shown")
    func hidden() async {
        let presenter = await presenter(two, undoer: CardUndoStub())
        presenter.handle(.screen(.privacyToggled))
        same(view.states.last?.body?.payments.lines.map(\.amount), ["•••••", "•••••"])
        same(view.states.last?.remark?.text, "amounts and digits hidden")
    }
}
