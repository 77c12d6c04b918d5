import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import SwipeKit
import TestSupport
import Testing

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, what to try first")
struct CardListFirstStepTests {
    @Test("is said until a card has been swiped, by a key or by a finger, and not for what else is done")
    func untilSwiped() async throws {
        let pushed = await CardListScene.live()
        pushed.presenter.handle(.interacted)
        pushed.presenter.handle(.focusMoved(by: 1))
        same(pushed.controls?.firstStep?.action, .event(.pushed(.left)))
        pushed.presenter.handle(.pushed(.right))
        #expect(pushed.controls?.firstStep == nil)
        pushed.presenter.handle(.pushed(.left))
        #expect(pushed.controls?.firstStep == nil)
        let dragged = await CardListScene.live()
        let card = try #require(dragged.rows.first?.id)
        dragged.presenter.handle(.panBegan(card))
        #expect(dragged.controls?.firstStep == nil)
    }

    @Test("names a mouse only where that is on, and nothing where there is no card")
    func elsewhere() async throws {
        let scene = await CardListScene.live()
        scene.presenter.handle(.mouseToggled)
        let first = try #require(scene.controls?.firstStep?.meaning)
        scene.presenter.handle(.mouseToggled)
        let second = try #require(scene.controls?.firstStep?.meaning)
        same(Set([first, second]), ["drag a card, or press {}", "press {} to swipe a card"])
        let none = await CardListScene.live(.fixture([]))
        #expect(none.controls?.firstStep == nil)
    }
}
