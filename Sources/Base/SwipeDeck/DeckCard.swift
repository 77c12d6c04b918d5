/// A card of a deck: what is known about the one on top.
public struct DeckCard<Image: Hashable & Sendable>: Equatable, Sendable {
    /// Identifies a card as long as its deck exists, wherever it lies: the same image twice is two cards.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// What it shows.
    public let image: Image
    /// Which card it is.
    public let id: ID
    /// Its place in the deck, from 1: one more than the number of cards that were swiped away before it.
    public let place: Int
    /// How many cards follow. In an endless deck, how many others there are.
    public let following: Int
}
