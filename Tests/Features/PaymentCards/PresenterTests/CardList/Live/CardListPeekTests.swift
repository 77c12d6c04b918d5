import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenTestSupport
import TestSupport
import Testing

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, what peeks into the window of a live list")
struct CardListPeekTests {
    @Test("The next row is drawn, too, and at the end of the list the row before")
    func rows() async {
        let scene = await CardListScene.live(.fixture(count: 9), capacity: 4, across: 2)
        scene.presenter.handle(.capacityChanged(cards: 4, across: 2, peeking: 2))
        same(scene.window, 0..<4)
        same(scene.titles, (1...6).map { "CARD \($0)" })
        scene.presenter.handle(.focusMoved(by: 2))
        scene.presenter.handle(.focusMoved(by: 2))
        same(scene.window, 2..<6)
        same(scene.titles, (3...8).map { "CARD \($0)" })
        same(scene.controls?.window.lead, 0)
        scene.presenter.handle(.jumped(toEnd: true))
        same(scene.window, 6..<9)
        same(scene.titles, (5...9).map { "CARD \($0)" })
        same(scene.controls?.window.lead, 2)
        same(scene.focused, "CARD 9")
    }

    @Test("The focus stays on cards that are seen whole")
    func focus() async {
        let scene = await CardListScene.live(.fixture(count: 9), capacity: 4, across: 2)
        scene.presenter.handle(.capacityChanged(cards: 4, across: 2, peeking: 2))
        for step in [1, 1, 1, 2, 2, -2, -2, -1] {
            scene.presenter.handle(.focusMoved(by: step))
            let place = scene.presenter.state.cursor.place(in: scene.presenter.state.loaded)
            #expect(place.map(scene.window.contains) == true)
        }
    }

    @Test("The first grid with room for all cards counts, also after a search; otherwise the last one")
    func grids() async {
        let scene = await CardListScene.live(.fixture(count: 3))
        let roomy = [CardGrid(cards: 2, across: 2), CardGrid(cards: 3, across: 3)]
        scene.presenter.handle(.capacityChanged(cards: 8, across: 2, peeking: 2, roomy: roomy))
        same(scene.controls?.window.grid, roomy[1])
        scene.interactor.answer { _ in .success(.fixture(count: 2)) }
        scene.presenter.search(for: "sbi")
        await scene.presenter.settle()
        scene.presenter.handle(.searchEnded(keeping: true))
        same(scene.controls?.window.grid, roomy[0])
        scene.interactor.answer { _ in .success(.fixture(count: 20)) }
        scene.presenter.search(for: "")
        await scene.presenter.settle()
        scene.presenter.handle(.searchEnded(keeping: true))
        same(scene.controls?.window.grid, CardGrid(cards: 8, across: 2, peeking: 2))
        same(scene.rows.count, 10)
    }

    @Test("The window says how many cards the whole list has, where that is known")
    func total() async {
        let scene = await CardListScene.long(100)
        same(scene.controls?.window.total, 100)
    }
}
