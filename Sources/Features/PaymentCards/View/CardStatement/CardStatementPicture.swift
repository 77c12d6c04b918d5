import ContentCards
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws the statement screen: the summary and the charts, and the transactions below them or beside.
struct CardStatementPicture {
    let state: CardStatementViewState
    let theme: Theme
    /// The width of the page.
    private let width: Int
    private let margin: Int
    /// The width of everything between the margins.
    private let columns: Int
    /// The width of the summary and the charts.
    private let leftColumns: Int
    /// Whether the transactions stand beside them.
    private let isWide: Bool

    /// No table is wider, or the eye would lose the line on its way to the amount.
    private static let widest = 84
    /// The width of the summary and the charts where the transactions stand beside them.
    private static let leftWidth = 46
    private static let gap = 4

    /// A picture `width` columns wide.
    init(state: CardStatementViewState, columns width: Int, theme: Theme) {
        self.state = state
        self.theme = theme
        self.width = width
        margin = CardListLayout(count: 1, columns: width, rows: nil).margin
        let room = max(1, width - 2 * margin)
        isWide = state.sheet != nil && state.search == nil && room >= 104
        columns = min(room, isWide ? Self.leftWidth + Self.gap + Self.widest : Self.widest)
        leftColumns = isWide ? Self.leftWidth : columns
    }

    /// The whole picture.
    var canvas: Canvas { canvas(rows: 0..<rows) }

    /// How many rows the whole picture has.
    var rows: Int {
        let (top, left) = (top, left)
        return max(top.size.rows + left.size.rows, tableRow(below: top, left) + (table?.rows ?? 0)) + 1
    }

    /// The rows of `range`; below the last one there is empty page. Of a long statement, only what is asked for is drawn.
    func canvas(rows range: Range<Int>) -> Canvas {
        var canvas = theme.page(columns: width, rows: range.count)
        let (top, left) = (top, left)
        canvas.blit(top, at: Point(column: margin, row: -range.lowerBound))
        canvas.blit(left, at: Point(column: margin, row: top.size.rows - range.lowerBound))
        guard let table, let tableHeading else { return canvas }
        let column = margin + columns - table.columns
        let start = tableRow(below: top, left)
        canvas.blit(
            tableHeading, at: Point(column: column, row: start - tableHeading.size.rows - range.lowerBound))
        let visible = max(0, range.lowerBound - start)..<max(0, range.upperBound - start)
        canvas.blit(
            table.canvas(rows: visible), at: Point(column: column, row: max(0, start - range.lowerBound)))
        return canvas
    }

    /// The transactions of which something is in the rows of `range`.
    func lines(inRows range: Range<Int>) -> Range<Int> {
        guard let table else { return 0..<0 }
        let start = tableRow(below: top, left)
        return table.lines(inRows: max(0, range.lowerBound - start)..<max(0, range.upperBound - start))
    }

    /// The row where the first transaction is.
    private func tableRow(below top: Canvas, _ left: Canvas) -> Int {
        guard let tableHeading else { return 0 }
        return top.size.rows + (isWide ? 0 : left.size.rows + 1) + tableHeading.size.rows
    }

    private var table: StatementTable? {
        state.sheet.map { sheet in
            let columns = isWide ? columns - Self.leftWidth - Self.gap : columns
            return StatementTable(sheet: sheet, columns: columns, theme: theme)
        }
    }

    private var tableHeading: Canvas? {
        state.sheet.map { sheet in
            let columns = isWide ? columns - Self.leftWidth - Self.gap : columns
            return sheet.lineCount == 0
                ? text(sheet.noLines, theme.style(theme.secondary), columns: columns)
                : text(sheet.headings.lines, theme.style(theme.text, .bold), columns: columns)
        }
    }

    /// The title, and a failure below it.
    private var top: Canvas {
        let alert = state.alert.map { [CardSheet($0).canvas(columns: columns, theme: theme)] } ?? []
        let end = theme.page(columns: columns, rows: 0)
        return theme.page(columns: columns, of: [header] + alert + [end], gap: 1)
    }

    /// The title with the period beside it, or below it where there is no room, the card, and how old that is.
    private var header: Canvas {
        let quiet = theme.style(theme.secondary)
        let end = [state.sheet?.period, state.isRefreshing ? "…" : nil].compactMap(\.self)
            .joined(separator: " ")
        let isBeside = state.title.columns + 2 + end.columns <= columns
        // A long title gives way to the number, which tells the card from others with that title.
        let title = state.card.truncated(to: max(0, columns - state.number.columns - 1))
        let age = state.kept.map { [$0.label] } ?? []
        let below = (isBeside ? [] : [end]) + ["\(title) \(state.number)"] + age
        var header = theme.page(columns: columns, rows: 2 + below.count)
        header.put(
            state.title.truncated(to: columns), at: Point(column: 0, row: 1),
            style: theme.style(theme.text, .bold))
        if isBeside { header.put(end, at: Point(column: columns - end.columns, row: 1), style: quiet) }
        for (row, text) in below.enumerated() {
            header.put(text.truncated(to: columns), at: Point(column: 0, row: 2 + row), style: quiet)
        }
        return header
    }

    /// What fills the screen, but for the transactions.
    private var left: Canvas {
        switch state.content {
        case .loading(let words):
            return text(words, theme.style(theme.secondary), columns: columns)
        case .empty(let notice):
            return CardSheet(notice).canvas(columns: columns, theme: theme)
        case .failed(let alert):
            return CardSheet(alert).canvas(columns: columns, theme: theme)
        case .statement where state.search != nil:
            return searchLine
        case .statement(let sheet):
            let summary = StatementSummaryPicture(sheet: sheet, theme: theme).canvas(columns: leftColumns)
            let charts = StatementChartsPicture(sheet: sheet, theme: theme).canvas(columns: leftColumns)
            return theme.page(columns: leftColumns, of: [summary] + charts, gap: 1)
        }
    }

    /// Where the search is in the whole picture.
    var searchPlace: Rect { Rect(column: margin, row: top.size.rows, columns: columns, rows: 1) }

    /// The search, which takes the place of what sums up all transactions.
    private var searchLine: Canvas {
        var line = theme.page(columns: columns, rows: 1)
        if let search = state.search {
            SearchField(search, edited: CardStatementEvent.searchEdited)
                .draw(on: &line, in: line.bounds, theme: theme)
        }
        return line
    }

    private func text(_ words: String, _ style: Style, columns: Int) -> Canvas {
        let lines = words.wrapped(to: columns, maxLines: 3)
        var canvas = theme.page(columns: columns, rows: lines.count)
        for (row, line) in lines.enumerated() {
            canvas.put(line, at: Point(column: 0, row: row), style: style)
        }
        return canvas
    }
}
