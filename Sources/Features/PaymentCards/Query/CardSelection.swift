package import PaymentCardsEntity
package import PaymentCardsGlances
package import PaymentCardsPorts
package import Values

/// The result of applying a query to all cards: how many match, and those on its page.
///
/// Cards are passed to it one after another, and it keeps those that may be on the page.
package struct CardSelection {
    /// The number of matching cards on all pages.
    package private(set) var count = 0
    private let filters: [PreparedFilter]
    /// The filters' words that no card so far has, and that aren't known otherwise.
    private var strangers: [FilterWord]
    /// The unknown words of cards so far, among which a misspelled one is looked for.
    private var feedWords: Set<String> = []
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
        filters = query.filters.map(PreparedFilter.init)
        strangers = query.filters.flatMap(\.strangers)
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
        if !strangers.isEmpty { meet(glance) }
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

    /// Strikes off the filters' words that a card has.
    private mutating func meet(_ glance: CardGlance) {
        for kind in FilterWord.Kind.allCases {
            let words = kind.words(of: glance, &memory)
            guard !words.isEmpty else { continue }
            let keys = words.map(\.nameKey)
            strangers.removeAll { $0.kind == kind && keys.contains($0.text.nameKey) }
            if feedWords.count < 100 { feedWords.formUnion(words) }
        }
    }

    /// The error of a filter that asks for a word which is neither known nor on any card so far; `nil` if there is none.
    package var unknownWord: CardsError? {
        strangers.first.map { word in
            let near = NearestWords(to: word.text)
            let known = word.kind.codes(nearestTo: near)
            return .unknownWord(
                word.text, nearest: known.isEmpty ? near.words(of: feedWords.sorted()) : known)
        }
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

    package init(card: PaymentCard, place: Int?) { (self.card, self.place) = (card, place) }
}
