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
@Suite("CardListPresenter, swiping with keys and a finger")
struct CardListPushTests {
    @Test("A key pushes the focused card one step: from the right over the centre to the left, and back")
    func steps() async {
        let scene = await CardListScene.live()
        let steps: [(SwipeDirection, Double)] = [
            (.right, 0.6), (.right, 0.6), (.left, 0), (.left, -0.6), (.left, -0.6), (.right, 0),
            (.right, 0.6),
        ]
        for (direction, reveal) in steps {
            scene.presenter.handle(.pushed(direction))
            same(scene.reveals, [reveal, 0, 0, 0])
        }
    }

    @Test("A push on a card gives it the focus, and is nothing on one that is gone")
    func pushedCard() async {
        let scene = await CardListScene.live()
        let rows = scene.state.rows
        scene.presenter.handle(.pushed(.left, on: rows[2].id))
        #expect(scene.reveals == [0, 0, -0.6, 0] && scene.focused == "CARD 3")
        scene.presenter.handle(.pushed(.left, on: CardRowID("gone")))
        #expect(scene.reveals == [0, 0, -0.6, 0] && scene.focused == "CARD 3")
    }

    @Test(
        "Only one card is open: pushing one closes the other",
        arguments: CardConfig.AutoClosingBehaviour.allCases)
    func oneOpen(behaviour: CardConfig.AutoClosingBehaviour) async throws {
        let scene = await CardListScene.live(config: try CardConfig(autoClosingBehaviour: behaviour))
        scene.swipe(row: 2, by: -0.6)
        same(scene.focused, "CARD 3")
        scene.presenter.handle(.focusMoved(by: -2))
        scene.presenter.handle(.pushed(.right))
        same(scene.reveals, [0.6, 0, 0, 0])
    }

    @Test("A drag closes the others when the rule says, and gives its card the focus and the finger")
    func drag() async throws {
        for behaviour in CardConfig.AutoClosingBehaviour.allCases {
            let scene = await CardListScene.live(config: try CardConfig(autoClosingBehaviour: behaviour))
            scene.presenter.handle(.pushed(.left))
            let card = scene.rows[1].id
            scene.presenter.handle(.panBegan(card))
            same(scene.reveals[0], behaviour == .delayed ? -0.6 : 0)
            same(scene.controls?.held, card)
            same(scene.controls?.focus, card)
            scene.presenter.handle(.panned(card, by: 0.4))
            scene.presenter.handle(.panEnded(card, velocity: 0))
            same(scene.reveals, [0, 0.6, 0, 0])
            #expect(scene.controls?.held == nil)
        }
    }

    @Test("A cancelled drag lets go of the card where the finger found it")
    func cancelled() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.pushed(.left))
        let card = scene.rows[0].id
        scene.presenter.handle(.panBegan(card))
        scene.presenter.handle(.panned(card, by: 0.9))
        scene.presenter.handle(.panCancelled(card))
        same(scene.reveals[0], -0.6)
        #expect(scene.controls?.held == nil)
    }

    @Test(
        "Past the open position a spring yields visibly, and a cred-like card stops", arguments: [-1.0, 1.0])
    func limits(sign: Double) async throws {
        for behaviour in CardConfig.SwipeBehaviour.allCases {
            let scene = await CardListScene.live(config: try CardConfig(swipeBehaviour: behaviour))
            let card = scene.rows[0].id
            scene.presenter.handle(.panBegan(card))
            scene.presenter.handle(.panned(card, by: sign * 0.9))
            let excess = abs(scene.reveals[0]) - 0.6
            // A card is at least 34 columns wide: a tenth of that is three of them.
            #expect(behaviour == .spring ? excess > 0.1 : excess == 0)
            scene.presenter.handle(.panEnded(card, velocity: 0))
            same(scene.reveals[0], sign * 0.6)
        }
    }

    @Test("Enter opens the details of a closed card and closes an open one")
    func enter() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.focusMoved(by: 1))
        scene.presenter.handle(.pushed(.left))
        scene.presenter.handle(.tapped(nil))
        same(scene.reveals, [0, 0, 0, 0])
        #expect(scene.router.routes.isEmpty)
        scene.presenter.handle(.tapped(nil))
        same(scene.router.routes.count, 1)
    }

    @Test("A number shows the actions of a closed card first, then performs the one it names")
    func numbers() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.actionNumberChosen(2))
        same(scene.reveals[0], -0.6)
        #expect(scene.router.routes.isEmpty)
        for number in [0, 4, 9, -1, .min, .max] { scene.presenter.handle(.actionNumberChosen(number)) }
        #expect(scene.router.routes.isEmpty)
        #expect(scene.state.alert == nil)
        scene.presenter.handle(.actionNumberChosen(2))
        same(scene.router.routes, [.payment(.fixture([PaymentCard].fixtures(1)[0]), isPrivate: false)])
        same(scene.reveals[0], 0)
    }

    @Test("A tap gives its card the focus before it leads anywhere")
    func tapFocuses() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.tapped(scene.rows[2].id))
        same(scene.focused, "CARD 3")
        same(scene.router.routes.count, 1)
    }
}
