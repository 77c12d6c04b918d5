public import PaymentCardsScreens
import ScreenContract
public import ScreenView

/// What a hand can do to the list on the screen. Rows count from 0, as they are drawn; in a row that is not there, nothing happens.
@MainActor
extension BuiltScreen<CardListEvent, CardListViewState> {
    /// Drags the card in `row` by a fraction of its width, negative to the left, and lets go, as slowly as a hand that knows where
    /// it wants to be.
    public func swipe(row: Int, by distance: Double) {
        guard let card = card(in: row) else { return }
        input.handle(.panBegan(card))
        for sample in 1...Self.samples {
            input.handle(.panned(card, by: distance * Double(sample) / Double(Self.samples)))
        }
        input.handle(.panEnded(card, velocity: 0))
    }

    /// Taps the card in `row`.
    public func tap(row: Int) {
        if let card = card(in: row) { input.handle(.tapped(card)) }
    }

    /// Chooses the action with this code on the card in `row`.
    public func choose(action code: String, row: Int) {
        if let card = card(in: row) { input.handle(.actionChosen(code, on: card)) }
    }

    /// How many times a moving finger is seen on its way.
    private static var samples: Int { 8 }

    private func card(in row: Int) -> CardRowID? {
        guard let rows = state?.rows, rows.indices.contains(row) else { return nil }
        return rows[row].id
    }
}
