public import ScreenContract
public import ScreenView
public import SwipeKit
import TerminalKit

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

/// What a key does to a deck.
public enum DeckCommand: ViewEvent {
    case screen(ScreenEvent)
    case swiped(SwipeDirection)
    case undone
    case selected
}

extension DeckCommand {
    /// The keys of a deck, for its owner to add to its own or to name in hints.
    public static let keys: [KeyRow<DeckCommand>] = [
        KeyRow("←", inFull: "← h", .swiped(.left), .left, "h"),
        KeyRow("→", inFull: "→ l", .swiped(.right), .right, "l"),
        KeyRow("u", .undone, "u"),
        KeyRow("Enter", .selected, .enter),
    ]

    static let table = KeyTable(keys)
}
