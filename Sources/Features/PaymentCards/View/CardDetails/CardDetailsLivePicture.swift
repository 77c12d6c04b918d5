import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws the live details screen: as much of the details as fits, and the keys below.
struct CardDetailsLivePicture {
    let size: Size
    let theme: Theme

    /// The picture of `state`.
    func canvas(for state: CardDetailsViewState) -> Canvas {
        var canvas = theme.page(columns: size.columns, rows: size.rows)
        let details = details(of: state)
        let visible = Rect(column: 0, row: state.scroll, columns: size.columns, rows: room)
        canvas.blit(details.cropped(to: visible.intersection(details.bounds)), at: .zero)
        let margin = CardListLayout(count: 1, columns: size.columns, rows: nil).margin
        KeyHintsPicture(theme: theme).drawFooter(state.hints, margin: margin, on: &canvas)
        return canvas
    }

    private func picture(rows: Int?) -> CardDetailsPicture {
        CardDetailsPicture(
            space: CanvasSpace(columns: size.columns, rows: rows, theme: theme), isLive: true)
    }

    /// How many rows of `state` do not fit.
    func overflow(of state: CardDetailsViewState) -> Int {
        max(0, details(of: state).size.rows - room)
    }

    /// How many rows of the details are on the screen: all but the keys with a free row above.
    var room: Int { max(0, size.rows - 2) }

    /// The details with the card in full, or in its compact form where that leaves more of the facts to see.
    private func details(of state: CardDetailsViewState) -> Canvas {
        let full = picture(rows: nil).canvas(for: state)
        return full.size.rows > room ? picture(rows: 0).canvas(for: state) : full
    }
}
