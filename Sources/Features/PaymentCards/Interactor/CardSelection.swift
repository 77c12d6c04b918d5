import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// What is left of all cards when a query is through with them: how many, and those of its page.
///
/// Cards are shown to it one after another, and it keeps those that may end on the page.
struct CardSelection {
    /// How many cards the query asks for on all its pages.
    private(set) var count = 0
    private let filters: [CardFilter]
    private let range: Range<Int>
    private var search: CardSearch
    private var memory: CardMemory
    /// The cards of the page in the feed's order, or the first ones of a sorted list.
    private var unsorted: [PlacedCard] = []
    private var sorted: FirstCards?

    /// The cards that `query` asks for on the day that is `today`, of which a sorted page begins after `start` where that is known.
    init(_ query: CardQuery, on today: CalendarDate?, after start: FirstCards.Position? = nil) {
        memory = CardMemory(today: today)
        search = CardSearch(query.search)
        filters = query.filters
        let range = Self.range(of: query)
        self.range = start == nil ? range : 0..<range.count
        sorted = query.sort.isEmpty ? nil : FirstCards(self.range.upperBound, by: query.sort, after: start)
    }

    /// The cards of the page.
    var cards: [PlacedCard] {
        guard let sorted else { return unsorted }
        return Array(sorted.cards.dropFirst(range.lowerBound))
    }

    /// Takes a card into account that stands at `place` of all cards.
    mutating func add(_ glance: CardGlance, at place: Int) {
        guard finds(glance) else { return }
        if sorted != nil {
            sorted?.add(glance, at: place, &memory)
        } else if range.contains(count), case .card(let card) = glance.entry(&memory) {
            unsorted.append(PlacedCard(card: card, place: place))
        }
        count += 1
    }

    /// Whether the query asks for the card.
    mutating func finds(_ glance: CardGlance) -> Bool {
        search.finds(glance) && filters.allSatisfy { $0.accepts(glance, &memory) }
    }

    /// The places of the cards that a query asks for, among those of all its pages.
    static func range(of query: CardQuery) -> Range<Int> {
        switch query.page {
        case .all: 0..<Int.max
        case .page(let number, let size): range(ofPage: number, size: size)
        }
    }

    /// The places of a page's cards; empty for a page that no list has.
    private static func range(ofPage number: Int, size: Int) -> Range<Int> {
        guard number >= 1, size >= 1 else { return 0..<0 }
        let (start, isBeyond) = (number - 1).multipliedReportingOverflow(by: size)
        guard !isBeyond else { return 0..<0 }
        let (end, overflow) = start.addingReportingOverflow(size)
        return start..<(overflow ? Int.max : end)
    }
}
