package import PaymentCardsEntity

/// The cards that words describe, by the rules of a search.
package struct DescribedCards {
    /// The first cards that are found.
    package private(set) var cards: [PlacedCard] = []
    /// How many cards are found.
    package private(set) var count = 0
    private var search: CardSearch
    private let isEmpty: Bool

    /// How many cards are kept, as for a name that means several.
    private static let limit = 100

    /// A search for the cards with all of these words; without a word, for none.
    package init(_ words: String) {
        search = CardSearch(words)
        isEmpty = words.allSatisfy(\.isWhitespace)
    }

    /// Takes into account a card at position `place` among all cards.
    package mutating func add(_ glance: CardGlance, at place: Int) {
        guard !isEmpty, search.finds(glance) else { return }
        if cards.count < Self.limit, case .card(let card) = glance.entry {
            cards.append(PlacedCard(card: card, place: place))
        }
        count += 1
    }
}
