import TerminalKit

/// Where the cards of a deck lie in its place.
struct DeckLayout {
    private let size: Size
    /// The number of cards visible behind the top one: fewer if there is little room.
    let behind: Int
    /// The top card at rest, relative to the deck's top left.
    let card: Rect

    /// The largest card of `ratio` that fits into `size` together with those behind it.
    init(size: Size, ratio: Double, behind: Int) {
        self.size = size
        self.behind = min(max(0, behind), 3, max(0, (size.rows - 5) / 3))
        let ratio = ratio.isFinite ? min(max(ratio, 0.1), 10) : 0.75
        // A cell is two half cells high, each as high as it is wide.
        let highest = max(1, size.rows - self.behind)
        let rows = max(1, min(highest, Int(Double(size.columns) / (2 * ratio))))
        let columns = max(1, min(size.columns, Int((Double(rows) * 2 * ratio).rounded())))
        card = Rect(
            column: (size.columns - columns) / 2, row: (size.rows - rows - self.behind) / 2,
            columns: columns, rows: rows)
    }

    /// The place of a card `depth` places below the top: a row lower and two columns narrower for each.
    func card(depth: Double) -> Rect {
        let depth = Int(depth.rounded())
        return Rect(
            column: card.minColumn + min(depth, card.size.columns / 3), row: card.minRow + depth,
            columns: card.size.columns - 2 * min(depth, card.size.columns / 3), rows: card.size.rows)
    }

    /// The distance, in card widths, at which a tilted card has completely left the deck's place.
    func reach(_ rules: DeckRules) -> Double {
        let lean = lean(card.size.rows - 1, rules).rounded(.up)
        let columns = Double(size.columns + card.size.columns) / 2 + abs(lean) + 1
        return columns / Double(max(1, card.size.columns))
    }

    /// How many columns a row leans, `rows` above the foot of a card tilted by 5°.
    func lean(_ rows: Int, _ rules: DeckRules) -> Double { rules.tilt * 2 * Double(rows) }
}
