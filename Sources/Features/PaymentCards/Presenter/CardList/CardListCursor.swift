import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens

/// Where a person is in a list: the card that has the focus, and the cards on the screen around it.
struct CardListCursor: Equatable {
    var window = CardWindow()
    /// The card that keys act on.
    var focus: CardID?
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

    /// Whether a card stands so many places further on.
    func canStep(by cards: Int, in loaded: LoadedCards?) -> Bool {
        guard let loaded, let place = place(in: loaded) else { return false }
        return loaded.places.contains(place + cards)
    }

    /// Moves to the card so many places further on.
    ///
    /// - Returns: that card.
    mutating func step(by cards: Int, in loaded: LoadedCards?) -> CardListing.Item? {
        if let place = place(in: loaded) { move(to: place + cards, in: loaded) }
        return focus.flatMap { loaded?.item(CardRowID($0)) }
    }
}
