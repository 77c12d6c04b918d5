import ContentCards
import Records
import ScreenContract
import ScreenView
import TerminalKit

extension Page {
    /// The page as a part: its title, a `remark` if it is printed, a failure, the content that `parts` makes of a body, and
    /// notes. A live page has keys; if its screen `isLow`, there are no free rows around the title.
    func part(
        margin: Int, widest: Int, remark: String?, showsTitle: Bool, liveKeys: KeyTable<Event>?,
        isLow: Bool = false, parts: (Body) -> [Part<Event>]
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
                guard note.staysInSight, liveKeys != nil else { return .paragraph(note.shown) }
                return Part.fitted { columns in
                    // What takes several rows would leave too few for the page.
                    let text = note.shown.columns > columns ? note.brief?.sentence : note.shown
                    return text.map { .paragraph($0).pinned(last: .max) } ?? .paragraph(note.shown)
                }
            }
        let title = header(liveKeys, freeRows: isLow ? 0 : 1)
        let page: Part<Event> =
            if !showsTitle {
                .stack(rest)
            } else {
                isLow ? .stack([title, .stack(rest)], gap: 0) : .stack([title] + rest)
            }
        return Part.stack([page] + (liveKeys == nil ? [.line([])] : []), gap: 0).inset(
            by: margin, widest: widest)
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
    func centeredMessage(
        margin: Int, widest: Int, size: Size, keys: KeyTable<Event>, theme: Theme
    ) -> Canvas? {
        guard let message, alert == nil, notes.isEmpty else { return nil }
        let box = message.canvas(columns: max(1, size.columns - 2 * margin), theme: theme)
        let title = header(keys, freeRows: 1).inset(by: margin, widest: widest).layout(
            columns: size.columns, theme: theme
        ).canvas
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
}

extension PageNote {
    /// The note as a sentence; advice gets no full stop, since it may end with a command line.
    fileprivate var shown: String { isAdvice ? text : text.sentence }
}
