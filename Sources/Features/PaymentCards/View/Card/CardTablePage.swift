import ContentCards
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// A page with a table of cards: a title, the table, sums below the amounts, and what else there is to say.
struct CardTablePage {
    let theme: Theme
    let margin: Int
    private let width: Int
    /// Everything between the margins.
    let columns: Int

    /// No line is wider, or the eye would lose it on its way to the amount.
    private static let widest = 96

    /// A page `width` columns wide.
    init(columns width: Int, theme: Theme) {
        self.theme = theme
        self.width = width
        margin = CardListLayout(count: 1, columns: width, rows: nil).margin
        columns = min(max(1, width - 2 * margin), Self.widest)
    }

    /// The page with these parts below its title; beside that, or below it where there is no room, stands the summary.
    func canvas(_ title: String, _ summary: String?, age: String? = nil, of parts: [Canvas]) -> Canvas {
        let page = theme.page(columns: columns, of: [header(title, summary ?? "", age)] + parts, gap: 1)
        var canvas = theme.page(columns: width, rows: page.size.rows + 1)
        canvas.blit(page, at: Point(column: margin, row: 0))
        return canvas
    }

    /// The table, and the sums below it.
    func table(_ rows: [CardTable.Row], _ sums: [DuesSheet.Sum]) -> [Canvas] {
        let amounts = sums.map(\.amount)
        let table = CardTable(rows: rows, amounts: amounts, columns: columns, theme: theme).canvas
        return sums.isEmpty ? [table] : [table, self.sums(sums)]
    }

    /// A message.
    func box(_ box: CardSheet) -> Canvas { box.canvas(columns: columns, theme: theme) }

    /// A few words.
    func paragraph(_ words: String) -> Canvas {
        let lines = words.wrapped(to: columns, maxLines: 4)
        var canvas = theme.page(columns: columns, rows: lines.count)
        for (row, line) in lines.enumerated() {
            canvas.put(line, at: Point(column: 0, row: row), style: theme.style(theme.secondary))
        }
        return canvas
    }

    private func header(_ title: String, _ summary: String, _ age: String?) -> Canvas {
        let isBeside = title.columns + 2 + summary.columns <= columns
        let below = (isBeside ? [] : [summary]) + [age].compactMap(\.self)
        let quiet = theme.style(theme.secondary)
        var header = theme.page(columns: columns, rows: 2 + below.count)
        header.put(
            title.truncated(to: columns), at: Point(column: 0, row: 1),
            style: theme.style(theme.text, .bold))
        if isBeside {
            header.put(summary, at: Point(column: columns - summary.columns, row: 1), style: quiet)
        }
        for (row, text) in below.enumerated() {
            header.put(text.truncated(to: columns), at: Point(column: 0, row: 2 + row), style: quiet)
        }
        return header
    }

    /// The sums, below the amounts. What is overdue of one stands before it, or below it where there is no room.
    private func sums(_ sums: [DuesSheet.Sum]) -> Canvas {
        let amountColumns = sums.map(\.amount.columns).max() ?? 0
        let room = columns - amountColumns - 3
        var canvas = theme.page(columns: columns, rows: 0)
        for (index, sum) in sums.enumerated() {
            let label = index == 0 ? sum.label : ""
            let overdue = sum.overdue ?? ""
            let isBeside = CardTable.mark + label.columns + 2 + overdue.columns <= room
            var line = theme.page(columns: columns, rows: isBeside ? 1 : 2)
            line.put(
                label.truncated(to: max(0, room)), at: Point(column: CardTable.mark, row: 0),
                style: theme.style(theme.secondary))
            put(sum.amount, endingAt: columns, row: 0, theme.style(theme.text, .bold), on: &line)
            put(
                overdue, endingAt: isBeside ? room : columns, row: isBeside ? 0 : 1,
                theme.style(theme.negativeText), on: &line)
            canvas = theme.page(columns: columns, of: [canvas, line])
        }
        return canvas
    }

    private func put(
        _ text: String, endingAt end: Int, row: Int, _ style: Style, on canvas: inout Canvas
    ) {
        let text = text.truncated(to: max(0, end))
        canvas.put(text, at: Point(column: end - text.columns, row: row), style: style)
    }
}
