package import ScreenContract
package import TerminalKit

/// Draws a menu: a title, the choices, ticks at those in effect, and a bar at the selected one.
package struct MenuPicture {
    private let menu: MenuState
    private let theme: Theme

    /// `menu` in the colours of `theme`.
    package init(menu: MenuState, theme: Theme) {
        self.menu = menu
        self.theme = theme
    }

    /// A question may be long, and is to be read whole.
    private static let mostTitleLines = 6

    /// The style of the selected row: filled.
    private var chosen: Style {
        guard theme.depth > .none else { return Style(attributes: [.reverse, .bold]) }
        return Style(
            foreground: theme.page.legible(on: theme.accent, ratio: 4.5, depth: theme.depth),
            background: theme.accent, attributes: .bold)
    }

    /// The menu, at most `columns` wide and so many `rows` high. Where not all choices fit, those around the one that the person is
    /// at are seen, and marks on the edge say that there are more.
    func canvas(columns: Int, rows: Int = .max) -> Canvas {
        canvas(columns: columns, rows: rows) { _ in nil }
    }

    /// The menu; a click on a choice reports the event that `chosen` makes of its index.
    package func canvas<Event: ViewEvent>(
        columns: Int, rows: Int = .max, chosen: (Int) -> Event
    ) -> Canvas {
        canvas(columns: columns, rows: rows) { .events([chosen($0)]) }
    }

    private func canvas(columns: Int, rows: Int, target: (Int) -> CanvasTarget?) -> Canvas {
        let widest = (menu.items + [menu.title]).map(\.columns).max() ?? 0
        let width = min(columns, widest + 8)
        // Where there is little room, the marks move to the edge, so that the longest choice doesn't touch the other.
        let start = width < widest + 8 ? 4 : 5
        let room = max(0, width - start - 2)
        let title = menu.title.wrapped(to: max(1, width - 4), maxLines: Self.mostTitleLines)
        let top = 1 + title.count
        let count = min(menu.items.count, max(1, rows - 1 - top))
        let first = max(0, min(menu.selected - count / 2, menu.items.count - count))
        var canvas = Canvas(
            size: Size(columns: width, rows: top + count + 1), style: theme.panelStyle)
        canvas.drawBorder(of: canvas.bounds, style: theme.style(theme.secondary))
        for (row, line) in title.enumerated() {
            canvas.put(line, at: Point(column: 2, row: 1 + row), style: theme.style(theme.text, .bold))
        }
        for (place, index) in (first..<first + count).enumerated() {
            let row = Rect(column: 1, row: top + place, columns: canvas.size.columns - 2, rows: 1)
            let isSelected = index == menu.selected
            let mark = (isSelected ? "›" : " ") + (menu.ticked.contains(index) ? "✓" : " ")
            if isSelected { canvas.fill(row, style: chosen) }
            canvas.put(
                mark, at: Point(column: start - 3, row: row.minRow),
                style: isSelected ? chosen : theme.style(theme.accent, .bold))
            canvas.put(
                menu.items[index].truncated(to: room), at: Point(column: start, row: row.minRow),
                style: isSelected ? chosen : theme.style(theme.secondary))
            if let target = target(index) { canvas.mark(row, as: target) }
        }
        let edge = canvas.size.columns - 1
        let ends = [("↑", top, first > 0), ("↓", top + count - 1, first + count < menu.items.count)]
        for (arrow, row, hasMore) in ends where hasMore {
            canvas.put(
                arrow, at: Point(column: edge, row: row), style: theme.style(theme.accent, .bold))
        }
        return canvas
    }
}
