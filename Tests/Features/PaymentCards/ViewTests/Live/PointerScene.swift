import PaymentCardsScreens
import TerminalKit

@testable import PaymentCardsView

/// A live list of two cards side by side on a screen of 80 columns and 40 rows, and a mouse.
@MainActor
struct PointerScene {
    let output = ListOutputSpy()
    let view: CardListView
    let rows: [CardRow]

    init(rows: [CardRow], size: Size = Size(columns: 80, rows: 40)) {
        self.rows = rows
        view = CardListView(output: output)
        view.render(.live(rows))
        view.resize(to: size)
        output.forget()
    }

    /// The width of a card.
    var width: Int { view.liveLayout.grid.metrics.columns }

    /// The speed that the last drag ended with.
    var velocity: Double? {
        output.events.compactMap { event -> Double? in
            guard case .panEnded(_, let velocity) = event else { return nil }
            return velocity
        }.last
    }

    func handle(_ event: InputEvent, at time: Int = 0) {
        view.handle(event, at: .milliseconds(time))
    }

    func pointer(
        _ kind: PointerEvent.Kind, _ column: Int, _ row: Int, button: PointerEvent.Button? = .left,
        at time: Int = 0
    ) {
        handle(
            .pointer(PointerEvent(kind: kind, button: button, position: Point(column: column, row: row))),
            at: time)
    }

    func press(_ column: Int, _ row: Int, at time: Int = 0) { pointer(.pressed, column, row, at: time) }
    func drag(_ column: Int, _ row: Int, at time: Int = 0) { pointer(.dragged, column, row, at: time) }
    func release(_ column: Int, _ row: Int, at time: Int = 0) { pointer(.released, column, row, at: time) }

    func click(_ column: Int, _ row: Int) {
        press(column, row)
        release(column, row)
    }
}
