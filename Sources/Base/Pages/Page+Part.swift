import ContentCards
import Records
import ScreenContract
import ScreenView
import TerminalKit

extension Page {
    /// The page as a part: its title, a `remark` if it is printed, a failure, the content that `parts` makes of a body, and
    /// notes. If the screen `isLow`, there are no free rows around the title.
    func part(
        margin: Int, widest: Int, remark: String?, showsTitle: Bool, isLive: Bool, isLow: Bool = false,
        parts: (Body) -> [Part<Event>]
    ) -> Part<Event> {
        let body: [Part<Event>] =
            switch content {
            case .loading(let words): [.paragraph(words)]
            case .empty, .failed: message.map { message in [.card { _, _ in message }] } ?? []
            case .body(let body): parts(body)
            }
        let rest =
            (remark.map { [.paragraph($0, .accent)] } ?? [])
            + (alert.map { alert in [.card { _, _ in CardSheet(alert) }] } ?? [])
            + body
            + notes.map { note in
                let text = Part<Event>.paragraph(note.shown)
                return note.staysInSight ? text.pinned(last: .max) : text
            }
        let title = Part<Event>.drawing { header(columns: $0, freeRows: isLow ? 0 : 1, theme: $1) }
        let page: Part<Event> =
            if !showsTitle {
                .stack(rest)
            } else {
                isLow ? .stack([title, .stack(rest)], gap: 0) : .stack([title] + rest)
            }
        return Part.stack([page] + (isLive ? [] : [.line([])]), gap: 0).inset(by: margin, widest: widest)
    }

    /// The message in place of a body: that there is nothing, or what failed.
    private var message: CardSheet? {
        switch content {
        case .empty(let notice): CardSheet(notice)
        case .failed(let alert): CardSheet(alert)
        case .loading, .body: nil
        }
    }

    /// A screen of `size` with only the title and a centred message; `nil` if there is no message, more to show than that, or no
    /// room.
    func centeredMessage(margin: Int, widest: Int, size: Size, theme: Theme) -> Canvas? {
        guard let message, alert == nil, notes.isEmpty else { return nil }
        let box = message.canvas(columns: max(1, size.columns - 2 * margin), theme: theme)
        let title = Part<Event>.drawing { header(columns: $0, freeRows: 1, theme: $1) }
            .inset(by: margin, widest: widest).layout(columns: size.columns, theme: theme).canvas
        let row = (size.rows - box.size.rows) / 2
        guard row > title.size.rows else { return nil }
        var canvas = theme.page(columns: size.columns, rows: size.rows)
        canvas.blit(title, at: .zero)
        canvas.blit(box, at: Point(column: (size.columns - box.size.columns) / 2, row: row))
        return canvas
    }

    /// The page in reading order. A command line of `program` gets no full stop, which would change it.
    func spoken(remark: String?, program: String, parts: (Body) -> [Part<Event>]) -> String {
        let separator = title.hasSuffix("?") ? " " : ", "
        var lines = [[title, spokenSummary].compactMap(\.self).joined(separator: separator)]
        lines += subject.map { [$0.spoken] } ?? []
        lines += kept.map { [$0.label] } ?? []
        lines += remark.map { [$0] } ?? []
        lines += alert?.lines ?? []
        switch content {
        case .loading(let text): lines.append(text)
        case .empty(let notice): lines += [notice.headline, notice.advice]
        case .failed(let alert): lines += alert.lines
        case .body(let body):
            lines +=
                [""]
                + Part.stack(parts(body)).words.map { words in
                    words.isEmpty || words.contains("\(program) ") ? words : words.sentence
                }
        }
        lines += notes.flatMap { ["", $0.shown] }
        return lines.map { $0.oneLine + "\n" }.joined()
    }

    /// The whole title with the summary beside it, or below it if there is no room, then the subject and its age.
    private func header(columns: Int, freeRows: Int, theme: Theme) -> Canvas {
        let summary = [summary, isRefreshing ? "…" : nil].compactMap(\.self).joined(separator: " ")
        let lines = title.wrapped(to: columns, maxLines: Self.longestTitle)
        let isBeside = lines.count == 1 && title.columns + 2 + summary.columns <= columns
        let about = subject.map {
            "\($0.name.truncated(to: max(0, columns - $0.mark.columns - 1))) \($0.mark)"
        }
        let below = (isBeside || summary.isEmpty ? [] : [summary]) + [about, kept?.label].compactMap(\.self)
        var header = theme.page(columns: columns, rows: freeRows + lines.count + below.count)
        for (row, line) in lines.enumerated() {
            header.put(line, at: Point(column: 0, row: freeRows + row), style: theme.style(.strong))
        }
        if isBeside {
            header.put(
                summary, at: Point(column: columns - summary.columns, row: freeRows),
                style: theme.style(.quiet))
        }
        for (row, text) in below.enumerated() {
            header.put(
                text.truncated(to: columns), at: Point(column: 0, row: freeRows + lines.count + row),
                style: theme.style(.quiet))
        }
        return header
    }

    /// In rows; the title of a film may have a hundred letters.
    private static var longestTitle: Int { 6 }
}

extension PageNote {
    /// The note as a sentence; advice gets no full stop, since it may end with a command line.
    fileprivate var shown: String { isAdvice ? text : text.sentence }
}
