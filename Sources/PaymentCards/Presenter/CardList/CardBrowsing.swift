import PaymentCardsContract
import PaymentCardsEntity

/// What a live list remembers beyond its cards: where the person is, what is open over the cards, and what is to be fetched.
struct CardBrowsing: Equatable {
    /// Something that the events so far made necessary to fetch.
    enum Errand: Equatable {
        /// The cards of the query, from the first page on.
        case reload
        /// The page after the last one that is here.
        case nextPage
    }

    /// A menu that is open, and the item the person is at.
    struct OpenMenu: Equatable {
        let kind: CardListMenu
        var selected: Int
    }

    /// How many cards fit on the screen; `nil` while no live view has told.
    var capacity: Int?
    /// The time of the last event.
    var now: Duration = .zero
    /// The first card on the screen, from 0.
    var first = 0
    var focus: CardID?
    /// The card under a finger.
    var held: CardID?
    /// Whether keys are typed into the search.
    var isSearching = false
    var menu: OpenMenu?
    var isHelpShown = false
    var isPrivate = false
    var hasAttention = true
    var isMouseOn = true
    var hint: SwipeHint
    /// How far the list was pulled past its top, in cards.
    var pull = 0
    /// What is to be fetched.
    var errand: Errand?
    /// Since when something is on its way.
    var busySince: Duration?

    /// Pulling this far past the top fetches the newest cards.
    static let refreshPull = 3
    /// Waiting this long is worth an indicator.
    static let patience = Duration.milliseconds(100)

    init(config: CardConfig) {
        hint = SwipeHint(config: config)
    }

    var isBusy: Bool { busySince.map { now - $0 >= Self.patience } ?? false }

    /// When something changes by itself.
    var nextChange: Duration? {
        let busy = busySince.flatMap { now - $0 < Self.patience ? $0 + Self.patience : nil }
        return [busy, hint.nextChange(after: now)].compactMap(\.self).min()
    }

    /// The cards on the screen out of `count`.
    func window(of count: Int) -> Range<Int> {
        let size = capacity ?? count
        let start = min(first, max(0, count - size))
        return start..<min(count, start + size)
    }

    /// Moves the window so that the card at `index` of `count` is in it.
    mutating func reveal(_ index: Int, of count: Int) {
        guard let capacity else { return }
        first = min(max(first, index - capacity + 1), index)
        first = min(first, max(0, count - capacity))
    }
}
