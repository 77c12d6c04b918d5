import PaymentCardsBuilder
import PaymentCardsScreens
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenTestSupport
import ScreenView
import TerminalKit
import TestSupport
import Testing

@MainActor
@Suite("A hand on the list")
struct HandTests {
    private let output = OutputSpy<CardListEvent>()

    /// A list with two cards, of which every event is noted.
    private func list() async throws -> (BuiltScreen<CardListEvent, CardListViewState>, [CardRowID]) {
        let state = try #require(await ListScene(.fixtures(2)).module.state)
        let view = CardListView(output: output)
        view.render(state)
        return (BuiltScreen(screen: view, input: output), state.rows.map(\.id))
    }

    @Test("A swipe is a finger that goes down, moves there step by step, and is lifted")
    func swipe() async throws {
        let (list, cards) = try await list()
        list.swipe(row: 1, by: -0.8)
        same(output.events.first, .panBegan(cards[1]))
        same(output.events.last, .panEnded(cards[1], velocity: 0))
        let samples = output.events.dropFirst().dropLast()
        #expect(samples.count > 3)
        same(samples.last, .panned(cards[1], by: -0.8))
        same(samples.first, .panned(cards[1], by: -0.1))
    }

    @Test("A tap and a choice are passed on with the card that they mean")
    func choices() async throws {
        let (list, cards) = try await list()
        list.tap(row: 0)
        list.choose(action: "pay_now", row: 1)
        same(output.events, [.tapped(cards[0]), .actionChosen("pay_now", on: cards[1])])
    }

    @Test("A hand beside the cards touches nothing", arguments: [-1, 2, .max, .min])
    func beside(row: Int) async throws {
        let (list, _) = try await list()
        list.swipe(row: row, by: 0.6)
        list.tap(row: row)
        list.choose(action: "pay_now", row: row)
        #expect(output.events.isEmpty)
    }
}
