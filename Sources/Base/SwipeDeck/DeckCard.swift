public import ScreenContract
public import ScreenView
public import SwipeKit
import TerminalKit

/// The top card of a deck, as an app sees it.
public struct DeckCard<Image: Hashable & Sendable>: Equatable, Sendable {
    /// Identifies a card for the lifetime of its deck, wherever it lies: the same image twice is two cards.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// What it shows.
    public let image: Image
    /// Which card it is.
    public let id: ID
    /// Its place in the deck, from 1: the number of cards swiped away before it, plus one.
    public let place: Int
    /// The number of cards that follow; in an endless deck, the number of other cards.
    public let following: Int
}

/// A command that a key gives to a deck.
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
        KeyRow("⏎", .selected, .enter),
    ]

    static let table = KeyTable(keys)
}
