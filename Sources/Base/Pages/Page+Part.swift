import ContentCards
import Records
import ScreenContract
import ScreenView
import TerminalKit

extension Page {
    /// The page as a part: its title, a remark if it is printed, a failure, the content that `parts` makes of a body, and notes.
    /// A live page has keys; if its screen `isLow`, there are no free rows around the title.
    ///
    /// It reads in the same order, with a pause before the body and each note. A title that the body shows itself is read, too,
    /// and so is the remark of a live page, which stands above the keys. A command line of `program` gets no full stop, which would
    /// change it.
    func part(
        keys: KeyTable<Event>, program: String, isLive: Bool, isLow: Bool = false, showsTitle: Bool,
        parts: (Body) -> [Part<Event>]
    ) -> Part<Event> {
        let printed = isLive ? nil : remark.map { Part<Event>.paragraph(keys.text(of: $0), .accent) }
        let messages = [alert.map(Part<Event>.alert), message].compactMap(\.self)
        let body = body.map(parts) ?? []
        let notes = notes.map { $0.part(isLive: isLive) as Part<Event> }
        let rest = [printed].compactMap(\.self) + messages + body + notes
        let title = header(isLive ? keys : nil, freeRows: isLow ? 0 : 1)
        let page: Part<Event> =
            if !showsTitle {
                .stack(rest)
            } else {
                isLow ? .stack([title, .stack(rest)], gap: 0) : .stack([title] + rest)
            }
        func words() -> [String] {
            let top = self.words(keys) + messages.flatMap(\.words)
            let sentences = Part.stack(body).words.map {
                $0.isEmpty || $0.contains("\(program) ") ? $0 : $0.sentence
            }
            let sections = [top, sentences] + notes.map(\.words)
            return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
        }
        return Part.stack([page] + (isLive ? [] : [.line([])]), gap: 0).reading(words())
    }

    /// What is read before the content: the title with the summary, what the page is about, its age, and the remark.
    private func words(_ keys: KeyTable<Event>) -> [String] {
        let separator = title.hasSuffix("?") ? " " : ", "
        let title = [title, spokenSummary].compactMap(\.self).joined(separator: separator)
        let remark = remark.map { keys.text(of: $0, spoken: true) }
        return [title, subject?.spoken, kept?.label, remark].compactMap(\.self)
    }

    /// What stands in place of a body.
    private var message: Part<Event>? {
        switch content {
        case .loading(let words): .paragraph(words)
        case .empty(let notice): .notice(notice)
        case .failed(let alert): .alert(alert)
        case .body: nil
        }
    }

    /// A screen of `size` with only the title and a centred message; `nil` if there is no message, more to show than that, or no
    /// room.
    func centeredMessage(
        margin: Int, widest: Int, size: Size, keys: KeyTable<Event>, theme: Theme
    ) -> Canvas? {
        if case .loading = content { return nil }
        guard let message, alert == nil, notes.isEmpty else { return nil }
        let box = message.layout(columns: max(1, size.columns - 2 * margin), theme: theme).canvas
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
}

extension PageNote {
    /// The note as a paragraph. On a live page, what is to stay in sight does, if it takes one row: of several rows, too few would
    /// be left for the page.
    fileprivate func part<Event: ViewEvent>(isLive: Bool) -> Part<Event> {
        // Advice gets no full stop, since it may end with a command line.
        let shown = isAdvice ? text : text.sentence
        guard staysInSight, isLive else { return .paragraph(shown) }
        return Part.fitted { columns in
            let pinned = shown.columns > columns ? brief?.sentence : shown
            return pinned.map { .paragraph($0).pinned(last: .max) } ?? .paragraph(shown)
        }
        .reading([shown])
    }
}

extension Part {
    /// The part as text, line by line.
    var spoken: String { words.map { $0.oneLine + "\n" }.joined() }
}
