import ContentCards
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws everything that is wrong with a feed: each finding in a few lines below its place.
struct CardCheckPicture {
    let state: CardCheckViewState
    private let page: CardTablePage

    /// A picture `columns` wide.
    init(state: CardCheckViewState, columns: Int, theme: Theme) {
        self.state = state
        page = CardTablePage(columns: columns, theme: theme)
    }

    /// The whole picture.
    var canvas: Canvas {
        let alert = state.alert.map { [page.box(CardSheet($0))] } ?? []
        return page.canvas(
            state.title, state.summary, of: alert + content + state.notes.map(page.paragraph))
    }

    private var content: [Canvas] {
        switch state.content {
        case .loading(let words): [page.paragraph(words)]
        case .empty(let notice): [page.box(CardSheet(notice))]
        case .failed(let alert): [page.box(CardSheet(alert))]
        case .findings(let lines): lines.map(picture)
        }
    }

    /// The place and the title in a line, and below it what is wrong and what is accepted.
    private func picture(of line: CardCheckLine) -> Canvas {
        let theme = page.theme
        let mark = line.isFatal ? theme.negativeText : theme.warning
        let head = TextTable(
            [
                TextTable.Column(
                    TextTable.Form([[TextTable.Span(line.place, theme.style(theme.accent))]], need: 0)),
                TextTable.Column.stretching(
                    TextTable.Form([[TextTable.Span(line.title ?? "", theme.style(theme.text, .bold))]]),
                    gap: 2),
            ], room: page.columns
        ).canvas(theme: theme)
        return theme.page(
            columns: page.columns,
            of: [head, text(line.problem, theme.style(mark))]
                + (line.remedy.map { [text($0, theme.style(theme.secondary))] } ?? []))
    }

    private func text(_ words: String, _ style: Style) -> Canvas {
        let lines = words.wrapped(to: max(1, page.columns - 2), maxLines: 6)
        var canvas = page.theme.page(columns: page.columns, rows: lines.count)
        for (row, line) in lines.enumerated() {
            canvas.put(line, at: Point(column: 2, row: row), style: style)
        }
        return canvas
    }
}
