package import ScreenContract
package import TerminalKit

/// Draws a menu: a title, the choices, a tick at the one in effect, and a bar at the selected one.
package struct MenuPicture {
    private let menu: MenuState
    private let theme: Theme

    /// `menu` in the colours of `theme`.
    package init(menu: MenuState, theme: Theme) {
        self.menu = menu
        self.theme = theme
    }

    /// The style of the selected row: filled.
    private var chosen: Style {
        guard theme.depth > .none else { return Style(attributes: [.reverse, .bold]) }
        return Style(
            foreground: theme.page.legible(on: theme.accent, ratio: 4.5, depth: theme.depth),
            background: theme.accent, attributes: .bold)
    }

    private static func row(of index: Int, on canvas: Canvas) -> Rect {
        Rect(column: 1, row: index + 2, columns: canvas.size.columns - 2, rows: 1)
    }

    /// The menu; a click on a choice reports the event that `chosen` makes of its index.
    package func canvas<Event: ViewEvent>(columns: Int, chosen: (Int) -> Event) -> Canvas {
        var canvas = canvas(columns: columns)
        for index in menu.items.indices {
            canvas.mark(Self.row(of: index, on: canvas), as: .events([chosen(index)]))
        }
        return canvas
    }

    /// The menu, at most `columns` wide.
    func canvas(columns: Int) -> Canvas {
        let widest = (menu.items + [menu.title]).map(\.columns).max() ?? 0
        let size = Size(columns: min(columns, widest + 8), rows: menu.items.count + 3)
        var canvas = Canvas(size: size, style: theme.panelStyle)
        canvas.drawBorder(of: canvas.bounds, style: theme.style(theme.secondary))
        let room = max(0, canvas.size.columns - 6)
        canvas.put(
            menu.title.truncated(to: room), at: Point(column: 2, row: 1),
            style: theme.style(theme.text, .bold))
        for (index, item) in menu.items.enumerated() {
            let isSelected = index == menu.selected
            let mark = (isSelected ? "›" : " ") + (index == menu.ticked ? "✓" : " ")
            if isSelected {
                canvas.fill(Self.row(of: index, on: canvas), style: chosen)
            }
            canvas.put(
                mark, at: Point(column: 2, row: index + 2),
                style: isSelected ? chosen : theme.style(theme.accent, .bold))
            canvas.put(
                item.truncated(to: room), at: Point(column: 5, row: index + 2),
                style: isSelected ? chosen : theme.style(theme.secondary))
        }
        return canvas
    }
}
