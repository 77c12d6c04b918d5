import PaymentCardsScreens
import PaymentCardsTestSupport
import PaymentCardsView
import TerminalKit
import Testing
import Words

@MainActor
@Suite("CardListView")
struct CardListViewTests {
    private let output = CardListViewOutputSpy()
    private let space = CanvasSpace(columns: 80, theme: .standard(depth: .none))

    @Test("It draws what it was last told to, and nothing before that")
    func rendering() throws {
        let view = CardListView(output: output)
        #expect(!view.canvas(in: space).text.contains("HDFC"))
        view.render(.sample(.english, count: 3))
        #expect(view.canvas(in: space).text.contains("HDFC DINERS"))
        #expect(try view.text(as: .plain).count { $0 == "\n" } == 3)
        #expect(try view.text(as: .json).contains("swippy.cards/1"))
        #expect(try view.text(as: .screenReader).hasPrefix("Your cards, 7 cards, page 1 of 2\n"))
        view.render(.empty)
        #expect(view.canvas(in: space).text.contains("Карток немає"))
        #expect(output.events.isEmpty)
    }

    @Test("A swipe is a finger that goes down, moves there step by step, and is lifted")
    func swipe() {
        view(count: 2).swipe(row: 1, by: -0.8)
        let name = "ICICI CHIP PLATINUM"
        #expect(output.events.first == .beginPan(CardRowID(name)))
        #expect(output.events.last == .endPan(CardRowID(name), velocity: 0))
        let samples = output.events.dropFirst().dropLast()
        #expect(samples.count > 3)
        #expect(samples.last == .pan(CardRowID(name), distance: -0.8))
        #expect(samples.first == .pan(CardRowID(name), distance: -0.1))
    }

    @Test("A tap and a choice are passed on with the card that they mean")
    func choices() async {
        let view = view(count: 2)
        await view.appear()
        view.tap(row: 0)
        view.choose(action: "pay_now", row: 1)
        #expect(
            output.events == [
                .load, .select(CardRowID("SBI REWARDZ")),
                .action("pay_now", CardRowID("ICICI CHIP PLATINUM")),
            ])
    }

    @Test("A hand beside the cards touches nothing", arguments: [-1, 2, .max, .min])
    func beside(row: Int) {
        let view = view(count: 2)
        view.swipe(row: row, by: 0.6)
        view.tap(row: row)
        view.choose(action: "pay_now", row: row)
        #expect(output.events.isEmpty)
    }

    private func view(count: Int) -> CardListView {
        let view = CardListView(output: output)
        view.render(.sample(.english, count: count))
        return view
    }
}
