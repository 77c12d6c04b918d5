import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TerminalKit
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardListView, clicks on what stands around the cards")
struct CardListClickTests {
    private let scene = PointerScene(rows: [.fixture(id: "1"), .fixture(id: "2")])
    private let window = WindowState(first: 4, count: 2, total: 102)

    @Test("The list scrolls to where the scrollbar is pressed and dragged; its ends are those of the list")
    func scrollbar() {
        scene.show(.fixture(window: window))
        let body = scene.view.liveLayout.body
        let (edge, middle) = (body.maxColumn - 1, body.minRow + body.size.rows / 2)
        scene.press(edge, middle)
        guard case .scrolled(let cards) = scene.output.events.last else {
            Issue.record("It did not scroll")
            return
        }
        #expect((40...56).contains(cards))
        // The pointer may leave the bar.
        scene.drag(10, body.minRow - 5)
        scene.drag(10, body.maxRow + 5)
        scene.release(10, 5)
        scene.drag(10, middle)
        same(scene.output.events, [.scrolled(by: cards), .jumped(toEnd: false), .jumped(toEnd: true)])
    }

    @Test("Without a scrollbar its column is like any other")
    func noScrollbar() {
        scene.show(.fixture())
        scene.press(scene.view.liveLayout.body.maxColumn - 1, 10)
        same(scene.output.events, [])
    }
}
