public import ScreenContract
public import ScreenView
public import SwipeKit
import TerminalKit

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
