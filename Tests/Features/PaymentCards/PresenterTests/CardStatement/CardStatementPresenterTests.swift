import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Values
import Words

@MainActor
@Suite("CardStatementPresenter")
struct CardStatementPresenterTests {
    private let view = ViewSpy<CardStatementViewState>()
    private let router = RouterSpy<CardRoute>()
    private let output = CardReportSpy()

    @Test("The statement is on its way, then there, and asked for once")
    func load() async {
        let (presenter, interactor) = statement([.success(.fixture())])
        same(view.states.last?.content, .loading("Fetching the statement…"))
        presenter.handle(.refreshRequested)
        await presenter.settle()
        same(view.states.last?.summary, "30 Oct – 1 Nov 2026")
        same(view.states.last?.title, "Last statement")
        same(view.states.last?.subject?.name, "SBI REWARDZ")
        same(view.states.last?.subject?.mark, "•••• 8776")
        await presenter.settle()
        same(interactor.requests, [CardID(feedID: "48822393341")])
        #expect(output.remarks.isEmpty)
    }

    @Test("A card without a statement says so, and remarks it")
    func none() async {
        let (presenter, _) = statement([.success(nil)])
        await presenter.settle()
        same(
            view.states.last?.content,
            .empty(
                NoticeState(
                    headline: "No statement yet",
                    advice: "The bank makes one when the card’s billing period ends.")))
        same(output.remarks, [["No statement yet"]])
        #expect(output.errors.isEmpty)
    }

    @Test("A statement that is old says how old it is, and tells the screen's owner")
    func kept() async {
        let then = Date(timeIntervalSince1970: 0)
        for answer in [StatementReport.fixture(), nil] {
            let (presenter, _) = statement(
                [.success(answer)], kept: KeptCards(date: then, age: .seconds(300)))
            await presenter.settle()
            same(view.states.last?.kept, KeptState(label: "Offline, as of 5 minutes ago", date: then))
            same(output.kept.last, view.states.last?.kept)
        }
        let (presenter, _) = statement([.success(.fixture())])
        await presenter.settle()
        #expect(view.states.last?.kept == nil && output.kept.count == 2)
    }

    @Test("A statement that does not add up is shown, and the difference named")
    func unbalanced() async {
        let (presenter, _) = statement([.success(.fixture(difference: -2))])
        await presenter.settle()
        let warning =
            "This statement does not add up: its closing balance is ₹2.00 less than the rest comes to."
        same(view.states.last?.body?.warnings, [warning])
        same(output.remarks, [[warning]])
    }

    @Test("A failure fills the screen and is reported; trying again may help")
    func failure() async {
        let (presenter, _) = statement([.failure(.timeout), .success(.fixture())])
        await presenter.settle()
        same(output.errors, [.timeout])
        same(view.states.last?.content, output.alerts.first.map { .failed($0) })
        await refresh(presenter)
        #expect(view.states.last?.body != nil)
        #expect(view.states.contains { $0.isRefreshing } == false)
    }

    @Test("A failed refresh keeps the old statement and says what went wrong, until the next one")
    func failedRefresh() async {
        let (presenter, _) = statement([.success(.fixture()), .failure(.offline), .success(.fixture())])
        await presenter.settle()
        await refresh(presenter)
        #expect(view.states.last?.body != nil)
        #expect(view.states.last?.alert?.message.hasPrefix("You are offline:") == true)
        #expect(view.states.contains { $0.isRefreshing })
        await refresh(presenter)
        #expect(view.states.last?.alert == nil)
    }

    @Test(
        "A second request while one is in flight is refused, and a cancelled one leaves everything as it was")
    func inFlight() async {
        let (presenter, interactor) = statement([.success(.fixture())], isHeld: true)
        let load = Task { await presenter.settle() }
        await interactor.untilAsked()
        presenter.handle(.refreshRequested)
        same(interactor.requests.count, 1)
        load.cancel()
        await load.value
        same(interactor.requests.count, 1)
        same(view.states.last?.content, .loading("Fetching the statement…"))
        #expect(output.errors.isEmpty)
    }

    @Test("Transactions are put into words when they come into sight, with some around them, and not before")
    func sight() async {
        let transactions = (0..<1000).map { Transaction.fixture(id: String($0), text: "SHOP \($0)") }
        let (presenter, _) = statement([.success(.fixture(.fixture(transactions)))])
        presenter.handle(.linesShown(0..<5))
        await presenter.settle()
        #expect(view.states.last?.body?.lines.isEmpty == true)
        same(view.states.last?.body?.lineCount, 1000)
        presenter.handle(.linesShown(500..<520))
        same(view.states.last?.body?.firstLine, 450)
        same(view.states.last?.body?.lines.count, 120)
        same(view.states.last?.body?.lines.first?.text, "SHOP 450")
        let count = view.states.count
        presenter.handle(.linesShown(450..<570))
        presenter.handle(.linesShown(5..<5))
        same(view.states.count, count)
        presenter.handle(.screen(.privacyToggled))
        same(view.states.last?.body?.lines.count, 120)
        presenter.handle(.linesShown(990..<1200))
        same(view.states.last?.body?.lines.last?.text, "SHOP 999")
        presenter.handle(.linesShown(nil))
        same(view.states.last?.body?.lines.count, 1000)
    }

    @Test("Amounts and digits are hidden on request, which is reported, and without focus, which is not")
    func privacy() async {
        let (presenter, _) = statement([.success(.fixture())])
        await presenter.settle()
        presenter.handle(.screen(.privacyToggled))
        same(view.states.last?.body?.facts.first?.value, "•••••")
        same(view.states.last?.subject?.mark, "•••• ••••")
        presenter.handle(.screen(.privacyToggled))
        presenter.handle(.screen(.attentionChanged(hasFocus: false)))
        same(view.states.last?.body?.facts.first?.value, "•••••")
        presenter.handle(.screen(.attentionChanged(hasFocus: true)))
        same(view.states.last?.body?.facts.first?.value, "₹100.00")
        same(output.privacies, [true, false])
    }

    @Test("Closing goes back")
    func close() {
        let (presenter, _) = statement([.success(nil)])
        presenter.handle(.screen(.closed))
        same(router.routes, [.back])
    }

    private func statement(
        _ answers: [Result<StatementReport?, CardsError>], isHeld: Bool = false, kept: KeptCards? = nil
    ) -> (CardStatementPresenter, CardStatementInteractorStub) {
        let interactor = CardStatementInteractorStub(answers, isHeld: isHeld, kept: kept)
        let presenter = CardStatementPresenter(
            item: .fixture(), voice: .typing(), interactor: interactor,
            undoer: CardUndoStub().carryOut, router: router,
            output: output)
        presenter.view = view
        presenter.handle(.screen(.appeared))
        return (presenter, interactor)
    }

    private func refresh(_ presenter: CardStatementPresenter) async {
        presenter.handle(.refreshRequested)
        await presenter.settle()
    }
}
