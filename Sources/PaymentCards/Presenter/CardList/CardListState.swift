import PaymentCardsContract
import PaymentCardsEntity

/// Everything the list screen remembers.
struct CardListState: Equatable {
    /// How far the cards have come.
    enum Phase: Equatable {
        case idle, loading
        case loaded(CardListing)
        /// A part of the list goes by as data. Nobody touches its cards.
        case reading(CardListing)
        case failed(CardsError)
    }

    var phase: Phase = .idle {
        didSet { positions = Self.positions(in: items) }
    }
    /// The cards that are not simply closed. A card without an entry is.
    var swipes: [CardID: SwipeReveal] = [:]
    /// What went wrong while the cards stay.
    var alert: CardsError?

    /// The cards on the screen.
    var items: [CardListing.Item] {
        switch phase {
        case .loaded(let listing): listing.items
        case .idle, .loading, .reading, .failed: []
        }
    }

    /// Where each card stands. A finger that moves asks many times a second, and a list can be long.
    private var positions: [CardRowID: Int] = [:]

    init(phase: Phase = .idle) {
        self.phase = phase
        positions = Self.positions(in: items)
    }

    private static func positions(in items: [CardListing.Item]) -> [CardRowID: Int] {
        Dictionary(items.enumerated().map { (CardRowID($1.id), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The identity of the card that the view calls `row`; `nil` when it is gone by now.
    func id(of row: CardRowID) -> CardID? {
        positions[row].map { items[$0].id }
    }

    func item(_ id: CardID) -> CardListing.Item? {
        index(of: id).map { items[$0] }
    }

    /// Where the card stands, from 0.
    func index(of id: CardID) -> Int? {
        positions[CardRowID(id)]
    }

    func isOpen(_ id: CardID) -> Bool {
        swipes[id].map { $0.rest != .center } ?? false
    }

    /// Changes how a card is swiped; one that is simply closed again is forgotten.
    mutating func swipe(_ id: CardID, config: CardConfig, _ change: (inout SwipeReveal) -> Void) {
        var swipe = swipes[id] ?? SwipeReveal(config: config)
        change(&swipe)
        swipes[id] = swipe.isClosed ? nil : swipe
    }

    mutating func closeAll(but id: CardID?) {
        swipes = swipes.filter { $0.key == id }
    }

    /// Puts `item` in the place of the card with the same identity.
    mutating func replace(_ item: CardListing.Item) {
        guard case .loaded(let listing) = phase else { return }
        phase = .loaded(
            CardListing(
                items: listing.items.map { $0.id == item.id ? item : $0 }, unreadable: listing.unreadable,
                page: listing.page, pageCount: listing.pageCount, total: listing.total,
                hasNextPage: listing.hasNextPage, kept: listing.kept))
    }
}
