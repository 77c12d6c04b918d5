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

    private func show(_ controls: CardListControls) {
        scene.view.render(.live(scene.rows, controls))
        scene.output.forget()
    }

    /// Presses the first cell of `text`, wherever it stands.
    private func click(on text: String) {
        let lines = scene.view.frame(theme: .standard(depth: .none)).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        for (row, line) in lines.enumerated() {
            guard let range = line.range(of: text) else { continue }
            return scene.click(line[..<range.lowerBound].columns, row)
        }
        Issue.record("\(text) is not on the screen")
    }

    @Test("A click on a key in the footer is that key")
    func footer() {
        show(
            .fixture(hints: [
                KeyHint(.row, "move"), KeyHint(.event(.menuOpened(.sort)), "sort"),
                KeyHint(.event(.helpToggled), "help"),
            ]))
        click(on: "s sort")
        click(on: "help")
        click(on: "move")
        same(scene.output.events, [.menuOpened(.sort), .helpToggled])
    }

    @Test("While a menu is open, too, its keys are those that count")
    func menuFooter() {
        show(.fixture(menu: .fixture, hints: [KeyHint(.event(.menuChosen(nil)), "choose")]))
        click(on: "choose")
        same(scene.output.events, [.menuChosen(nil)])
    }

    @Test("A click on a chip takes it off, and no other")
    func chips() {
        show(
            .fixture(chips: [
                ChipState(.search, label: "Search", text: "sbi"),
                ChipState(.sort, label: "Sort", text: "by bank"),
            ]))
        click(on: "by bank")
        click(on: "[Search")
        same(scene.output.events, [.layerRemoved(.sort), .layerRemoved(.search)])
    }

    @Test("The list scrolls to where the scrollbar is pressed and dragged; its ends are those of the list")
    func scrollbar() {
        show(.fixture(window: window))
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
        show(.fixture())
        scene.press(scene.view.liveLayout.body.maxColumn - 1, 10)
        same(scene.output.events, [])
    }
}
