package import PaymentCardsEntity
package import PaymentCardsGlances
package import PaymentCardsPorts
package import Values

/// The result of applying a query to all cards: how many match, and those on its page.
///
/// Cards are passed to it one after another, and it keeps those that may be on the page.
package struct CardSelection {
    private let filters: [PreparedFilter]
    /// The filters' words that no card so far has, and that aren't known otherwise.
    private var strangers: [FilterWord]
    /// The unknown words of cards so far, among which a misspelled one is looked for.
    private var feedWords: Set<String> = []
    private let range: Range<Int>
    private var search: CardSearch
    private var memory: CardMemory
    /// The cards that have every word of the search.
    private var exact: SelectedCards
    /// Those that follow them, because they have only the letters; `nil` once there are too many cards to find them.
    private var loose: SelectedCards?

    /// Whether letters are looked for, too, as long as there aren't too many cards.
    private let isFuzzy: Bool

    /// Among more cards than these, only whole words are found: so many can be searched with each letter that is typed.
    private static let mostCardsForLetters = 10_000

    /// Whether letters should be looked for, and there are too many cards for that.
    package var hasOnlyWholeWords: Bool { isFuzzy && loose == nil }

    /// The cards that match `query` on `today`; a sorted page begins after `start`, if known.
    package init(_ query: CardQuery, on today: CalendarDate?, after start: FirstCards.Position? = nil) {
        memory = CardMemory(today: today)
        isFuzzy = query.isFuzzy && !query.search.isEmpty
        search = CardSearch(query.search, isLoose: query.isFuzzy)
        filters = query.filters.map(PreparedFilter.init)
        strangers = query.filters.flatMap(\.strangers)
        let range = Self.range(of: query)
        self.range = start == nil ? range : 0..<range.count
        exact = SelectedCards(self.range, by: query.sort, after: start)
        // Where these begin on the page is known only once all others are.
        loose = query.isFuzzy ? SelectedCards(0..<self.range.upperBound, by: query.sort) : nil
    }

    /// The number of matching cards on all pages.
    package var count: Int { exact.count + (loose?.count ?? 0) }

    /// The cards of the page.
    package var cards: [PlacedCard] {
        let first = exact.cards
        guard let loose, first.count < range.count else { return first }
        return first
            + loose.cards.dropFirst(max(0, range.lowerBound - exact.count)).prefix(range.count - first.count)
    }

    /// Takes into account a card at position `place` among all cards.
    package mutating func add(_ glance: CardGlance, at place: Int) {
        if !strangers.isEmpty { meet(glance) }
        if loose != nil, place >= Self.mostCardsForLetters { loose = nil }
        guard let match = match(glance) else { return }
        switch match {
        case .exact: exact.add(glance, at: place, &memory)
        case .loose: loose?.add(glance, at: place, &memory)
        }
    }

    /// Whether the card matches the query, with every word of its search.
    package mutating func finds(_ glance: CardGlance) -> Bool { match(glance) == .exact }

    private mutating func match(_ glance: CardGlance) -> CardSearch.Match? {
        guard let match = search.match(glance), filters.allSatisfy({ $0.accepts(glance, &memory) }) else {
            return nil
        }
        return match
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
