import ContentCards
import Records
import ScreenContract
import ScreenView
import TerminalKit

extension Page {
    /// No line is wider, or the eye would lose it on its way to the amount.
    private static var widest: Int { 96 }

    /// The page as a part: its title, a failure, what fills it, what `parts` makes of a body, and what else there is to say.
    func part(margin: Int, parts: (Body) -> [Part<Event>]) -> Part<Event> {
        let body: [Part<Event>] =
            switch content {
            case .loading(let words): [.paragraph(words)]
            case .empty(let notice): [Self.box(CardSheet(notice))]
            case .failed(let alert): [Self.box(CardSheet(alert))]
            case .body(let body): parts(body)
            }
        let page =
            [.drawing { header(columns: $0, theme: $1) }]
            + (alert.map { [Self.box(CardSheet($0))] } ?? [])
            + body + notes.map { .paragraph($0.text.sentence) }
        return Part.stack([.stack(page), .line([])], gap: 0).inset(by: margin, widest: Self.widest)
    }

    /// The page in the order in which it is to be heard.
    func spoken(parts: (Body) -> [Part<Event>]) -> String {
        var lines = [[title, summary].compactMap(\.self).joined(separator: ", ")]
        lines += kept.map { [$0.label] } ?? []
        lines += alert?.lines ?? []
        switch content {
        case .loading(let text): lines.append(text)
        case .empty(let notice): lines += [notice.headline, notice.advice]
        case .failed(let alert): lines += alert.lines
        case .body(let body):
            lines += [""] + Part.stack(parts(body)).words.map { $0.isEmpty ? $0 : $0.sentence }
        }
        lines += notes.flatMap { ["", $0.text.sentence] }
        return lines.map { $0.oneLine + "\n" }.joined()
    }

    private static func box(_ sheet: CardSheet) -> Part<Event> {
        .drawing { sheet.canvas(columns: $0, theme: $1) }
    }

    /// The title with the summary beside it, or below it where there is no room, and how old it is.
    private func header(columns: Int, theme: Theme) -> Canvas {
        let summary = summary ?? ""
        let isBeside = title.columns + 2 + summary.columns <= columns
        let below = (isBeside ? [] : [summary]) + (kept.map { [$0.label] } ?? [])
        var header = theme.page(columns: columns, rows: 2 + below.count)
        header.put(title.truncated(to: columns), at: Point(column: 0, row: 1), style: theme.style(.strong))
        if isBeside {
            header.put(
                summary, at: Point(column: columns - summary.columns, row: 1), style: theme.style(.quiet))
        }
        for (row, text) in below.enumerated() {
            header.put(
                text.truncated(to: columns), at: Point(column: 0, row: 2 + row), style: theme.style(.quiet))
        }
        return header
    }
}
