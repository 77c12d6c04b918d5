package import PaymentCardsEntity
package import PaymentCardsPorts
package import Values

/// The cards of a wallet that match a query, in its order.
package struct CardSelection {
    /// Their places in the wallet.
    package let places: [Int]
    /// Whether they were to be found by letters, too, and there are too many cards for it.
    package let hasOnlyWholeWords: Bool

    /// Among more cards than these, they are found only as typed: so many can be searched with each letter.
    package static let mostRankedCards = 10_000

    /// The cards of `wallet` that match `query` on `today`, on all its pages.
    ///
    /// - Throws: `unknownWord` if a filter asks for a word that is neither known nor on any card.
    package init(_ query: CardQuery, of wallet: Wallet, on today: CalendarDate?) throws(CardsError) {
        let cards = wallet.cards
        let filters = query.filters.map(PreparedFilter.init)
        func passes(_ place: Int) -> Bool { filters.allSatisfy { $0.accepts(cards[place], on: today) } }
        var search = CardSearch(query.search, isLoose: query.isFuzzy)
        let isRanked = query.isFuzzy && !query.search.isEmpty
        hasOnlyWholeWords = isRanked && cards.count > Self.mostRankedCards
        if isRanked, !hasOnlyWholeWords {
            // The best found come first.
            let found = cards.indices.compactMap { place in
                passes(place) ? search.match(cards[place]).map { (match: $0, place: place) } : nil
            }
            places = CardSearch.Match.allCases.flatMap { match in
                cards.sorted(
                    found.filter { $0.match == match }.map(\.place), by: query.sort, on: today)
            }
        } else {
            places = cards.sorted(
                cards.indices.filter { search.finds(cards[$0]) && passes($0) }, by: query.sort, on: today)
        }
        if wallet.isWhole, let error = Self.unknownWord(in: query, among: cards) { throw error }
    }

    /// The places on a page.
    package func places(on page: CardPageSelection) -> ArraySlice<Int> {
        let range = page.places.clamped(to: 0..<places.count)
        return places[range]
    }

    private static func unknownWord(in query: CardQuery, among cards: [PaymentCard]) -> CardsError? {
        for word in query.filters.flatMap(\.strangers) {
            let key = word.text.nameKey
            let words = cards.lazy.flatMap { word.kind.words(of: $0) }
            if words.contains(where: { $0.nameKey == key }) { continue }
            let near = NearestWords(to: word.text)
            let known = word.kind.codes(nearestTo: near)
            guard known.isEmpty else { return .unknownWord(word.text, nearest: known) }
            // Among the words of a feed, a misspelled one is looked for.
            let others = Set(
                FilterWord.Kind.allCases.flatMap { kind in cards.lazy.flatMap { kind.words(of: $0) } })
            return .unknownWord(word.text, nearest: near.words(of: others.sorted()))
        }
        return nil
    }
}
