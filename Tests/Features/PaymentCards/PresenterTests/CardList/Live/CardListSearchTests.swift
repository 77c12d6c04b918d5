import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("CardListPresenter, searching as one types")
struct CardListSearchTests {
    @Test("Each letter searches, and the words are on the screen at once")
    func typing() async {
        let scene = await CardListScene.long(50)
        scene.presenter.handle(.focusMoved(by: 9))
        scene.presenter.handle(.searchBegan)
        same(scene.controls?.search, SearchFieldState(label: "Search", text: "", isEditing: true))
        for text in ["CARD", "CARD 3"] {
            scene.presenter.search(for: text)
            same(scene.controls?.search?.text, text)
            await scene.settle()
        }
        same(scene.titles, ["CARD 3", "CARD 30", "CARD 31", "CARD 32"])
        same(scene.focused, "CARD 3")
        same(scene.state.summary, "11 cards found")
        same(scene.interactor.queries.last, CardQuery(search: "CARD 3", isFuzzy: true))
    }

    @Test("What is found doesn't change the size of the cards until one is done with typing")
    func size() async {
        let scene = await CardListScene.long(50)
        let roomy = [CardGrid(cards: 1, across: 1)]
        let grid = CardGrid(cards: 8, across: 2)
        scene.presenter.handle(.capacityChanged(cards: 8, across: 2, peeking: 0, roomy: roomy))
        scene.presenter.search(for: "CARD 49")
        await scene.settle()
        #expect(scene.titles == ["CARD 49"] && scene.controls?.window.grid == grid)
        // The field takes a row, so other grids fit.
        scene.presenter.handle(.capacityChanged(cards: 6, across: 2, peeking: 0, roomy: roomy))
        same(scene.controls?.window.grid, CardGrid(cards: 6, across: 2))
        scene.presenter.handle(.searchEnded(keeping: true))
        same(scene.controls?.window.grid, roomy[0])
        scene.presenter.handle(.searchBegan)
        scene.presenter.handle(.searchEdited(.deleted(.start)))
        await scene.settle()
        same(scene.controls?.window.grid, roomy[0])
        scene.presenter.handle(.searchEnded(keeping: true))
        same(scene.controls?.window.grid, CardGrid(cards: 6, across: 2))
    }

    @Test("A card that was found by letters has the whole word marked; an excluded one is nowhere")
    func marked() async {
        let scene = await CardListScene.live(.fixture([.fixture(.fixture(title: "AMAZON PAY"))]))
        scene.presenter.search(for: "amzn pay -gold 87")
        await scene.settle()
        same(scene.rows.first?.face.found, ["AMAZON", "PAY", "8776"])
    }

    @Test(
        "Answers may come in any order: the one to what is typed now stays",
        arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func outOfOrder(order: [Int]) async {
        let scene = await CardListScene.long(50)
        var requests: [(task: Task<Void, Never>, answer: Gate)] = []
        for text in ["C", "CARD 4", "CARD 49"] {
            scene.presenter.search(for: text)
            requests.append(await scene.startSettling())
        }
        for index in order { requests[index].answer.open() }
        for request in requests { await request.task.value }
        same(scene.titles, ["CARD 49"])
        same(scene.controls?.search?.text, "CARD 49")
    }

    @Test(
        "Keys typed before the cards have come are for the one that is found, not for one of the list before")
    func typedAhead() async {
        let scene = await CardListScene.long(50, ownsCards: true)
        scene.presenter.search(for: "CARD 49")
        scene.presenter.handle(.searchEnded(keeping: true))
        scene.presenter.handle(.capacityChanged(cards: 8, across: 2))
        #expect(scene.focused == nil)
        scene.presenter.handle(.removalRequested(nil))
        #expect(scene.router.routes.isEmpty)
        await scene.settle()
        same(scene.focused, "CARD 49")
        let removed = scene.router.routes.map {
            if case .removal(let items, _) = $0 { items[0].card.title } else { "" }
        }
        same(removed, ["CARD 49"])
    }

    @Test("Keys typed before the cards have come do nothing where these don't come")
    func typedAheadInVain() async {
        let scene = await CardListScene.long(50)
        scene.interactor.answer(.failure(.offline))
        scene.presenter.search(for: "CARD 49")
        scene.presenter.handle(.searchEnded(keeping: true))
        scene.presenter.handle(.paymentChosen)
        await scene.settle()
        #expect(scene.router.routes.isEmpty && scene.state.alert != nil)
    }

    @Test("What was typed before is no longer looked for")
    func cancelled() async {
        let scene = await CardListScene.long(50)
        scene.presenter.search(for: "C")
        let overtaken = await scene.startSettling()
        scene.presenter.search(for: "CARD 49")
        let newest = await scene.startSettling()
        // The gate of the first answer stays closed.
        newest.answer.open()
        await newest.task.value
        await overtaken.task.value
        same(scene.titles, ["CARD 49"])
    }

    @Test("A novel that was pasted is cut to what a search can be")
    func novel() async {
        let scene = await CardListScene.long(5)
        scene.presenter.search(for: String(repeating: "word ", count: 100_000))
        same(scene.controls?.search?.text.count, 200)
    }

    @Test("A search that fails keeps the cards; to change a word is to try again")
    func failure() async {
        let scene = await CardListScene.long(50)
        scene.interactor.answer(.failure(.offline))
        scene.presenter.search(for: "CARD 3")
        await scene.settle()
        same(scene.titles.first, "CARD 1")
        #expect(scene.state.alert != nil)
        scene.interactor.answer { .page(of: .fixtures(50), query: $0) }
        scene.presenter.search(for: "CARD 30")
        #expect(scene.state.alert == nil)
        await scene.settle()
        same(scene.titles, ["CARD 30"])
    }
}
