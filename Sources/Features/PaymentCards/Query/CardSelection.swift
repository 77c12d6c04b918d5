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
    /// The cards that have every word of the search as it was typed, in one order.
    private var exact: SelectedCards
    /// The cards that are found, also by letters only, by how well they are; `nil` if that isn't asked, or once there are too many
    /// cards for it.
    private var ranked: [SelectedCards]?

    /// Whether that is asked, and there are too many cards for it.
    package private(set) var hasOnlyWholeWords = false
    private let isFuzzy: Bool

    /// Among more cards than these, they are found only as typed, and all alike: so many can be searched with each letter.
    package static let mostRankedCards = 10_000

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
        // Where each begins on the page is known only once all better ones are.
        ranked =
            query.isFuzzy && start == nil
            ? CardSearch.Match.allCases.map { _ in SelectedCards(0..<range.upperBound, by: query.sort) } : nil
    }

    /// The number of matching cards on all pages.
    package var count: Int { ranked?.reduce(0) { $0 + $1.count } ?? exact.count }

    /// The cards of the page.
    package var cards: [PlacedCard] {
        guard let ranked else { return exact.cards }
        return Array(ranked.flatMap(\.cards).dropFirst(range.lowerBound).prefix(range.count))
    }

    /// Takes into account a card at position `place` among all cards.
    package mutating func add(_ glance: CardGlance, at place: Int) {
        if !strangers.isEmpty { meet(glance) }
        if place >= Self.mostRankedCards { (ranked, hasOnlyWholeWords) = (nil, isFuzzy) }
        guard ranked != nil else {
            if finds(glance) { exact.add(glance, at: place, &memory) }
            return
        }
        guard let match = search.match(glance), passes(glance) else { return }
        if match != .loose { exact.add(glance, at: place, &memory) }
        ranked?[match.rawValue].add(glance, at: place, &memory)
    }

    /// Whether the card matches the query, with every word of its search as it was typed.
    package mutating func finds(_ glance: CardGlance) -> Bool { search.finds(glance) && passes(glance) }

    private mutating func passes(_ glance: CardGlance) -> Bool {
        filters.allSatisfy { $0.accepts(glance, &memory) }
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
