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
@Suite("CardStatementPresenter: search")
struct StatementSearchTests {
    private let view = ViewSpy<CardStatementViewState>()
    private let presenter: CardStatementPresenter

    init() async {
        let transactions = (0..<300).map {
            Transaction.fixture(id: String($0), text: $0 % 3 == 0 ? "SHELL \($0)" : "SHOP \($0)")
        }
        presenter = CardStatementPresenter(
            item: .fixture(), voice: CardVoice(Voice(.english)),
            interactor: CardStatementInteractorStub([.success(.fixture(.fixture(transactions)))]),
            undoer: CardUndoStub().carryOut, router: RouterSpy<CardRoute>(), output: nil)
        presenter.view = view
        presenter.handle(.screen(.appeared))
    }

    private func type(_ text: String) {
        for character in text { presenter.handle(.searchEdited(.inserted(TypedText(String(character))))) }
    }

    private var state: CardStatementViewState? { view.states.last }

    @Test("What is typed narrows the transactions at once, and the first finds are in words")
    func narrowing() async {
        await presenter.settle()
        presenter.handle(.searchBegan)
        same(state?.body?.search, SearchFieldState(label: "Search", text: "", cursor: 0, found: "300 of 300"))
        type("SHELL")
        same(state?.body?.search?.found, "100 of 300")
        same(state?.body?.lineCount, 100)
        same(state?.body?.lines.first?.text, "SHELL 0")
        same(state?.body?.lines.last?.text, "SHELL 297")
        presenter.handle(.searchEdited(.deleted(.previousWord)))
        same(state?.body?.lineCount, 300)
        type("nothing")
        same(state?.body?.lineCount, 0)
        same(state?.body?.heading, "No transaction has all these words.")
    }

    @Test("A card number is masked while it is typed")
    func masked() async {
        await presenter.settle()
        presenter.handle(.searchBegan)
        type("4111111111111111")
        same(state?.body?.search?.text, "411111XXXXXX1111")
        same(state?.body?.search?.cursor, 16)
    }

    @Test("A search that is kept can be edited again, and one that is given up shows everything")
    func ending() async {
        await presenter.settle()
        presenter.handle(.searchBegan)
        type("SHELL")
        presenter.handle(.searchEnded(keeping: true))
        #expect(state?.body?.search?.isEditing == false)
        same(state?.body?.lineCount, 100)
        type("x")
        same(state?.body?.search?.text, "SHELL")
        presenter.handle(.searchBegan)
        type(" 3")
        same(state?.body?.search?.text, "SHELL 3")
        presenter.handle(.searchEnded(keeping: false))
        #expect(state?.body?.search == nil && state?.body?.lineCount == 300)
        presenter.handle(.searchBegan)
        presenter.handle(.searchEnded(keeping: true))
        #expect(state?.body?.search == nil)
    }

    @Test("Refreshed transactions are searched, too; before there are any, there is nothing to search")
    func refreshed() async {
        presenter.handle(.searchBegan)
        #expect(state?.body?.search == nil)
        await presenter.settle()
        type("SHELL")
        presenter.handle(.refreshRequested)
        await presenter.settle()
        same(state?.body?.lineCount, 100)
    }
}
