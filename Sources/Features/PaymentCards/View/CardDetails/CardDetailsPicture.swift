import ContentCards
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws the details screen: the card with its facts beside or below, and what is known beyond the card. A live one leads with
/// what is due and what can be done.
struct CardDetailsPicture {
    /// The columns and rows that there are: the page of a printed one, and the part of a live one that is seen at once.
    let space: CanvasSpace
    /// Whether keys are named; otherwise what is typed.
    var isLive = false
    /// Whether there is no room for free rows around the title.
    var isLow = false

    private var theme: Theme { space.theme }

    /// From this width on the facts stand beside the card.
    private static let wide = 88
    /// Lines longer than this are hard to follow.
    private static let widest = 92
    /// From this width on a live screen has two columns, and no more than that of them.
    private static let twoColumns = (from: 76, widest: 132)
    /// What stands beside the card is at least so wide.
    private static let narrowestBeside = 36
    private static let gap = 2

    private var margin: Int { CardListLayout(count: 1, columns: space.columns, rows: nil).margin }
    private var hasColumns: Bool { isLive && space.columns >= Self.twoColumns.from }
    /// The rows above the body, with the title.
    private var top: Int { isLow ? 1 : 3 }

    /// The picture of `state`.
    func canvas(for state: CardDetailsViewState) -> Canvas {
        let room = max(1, min(space.columns - 2 * margin, hasColumns ? Self.twoColumns.widest : Self.widest))
        let age = state.kept.map { kept in
            var line = theme.page(columns: room, rows: 1)
            line.put(kept.label.truncated(to: room), at: .zero, style: theme.style(theme.secondary))
            return line
        }
        let alert = state.alert.map { CardSheet($0).canvas(columns: room, theme: theme) }
        let above = [age, alert].compactMap(\.self)
        let sheets = CardDetailsSheets(state: state, isLive: isLive)
        let rest = space.rows.map { $0 - top - above.reduce(0) { $0 + $1.size.rows + 1 } }
        let parts =
            hasColumns
            ? [columns(of: state, sheets, room, rows: rest)]
            : isLive ? live(of: state, sheets, room, rows: rest) : printed(of: state, sheets, room)
        let body = theme.page(columns: room, of: above + parts, gap: 1)
        var canvas = theme.page(columns: space.columns, rows: top + body.size.rows + 1)
        canvas.put(
            state.title, at: Point(column: margin, row: top / 2), style: theme.style(theme.text, .bold)
        )
        if state.isRefreshing {
            canvas.put(
                "…", at: Point(column: space.columns - margin - 1, row: top / 2),
                style: theme.style(theme.secondary))
        }
        canvas.blit(body, at: Point(column: margin, row: top))
        return canvas
    }

    /// The card with its facts, and beside it what is due, what can be done, and what was.
    private func columns(
        of state: CardDetailsViewState, _ sheets: CardDetailsSheets, _ room: Int, rows: Int?
    ) -> Canvas {
        let card = card(
            of: state,
            .largest(
                upTo: room - Self.gap - Self.narrowestBeside, rows: rows,
                above: [{ sheets.facts.rows(columns: $0, theme: theme) }, { _ in 0 }]))
        let left = theme.page(
            columns: card.size.columns, of: [card, draw(sheets.facts, card.size.columns)], gap: 1)
        let columns = max(1, room - card.size.columns - Self.gap)
        let right =
            [sheets.bill, sheets.steps, sheets.ledger, sheets.statement].compactMap(\.self) + sheets.extras
        return beside(left, theme.page(columns: columns, of: right.map { draw($0, columns) }, gap: 1), room)
    }

    /// All of it in one column: what is due and what can be done comes first.
    private func live(
        of state: CardDetailsViewState, _ sheets: CardDetailsSheets, _ room: Int, rows: Int?
    ) -> [Canvas] {
        let card = card(
            of: state,
            .largest(upTo: room, rows: rows, above: [{ _ in sheets.bill.rows(columns: room, theme: theme) }]))
        let below = [sheets.bill, sheets.steps, sheets.facts, sheets.ledger, sheets.statement]
        return [card] + (below.compactMap(\.self) + sheets.extras).map { draw($0, room) }
    }

    private func card(of state: CardDetailsViewState, _ metrics: CardMetrics) -> Canvas {
        CardPicture(metrics: metrics, theme: theme).canvas(for: state.row, reveal: 0)
    }

    /// All of it printed, what can be done last.
    private func printed(
        of state: CardDetailsViewState, _ sheets: CardDetailsSheets, _ room: Int
    ) -> [Canvas] {
        let layout = CardListLayout(count: 1, columns: space.columns, rows: space.rows.map { $0 - 4 })
        let card = card(of: state, layout.metrics)
        let isWide = space.columns >= Self.wide
        let columns = isWide ? room - card.size.columns - Self.gap : room
        let words = [draw(sheets.facts, columns), draw(sheets.bill, columns)]
        let rest = ([sheets.ledger, sheets.statement] + sheets.extras + [sheets.steps]).compactMap {
            $0.map { draw($0, room) }
        }
        guard isWide else { return [card] + words + rest }
        return [beside(card, theme.page(columns: columns, of: words, gap: 1), room)] + rest
    }

    private func draw(_ sheet: CardSheet, _ columns: Int) -> Canvas {
        sheet.canvas(columns: columns, theme: theme)
    }

    private func beside(_ left: Canvas, _ right: Canvas?, _ room: Int) -> Canvas {
        var canvas = theme.page(columns: room, rows: max(left.size.rows, right?.size.rows ?? 0))
        canvas.blit(left, at: .zero)
        if let right { canvas.blit(right, at: Point(column: room - right.size.columns, row: 0)) }
        return canvas
    }
}

extension CardMetrics {
    /// The largest card that is at most so many `columns` wide, and seen at once in `rows` with what stands below it: with the first
    /// of these heights, which depend on its width, for which there is a full card, and else with the last in a smaller form.
    fileprivate static func largest(
        upTo columns: Int, rows: Int?, above heights: [(_ columns: Int) -> Int]
    ) -> CardMetrics {
        let columns = max(1, min(columns, widestLive))
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
