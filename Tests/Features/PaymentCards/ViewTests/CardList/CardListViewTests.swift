import PaymentCardsScreens
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenContract
import TerminalKit
import TestSupport
import Testing
import Words

@MainActor
@Suite("CardListView")
struct CardListViewTests {
    private let output = ListOutputSpy()
    private let space = CanvasSpace(columns: 80, theme: .standard(depth: .none))

    @Test("It draws what it was last told to, and nothing before that")
    func rendering() throws {
        let view = CardListView(output: output)
        #expect(!view.canvas(in: space).text.contains("HDFC"))
        view.render(.sample(.english, count: 3))
        #expect(view.canvas(in: space).text.contains("HDFC DINERS"))
        try same(view.text(as: .plain).count { $0 == "\n" }, 3)
        #expect(try view.text(as: .json).contains("swippy.cards/3"))
        #expect(try view.text(as: .screenReader).hasPrefix("Your cards, 7 cards, page 1 of 2\n"))
        view.render(.empty)
        #expect(view.canvas(in: space).text.contains("Карток немає"))
        #expect(output.events.isEmpty)
    }

    @Test("Live, it says what stands around the cards, and of these only the one that the person is at")
    func speech() {
        let view = CardListView(output: output)
        same(view.speech, Speech(lines: []))
        let rows = CardRow.samples(in: .english)
        view.render(.live(rows, .fixture(focus: rows[1].id, notice: "Removed", hidden: "Hidden")))
        same(view.speech.lines, ["Your cards, \(rows.count) cards", "Hidden", "Removed"])
        #expect(view.speech.chosen?.hasPrefix("\(rows[1].spoken.headline), \(rows[1].spoken.title)") == true)
        for kind in CardListViewState.liveKinds {
            view.render(kind)
            #expect(
                view.speech.lines.allSatisfy { !$0.isEmpty && !$0.contains("\n") }
                    && !view.speech.lines.isEmpty)
        }
    }

    @Test("It says when it is shown")
    func appearing() {
        CardListView(output: output).appear()
        same(output.events, [.screen(.appeared)])
    }
}
