import PaymentCardsEntity
import PaymentCardsPorts

/// Where a person is in a list: the card that has the focus, and the cards on the screen around it.
struct CardListCursor: Equatable {
    /// An end of the list.
    enum End: Equatable {
        case first, last
    }

    /// The cards on the screen.
    var window = CardWindow()
    /// The card that keys act on.
    var focus: CardID?
    /// The end of the list that the person wants to be at, however many pages away it is.
    var goal: End?

    /// Where the focused card stands; the first card at hand where none has the focus.
    func place(in stretch: CardStretch?) -> Int? {
        guard let stretch, !stretch.places.isEmpty else { return nil }
        return focus.flatMap(stretch.place) ?? stretch.places.lowerBound
    }

    /// Moves the focus to the card at `place` or the nearest one at hand, and the window with it.
    mutating func move(to place: Int, in stretch: CardStretch?) {
        guard let stretch, !stretch.places.isEmpty else { return }
        let target = min(max(stretch.places.lowerBound, place), stretch.places.upperBound - 1)
        focus = stretch.item(at: target).id
        window.reveal(target, of: stretch.places)
    }

    /// Keeps the focus on a card that is here, and the window around it. Where the card is gone, one that stands near
    /// `place` has the focus.
    mutating func follow(_ stretch: CardStretch?, near place: Int? = nil) {
        guard let stretch, !stretch.places.isEmpty else {
            focus = nil
            window.moveToTop()
            return
        }
        window.hold(stretch.count)
        move(to: focus.flatMap(stretch.place) ?? place ?? 0, in: stretch)
    }

    /// Moves the window, and the focus as far as it takes to be in it.
    mutating func scroll(by cards: Int, in stretch: CardStretch?) {
        let places = stretch?.places ?? 0..<0
        window.move(by: cards, of: places)
        let shown = window.range(of: places)
        guard let stretch, let place = place(in: stretch), !shown.isEmpty else { return }
        focus = stretch.item(at: min(max(place, shown.lowerBound), shown.upperBound - 1)).id
    }

    /// Wants to be at an end of the list, and moves as far towards it as there are cards at hand.
    ///
    /// - Returns: what has to be fetched to be there; `nil` for nothing.
    mutating func jump(to end: End, in stretch: CardStretch?) -> CardListEffect? {
        move(to: end == .last ? .max : 0, in: stretch)
        guard let stretch, stretch.continues(towards: end) else { return nil }
        goal = end
        return switch (end, stretch.previousPage, stretch.listing.pageCount) {
        case (.last, _, stretch.listing.page + 1): .nextPage
        case (.first, 1, _): .previousPage
        case (.last, _, _), (.first, _, _): .jump(end)
        }
    }

    /// Cards have come on the way to the end that the person wants to be at: moves on towards it.
    ///
    /// - Returns: what is still to be fetched; `nil` for nothing.
    mutating func approachGoal(in stretch: CardStretch) -> CardListEffect? {
        guard let goal else { return nil }
        focus = (goal == .last ? stretch.listing.items.last : stretch.listing.items.first)?.id
        guard stretch.continues(towards: goal) else {
            self.goal = nil
            return nil
        }
        return goal == .last ? .nextPage : .jump(.first)
    }

    /// The page to fetch before the person gets to it: one where no more than a screenful of cards is left to go.
    func pageAhead(in stretch: CardStretch?) -> CardListEffect? {
        guard let stretch else { return nil }
        if stretch.listing.hasNextPage, window.isNearEnd(of: stretch.places) { return .nextPage }
        return stretch.previousPage != nil && window.isNearStart(of: stretch.places) ? .previousPage : nil
    }
}

extension CardStretch {
    /// Whether there are more cards towards this end of the list than those at hand.
    fileprivate func continues(towards end: CardListCursor.End) -> Bool {
        end == .last ? listing.hasNextPage : previousPage != nil
    }
}
