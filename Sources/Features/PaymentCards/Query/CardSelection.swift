package import PaymentCardsEntity
package import PaymentCardsPorts
package import Values

/// The result of applying a query to all cards: how many match, and those on its page.
///
/// Cards are passed to it one after another, and it keeps those that may be on the page.
package struct CardSelection {
    /// The number of matching cards on all pages.
    package private(set) var count = 0
    private let filters: [CardFilter]
    private let range: Range<Int>
    private var search: CardSearch
    private var memory: CardMemory
    /// The cards of the page in feed order, or the first ones of a sorted list.
    private var unsorted: [PlacedCard] = []
    private var sorted: FirstCards?

    /// The cards that match `query` on `today`; a sorted page begins after `start`, if known.
    package init(_ query: CardQuery, on today: CalendarDate?, after start: FirstCards.Position? = nil) {
        memory = CardMemory(today: today)
        search = CardSearch(query.search)
        filters = query.filters
        let range = Self.range(of: query)
        self.range = start == nil ? range : 0..<range.count
        sorted = query.sort.isEmpty ? nil : FirstCards(self.range.upperBound, by: query.sort, after: start)
    }

    /// The cards of the page.
    package var cards: [PlacedCard] {
        guard let sorted else { return unsorted }
        return Array(sorted.cards.dropFirst(range.lowerBound))
    }

    /// Takes into account a card at position `place` among all cards.
    package mutating func add(_ glance: CardGlance, at place: Int) {
        guard finds(glance) else { return }
        if sorted != nil {
            sorted?.add(glance, at: place, &memory)
        } else if range.contains(count), case .card(let card) = glance.entry(&memory) {
            unsorted.append(PlacedCard(card: card, place: place))
        }
        count += 1
    }

    /// Whether the card matches the query.
    package mutating func finds(_ glance: CardGlance) -> Bool {
        search.finds(glance) && filters.allSatisfy { $0.accepts(glance, &memory) }
    }

    /// The positions of the requested cards among all matching ones.
    package static func range(of query: CardQuery) -> Range<Int> {
        query.page.places.isEmpty ? 0..<0 : query.page.places
    }
}

/// A card and its position among all cards of its source, from 0.
package struct PlacedCard {
    package let card: PaymentCard
    /// Its position among all cards, from 0; `nil` if it was found by its id, without a look at the cards before it.
    package let place: Int?

    package init(card: PaymentCard, place: Int?) {
        self.card = card
        self.place = place
    }
}

extension CardFilter {
    /// Whether the filter accepts `card`.
    func accepts(_ card: CardGlance, _ memory: inout CardMemory) -> Bool {
        condition.holds(for: card, &memory) != isNegated
    }
}

extension CardFilter.Condition {
    fileprivate func holds(for card: CardGlance, _ memory: inout CardMemory) -> Bool {
        switch self {
        case .due: card.due(&memory).map { !$0.isPaid } ?? false
        case .overdue: card.due(&memory)?.status(on: memory.today) == .overdue
        case .paid: card.due(&memory)?.isPaid ?? false
        case .noDue: card.amount == nil
        case .bank(let codes): card.bank(&memory)?.isOne(of: codes) ?? false
        case .network(let codes): card.network(&memory)?.isOne(of: codes) ?? false
        case .action(let codes): card.actions(&memory).contains { $0.isOne(of: codes) }
        }
    }
}

extension FeedCode {
    fileprivate func isOne(of codes: [String]) -> Bool {
        codes.contains { $0.lowercased() == code.lowercased() }
    }
}
