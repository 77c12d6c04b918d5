import TerminalKit

extension CardMetrics {
    /// A card in so many columns, in `form` if that has room, or else compact.
    static func printed(_ form: Form = .full, columns: Int, rows: Int? = nil) -> CardMetrics {
        let columns = max(1, min(columns, widest))
        let isTight = columns < narrowest || CardMetrics(form: form, columns: columns).rows > rows ?? .max
        return CardMetrics(form: isTight ? .compact : form, columns: columns)
    }

    /// The largest card of which all but what hangs below is in so many rows, or else the narrowest.
    static func largestFace(upTo columns: Int, rows: Int) -> CardMetrics {
        let cards = stride(from: columns, through: narrowest, by: -1).lazy.map {
            CardMetrics(form: .full, columns: $0)
        }
        return cards.first { $0.faceRows <= rows } ?? CardMetrics(form: .full, columns: narrowest)
    }

    /// The largest card that is at most so many `columns` wide, and seen at once in `rows` with what stands below it: with the first
    /// of these heights, which depend on its width, for which there is a full card, and else with the last in a smaller form.
    static func largest(
        upTo columns: Int, rows: Int?, above heights: [(_ columns: Int) -> Int]
    ) -> CardMetrics {
        let columns = max(1, min(columns, widestRoomy))
        let widths = stride(from: columns, through: narrowest, by: -1)
        func fits(_ metrics: CardMetrics, _ height: (Int) -> Int) -> Bool {
            guard let rows else { return true }
            let below = height(metrics.columns)
            return metrics.rows + (below > 0 ? below + 1 : 0) <= rows
        }
        for height in heights {
            let cards = widths.lazy.map { CardMetrics(form: .full, columns: $0) }
            if let full = cards.first(where: { fits($0, height) }) { return full }
        }
        let short = CardMetrics(form: .short, columns: columns)
        let isShort = columns >= narrowest && heights.last.map { fits(short, $0) } ?? true
        return isShort ? short : CardMetrics(form: .compact, columns: min(columns, widest))
    }
}
