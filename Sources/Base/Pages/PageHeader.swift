import ScreenContract
import ScreenView
import TerminalKit

extension Page {
    /// The title with what stands around it: on a live screen, with these keys, the way back and the action of its bar.
    ///
    /// - Parameters:
    ///   - mostLines: the maximum number of rows of the title itself.
    ///   - mostRows: the maximum number of rows in all.
    func header(
        _ keys: KeyTable<Event>?, freeRows: Int, mostLines: Int = 6, mostRows: Int = .max
    ) -> Part<Event> {
        .drawing { columns, theme in
            let header = PageHeader(page: self, keys: keys).canvas(
                columns: columns, freeRows: freeRows, mostLines: mostLines, theme: theme)
            let size = Size(columns: columns, rows: min(mostRows, header.size.rows))
            return header.cropped(to: Rect(origin: .zero, size: size))
        }
    }
}

/// Draws the title of a page, the summary or the bar beside it, and what it is about below it.
private struct PageHeader<Body: Equatable & Sendable, Record: Equatable & Sendable, Event: ViewEvent> {
    let page: Page<Body, Record, Event>
    /// `nil` in print.
    let keys: KeyTable<Event>?

    private var bar: TitleBar<Event>? { keys == nil ? nil : page.bar }

    /// - Parameter mostLines: the maximum number of rows of the title; that of a film may have a hundred letters.
    func canvas(columns: Int, freeRows: Int, mostLines: Int, theme: Theme) -> Canvas {
        let back = bar?.back.flatMap { keys?.label(for: .event($0)) }.map { "‹ \($0)" }
        let start = back.map { $0.columns + 2 } ?? 0
        let action = action(beside: start + page.title.columns + " …".columns, in: columns)
        let summary = action == nil ? page.summary ?? "" : ""
        let room = columns - start - (action.map { $0.columns + 2 } ?? 0)
        let lines = page.title.wrapped(to: max(1, room), maxLines: mostLines)
        let isBeside = lines.count == 1 && page.title.columns + 2 + summary.columns <= room
        // A live page needs its rows for the body.
        let below = ((isBeside || summary.isEmpty ? [] : [summary]) + about(columns)).flatMap {
            $0.wrapped(to: max(1, columns), maxLines: keys == nil ? mostLines : 1)
        }
        var header = theme.page(columns: columns, rows: freeRows + lines.count + below.count)
        func put(_ text: String, column: Int, row: Int, _ tone: Tone, pressed: Event? = nil) {
            let place = Point(column: column, row: freeRows + row)
            header.put(text, at: place, style: theme.style(tone))
            guard let pressed else { return }
            header.mark(
                Rect(origin: place, size: Size(columns: text.columns, rows: 1)), as: .events([pressed]))
        }
        if let back { put(back, column: 0, row: 0, .accent, pressed: bar?.back) }
        for (row, line) in lines.enumerated() { put(line, column: start, row: row, .strong) }
        let (end, taken) = (start + (lines.last?.columns ?? 0) + 1, action ?? (isBeside ? summary : ""))
        if page.isRefreshing, end + 1 < columns - taken.columns {
            put(mark, column: end, row: lines.count - 1, .quiet)
        }
        if let action {
            put(
                action, column: columns - action.columns, row: 0,
                bar?.action?.isEnabled == true ? .accent : .quiet, pressed: bar?.action?.event)
        }
        if isBeside { put(summary, column: columns - summary.columns, row: 0, .quiet) }
        for (row, text) in below.enumerated() {
            put(text, column: 0, row: lines.count + row, .quiet)
        }
        return header
    }

    /// Says that something is on its way.
    private var mark: String {
        let turning = ["│", "╱", "─", "╲"]
        return page.turn.map { turning[abs($0 % turning.count)] } ?? "…"
    }

    /// The action in its longest form for which there is room beside a title of so many columns; in its shortest, if the title
    /// has to give way.
    private func action(beside title: Int, in columns: Int) -> String? {
        guard let action = bar?.action else { return nil }
        let forms = [bar?.choice.map { "\(action.label): \($0) ▾" }, "\(action.label) ▾", "▾"].compactMap(
            \.self)
        return forms.first { title + 2 + $0.columns <= columns } ?? forms.last
    }

    /// The subject, and how old it is.
    private func about(_ columns: Int) -> [String] {
        let subject = page.subject.map {
            "\($0.name.truncated(to: max(0, columns - $0.mark.columns - 1))) \($0.mark)"
        }
        return [subject, page.kept?.label].compactMap(\.self)
    }
}
