import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import SwipeKit

/// Everything the list screen remembers.
struct CardListState: Equatable {
    /// How far the cards have come.
    enum Phase: Equatable {
        case idle, loading
        case loaded(CardStretch)
        /// A part of the list goes by as data. Nobody touches its cards.
        case reading(CardListing)
        case failed(CardsError)
    }

    /// Where a swipe ended, for somebody who has not seen it move.
    enum SwipeEnd: Equatable {
        /// It was too short, and the card went back to where it was.
        case sprangBack(from: CardID)
        case revealed(CardID)
    }

    var phase: Phase = .idle {
        didSet { positions = Self.positions(in: items) }
    }
    /// The cards that are not simply closed. A card without an entry is.
    var swipes: [CardID: SwipeReveal] = [:]
    /// Where the last swipe ended.
    var swipeEnd: SwipeEnd?
    /// What went wrong while the cards stay.
    var alert: CardsError?

    /// The cards at hand; `nil` before there are any.
    var stretch: CardStretch? {
        switch phase {
        case .loaded(let stretch): stretch
        case .idle, .loading, .reading, .failed: nil
        }
    }

    /// The cards at hand.
    var items: [CardListing.Item] { stretch?.listing.items ?? [] }

    /// Where they stand among all cards of the list, from 0.
    var places: Range<Int> { stretch?.places ?? 0..<0 }

    /// Where each card stands among those at hand. A finger that moves asks many times a second, and a list can be long.
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
        positions[CardRowID(id)].map { items[$0] }
    }

    /// The card at a place of the list, which must be at hand.
    func item(at place: Int) -> CardListing.Item {
        items[place - places.lowerBound]
    }

    /// Where the card stands among all cards of the list, from 0.
    func place(of id: CardID) -> Int? {
        positions[CardRowID(id)].map { $0 + places.lowerBound }
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
        guard case .loaded(var stretch) = phase else { return }
        stretch.replace(item)
        phase = .loaded(stretch)
    }
}
