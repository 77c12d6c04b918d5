/// Which of a list's cards are on the screen.
///
/// Cards stand in rows of `across`, and the window always begins with a whole row: a card that stays on the screen stays in
/// its column.
struct CardWindow: Equatable {
    /// How many cards fit on the screen; `nil` while no live view has told.
    private(set) var capacity: Int?
    /// How many cards stand side by side.
    private var across = 1
    /// The first card on the screen, from 0.
    private(set) var first = 0

    /// - Returns: whether that is something new.
    mutating func fit(cards: Int, across: Int) -> Bool {
        let before = self
        let cards = max(1, cards)
        capacity = cards
        self.across = min(max(1, across), cards)
        return self != before
    }

    /// The cards on the screen out of `count`; all of them where nothing limits it.
    func range(of count: Int) -> Range<Int> {
        guard let capacity else { return 0..<count }
        let start = min(first, lastStart(of: count))
        return start..<start + min(capacity, count - start)
    }

    /// Whether no more than one screenful of the `count` cards follows the window.
    func isNearEnd(of count: Int) -> Bool {
        guard let capacity else { return false }
        return count - first - capacity <= capacity
    }

    /// Shows the list from its top.
    mutating func moveToTop() {
        first = 0
    }

    /// Moves on by `cards`, negative for back, as far as there are cards.
    mutating func move(by cards: Int, of count: Int) {
        let (target, overflow) = first.addingReportingOverflow(cards)
        first = aligned(min(max(0, overflow ? (cards < 0 ? 0 : .max) : target), lastStart(of: count)))
    }

    /// Moves just as far as it takes to have the card at `index` of `count` on the screen.
    mutating func reveal(_ index: Int, of count: Int) {
        guard let capacity else { return }
        first = aligned(first)
        if index < first { first = aligned(index) }
        if index - first >= capacity { first = aligned(index - capacity) + across }
        first = min(first, lastStart(of: count))
    }

    private func aligned(_ index: Int) -> Int { index / across * across }

    /// Where the window begins when the last card is in its last row.
    private func lastStart(of count: Int) -> Int {
        guard let capacity, count > capacity else { return 0 }
        return aligned(count - capacity + across - 1)
    }
}
