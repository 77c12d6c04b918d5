import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenTestSupport
import SwipeKit
import TestSupport
import Testing

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, the window of a live list")
struct CardListWindowTests {
    @Test(
        "A step to another row stays in its column; from the last or the first row it leads nowhere",
        arguments: [
            (7, 3, 6), (6, 3, 6), (5, 3, 6), (3, 3, 6), (1, -3, 1), (4, -3, 1), (6, 1, 6), (2, 9, 6),
            (0, -1, 0),
        ])
    func rows(start: Int, step: Int, end: Int) async {
        let scene = await CardListScene.live(.fixture(count: 7), capacity: 6, across: 3)
        scene.presenter.handle(.focusMoved(by: start))
        scene.presenter.handle(.focusMoved(by: step))
        same(scene.presenter.state.cursor.place(in: scene.presenter.state.loaded), end)
    }

    @Test("A capacity makes the list live; a printed list has no controls, and all of its rows")
    func capacity() async {
        let scene = await CardListScene.showing(.fixture(count: 30))
        #expect(scene.controls == nil)
        same(scene.rows.count, 30)
        scene.presenter.handle(.capacityChanged(cards: 4, across: 1))
        #expect(scene.controls != nil)
        same(scene.titles, ["CARD 1", "CARD 2", "CARD 3", "CARD 4"])
        same(scene.focused, "CARD 1")
    }

    @Test("A view state never holds more rows than fit, however many cards there are")
    func tenThousand() async {
        let scene = await CardListScene.live(
            .fixture(count: 10_000), query: CardQuery(page: .all), capacity: 6)
        for _ in 0..<20 { scene.presenter.handle(.focusMoved(by: 599)) }
        scene.presenter.handle(.scrolled(by: -3))
        scene.presenter.handle(.jumped(toEnd: true))
        #expect(scene.view.states.allSatisfy { $0.rows.count <= 6 })
        same(scene.window, 9_994..<10_000)
        same(scene.controls?.window.total, 10_000)
        same(scene.rows.last?.spoken.headline, "Card 10000 of 10000")
    }

    @Test("The focus moves card by card, and the window follows no further than it has to")
    func follows() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.focusMoved(by: 3))
        same(scene.window, 0..<4)
        scene.presenter.handle(.focusMoved(by: 1))
        same(scene.window, 1..<5)
        same(scene.focused, "CARD 5")
        scene.presenter.handle(.focusMoved(by: -3))
        same(scene.window, 1..<5)
        scene.presenter.handle(.focusMoved(by: -1))
        same(scene.window, 0..<4)
        scene.presenter.handle(.jumped(toEnd: true))
        same(scene.window, 6..<10)
        same(scene.focused, "CARD 10")
        scene.presenter.handle(.jumped(toEnd: false))
        same(scene.window, 0..<4)
        same(scene.focused, "CARD 1")
    }

    @Test("No move leads past the ends", arguments: [-1, -4, .min, 1, 4, .max])
    func ends(cards: Int) async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.jumped(toEnd: cards > 0))
        let before = scene.state
        scene.presenter.handle(.focusMoved(by: cards))
        same(scene.state, before)
        scene.presenter.handle(.scrolled(by: cards))
        same(scene.state, before)
    }

    @Test("A card that stays on the screen stays in its column: a window begins with a whole row")
    func columns() async {
        let scene = await CardListScene.live(.fixture(count: 11), capacity: 6, across: 3)
        for _ in 0..<12 {
            #expect(scene.window.lowerBound.isMultiple(of: 3))
            #expect(scene.focused != nil)
            scene.presenter.handle(.focusMoved(by: 1))
        }
        same(scene.window, 6..<11)
        scene.presenter.handle(.scrolled(by: -3))
        same(scene.window, 3..<9)
        scene.presenter.handle(.capacityChanged(cards: 2, across: 2))
        #expect(scene.window.lowerBound.isMultiple(of: 2))
        same(scene.focused, "CARD 9")
    }

    @Test("Scrolling closes the open card and keeps the focus on the screen")
    func scrolling() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.pushed(.left))
        scene.presenter.handle(.scrolled(by: 2))
        same(scene.window, 2..<6)
        same(scene.reveals, [0, 0, 0, 0])
        same(scene.focused, "CARD 3")
        scene.presenter.handle(.scrolled(by: -2))
        same(scene.focused, "CARD 3")
        scene.presenter.handle(.scrolled(by: 99))
        same(scene.window, 6..<10)
        same(scene.focused, "CARD 7")
    }

    @Test("Moving the focus to another card closes the open one; moving against an end does not")
    func focusCloses() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.pushed(.left))
        scene.presenter.handle(.focusMoved(by: -1))
        same(scene.reveals[0], -0.6)
        scene.presenter.handle(.focusMoved(by: 1))
        same(scene.reveals, [0, 0, 0, 0])
    }

    @Test("Without a card nothing has the focus, and no key does harm")
    func empty() async {
        let scene = await CardListScene.live(.fixture([]))
        scene.presenter.handle(.focusMoved(by: 1))
        scene.presenter.handle(.jumped(toEnd: true))
        scene.presenter.handle(.pushed(.left))
        scene.presenter.handle(.tapped(nil))
        scene.presenter.handle(.actionNumberChosen(1))
        scene.presenter.handle(.scrolled(by: 1))
        #expect(scene.controls?.focus == nil)
        #expect(scene.window.isEmpty)
        #expect(scene.router.routes.isEmpty)
    }

    @Test("A screen of any size holds the focused card, after any moves")
    func anySize() async {
        let scene = await CardListScene.live(.fixture(count: 23))
        var random = SeededGenerator(seed: 11)
        for _ in 0..<300 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                scene.presenter.handle(
                    .capacityChanged(
                        cards: .random(in: -1...30, using: &random),
                        across: .random(in: -1...9, using: &random)))
            case 1: scene.presenter.handle(.focusMoved(by: .random(in: -30...30, using: &random)))
            case 2: scene.presenter.handle(.scrolled(by: .random(in: -30...30, using: &random)))
            default: scene.presenter.handle(.jumped(toEnd: .random(using: &random)))
            }
            #expect(scene.focused != nil)
            #expect(scene.window.upperBound <= 23 && !scene.window.isEmpty)
        }
    }
}
