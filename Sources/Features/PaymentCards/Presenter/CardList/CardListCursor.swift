import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens

/// Where a person is in a list: the card that has the focus, and the cards on the screen around it.
struct CardListCursor: Equatable {
    /// An end of the list.
    enum End: Equatable {
        case first, last
    }

    var window = CardWindow()
    /// The card that keys act on.
    var focus: CardID?
    /// The end of the list that the person wants to be at, however many pages away it is.
    var goal: End?
    /// How far from the focused card the person wants to go once the cards there have come.
    var step: Int?
    /// Whether the cards at hand are those of an earlier query: none of them has the focus.
    var isStale = false
    /// What the person wants to do with the card that has the focus once the cards of the query have come.
    var held: [CardListEvent] = []

    /// Where the focused card stands; the first card at hand where none has the focus.
    func place(in loaded: LoadedCards?) -> Int? {
        guard let loaded, !loaded.places.isEmpty else { return nil }
        return focus.flatMap(loaded.place) ?? loaded.places.lowerBound
    }

    /// Moves the focus to the card at `place` or the nearest one at hand, and the window with it.
    mutating func move(to place: Int, in loaded: LoadedCards?) {
        guard let loaded, !loaded.places.isEmpty else { return }
        let target = min(max(loaded.places.lowerBound, place), loaded.places.upperBound - 1)
        focus = loaded.item(at: target).id
        window.reveal(target, of: loaded.places)
    }

    /// Keeps the focus on a card that is here, and the window around it. Where the card is gone, one that stands near
    /// `place` has the focus. Unless it `resizes`, the cards keep their size.
    mutating func follow(_ loaded: LoadedCards?, near place: Int? = nil, resizes: Bool = true) {
        guard let loaded, !loaded.places.isEmpty else {
            focus = nil
            window.moveToTop()
            return
        }
        if resizes { window.hold(loaded.count) }
        move(to: focus.flatMap(loaded.place) ?? place ?? 0, in: loaded)
        if isStale { focus = nil }
    }

    /// Goes to the top of other cards, which are still to come.
    mutating func startOver() {
        window.moveToTop()
        (focus, isStale) = (nil, true)
    }

    /// Moves the window, and the focus as far as it takes to be in it.
    mutating func scroll(by cards: Int, in loaded: LoadedCards?) {
        let places = loaded?.places ?? 0..<0
        window.move(by: cards, of: places)
        let shown = window.range(of: places)
        guard let loaded, let place = place(in: loaded), !shown.isEmpty else { return }
        focus = loaded.item(at: min(max(place, shown.lowerBound), shown.upperBound - 1)).id
    }

    /// Whether a card stands so many places further on, at hand or on its way.
    func canStep(by cards: Int, in loaded: LoadedCards?) -> Bool {
        guard let loaded, let place = place(in: loaded) else { return false }
        return loaded.places.contains(place + cards) || loaded.continues(towards: cards > 0 ? .last : .first)
    }

    /// Moves to the card so many places further on, or remembers that until it has come.
    ///
    /// - Returns: that card, if it is at hand.
    mutating func step(by cards: Int, in loaded: LoadedCards?) -> CardListing.Item? {
        let before = focus
        if let place = place(in: loaded) { move(to: place + cards, in: loaded) }
        step = focus == before ? cards : nil
        return step == nil ? focus.flatMap { loaded?.item(CardRowID($0)) } : nil
    }

    /// Wants to be at an end of the list, and moves as far towards it as there are cards at hand.
    ///
    /// - Returns: what has to be fetched to be there; `nil` for nothing.
    mutating func jump(to end: End, in loaded: LoadedCards?) -> CardListEffect? {
        move(to: end == .last ? .max : 0, in: loaded)
        guard let loaded, loaded.continues(towards: end) else { return nil }
        goal = end
        return switch (end, loaded.previousPage, loaded.listing.pageCount) {
        case (.last, _, loaded.listing.page + 1): .nextPage
        case (.first, 1, _): .previousPage
        case (.last, _, _), (.first, _, _): .jump(end)
        }
    }

    /// Cards have come on the way to the end that the person wants to be at: moves on towards it.
    ///
    /// - Returns: what is still to be fetched; `nil` for nothing.
    mutating func approachGoal(in loaded: LoadedCards) -> CardListEffect? {
        guard let goal else { return nil }
        focus = (goal == .last ? loaded.listing.items.last : loaded.listing.items.first)?.id
        guard loaded.continues(towards: goal) else {
            self.goal = nil
            return nil
        }
        return goal == .last ? .nextPage : .jump(.first)
    }

    /// The page to fetch before the person gets to it: one where no more than a screenful of cards is left to go.
    func pageAhead(in loaded: LoadedCards?) -> CardListEffect? {
        guard let loaded else { return nil }
        if loaded.listing.hasNextPage, window.isNearEnd(of: loaded.places) { return .nextPage }
        return loaded.previousPage != nil && window.isNearStart(of: loaded.places) ? .previousPage : nil
    }
}

extension LoadedCards {
    /// Whether there are more cards towards this end of the list than those at hand.
    fileprivate func continues(towards end: CardListCursor.End) -> Bool {
        end == .last ? listing.hasNextPage : previousPage != nil
    }
}
