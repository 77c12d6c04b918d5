import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Where everything is on a live list screen: a title, a line for what narrows the list, the cards, a line that is mostly free,
/// and the keys.
struct CardListLiveLayout: Equatable {
    /// The smallest screen that something can be shown on.
    static let smallest = Size(columns: 20, rows: 8)

    let size: Size
    let grid: CardListLayout
    /// How many cards at hand come before the first whole row, of which the end peeks in.
    private let lead: Int
    /// The left edge of the first card.
    private let left: Int
    /// How many rows stay free above cards that don't fill a large screen.
    private let above: Int

    /// Fewer free rows than this stay below the cards, all of them.
    private static let leastSpare = 8

    /// The layout of a screen of `size` in the grid of `window`; without one, in that for any number of cards.
    init(size: Size, window: WindowState? = nil) {
        self.size = size
        let grids = CardListLiveGrids(size: size)
        let roomy = window?.grid.flatMap { grid in
            grids.roomy.first { CardGrid($0, rows: Self.bodyRows(size)) == grid }
        }
        grid = roomy ?? grids.dense
        lead = window?.lead ?? 0
        let across = min(grid.cardsAcross, max(1, window?.total ?? .max))
        let total = window?.total ?? .max
        let spare =
            Self.bodyRows(size) - ((min(total, 999) + across - 1) / across * (grid.metrics.rows + 1) - 1)
        above = roomy != nil && lead == 0 && spare >= Self.leastSpare ? spare / 2 : 0
        left = (size.columns - across * (grid.metrics.columns + CardListLayout.gap) + CardListLayout.gap) / 2
    }

    /// Whether there is room for anything.
    var isTooSmall: Bool { size.columns < Self.smallest.columns || size.rows < Self.smallest.rows }

    /// The rows of the cards.
    var body: Rect {
        Rect(column: 0, row: 2, columns: size.columns, rows: Self.bodyRows(size))
    }

    /// Where the search is while it is typed: below the title.
    var searchPlace: Rect {
        Rect(column: grid.margin, row: 1, columns: max(0, size.columns - 2 * grid.margin), rows: 1)
    }

    /// What a paste or a click does to the search that is typed; nothing where it doesn't concern it. What keys do, ``keys`` says.
    func searchEdits(for input: InputEvent, on state: CardListViewState?) -> [CardListEvent] {
        if case .key = input { return [] }
        guard let search = state?.controls?.search, let input = input.inside(searchPlace) else { return [] }
        return SearchField(search, edited: CardListEvent.searchEdited).handle(input, in: searchPlace.size)
            ?? []
    }

    /// The grids that fit, for the presenter to choose from.
    var capacityEvent: CardListEvent {
        let grids = CardListLiveGrids(size: size)
        let dense = CardGrid(grids.dense, rows: body.size.rows)
        return .capacityChanged(
            cards: dense.cards, across: dense.across, peeking: dense.peeking,
            roomy: grids.roomy.map { CardGrid($0, rows: body.size.rows) })
    }

    /// How wide what lies over the cards may be.
    var overlayColumns: Int { max(8, size.columns - 2 * grid.margin) }

    /// Where a picture of `picture` lies over the cards: in the middle.
    func overlayOrigin(of picture: Size) -> Point {
        Point(column: (size.columns - picture.columns) / 2, row: max(0, (size.rows - picture.rows) / 2))
    }

    /// Where the scrollbar is held; `nil` where there is none.
    func scrollbar(for window: WindowState?) -> ScrollbarGrip? {
        guard let window, !isTooSmall else { return nil }
        let bar = ScrollbarPicture(window, theme: .standard(depth: .none))
        guard bar.thumb(rows: body.size.rows) != nil else { return nil }
        let area = Rect(column: body.maxColumn - 1, row: body.minRow, columns: 1, rows: body.size.rows)
        return ScrollbarGrip(window: window, area: area)
    }

    /// The box with everything that can be done on a screen that shows `state`.
    func help(
        _ groups: [HintGroup<CardListEvent>], on state: CardListViewState, theme: Theme
    ) -> HelpPicture<CardListEvent> {
        HelpPicture(
            groups, keys: keys.explained(on: state),
            room: Size(columns: overlayColumns, rows: max(3, size.rows - 1)), theme: theme)
    }

    /// How many rows of the screen a row of cards takes, with the free one below it.
    var rowPitch: Int { grid.metrics.rows + 1 }

    /// How many cards fit whole.
    var cards: Int { CardGrid(grid, rows: body.size.rows).cards }

    /// What the keys do on such a screen.
    var keys: CardListKeys { CardListKeys(across: grid.cardsAcross, page: cards) }

    /// Where the `index`th card of those that are drawn is, with its strip, while the cards are `shift` rows below their places.
    /// Some of that may be outside the body. Cards before those have negative indices.
    func frame(of index: Int, shift: Int = 0) -> Rect {
        let line = (index - (index < 0 ? grid.cardsAcross - 1 : 0)) / grid.cardsAcross
        let row = line - (lead + grid.cardsAcross - 1) / grid.cardsAcross
        // Where a row peeks in above, the last one stands on the ground.
        let top =
            lead > 0 ? body.maxRow - cards / grid.cardsAcross * rowPitch + 1 : body.minRow + above
        let column = index - line * grid.cardsAcross
        return Rect(
            column: left + column * (grid.metrics.columns + CardListLayout.gap),
            row: top + row * rowPitch + shift, columns: grid.metrics.columns, rows: grid.metrics.rows)
    }

    /// The part of that frame which is drawn; none where the screen is too small for cards.
    func visibleFrame(of index: Int, shift: Int = 0) -> Rect {
        isTooSmall
            ? Rect(column: 0, row: 0, columns: 0, rows: 0)
            : frame(of: index, shift: shift).intersection(body)
    }

    static func bodyRows(_ size: Size) -> Int { max(0, size.rows - 4) }
}

extension CardGrid {
    /// As many cards as fit in so many rows of the screen.
    init(_ layout: CardListLayout, rows: Int) {
        let pitch = layout.metrics.rows + 1
        let whole = max(1, (rows + 1) / pitch)
        self.init(
            cards: whole * layout.cardsAcross, across: layout.cardsAcross,
            peeking: rows > whole * pitch ? layout.cardsAcross : 0)
    }
}
