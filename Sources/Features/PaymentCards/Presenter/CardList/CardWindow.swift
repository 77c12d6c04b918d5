import PaymentCardsScreens

/// Which of a list's cards are on the screen.
///
/// Cards stand in rows of `across`, and the window always begins with a whole row: a card that stays on the screen stays in
/// its column.
struct CardWindow: Equatable {
    /// The grids that fit on the screen, those of the largest cards first; none while no live view has told.
    private var grids: [CardGrid] = []
    /// The one that the cards stand in.
    private(set) var grid: CardGrid?
    /// The first card on the screen, from 0.
    private(set) var first = 0

    /// How many cards fit on the screen; `nil` while no live view has told.
    var capacity: Int? { grid?.cards }
    /// How many cards stand side by side.
    private var across: Int { grid?.across ?? 1 }

    /// Cards stand in one of `grids` from now on: in the last one until it is known how many there are.
    ///
    /// - Returns: whether that is something new.
    mutating func fit(_ grids: [CardGrid]) -> Bool {
        let before = self.grids
        let place = grid.flatMap(before.firstIndex)
        self.grids = grids.map { grid in
            let cards = max(1, grid.cards)
            return CardGrid(
                cards: cards, across: min(max(1, grid.across), cards), peeking: max(0, grid.peeking))
        }
        guard self.grids != before else { return false }
        // The cards keep their size until it is known how many there are.
        grid = place.map { self.grids[min($0, self.grids.count - 1)] } ?? self.grids.last
        return true
    }

    /// The list has `count` cards: they stand in the first grid that has room for all of them.
    mutating func hold(_ count: Int) {
        grid = grids.first { $0.cards >= count } ?? grids.last
    }

    /// The places of the cards on the screen where those at `places` are at hand; all of them where nothing limits it.
    func range(of places: Range<Int>) -> Range<Int> {
        guard let capacity else { return places }
        let start = max(places.lowerBound, min(first, lastStart(of: places)))
        return start..<start + min(capacity, places.upperBound - start)
    }

    /// Where a step of so many cards leads from `place` among those at `places`. A step to another row stays in its column, and
    /// leads nowhere from the last row, or from the first one.
    func target(of cards: Int, from place: Int, in places: Range<Int>) -> Int {
        let target = place + min(max(-places.count, cards), places.count)
        let isRow = across > 1 && abs(cards) == across && !places.contains(target)
        let isThere = cards < 0 || place / across == (places.upperBound - 1) / across
        return isRow && isThere ? place : target
    }

    /// The places of the cards to draw: of those on the screen and of those that peek in. These follow; only where the window is at the
    /// end of the list, they come before.
    func drawn(of places: Range<Int>) -> Range<Int> {
        let range = range(of: places)
        guard let grid, grid.peeking > 0, !range.isEmpty else { return range }
        if range.upperBound == places.upperBound, range.lowerBound - across >= places.lowerBound {
            return range.lowerBound - across..<range.upperBound
        }
        return range.lowerBound..<range.upperBound + min(grid.peeking, places.upperBound - range.upperBound)
    }

    /// Shows the list from its top.
    mutating func moveToTop() {
        first = 0
    }

    /// Moves on by `cards`, negative for back, as far as there are cards.
    mutating func move(by cards: Int, of places: Range<Int>) {
        let (target, overflow) = first.addingReportingOverflow(cards)
        let wanted = overflow ? (cards < 0 ? 0 : .max) : target
        first = aligned(min(max(places.lowerBound, wanted), lastStart(of: places)))
    }

    /// Moves just as far as it takes to have the card at `place` on the screen.
    mutating func reveal(_ place: Int, of places: Range<Int>) {
        guard let capacity else { return }
        first = aligned(first)
        if place < first { first = aligned(place) }
        if place - first >= capacity { first = aligned(place - capacity) + across }
        first = min(first, lastStart(of: places))
    }

    private func aligned(_ place: Int) -> Int { place / across * across }

    /// Where the window begins when the last card is in its last row.
    private func lastStart(of places: Range<Int>) -> Int {
        guard let capacity, places.count > capacity else { return aligned(places.lowerBound) }
        return aligned(places.upperBound - capacity + across - 1)
    }
}
