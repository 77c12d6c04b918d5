import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws payments as a ledger: one to a line, its amount to the right; two lines where one is too narrow.
struct CardLedgerPicture {
    let theme: Theme

    /// The payments and what there is to say about them.
    func canvas(for ledger: CardLedgerState, columns: Int) -> Canvas {
        let widths = Widths(ledger.lines)
        let isWide = widths.sum <= columns
        let lines = ledger.lines.map { line in
            isWide ? wide(line, widths, columns: columns) : narrow(line, columns: columns)
        }
        let note = ledger.note.map { theme.flowing([$0], columns: columns, isQuiet: true) }
        return theme.page(columns: columns, of: lines + [note].compactMap { $0 })
    }

    /// How wide each column is, so that all lines agree.
    private struct Widths {
        let day, time, amount, id, note: Int

        init(_ lines: [CardLedgerState.Line]) {
            day = lines.map(\.day.columns).max() ?? 0
            time = lines.map(\.time.columns).max() ?? 0
            amount = lines.map(\.amount.columns).max() ?? 0
            id = lines.map(\.id.columns).max() ?? 0
            note = lines.compactMap(\.note?.columns).max() ?? 0
        }

        var sum: Int { day + 2 + time + 2 + amount + 2 + id + (note > 0 ? 2 + note : 0) }
    }

    private func wide(_ line: CardLedgerState.Line, _ widths: Widths, columns: Int) -> Canvas {
        var canvas = theme.page(columns: columns, rows: 1)
        var column = 0
        func put(_ text: String, _ width: Int, _ style: Style, isAmount: Bool = false) {
            let start = isAmount ? column + width - text.columns : column
            canvas.put(text, at: Point(column: start, row: 0), style: style)
            column += width + 2
        }
        put(line.day, widths.day, theme.style(theme.secondary))
        put(line.time, widths.time, theme.style(theme.secondary))
        put(line.amount, widths.amount, amountStyle(line), isAmount: true)
        put(line.id, widths.id, theme.style(line.isUndone ? theme.secondary : theme.text))
        if let note = line.note { put(note, widths.note, noteStyle(line)) }
        return canvas
    }

    private func narrow(_ line: CardLedgerState.Line, columns: Int) -> Canvas {
        let moment = "\(line.day)  \(line.time)".truncated(to: columns)
        let amount = line.amount.truncated(to: columns)
        let fits = moment.columns + 2 + amount.columns <= columns
        var top = theme.page(columns: columns, rows: fits ? 1 : 2)
        top.put(moment, at: .zero, style: theme.style(theme.secondary))
        top.put(
            amount, at: Point(column: columns - amount.columns, row: fits ? 0 : 1), style: amountStyle(line))
        let parts = [(line.id, theme.style(theme.secondary)), (line.note ?? "", noteStyle(line))]
        return theme.page(columns: columns, of: [top] + below(parts.filter { !$0.0.isEmpty }, columns))
    }

    /// Reference and note, in one line where they fit.
    private func below(_ parts: [(text: String, style: Style)], _ columns: Int) -> [Canvas] {
        let sum = parts.reduce(0) { $0 + $1.text.columns + 2 } - 2
        var canvas = theme.page(columns: columns, rows: sum <= columns ? 1 : parts.count)
        var point = Point.zero
        for part in parts {
            let used = canvas.put(part.text.truncated(to: columns), at: point, style: part.style)
            point =
                sum <= columns
                ? Point(column: point.column + used + 2, row: 0) : Point(column: 0, row: point.row + 1)
        }
        return [canvas]
    }

    private func amountStyle(_ line: CardLedgerState.Line) -> Style {
        line.isUndone ? theme.style(theme.secondary) : theme.style(theme.text, .bold)
    }

    private func noteStyle(_ line: CardLedgerState.Line) -> Style {
        theme.style(line.isUndone ? theme.secondary : theme.accent)
    }
}
