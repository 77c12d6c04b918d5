package import ScreenContract
package import TerminalKit

/// Draws a menu: a title, the choices, a tick at the one that holds, and a bar at the one the person is at.
package struct MenuPicture {
    private let menu: MenuState
    private let theme: Theme

    /// `menu` in the colours of `theme`.
    package init(menu: MenuState, theme: Theme) {
        self.menu = menu
        self.theme = theme
    }

    /// How large the menu is where there are `columns`.
    package func size(columns: Int) -> Size {
        let widest = (menu.items + [menu.title]).map(\.columns).max() ?? 0
        return Size(columns: min(columns, widest + 8), rows: menu.items.count + 3)
    }

    /// The choice at `point` of the menu's picture, from 0; `nil` where there is none.
    package func item(at point: Point, columns: Int) -> Int? {
        let inside = Rect(origin: .zero, size: size(columns: columns)).inset(columns: 1)
        let index = point.row - 2
        return inside.contains(point) && menu.items.indices.contains(index) ? index : nil
    }

    /// The row that the person is at: filled.
    private var chosen: Style {
        guard theme.depth > .none else { return Style(attributes: [.reverse, .bold]) }
        return Style(
            foreground: theme.page.legible(on: theme.accent, ratio: 4.5, depth: theme.depth),
            background: theme.accent, attributes: .bold)
    }

    private static func row(of index: Int, on canvas: Canvas) -> Rect {
        Rect(column: 1, row: index + 2, columns: canvas.size.columns - 2, rows: 1)
    }

    /// The menu, of which a click on a choice is what `chosen` makes of its index.
    func canvas<Event: ViewEvent>(columns: Int, chosen: (Int) -> Event) -> Canvas {
        var canvas = canvas(columns: columns)
        for index in menu.items.indices {
            canvas.mark(Self.row(of: index, on: canvas), as: .events([chosen(index)]))
        }
        return canvas
    }

    /// The menu, at most `columns` wide.
    package func canvas(columns: Int) -> Canvas {
        var canvas = Canvas(size: size(columns: columns), style: theme.panelStyle)
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
