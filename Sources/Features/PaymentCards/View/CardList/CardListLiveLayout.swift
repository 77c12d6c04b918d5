import PaymentCardsScreens
import TerminalKit

/// Where everything is on a live list screen: a title, a line for notices, the cards, and the keys.
struct CardListLiveLayout: Equatable {
    /// The smallest screen that something can be shown on.
    static let smallest = Size(columns: 20, rows: 8)

    let size: Size
    let grid: CardListLayout

    /// The layout of a screen of `size`. It does not depend on how many cards there are, so that cards which come later move
    /// none of those that are here.
    init(size: Size) {
        self.size = size
        grid = CardListLayout(count: .max, columns: size.columns, rows: Self.bodyRows(size))
    }

    /// Whether there is room for anything.
    var isTooSmall: Bool { size.columns < Self.smallest.columns || size.rows < Self.smallest.rows }

    /// The rows of the cards: all but the title, the notice, and the keys with a free row above.
    var body: Rect {
        Rect(column: 0, row: 2, columns: size.columns, rows: Self.bodyRows(size))
    }

    /// How wide what lies over the cards may be.
    var overlayColumns: Int { max(8, size.columns - 2 * grid.margin) }

    /// Where a picture of `picture` lies over the cards: in the middle.
    func overlayOrigin(of picture: Size) -> Point {
        Point(column: (size.columns - picture.columns) / 2, row: max(0, (size.rows - picture.rows) / 2))
    }

    /// How many rows of the screen a row of cards takes, with the free one below it.
    var rowPitch: Int { grid.metrics.rows + 1 }

    /// How many cards fit.
    var capacity: Int {
        grid.cardsAcross * max(1, (body.size.rows + 1) / rowPitch)
    }

    /// What the keys do on such a screen.
    var keys: CardListKeys { CardListKeys(across: grid.cardsAcross, page: capacity) }

    /// Where the `index`th card of the window is, with its strip, while the cards are `shift` rows below their places. Cards before
    /// the window have negative indices.
    func frame(of index: Int, shift: Int = 0) -> Rect {
        let line = (index - (index < 0 ? grid.cardsAcross - 1 : 0)) / grid.cardsAcross
        return Rect(
            column: grid.column(of: index - line * grid.cardsAcross),
            row: body.minRow + line * rowPitch + shift,
            columns: grid.metrics.columns, rows: grid.metrics.rows)
    }

    /// The part of that frame in which `row` is drawn; none where the screen is too small for cards.
    func frame(of index: Int, showing row: CardRow, shift: Int = 0) -> Rect {
        let frame = frame(of: index, shift: shift)
        let rows = isTooSmall ? 0 : grid.metrics.rows(of: row)
        return Rect(origin: frame.origin, size: Size(columns: frame.size.columns, rows: rows)).intersection(
            body)
    }

    private static func bodyRows(_ size: Size) -> Int { max(0, size.rows - 4) }
}
