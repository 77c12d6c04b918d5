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
            let card = CardFacePicture(metrics: metrics, theme: theme, art: CardArt()).canvas(
                for: state.face, due: nil, topBackground: theme.page, bottomBackground: theme.page)
            canvas.blit(card, at: layout.body.origin)
        }
        let fields = CardFormFieldPicture(
            form: layout.form, theme: theme,
            labelColumns: min(
                layout.fields.size.columns / 2, (state.fields.map(\.label.columns).max() ?? 0) + 2))
        for (index, field) in state.fields.enumerated() {
            fields.draw(field, isFocused: field.id == state.focus, in: layout.field(index), on: &canvas)
        }
        if layout.form == .dense { drawMessage(state, fields, on: &canvas) }
        drawButton(state, on: &canvas)
        KeyHintsPicture(keys: CardFormView.keys, theme: theme)
            .drawFooter(state.hints, margin: layout.margin, on: &canvas)
        if let notice = state.wordedNotice { drawOver(MessageBox(notice, theme: theme), on: &canvas) }
        if let alert = state.alert { drawOver(MessageBox(alert, theme: theme), on: &canvas) }
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

    /// What there is to say about the field where the person is, or else about the first with a problem.
    private func drawMessage(
        _ state: CardFormViewState, _ fields: CardFormFieldPicture, on canvas: inout Canvas
    ) {
        let focused = state.fields.first { $0.id == state.focus }
        let told = focused?.problem == nil ? state.fields.first { $0.problem != nil } ?? focused : focused
        if let told { fields.drawMessage(of: told, in: layout.message, on: &canvas) }
    }

    private func drawButton(_ state: CardFormViewState, on canvas: inout Canvas) {
        guard let place = layout.button(columns: state.submit.columns) else { return }
        let text = " ⏎ \(state.submit)  ".truncated(to: place.size.columns)
        let isStrong = state.canSubmit && !state.isBusy
        let style: Style =
            switch theme.depth {
            case .none: Style(attributes: isStrong ? .bold : .dim)
            case .ansi16, .ansi256, .trueColor:
                isStrong
                    ? Style(foreground: theme.page, background: theme.accent, attributes: .bold)
                    : Style(foreground: theme.secondary, background: theme.panel)
            }
        canvas.put(text, at: place.origin, style: style)
    }

    private func drawOver(_ box: MessageBox, on canvas: inout Canvas) {
        let picture = box.canvas(columns: max(8, layout.size.columns - 2 * layout.margin))
        canvas.blit(
            picture,
            at: Point(
                column: (layout.size.columns - picture.size.columns) / 2,
                row: max(0, (layout.size.rows - picture.size.rows) / 2)))
    }
}
