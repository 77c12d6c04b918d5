import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// The cards that a person has marked, to do something with all of them at once. They stay marked whatever the list shows.
struct CardMarks: Equatable {
    /// The cards as they were last seen, in the order in which they were marked.
    private(set) var items: [CardListing.Item] = []
    private var places: [CardID: Int] = [:]

    var isEmpty: Bool { items.isEmpty }

    func contains(_ id: CardID) -> Bool { places[id] != nil }

    /// What is left to pay on them, in each currency.
    var sums: [DueSum] {
        var sums = DueSums()
        for rest in items.compactMap(\.card.due?.rest) where rest.isPositive { sums.add(rest) }
        return sums.all
    }

    /// Marks a card, or takes its mark away.
    mutating func toggle(_ item: CardListing.Item) {
        if contains(item.id) {
            letGo(of: [item.id])
        } else {
            places[item.id] = items.count
            items.append(item)
        }
    }

    /// Takes every mark away.
    ///
    /// - Returns: whether there was one.
    mutating func letGo() -> Bool {
        defer { self = CardMarks() }
        return !isEmpty
    }

    /// Takes the marks of `cards` away.
    mutating func letGo(of cards: [CardID]) {
        guard cards.contains(where: contains) else { return }
        let cards = Set(cards)
        take(items.filter { !cards.contains($0.id) })
    }

    /// `deed` was done with some of them, whose marks are taken away; where that is a payment, so are those of cards on which
    /// nothing is due.
    mutating func letGo(after deed: CardDeed) {
        guard deed.cards.contains(where: contains) else { return }
        letGo(of: deed.cards)
        if case .paid = deed.each.first { take(items.filter { $0.card.due?.rest.isPositive ?? false }) }
    }

    /// A marked card has changed.
    mutating func replace(_ item: CardListing.Item) {
        if let place = places[item.id] { items[place] = item }
    }

    /// Those of `listed` that are marked are as they are there. The other ones are gone.
    ///
    /// - Returns: how many are gone.
    mutating func keep(among listed: [CardListing.Item]) -> Int {
        guard !isEmpty else { return 0 }
        var now: [CardID: CardListing.Item] = [:]
        for item in listed where contains(item.id) { now[item.id] = item }
        let count = items.count
        // Where cards share an id, another one may have the place of a card that is gone.
        take(
            items.compactMap { item in
                now[item.id].flatMap { $0.card.known.agrees(with: item.card.known) ? $0 : nil }
            })
        return count - items.count
    }

    private mutating func take(_ items: [CardListing.Item]) {
        self.items = items
        places = Dictionary(items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
