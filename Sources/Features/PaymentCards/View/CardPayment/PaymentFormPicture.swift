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
        let problem = problemLines(form.problem, columns: max(1, room - 3))
        var part = PaymentPart(
            canvas: Canvas(
                size: Size(columns: columns, rows: form.items.count + problem.count + (isLive ? 6 : 4)),
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
        for (text, style) in problem {
            part.canvas.put(text, at: Point(column: 5, row: row), style: style)
            row += 1
        }
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
        let isTyping = isSelected && item.id == .other
        if isSelected {
            part.canvas.put("▌", at: Point(column: 2, row: row), style: theme.style(theme.accent, .bold))
        }
        let mark = isLive ? isSelected ? "●" : "○" : "·"
        part.canvas.put(
            mark, at: Point(column: 3, row: row),
            style: theme.style(isSelected ? theme.accent : theme.secondary))
        let color =
            item.obstacle == nil ? isSelected || !isLive ? theme.text : theme.secondary : theme.secondary
        let room = max(1, columns - 7)
        let amount = (item.obstacle ?? item.amount) + (isTyping ? "█" : "")
        let right = amount.tail(columns: room * 3 / 5)
        part.canvas.put(
            item.label.truncated(to: max(0, room - right.columns - 1)), at: Point(column: 5, row: row),
            style: theme.style(color, isSelected ? .bold : []))
        part.canvas.put(
            right, at: Point(column: columns - 2 - right.columns, row: row),
            style: theme.style(
                item.obstacle == nil ? isTyping ? theme.accent : theme.text : theme.secondary,
                item.obstacle == nil ? .bold : []))
        part.targets.append((Rect(column: 1, row: row, columns: columns - 2, rows: 1), .option(item.id)))
    }

    private func problemLines(_ problem: NoticeState?, columns: Int) -> [(String, Style)] {
        guard let problem else { return [] }
        return problem.headline.wrapped(to: columns, maxLines: 3).map {
            ($0, theme.style(theme.negativeText))
        } + problem.advice.wrapped(to: columns, maxLines: 4).map { ($0, theme.style(theme.secondary)) }
    }
}
