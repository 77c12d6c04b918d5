import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws a payment as a slip of paper: what and how much above a perforation, the facts below it, and a torn edge.
struct PaymentSlipPicture {
    let columns: Int
    let theme: Theme
    /// Whether buttons can be pressed.
    let isLive: Bool

    private var padding: Int { columns >= 42 ? 3 : 2 }
    private var room: Int { max(1, columns - 2 * padding) }
    /// With few colours paper and page look the same, so that the paper has a line around it.
    private var hasLine: Bool { theme.depth <= .ansi16 }

    /// The slip, and what can be pressed below it.
    func part(for slip: PaymentSlipState) -> PaymentPart {
        let facts = slip.lines.flatMap { factLines($0, labels: labelColumns(of: slip)) }
        let notes = slip.notes.flatMap { $0.wrapped(to: room, maxLines: 4) }
        let words = slip.words == slip.amount ? [] : slip.words.wrapped(to: room, maxLines: 2)
        let perforation = 4 + words.count + 1
        let rows = perforation + 2 + facts.count + (notes.isEmpty ? 0 : notes.count + 1) + 2
        var part = PaymentPart(canvas: paper(rows: rows, perforation: perforation))
        part.canvas.put(
            "\(mark(of: slip.stage)) \(slip.headline)".truncated(to: room),
            at: Point(column: padding, row: 1),
            style: theme.style(color(of: slip.stage), .bold))
        part.canvas.put(
            slip.amount.truncated(to: room), at: Point(column: padding, row: 3),
            style: theme.style(theme.text, .bold))
        for (index, line) in words.enumerated() {
            put(line, at: 4 + index, theme.secondary, on: &part.canvas)
        }
        for (index, fact) in facts.enumerated() {
            let row = perforation + 2 + index
            put(fact.label, at: row, theme.secondary, on: &part.canvas)
            part.canvas.put(
                fact.value, at: Point(column: padding + labelColumns(of: slip), row: row),
                style: theme.style(theme.text))
        }
        for (index, line) in notes.enumerated() {
            put(line, at: perforation + 3 + facts.count + index, theme.secondary, on: &part.canvas)
        }
        guard isLive, !slip.buttons.isEmpty else { return part }
        part = PaymentPart.stacked([part, buttons(slip.buttons)], columns: columns, theme: theme)
        part.footRows = 2
        return part
    }

    private func put(_ text: String, at row: Int, _ color: Color, on canvas: inout Canvas) {
        canvas.put(text, at: Point(column: padding, row: row), style: theme.style(color))
    }

    private func buttons(_ buttons: [PaymentSlipState.Button]) -> PaymentPart {
        var part = PaymentPart(canvas: theme.page(columns: columns, rows: 1))
        var column = padding - 1
        for (index, button) in buttons.enumerated() where column < columns - 3 {
            let area = part.canvas.putButton(
                button.label, at: Point(column: column, row: 0), isMain: index == 0 && buttons.count > 1,
                isEnabled: button.isEnabled, theme: theme)
            part.targets.append((area, .button(button.id)))
            column = area.maxColumn + 2
        }
        return part
    }

    private func labelColumns(of slip: PaymentSlipState) -> Int {
        min(room / 2, (slip.lines.map(\.label.columns).max() ?? 0) + 2)
    }

    private func factLines(
        _ line: PaymentSlipState.Line, labels: Int
    ) -> [(label: String, value: String)] {
        line.value.wrapped(to: max(1, room - labels), maxLines: 3).enumerated().map { index, value in
            (label: index == 0 ? line.label.truncated(to: labels - 1) : "", value: value)
        }
    }

    private func mark(of stage: PaymentSlipState.Stage) -> String {
        switch stage {
        case .planned: "○"
        case .paid: "✓"
        case .undone: "×"
        }
    }

    private func color(of stage: PaymentSlipState.Stage) -> Color {
        switch stage {
        case .planned: theme.accent
        case .paid: theme.positive
        case .undone: theme.secondary
        }
    }

    // MARK: - The paper

    private func paper(rows: Int, perforation: Int) -> Canvas {
        hasLine ? outline(rows: rows, perforation: perforation) : sheet(rows: rows, perforation: perforation)
    }

    /// Paper in its own colour, notched where it is perforated and with teeth where it was torn off.
    private func sheet(rows: Int, perforation: Int) -> Canvas {
        var canvas = Canvas(size: Size(columns: columns, rows: rows), style: theme.panelStyle)
        let page = Style(foreground: theme.panel, background: theme.page)
        for column in [0, columns - 1] {
            canvas.put("▄", at: Point(column: column, row: 0), style: page)
            canvas.put(" ", at: Point(column: column, row: perforation), style: page)
        }
        let dashes = String(repeating: "╌", count: max(0, columns - 4))
        canvas.put(
            dashes, at: Point(column: 2, row: perforation),
            style: theme.lineStyle)
        for column in 0..<columns {
            canvas.put(
                column.isMultiple(of: 2) ? "▀" : " ", at: Point(column: column, row: rows - 1), style: page)
        }
        return canvas
    }

    private func outline(rows: Int, perforation: Int) -> Canvas {
        let style = theme.style(theme.secondary)
        var canvas = Canvas(size: Size(columns: columns, rows: rows), style: theme.panelStyle)
        canvas.drawBorder(of: canvas.bounds, style: style)
        let dashes = String(repeating: "╌", count: max(0, columns - 2))
        canvas.put("├\(dashes)┤", at: Point(column: 0, row: perforation), style: style)
        let teeth = String(repeating: "╲╱", count: columns / 2) + (columns.isMultiple(of: 2) ? "" : "╲")
        canvas.put(teeth, at: Point(column: 0, row: rows - 1), style: style)
        return canvas
    }
}
