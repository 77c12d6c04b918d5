import PaymentCardsContract
import TerminalKit

/// Draws a menu: a title, the choices, a tick at the one that holds, and a bar at the one the person is at.
struct MenuPicture {
    let menu: MenuState
    let theme: Theme

    /// The menu, at most `columns` wide.
    func canvas(columns: Int) -> Canvas {
        let widest = (menu.items + [menu.title]).map(\.columns).max() ?? 0
        var canvas = Canvas(
            size: Size(columns: min(columns, widest + 8), rows: menu.items.count + 3), style: theme.panelStyle
        )
        canvas.drawBorder(of: canvas.bounds, style: theme.style(theme.secondary))
        let room = max(0, canvas.size.columns - 6)
        canvas.put(
            menu.title.truncated(to: room), at: Point(column: 2, row: 1),
            style: theme.style(theme.text, .bold))
        for (index, item) in menu.items.enumerated() {
            let isSelected = index == menu.selected
            let mark = (isSelected ? "›" : " ") + (index == menu.ticked ? "✓" : " ")
            canvas.put(mark, at: Point(column: 2, row: index + 2), style: theme.style(theme.accent, .bold))
            canvas.put(
                item.truncated(to: room), at: Point(column: 5, row: index + 2),
                style: theme.style(isSelected ? theme.text : theme.secondary, isSelected ? .bold : []))
        }
        return canvas
    }
}
