import PaymentCardsEntity
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import SwipeKit
import TestSupport
import Testing

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, swiping")
struct CardListSwipingTests {
    @Test("A card follows the finger and settles; the words say on which side it is open")
    func follows() async {
        let scene = await CardListScene.showing(.fixture(count: 1))
        let card = scene.rows[0].id
        scene.presenter.handle(.panBegan(card))
        let reveals = [-0.1, -0.4, -0.9].map { distance in
            scene.presenter.handle(.panned(card, by: distance))
            return scene.reveals[0]
        }
        same(reveals, [-0.1, -0.4, -0.6])
        same(scene.rows[0].record.position, .center)
        scene.presenter.handle(.panEnded(card, velocity: 0))
        same(scene.reveals, [-0.6])
        same(scene.rows[0].record.position, .left)
        same(scene.rows[0].record.reveal, -0.6)
        #expect(scene.rows[0].spoken.description.hasSuffix("Swiped left: its actions are revealed."))
    }

    @Test("A live list says which card is about to open, from the threshold on and until the finger is gone")
    func ready() async {
        let scene = await CardListScene.live(.fixture(count: 2))
        let card = scene.rows[1].id
        scene.presenter.handle(.panBegan(card))
        let ready = [0.05, 0.0999, 0.1, 0.3, 0.02, -0.2].map { distance in
            scene.presenter.handle(.panned(card, by: distance))
            return scene.state.controls?.swipe.ready
        }
        same(ready, [nil, nil, card, card, nil, card])
        same(scene.state.controls?.swipe.openReveal, 0.6)
        scene.presenter.handle(.panEnded(card, velocity: 0))
        #expect(scene.state.controls?.swipe.ready == nil)
    }

    @Test("A printed list says what came of a swipe, and a live one shows it")
    func notices() async throws {
        let scene = await CardListScene.showing(
            .fixture(count: 1), config: try CardConfig(panThresholdPercentage: 0.07))
        #expect(scene.state.notice == nil)
        scene.swipe(row: 0, by: 0.06)
        same(scene.state.notice?.advice, "Swipe further: --distance 7% or more.")
        scene.swipe(row: 0, by: 0.07)
        same(scene.state.notice?.headline, "Choose an action:")
        #expect(scene.state.notice?.advice.hasPrefix("demo swipe 1 to ") == true)
        scene.swipe(row: 0, by: -0.5)
        #expect(scene.state.notice == nil)
        let live = await CardListScene.live(.fixture(count: 1))
        live.swipe(row: 0, by: -0.5)
        #expect(live.state.notice == nil)
    }

    @Test("Only one card is open at a time: the others close when the swipe ends, or as soon as it starts")
    func autoClosing() async throws {
        let afterBegin: [CardConfig.AutoClosingBehaviour: [Double]] = [
            .delayed: [-0.6, 0, 0], .immediate: [0, 0, 0],
        ]
        for (behaviour, expected) in afterBegin {
            let scene = await CardListScene.showing(
                .fixture(count: 3), config: try CardConfig(autoClosingBehaviour: behaviour))
            scene.swipe(row: 0, by: -0.6)
            scene.presenter.handle(.panBegan(scene.rows[2].id))
            same(scene.reveals, expected)
            scene.presenter.handle(.panned(scene.rows[2].id, by: 0.3))
            same(scene.reveals, expected.dropLast() + [0.3])
            scene.presenter.handle(.panEnded(scene.rows[2].id, velocity: 0))
            same(scene.reveals, [0, 0, 0.6])
        }
    }

    @Test("A cancelled drag returns to where it began and leaves the others open")
    func cancelled() async {
        let scene = await CardListScene.showing(.fixture(count: 2))
        scene.swipe(row: 0, by: 0.6)
        scene.presenter.handle(.panBegan(scene.rows[1].id))
        scene.presenter.handle(.panned(scene.rows[1].id, by: -0.5))
        scene.presenter.handle(.panCancelled(scene.rows[1].id))
        same(scene.reveals, [0.6, 0])
        scene.presenter.handle(.panned(scene.rows[0].id, by: -0.4))
        scene.presenter.handle(.panCancelled(scene.rows[0].id))
        same(scene.reveals, [0.6, 0])
    }

    @Test("A card that is grabbed on its way moves from where it was drawn")
    func grabbed() async {
        let scene = await CardListScene.showing(.fixture(count: 1))
        let card = scene.rows[0].id
        scene.swipe(row: 0, by: -0.6)
        scene.presenter.handle(.panBegan(card, from: -0.2))
        same(scene.reveals, [-0.2])
        scene.presenter.handle(.panned(card, by: 0.05))
        #expect(abs(scene.reveals[0] + 0.15) < 1e-9)
        scene.presenter.handle(.panEnded(card, velocity: 0))
        same(scene.reveals, [-0.6])
        scene.presenter.handle(.panBegan(card, from: 0.1))
        scene.presenter.handle(.panCancelled(card))
        same(scene.reveals, [-0.6])
    }

    @Test("A flick opens a card that has hardly moved")
    func flick() async {
        let scene = await CardListScene.showing(.fixture(count: 1))
        scene.presenter.handle(.panBegan(scene.rows[0].id))
        scene.presenter.handle(.panned(scene.rows[0].id, by: 0.01))
        scene.presenter.handle(.panEnded(scene.rows[0].id, velocity: 4))
        same(scene.reveals, [0.6])
    }

    @Test("Scrolling closes the open card")
    func scroll() async {
        let scene = await CardListScene.showing(.fixture(count: 2))
        scene.swipe(row: 1, by: 0.6)
        scene.presenter.handle(.scrolled(by: 1))
        same(scene.reveals, [0, 0])
    }

    @Test("A spring is drawn past its open position while it is pulled, and at it afterwards")
    func spring() async throws {
        let scene = await CardListScene.showing(
            .fixture(count: 1), config: try CardConfig(swipeBehaviour: .spring, openPercentage: 0.5))
        scene.presenter.handle(.panned(scene.rows[0].id, by: 0.8))
        #expect((0.5..<0.8).contains(scene.reveals[0]) && scene.reveals[0] > 0.5)
        scene.presenter.handle(.panEnded(scene.rows[0].id, velocity: 0))
        same(scene.reveals, [0.5])
    }

    @Test("Whatever a hand does to the cards, at most one of them rests open")
    func oneOpen() async {
        let scene = await CardListScene.showing(.fixture(count: 4))
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let card = scene.rows[Int.random(in: 0..<4, using: &random)].id
            switch Int.random(in: 0..<5, using: &random) {
            case 0: scene.presenter.handle(.panBegan(card))
            case 1: scene.presenter.handle(.panEnded(card, velocity: .random(in: -3...3, using: &random)))
            case 2: scene.presenter.handle(.panCancelled(card))
            default: scene.presenter.handle(.panned(card, by: .random(in: -1...1, using: &random)))
            }
            #expect(scene.rows.count { $0.record.position != .center } <= 1)
        }
    }
}
