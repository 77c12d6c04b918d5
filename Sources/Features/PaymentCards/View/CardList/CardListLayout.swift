import TerminalKit

/// Where the cards of a list go: how many stand side by side, and how large they are.
struct CardListLayout: Equatable {
    /// The free columns at the left and right of the page.
    let margin: Int
    /// The free columns between two cards.
    static let gap = 2
    /// How many cards stand side by side.
    let cardsAcross: Int
    /// The size of each.
    let metrics: CardMetrics
}

extension CardListLayout {
    /// The layout of `count` cards on a page of `columns`, and of `rows` where the height is limited.
    init(count: Int, columns: Int, rows: Int?) {
        margin = columns >= 60 ? 2 : columns >= 24 ? 1 : 0
        let room = max(1, columns - 2 * margin)
        let most = max(1, (room + Self.gap) / (CardMetrics.narrowest + 2 + Self.gap))
        let across = min(most, max(1, count))
        let width = min(CardMetrics.widest, (room - Self.gap * (across - 1)) / across)
        let full = CardMetrics(form: .full, columns: width)
        if room >= CardMetrics.narrowest, full.rows <= rows ?? .max {
            (cardsAcross, metrics) = (across, full)
        } else {
            (cardsAcross, metrics) = (1, CardMetrics(form: .compact, columns: min(room, CardMetrics.widest)))
        }
    }

    /// The width of all cards that stand side by side.
    var width: Int { column(of: cardsAcross) - Self.gap - margin }

    /// The left edge of the card in the `index`th column of cards.
    func column(of index: Int) -> Int {
        margin + index * (metrics.columns + Self.gap)
    }
}
