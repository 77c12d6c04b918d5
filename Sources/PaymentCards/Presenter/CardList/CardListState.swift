import PaymentCardsContract
import PaymentCardsEntity

/// Everything the list screen remembers.
struct CardListState: Equatable {
    /// How far the cards have come.
    enum Phase: Equatable {
        case idle, loading
        case loaded(CardListing)
        case failed(CardsError)
    }

    var phase: Phase = .idle
    /// The cards that are not simply closed. A card without an entry is.
    var swipes: [CardID: SwipeReveal] = [:]
    /// What went wrong while the cards stay.
    var alert: CardsError?

    /// The cards on the screen.
    var items: [CardListing.Item] {
        switch phase {
        case .loaded(let listing): listing.items
        case .idle, .loading, .failed: []
        }
    }

    /// The identity of the card that the view calls `row`; `nil` when it is gone by now.
    func id(of row: CardRowID) -> CardID? {
        items.first { CardRowID($0.id) == row }?.id
    }

    func item(_ id: CardID) -> CardListing.Item? {
        items.first { $0.id == id }
    }

    func isOpen(_ id: CardID) -> Bool {
        swipes[id].map { $0.rest != .center } ?? false
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
                hasNextPage: listing.hasNextPage))
    }
}
