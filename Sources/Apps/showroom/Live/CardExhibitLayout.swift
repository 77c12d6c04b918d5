import TerminalKit

/// Where the parts of a screen with a card are: the events stand beside the card if there is room, otherwise below it.
struct CardExhibitLayout {
    private static let widest = 48
    private static let leastLog = 24
    private static let gap = 3

    let title, state, card, log: Rect

    init(size: Size) {
        let margin = size.columns < 24 ? 0 : 2
        let room = max(1, size.columns - 2 * margin)
        let isLow = size.rows <= 12
        let top = isLow ? 0 : 1
        title = Rect(column: margin, row: top, columns: room, rows: 1)
        state = Rect(column: margin, row: top + 1, columns: room, rows: 1)
        let first = state.maxRow + (isLow ? 0 : 1)
        // The last row has the keys.
        let rows = max(1, size.rows - 1 - first)
        let isBeside = room >= Self.widest + Self.gap + Self.leastLog
        let columns = min(Self.widest, room)
        let below = isBeside ? 0 : rows >= 14 ? 5 : rows >= 6 ? 1 : 0
        card = Rect(
            column: margin, row: first, columns: columns,
            rows: max(1, rows - below - (below > 1 || isBeside ? 1 : 0)))
        let beside = columns + Self.gap
        log =
            isBeside
            ? Rect(column: margin + beside, row: first, columns: room - beside, rows: card.size.rows)
            : Rect(
                column: margin, row: size.rows - 1 - below - (below > 1 ? 1 : 0), columns: room, rows: below)
    }
}
