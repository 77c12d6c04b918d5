import ContentCards
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws the details screen: the card with its facts beside or below, and what is known beyond the card. A live one leads with
/// what is due and what can be done.
struct CardDetailsPicture {
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
    private static let twoColumns = (from: 98, widest: 132)
    /// From this width on there is room for two of its cards side by side.
    private static let pair = 72
    private static let gap = 2

    /// The picture of `state`.
    func canvas(for state: CardDetailsViewState) -> Canvas {
        let layout = CardListLayout(count: 1, columns: space.columns, rows: space.rows.map { $0 - 4 })
        let hasColumns = isLive && space.columns >= Self.twoColumns.from
        let room = max(
            1, min(space.columns - 2 * layout.margin, hasColumns ? Self.twoColumns.widest : Self.widest))
        let age = state.kept.map { kept in
            var line = theme.page(columns: room, rows: 1)
            line.put(kept.label.truncated(to: room), at: .zero, style: theme.style(theme.secondary))
            return line
        }
        let alert = state.alert.map { CardSheet($0).canvas(columns: room, theme: theme) }
        let parts =
            [age, alert]
            + (hasColumns
                ? [columns(of: state, layout, room)]
                : isLive
                    ? live(of: state, layout, room)
                    : printed(of: state, layout, room))
        let top = isLow ? 1 : 3
        let body = theme.page(columns: room, of: parts.compactMap { $0 }, gap: 1)
        var canvas = theme.page(columns: space.columns, rows: top + body.size.rows + 1)
        canvas.put(
            state.title, at: Point(column: layout.margin, row: top / 2), style: theme.style(theme.text, .bold)
        )
        if state.isRefreshing {
            canvas.put(
                "…", at: Point(column: space.columns - layout.margin - 1, row: top / 2),
                style: theme.style(theme.secondary))
        }
        canvas.blit(body, at: Point(column: layout.margin, row: top))
        return canvas
    }

    /// The card with its facts, and beside it what is due, what can be done, and what was.
    private func columns(of state: CardDetailsViewState, _ layout: CardListLayout, _ room: Int) -> Canvas {
        let card = card(of: state, layout)
        let sheets = sheets(of: state)
        let left = theme.page(
            columns: card.size.columns, of: [card, draw(sheets.facts, card.size.columns)], gap: 1)
        let columns = max(1, room - card.size.columns - Self.gap)
        let right =
            [sheets.bill, sheets.steps, sheets.ledger, sheets.statement].compactMap(\.self) + sheets.extras
        return beside(left, theme.page(columns: columns, of: right.map { draw($0, columns) }, gap: 1), room)
    }

    /// All of it in one column: what is due and what can be done comes first.
    private func live(of state: CardDetailsViewState, _ layout: CardListLayout, _ room: Int) -> [Canvas] {
        let sheets = sheets(of: state)
        return [card(of: state, layout)] + lead(sheets, room)
            + ([sheets.facts, sheets.ledger, sheets.statement] + sheets.extras).map { draw($0, room) }
    }

    /// What is due, and what can be done next, equally high beside it where there is room.
    private func lead(_ sheets: CardDetailsSheets, _ room: Int) -> [Canvas] {
        var (bill, steps) = (sheets.bill, sheets.steps)
        let columns = (room - Self.gap) / 2
        guard room >= Self.pair, steps != nil else {
            return [bill, steps].compactMap { $0.map { draw($0, room) } }
        }
        let rows = [bill, steps].compactMap { $0?.rows(columns: columns, theme: theme) }.max() ?? 0
        bill.minimumRows = rows
        steps?.minimumRows = rows
        return [beside(draw(bill, columns), steps.map { draw($0, columns) }, room)]
    }

    private func card(of state: CardDetailsViewState, _ layout: CardListLayout) -> Canvas {
        CardPicture(metrics: layout.metrics, theme: theme).canvas(
            for: state.row, reveal: 0)
    }

    /// All of it printed, what can be done last.
    private func printed(of state: CardDetailsViewState, _ layout: CardListLayout, _ room: Int) -> [Canvas] {
        let card = card(of: state, layout)
        let sheets = sheets(of: state)
        let isWide = space.columns >= Self.wide
        let columns = isWide ? room - card.size.columns - Self.gap : room
        let words = [draw(sheets.facts, columns), draw(sheets.bill, columns)]
        let rest = ([sheets.ledger, sheets.statement] + sheets.extras + [sheets.steps]).compactMap {
            $0.map { draw($0, room) }
        }
        guard isWide else { return [card] + words + rest }
        return [beside(card, theme.page(columns: columns, of: words, gap: 1), room)] + rest
    }

    private func sheets(of state: CardDetailsViewState) -> CardDetailsSheets {
        CardDetailsSheets(state: state, isLive: isLive)
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
