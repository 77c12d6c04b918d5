import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Testing

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("CardListPresenter, searching as one types")
struct CardListSearchTests {
    @Test("Each letter searches, and the words are on the screen at once")
    func typing() async {
        let scene = await CardListScene.paged(50)
        scene.presenter.didMoveFocus(by: 9)
        scene.presenter.didBeginSearch()
        #expect(scene.controls?.search == SearchState(label: "Search", text: "", isEditing: true))
        for text in ["CARD", "CARD 3"] {
            scene.presenter.didChange(search: text)
            #expect(scene.controls?.search?.text == text)
            await scene.settle()
        }
        #expect(scene.titles == ["CARD 3", "CARD 30", "CARD 31", "CARD 32"])
        #expect(scene.focused == "CARD 3")
        #expect(scene.state.summary == "11 cards found")
        #expect(scene.interactor.queries.last == CardQuery(search: "CARD 3"))
    }

    @Test(
        "Answers may come in any order: the one to what is typed now stays",
        arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func outOfOrder(order: [Int]) async {
        let scene = await CardListScene.paged(50)
        var requests: [(task: Task<Void, Never>, answer: Gate)] = []
        for text in ["C", "CARD 4", "CARD 49"] {
            scene.presenter.didChange(search: text)
            requests.append(await scene.startSettling())
        }
        for index in order {
            requests[index].answer.open()
            await requests[index].task.value
        }
        #expect(scene.titles == ["CARD 49"])
        #expect(scene.controls?.search?.text == "CARD 49")
    }

    @Test("What was typed before is no longer looked for, and whoever looked for it takes up nothing else")
    func cancelled() async {
        let scene = await CardListScene.paged(50)
        scene.presenter.didChange(search: "C")
        let overtaken = await scene.startSettling()
        scene.presenter.didChange(search: "CARD 49")
        let newest = await scene.startSettling()
        // Nobody opens its gate.
        await overtaken.task.value
        newest.answer.open()
        await newest.task.value
        #expect(scene.titles == ["CARD 49"])
    }

    @Test("Done typing, the search holds and stays on the screen; given up, every card is back")
    func ending() async {
        let scene = await CardListScene.paged(50)
        scene.presenter.didBeginSearch()
        scene.presenter.didChange(search: "CARD 3")
        await scene.settle()
        scene.presenter.didEndSearch(keeping: true)
        await scene.settle()
        #expect(scene.controls?.search == SearchState(label: "Search", text: "CARD 3", isEditing: false))
        #expect(scene.titles.first == "CARD 3")
        scene.presenter.didBeginSearch()
        scene.presenter.didEndSearch(keeping: false)
        await scene.settle()
        #expect(scene.controls?.search == nil)
        #expect(scene.titles.first == "CARD 1")
        #expect(scene.pages.count == 3)
    }

    @Test("The same words ask for nothing, and no words at all are no search")
    func sameWords() async {
        let scene = await CardListScene.paged(5)
        scene.presenter.didBeginSearch()
        scene.presenter.didChange(search: "")
        scene.presenter.didEndSearch(keeping: true)
        await scene.settle()
        #expect(scene.pages.count == 1)
        #expect(scene.controls?.search == nil)
    }

    @Test("A novel that was pasted is cut to what a search can be")
    func novel() async {
        let scene = await CardListScene.paged(5)
        scene.presenter.didChange(search: String(repeating: "word ", count: 100_000))
        #expect(scene.controls?.search?.text.count == 200)
    }

    @Test("A search without a match says so, and its pages are counted from the first")
    func noMatch() async {
        let scene = await CardListScene.paged(90)
        scene.presenter.didJump(toEnd: true)
        await scene.settle()
        scene.presenter.didChange(search: "nonsense")
        await scene.settle()
        #expect(scene.pages.last == .page(1, size: 20))
        #expect(
            scene.state.content
                == .empty(
                    NoticeState(headline: "No card matches", advice: "Try fewer words, or fewer filters.")))
    }

    @Test("A search that fails keeps the cards; to change a word is to try again")
    func failure() async {
        let scene = await CardListScene.paged(50)
        scene.interactor.answer(.failure(.offline))
        scene.presenter.didChange(search: "CARD 3")
        await scene.settle()
        #expect(scene.titles.first == "CARD 1")
        #expect(scene.state.alert != nil)
        scene.interactor.answer { .page(of: .fixtures(50), query: $0) }
        scene.presenter.didChange(search: "CARD 30")
        #expect(scene.state.alert == nil)
        await scene.settle()
        #expect(scene.titles == ["CARD 30"])
    }
}
