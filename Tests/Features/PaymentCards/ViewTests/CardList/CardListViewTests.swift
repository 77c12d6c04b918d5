import PaymentCardsScreens
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenContract
import TerminalKit
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
        #expect(try view.text(as: .plain).count { $0 == "\n" } == 3)
        #expect(try view.text(as: .json).contains("swippy.cards/3"))
        #expect(try view.text(as: .screenReader).hasPrefix("Your cards, 7 cards, page 1 of 2\n"))
        view.render(.empty)
        #expect(view.canvas(in: space).text.contains("Карток немає"))
        #expect(output.events.isEmpty)
    }

    @Test("It says when it is shown")
    func appearing() {
        CardListView(output: output).appear()
        #expect(output.events == [.screen(.appeared)])
    }
}
