import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws the live statement screen: as much of the statement as fits, and the keys below.
struct CardStatementLivePicture {
    let size: Size
    let theme: Theme

    /// The picture of `state`.
    func canvas(for state: CardStatementViewState) -> Canvas {
        var canvas = theme.page(columns: size.columns, rows: size.rows)
        let first = max(0, state.scroll)
        canvas.blit(
            CardStatementPicture(state: state, columns: size.columns, theme: theme)
                .canvas(rows: first..<first + room), at: .zero)
        let margin = CardListLayout(count: 1, columns: size.columns, rows: nil).margin
        KeyHintsPicture(theme: theme).drawFooter(state.hints, margin: margin, on: &canvas)
        return canvas
    }

    /// How many rows of `state` do not fit.
    func overflow(of state: CardStatementViewState) -> Int {
        max(0, CardStatementPicture(state: state, columns: size.columns, theme: theme).rows - room)
    }

    /// The transactions of `state` that are on the screen.
    func lines(of state: CardStatementViewState) -> Range<Int> {
        let first = max(0, state.scroll)
        return CardStatementPicture(state: state, columns: size.columns, theme: theme)
            .lines(inRows: first..<first + room)
    }

    /// How many rows of the statement are on the screen: all but the keys with a free row above.
    var room: Int { max(0, size.rows - 2) }
}
