import TerminalKit

/// The sizes that cards may have on a live screen, and how many stand side by side.
struct CardListLiveGrids {
    /// The grid for any number of cards.
    let dense: CardListLayout
    /// Grids for lists that fit whole, those of the largest cards first.
    let roomy: [CardListLayout]

    /// Short cards need this many visible rows to be better than compact cards.
    private static let leastShortRows = 1.6
    /// With fewer rows of full cards, larger ones would show too few at a time.
    private static let leastWideRows = 2.5
    /// A grid that takes less of the width leaves too much of the screen empty.
    private static let leastWidth = 0.85

    /// The grids of a screen of `size`.
    init(size: Size) {
        let rows = CardListLiveLayout.bodyRows(size)
        let margin = size.columns >= 60 ? 2 : size.columns >= 20 ? 1 : 0
        let room = max(1, size.columns - 2 * margin)
        let most = max(1, (room + CardListLayout.gap) / (CardMetrics.narrowest + 2 + CardListLayout.gap))
        func width(_ across: Int, widest: Int = CardMetrics.widestLive) -> Int {
            min(widest, (room - CardListLayout.gap * (across - 1)) / across)
        }
        func grid(_ form: CardMetrics.Form, _ columns: Int, _ across: Int) -> CardListLayout {
            CardListLayout(
                margin: margin, cardsAcross: across, metrics: CardMetrics(form: form, columns: columns))
        }
        func full(widest: Int) -> [CardListLayout] {
            (1...most).compactMap { across in
                let width = width(across, widest: widest)
                return (CardMetrics.narrowest...max(CardMetrics.narrowest, width)).reversed()
                    .first { $0 <= width && CardMetrics(form: .full, columns: $0).rows <= rows }
                    .map { grid(.full, $0, across) }
            }
        }
        roomy = full(widest: CardMetrics.widestRoomy).sorted {
            ($0.metrics.columns, $0.cardsAcross) > ($1.metrics.columns, $1.cardsAcross)
        }
        let full = full(widest: CardMetrics.widestLive)
        let wide = full.first { grid in
            let used = grid.cardsAcross * (grid.metrics.columns + CardListLayout.gap) - CardListLayout.gap
            return Double(used) >= Self.leastWidth * Double(room) && grid.rows(in: rows) >= Self.leastWideRows
        }
        let densest = full.last { $0.cardsAcross == most && $0.rows(in: rows) >= 2 }
        let short = grid(.short, width(most), most)
        let fitsShort =
            width(most) >= CardMetrics.narrowest && short.rows(in: rows) >= Self.leastShortRows
        dense = wide ?? densest ?? (fitsShort ? short : grid(.compact, width(most), most))
    }
}

extension CardListLayout {
    /// How many rows of cards so many rows of the screen show, and what part of another.
    fileprivate func rows(in rows: Int) -> Double { Double(rows + 1) / Double(metrics.rows + 1) }
}
