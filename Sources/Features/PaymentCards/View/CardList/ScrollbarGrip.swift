import PaymentCardsScreens
import ScreenView
import TerminalKit

extension ScrollbarPicture {
    /// A bar for the cards that are on the screen.
    init(_ window: WindowState, theme: Theme) {
        self.init(first: window.first, count: window.count, total: window.total, theme: theme)
    }
}

/// A scrollbar in a hand.
struct ScrollbarGrip {
    let window: WindowState
    /// The bar.
    let area: Rect

    /// What it means to hold the bar at a row, counted from its top; `nil` where the list is there. Either end of the bar, and what
    /// is beyond it, is that end of the list.
    func event(at row: Int) -> CardListEvent? {
        let last = area.size.rows - 1
        guard row > 0, row < last else { return .jumped(toEnd: row > 0) }
        let place = Double(window.total - window.count) * Double(row) / Double(last)
        let cards = Int(place.rounded()) - window.first
        return cards == 0 ? nil : .scrolled(by: cards)
    }
}
