import TerminalKit

/// Where everything is on the screen with the deck.
struct OfferDeckLayout {
    let deck: Rect
    /// The details of the card on top; `nil` if there is no room for them.
    let card: Rect?
    /// Whether they are beside the deck, and not below.
    let isBeside: Bool
    /// Free columns at both sides.
    let margin: Int

    private static let besideFrom = 76
    private static let widestCard = 56

    init(size: Size) {
        margin = size.columns < 40 ? 1 : 2
        let top = size.rows >= 10 ? 1 : 0
        let room = max(1, size.rows - top - 2)
        isBeside = size.columns >= Self.besideFrom
        if isBeside {
            let width = min(Self.widestCard, size.columns * 2 / 5)
            let split = size.columns - width - 4
            deck = Rect(column: 0, row: top, columns: split, rows: room)
            card = Rect(column: split, row: top, columns: width, rows: room)
        } else if room >= 16 {
            let rows = min(12, room / 2 - 1)
            let width = min(72, size.columns - 2 * margin)
            deck = Rect(column: 0, row: top, columns: size.columns, rows: room - rows - 1)
            card = Rect(
                column: (size.columns - width) / 2, row: top + room - rows, columns: width, rows: rows)
        } else {
            deck = Rect(column: 0, row: top, columns: size.columns, rows: room)
            card = nil
        }
    }

    /// The width of a card divided by its height: 3:4 if it is large, and wider if there are few rows; beside its details, wide
    /// enough to fill the height.
    var ratio: Double {
        let fitting = Double(deck.size.columns - 4) / Double(2 * max(1, deck.size.rows - 2))
        if isBeside, deck.size.rows >= 10 { return min(1.3, max(0.75, fitting)) }
        return switch deck.size.rows {
        case ..<10: min(2, Double(deck.size.columns - 4) / Double(2 * deck.size.rows))
        case ..<22 where deck.size.columns >= 40: 1.3
        default: 0.75
        }
    }
}
