import ContentCards
import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws the form for a new card: the card as it takes shape, the fields, and the keys. A pure function.
struct CardFormPicture {
    let layout: CardFormLayout
    let theme: Theme

    /// The picture of `state`.
    func canvas(for state: CardFormViewState) -> Canvas {
        var canvas = theme.page(columns: layout.size.columns, rows: layout.size.rows)
        guard !layout.isTooSmall else {
            let lines = state.tooSmall.wrapped(
                to: max(1, layout.size.columns), maxLines: max(1, layout.size.rows))
            for (row, line) in lines.enumerated() {
                canvas.put(line, at: Point(column: 0, row: row), style: theme.style(theme.text))
            }
            return canvas
        }
        drawTitle(state, on: &canvas)
        if let metrics = layout.card {
            let card = CardFacePicture(metrics: metrics, theme: theme, art: .shared).canvas(
                for: state.face, due: ("", []), topBackground: theme.page, bottomBackground: theme.page)
            canvas.blit(card, at: layout.body.origin)
        }
        state.column(in: layout).draw(on: &canvas, in: layout.fields, theme: theme)
        if state.wordedNotice != nil || state.alert != nil {
            let rows = layout.size.rows - 1
            canvas.dim(Rect(column: 0, row: 0, columns: layout.size.columns, rows: rows), theme: theme)
        }
        KeyHintsPicture(keys: CardFormView.keys, theme: theme)
            .drawFooter(state.hints, margin: layout.margin, on: &canvas)
        if let notice = state.wordedNotice { drawOver(CardSheet(notice, isOver: true), on: &canvas) }
        if let alert = state.alert { drawOver(CardSheet(alert), on: &canvas) }
        return canvas
    }

    private func drawTitle(_ state: CardFormViewState, on canvas: inout Canvas) {
        canvas.put(
            state.title.truncated(to: layout.body.size.columns), at: Point(column: layout.margin, row: 0),
            style: theme.style(theme.text, .bold))
        guard state.isBusy else { return }
        canvas.put(
            "…", at: Point(column: layout.size.columns - layout.margin - 1, row: 0),
            style: theme.style(theme.secondary))
    }

    private func drawOver(_ box: CardSheet, on canvas: inout Canvas) {
        let picture = box.canvas(
            columns: max(8, layout.size.columns - 2 * layout.margin), theme: theme)
        canvas.blit(
            picture,
            at: Point(
                column: (layout.size.columns - picture.size.columns) / 2,
                row: max(0, (layout.size.rows - picture.size.rows) / 2)))
    }
}
