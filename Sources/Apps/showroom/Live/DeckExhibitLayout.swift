import TerminalKit

/// Where the parts of a screen with a deck are. The events stand beside the card if there is room for them, otherwise below it.
struct DeckExhibitLayout {
    private static let leastLog = 20

    /// The deck, with a row below it for a message.
    let deck: Rect
    /// What is known of the card on top; empty without room for it.
    let current: Rect
    let log: Rect

    init(size: Size) {
        let top = size.rows > 12 ? 1 : 0
        // A row for the message, and one for the keys.
        let rows = max(1, size.rows - top - 2)
        // A card is as wide as one and a half of its rows.
        let beside = (size.columns - rows * 3 / 2) / 2 - 2
        guard beside < Self.leastLog else {
            deck = Rect(column: 0, row: top, columns: size.columns, rows: rows)
            let columns = min(beside, 32)
            let column = size.columns - columns
            current = Rect(column: column, row: top, columns: columns, rows: min(4, rows))
            log = Rect(
                column: column, row: current.maxRow + 1, columns: columns,
                rows: max(0, rows - current.size.rows - 1))
            return
        }
        let below = rows >= 16 ? 4 : 0
        deck = Rect(column: 0, row: top, columns: size.columns, rows: rows - below)
        current = Rect(column: 0, row: 0, columns: 0, rows: 0)
        log = Rect(
            column: min(2, size.columns), row: deck.maxRow + 1, columns: max(0, size.columns - 4), rows: below
        )
    }
}
