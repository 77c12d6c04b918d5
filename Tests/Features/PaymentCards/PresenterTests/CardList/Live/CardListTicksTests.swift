import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import SwipeKit
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, a menu of which several choices hold")
struct CardListTicksTests {
    @Test("Several banks are ticked one after another, hold once they are chosen, and are dropped by Esc")
    func several() async {
        let scene = await CardListScene.live()
        func send(_ events: CardListEvent...) { events.forEach(scene.presenter.handle) }
        func open(_ place: Int) {
            send(.menuOpened(.filter), .menuChosen(5))
            send(.menuMoved(by: place - (scene.controls?.menu?.selected ?? 0)))
        }
        open(1)
        same(scene.controls?.hints.map(\.meaning), ["move", "choose", "several", "back"])
        send(.menuTicked, .menuMoved(by: 2), .menuTicked, .menuMoved(by: 1), .menuTicked, .menuTicked)
        #expect(scene.controls?.menu?.ticked == [1, 3] && scene.controls?.menu?.title == "Bank")
        same(scene.controls?.chips, [])
        send(.cancelled)
        same(scene.controls?.menu?.items[5], "bank: any")
        send(.cancelled)
        open(1)
        send(.menuTicked, .menuMoved(by: 2), .menuTicked, .menuMoved(by: 5), .menuChosen(nil))
        await scene.settle()
        let codes = Bank.known.map(\.code)
        same(scene.interactor.queries.last?.filters, [CardFilter(.bank([codes[0], codes[2]]))])
        open(3)
        same(scene.controls?.menu?.ticked, [1, 3])
        send(.menuTicked, .menuChosen(nil))
        same(scene.controls?.chips.map(\.text), [Bank.known[0].name])
        // What is ticked is dropped by "any".
        open(1)
        send(.menuMoved(by: 1), .menuTicked, .menuMoved(by: -2), .menuChosen(nil))
        same(scene.controls?.chips, [])
        open(1)
        send(.menuTicked, .menuChosen(nil))
        // "Any" is one of a kind, and so is every order.
        open(0)
        send(.menuTicked)
        #expect(scene.controls?.menu == nil && scene.controls?.chips == [])
        send(.menuOpened(.sort), .menuMoved(by: 1), .menuTicked)
        #expect(scene.controls?.menu == nil && scene.controls?.chips.count == 1)
    }
}
