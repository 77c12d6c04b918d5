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

    /// The table of dues, and the sums below it.
    func table(_ rows: [DueTable.Row], _ sums: [DuesSheet.Sum]) -> Canvas {
        DueTable(rows: rows, sums: sums, columns: columns, theme: theme).canvas
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
}
