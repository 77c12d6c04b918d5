import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws the choice of how much to pay.
struct PaymentFormPicture {
    let columns: Int
    let theme: Theme
    /// Whether something can be chosen; a printed form has no bar, no cursor and nothing to press.
    let isLive: Bool

    /// The form.
    func part(for form: PaymentFormState) -> PaymentPart {
        let room = max(1, columns - 4)
        let field = form.textField(messageRows: messageRows(of: form.other), isLive: isLive)
        let size = Size(columns: max(1, room - 3), rows: field.rows(columns: max(1, room - 3)))
        var part = PaymentPart(
            canvas: Canvas(
                size: Size(columns: columns, rows: form.items.count + size.rows + (isLive ? 6 : 4)),
                style: theme.panelStyle))
        if theme.depth > .ansi16 {
            part.canvas.roundPanel(part.canvas.bounds, color: theme.panel, page: theme.page, theme: theme)
        } else {
            part.canvas.drawBorder(of: part.canvas.bounds, style: theme.style(theme.secondary))
        }
        part.canvas.put(
            form.question.truncated(to: room), at: Point(column: 2, row: 1),
            style: theme.style(theme.text, .bold))
        var row = 3
        for item in form.items {
            draw(item, in: form, at: row, on: &part)
            row += 1
        }
        drawMark(of: .other, in: form, at: row, on: &part.canvas)
        let place = Rect(origin: Point(column: 5, row: row), size: size)
        field.draw(on: &part.canvas, in: place, theme: theme)
        part.targets.append((place, .field(at: .zero, of: size)))
        row += size.rows
        if isLive {
            let area = part.canvas.putButton(
                form.button, at: Point(column: 4, row: row + 1), isMain: true, isEnabled: true, theme: theme)
            part.targets.append((area, .proceed))
            part.footRows = 2
        }
        return part
    }

    private func draw(
        _ item: PaymentFormState.Item, in form: PaymentFormState, at row: Int, on part: inout PaymentPart
    ) {
        let isSelected = isLive && item.id == form.selected
        drawMark(of: item.id, in: form, at: row, on: &part.canvas)
        let color =
            item.obstacle == nil ? isSelected || !isLive ? theme.text : theme.secondary : theme.secondary
        let room = max(1, columns - 7)
        let right = (item.obstacle ?? item.amount).tail(columns: room * 3 / 5)
        part.canvas.put(
            item.label.truncated(to: max(0, room - right.columns - 1)), at: Point(column: 5, row: row),
            style: theme.style(color, isSelected ? .bold : []))
        part.canvas.put(
            right, at: Point(column: columns - 2 - right.columns, row: row),
            style: theme.style(
                item.obstacle == nil ? theme.text : theme.secondary,
                item.obstacle == nil ? .bold : []))
        part.targets.append((Rect(column: 1, row: row, columns: columns - 2, rows: 1), .option(item.id)))
    }

    /// Which choice the person is at.
    private func drawMark(
        of option: PaymentOption, in form: PaymentFormState, at row: Int, on canvas: inout Canvas
    ) {
        let isSelected = isLive && option == form.selected
        if isSelected {
            canvas.put("▌", at: Point(column: 2, row: row), style: theme.style(theme.accent, .bold))
        }
        canvas.put(
            isLive ? isSelected ? "●" : "○" : "·", at: Point(column: 3, row: row),
            style: theme.style(isSelected ? theme.accent : theme.secondary))
    }

    /// As many rows as it takes to say what is wrong, up to a limit.
    private func messageRows(of field: TextFieldState<PaymentOption>) -> Int {
        guard let problem = field.problem else { return 0 }
        return "\(problem.message) \(problem.advice)".wrapped(to: max(1, columns - 7), maxLines: 5).count
    }
}
