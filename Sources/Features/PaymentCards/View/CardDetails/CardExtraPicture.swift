import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws what another part of the program knows about a card: a line for each thing; two where one is too narrow.
struct CardExtraPicture {
    let theme: Theme

    /// The lines of `section`, and its note.
    func canvas(for section: CardExtraSection, columns: Int) -> Canvas {
        let names = section.lines.map(\.name.columns).max() ?? 0
        let terms = section.lines.map(\.term.columns).max() ?? 0
        let titles = section.lines.map(\.title.columns).max() ?? 0
        let isWide = names + 2 + min(titles, 24) + 2 + terms <= columns
        let note = section.note.map {
            theme.flowing([$0], columns: columns, isQuiet: true)
        }
        return theme.page(
            columns: columns,
            of: section.lines.map {
                isWide ? wide($0, names, terms, columns) : narrow($0, columns)
            } + [note].compactMap(\.self))
    }

    private func wide(_ line: CardExtraSection.Line, _ names: Int, _ terms: Int, _ columns: Int) -> Canvas {
        var canvas = theme.page(columns: columns, rows: 1)
        canvas.put(line.name, at: .zero, style: theme.style(theme.accent))
        let room = columns - names - terms - 4
        canvas.put(
            line.title.truncated(to: room), at: Point(column: names + 2, row: 0),
            style: theme.style(theme.text)
        )
        canvas.put(
            line.term, at: Point(column: columns - line.term.columns, row: 0),
            style: theme.style(theme.secondary))
        return canvas
    }

    private func narrow(_ line: CardExtraSection.Line, _ columns: Int) -> Canvas {
        let title = line.title.wrapped(to: columns, maxLines: 2)
        let fits = line.name.columns + 2 + line.term.columns <= columns
        let below =
            fits
            ? ["\(line.name)  \(line.term)"]
            : [line.name.truncated(to: columns)] + line.term.wrapped(to: columns, maxLines: 2)
        var canvas = theme.page(columns: columns, rows: title.count + below.count)
        for (row, text) in title.enumerated() {
            canvas.put(text, at: Point(column: 0, row: row), style: theme.style(theme.text))
        }
        for (row, text) in below.enumerated() {
            canvas.put(
                text, at: Point(column: 0, row: title.count + row), style: theme.style(theme.secondary))
        }
        return canvas
    }
}
