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

    private func statement(
        _ answers: [Result<StatementReport?, CardsError>], isHeld: Bool = false
    ) -> (CardStatementPresenter, CardStatementInteractorStub) {
        let interactor = CardStatementInteractorStub(answers, isHeld: isHeld)
        let presenter = CardStatementPresenter(
            item: .fixture(), voice: .typing(), interactor: interactor,
            undoer: CardUndoStub().undo, router: router,
            output: output)
        presenter.view = view
        presenter.handle(.screen(.appeared))
        return (presenter, interactor)
    }
}
