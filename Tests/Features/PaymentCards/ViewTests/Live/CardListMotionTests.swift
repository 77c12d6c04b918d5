import PaymentCardsScreens
import PaymentCardsTestSupport
import SwipeKit
import TerminalKit
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardListView, motion")
struct CardListMotionTests {
    private let card = CardRowID("1")

    @Test("A card that settles asks for the next frame until it rests, and is then drawn where it belongs")
    func settles() {
        let scene = PointerScene(rows: [.fixture(id: "1")])
        scene.view.render(.live([.fixture(id: "1", reveal: -0.6)]))
        var frames = 0
        while let next = scene.view.advance(to: .nanoseconds(16_666_667 * frames)), frames < 99 {
            frames += 1
            same(next, .nanoseconds(16_666_667 * frames))
        }
        same(frames, 10)
        let rest = PointerScene(rows: [.fixture(id: "1", reveal: -0.6)])
        let theme = Theme.standard(depth: .trueColor)
        same(scene.view.frame(theme: theme), rest.view.frame(theme: theme))
    }

    @Test("A held card is under the pointer at once, and nothing else moves")
    func held() {
        let scene = PointerScene(rows: [.fixture(id: "1")])
        scene.view.render(.live([.fixture(id: "1", reveal: -0.3)], .fixture(held: card)))
        #expect(scene.view.advance(to: .zero) == nil)
    }

    @Test("Pressed while it glides, a card stays where it is drawn; let go, it glides on from there")
    func caught() {
        let scene = PointerScene(rows: [.fixture(id: "1")])
        scene.view.render(.live([.fixture(id: "1", reveal: 0.6)]))
        _ = scene.view.advance(to: .milliseconds(100))
        let drawn = scene.view.animator.reveal(of: card, at: .milliseconds(100))
        let theme = Theme.standard(depth: .none)
        let frame = scene.view.frame(theme: theme)
        for drag in [{}, { scene.drag(30, 12, at: 900) }, { scene.drag(30, 6, at: 900) }] {
            scene.press(30, 6, at: 100)
            #expect(scene.view.advance(to: .milliseconds(900)) == nil)
            same(scene.view.frame(theme: theme), frame)
            drag()
            scene.release(30, 6, at: 900)
            same(scene.view.frame(theme: theme), frame)
            #expect(scene.view.advance(to: .milliseconds(900)) != nil)
        }
        scene.press(30, 6, at: 900)
        scene.drag(25, 6, at: 1_000)
        guard case .panBegan(card, from: let place?) = scene.output.events.dropLast().last else {
            return #expect(Bool(false), "\(scene.output.events)")
        }
        #expect(abs(place - drawn) < 1e-9 && (0.1...0.59).contains(drawn))
    }

    @Test("Where motion is reduced the card is there at once")
    func reduced() {
        let scene = PointerScene(rows: [.fixture(id: "1")])
        scene.view.render(
            .live([.fixture(id: "1", reveal: -0.6)], .fixture(reducesMotion: true, window: .only)))
        #expect(scene.view.advance(to: .zero) == nil)
        let rest = PointerScene(rows: [.fixture(id: "1", reveal: -0.6)])
        let theme = Theme.standard(depth: .trueColor)
        same(scene.view.frame(theme: theme), rest.view.frame(theme: theme))
    }

    @Test("The screen wakes for what the presenter waits for, or for the next frame, whichever is first")
    func wakes() {
        let scene = PointerScene(rows: [.fixture(id: "1")])
        scene.view.render(.live([.fixture(id: "1")], .fixture(nextChange: .milliseconds(300))))
        same(scene.view.advance(to: .milliseconds(5)), .milliseconds(300))
        scene.view.render(.live([.fixture(id: "1", reveal: -0.2)], .fixture(nextChange: .milliseconds(300))))
        same(scene.view.advance(to: .milliseconds(5)), .milliseconds(5) + .nanoseconds(16_666_667))
    }

    @Test("Past the open position a spring is drawn further than a cred-like card, at every size")
    func limits() {
        for size in [Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)] {
            let layout = CardListLiveLayout(size: size)
            #expect(layout.grid.metrics.offset(for: -0.71) <= layout.grid.metrics.offset(for: -0.6) - 3)
            func frame(_ reveal: Double) -> Canvas {
                let scene = PointerScene(rows: [.fixture(id: "1", reveal: reveal)], size: size)
                return scene.view.frame(theme: .standard(depth: .trueColor))
            }
            #expect(frame(-0.71) != frame(-0.6))
        }
    }

    @Test("Time never runs backwards, whatever is told")
    func backwards() {
        let scene = PointerScene(rows: [.fixture(id: "1")])
        _ = scene.view.advance(to: .seconds(2))
        _ = scene.view.advance(to: .seconds(1))
        same(scene.output.times, [.seconds(2), .seconds(2)])
    }

    @Test("The presenter hears how many cards fit, in which rows, before anything else")
    func capacity() {
        let scene = PointerScene(rows: [])
        scene.view.resize(to: Size(columns: 120, rows: 40))
        guard
            case .capacityChanged(cards: 6, across: 3, peeking: 3, let roomy) = scene.output.events.first
        else { return #expect(Bool(false), "\(scene.output.events)") }
        same(scene.output.events.count, 1)
        // The larger the cards, the fewer there are.
        same(roomy.map(\.cards), [1, 2, 6])
    }
}

extension WindowState {
    fileprivate static let only = WindowState(first: 0, count: 1, total: 1)
}
