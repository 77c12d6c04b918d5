import SwipeKit

/// The cards of a deck, and swiped cards that can come back.
package struct DeckPile<Image: Hashable & Sendable>: Sendable {
    /// A card in the deck.
    package struct Entry: Equatable, Sendable {
        package let id: DeckCard<Image>.ID
        package let image: Image
    }

    /// The cards, the first on top.
    package private(set) var cards: [Entry] = []
    /// The cards that can come back, in the order in which they were swiped.
    private(set) var history: [(entry: Entry, direction: SwipeDirection)] = []
    /// The number of cards swiped away and not brought back.
    private(set) var swiped = 0
    /// Whether swiped cards go to the bottom.
    var isEndless = false
    /// The maximum number of swipes that can be undone.
    var undoLimit = 100 { didSet { forget() } }
    private var count = 0

    init() {}

    /// The card on top.
    var top: DeckCard<Image>? { cards.first.map(card) }

    /// A top card as the app sees it.
    func card(_ entry: Entry) -> DeckCard<Image> {
        DeckCard(image: entry.image, id: entry.id, place: swiped + 1, following: max(0, cards.count - 1))
    }

    private mutating func entry(_ image: Image) -> Entry {
        count += 1
        return Entry(id: DeckCard.ID(number: count), image: image)
    }

    private mutating func forget() {
        let surplus = history.count - max(0, undoLimit)
        if surplus > 0 { history.removeFirst(surplus) }
    }

    /// Replaces the cards. One whose image stays is the same card; equal images are matched in order.
    mutating func set(_ images: [Image]) {
        var known = Dictionary(grouping: cards.reversed(), by: \.image)
        cards = images.map { known[$0]?.popLast() ?? entry($0) }
    }

    /// Restarts counting places at the top card.
    mutating func restart() { swiped = 0 }

    mutating func insert(_ images: [Image], at index: Int) -> [DeckCard<Image>.ID] {
        let entries = images.map { entry($0) }
        cards.insert(contentsOf: entries, at: min(max(index, 0), cards.count))
        return entries.map(\.id)
    }

    /// Takes a card out, and forgets that it was swiped.
    ///
    /// - Returns: whether the deck had it.
    mutating func remove(_ id: DeckCard<Image>.ID) -> Bool {
        let known = history.count + cards.count
        history.removeAll { $0.entry.id == id }
        if let index = cards.firstIndex(where: { $0.id == id }) { cards.remove(at: index) }
        return history.count + cards.count < known
    }

    /// A card was swiped away.
    mutating func take(_ entry: Entry, _ direction: SwipeDirection) {
        if let index = cards.firstIndex(where: { $0.id == entry.id }) {
            cards.remove(at: index)
            if isEndless { cards.append(entry) }
        }
        history.append((entry, direction))
        swiped += 1
        forget()
    }

    /// Brings back the card that was swiped last.
    mutating func bringBack() -> (card: DeckCard<Image>, direction: SwipeDirection)? {
        guard let (entry, direction) = history.popLast() else { return nil }
        // In an endless deck it is farther down.
        cards.removeAll { $0.id == entry.id }
        cards.insert(entry, at: 0)
        swiped -= 1
        return (card(entry), direction)
    }
}
