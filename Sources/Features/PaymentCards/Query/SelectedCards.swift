import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts

/// The cards in a range of places among those that are passed to it, in their order or sorted, and how many there are in all.
struct SelectedCards {
    /// The number of cards, also outside the range.
    private(set) var count = 0
    private let range: Range<Int>
    /// The cards in the range in feed order, or the first ones of a sorted list.
    private var unsorted: [PlacedCard] = []
    private var sorted: FirstCards?

    /// The cards in `range`; a sorted list begins after `start`, if given.
    init(_ range: Range<Int>, by sorts: [CardSort], after start: FirstCards.Position? = nil) {
        self.range = range
        sorted = sorts.isEmpty ? nil : FirstCards(range.upperBound, by: sorts, after: start)
    }

    /// The cards in the range, in order.
    var cards: [PlacedCard] { sorted.map { Array($0.cards.dropFirst(range.lowerBound)) } ?? unsorted }

    /// Takes into account a card at position `place` among all cards.
    mutating func add(_ glance: CardGlance, at place: Int, _ memory: inout CardMemory) {
        if sorted != nil {
            sorted?.add(glance, at: place, &memory)
        } else if range.contains(count), case .card(let card) = glance.entry(&memory) {
            unsorted.append(PlacedCard(card: card, place: place))
        }
        count += 1
    }
}
