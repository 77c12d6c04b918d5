import ContentCards
import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws the details screen: the card with its facts beside or below, and what is known beyond the card. A live one leads with
/// what is due and what can be done.
struct CardDetailsPicture {
    let space: CanvasSpace
    /// Whether keys are named; otherwise what is typed.
    var isLive = false

    private var theme: Theme { space.theme }

    /// From this width on the facts stand beside the card.
    private static let wide = 88
    /// Lines longer than this are hard to follow.
    private static let widest = 92
    /// From this width on a live screen has two columns, and no more than that of them.
    private static let twoColumns = (from: 98, widest: 132)

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
                    : [top(of: state, layout, room)] + known(of: state, columns: room)
                        + [next(of: state, columns: room)])
        let body = theme.page(columns: room, of: parts.compactMap { $0 }, gap: 1)
        var canvas = theme.page(columns: space.columns, rows: body.size.rows + 4)
        canvas.put(
            state.title, at: Point(column: layout.margin, row: 1), style: theme.style(theme.text, .bold))
        if state.isRefreshing {
            canvas.put(
                "…", at: Point(column: space.columns - layout.margin - 1, row: 1),
                style: theme.style(theme.secondary))
        }
        canvas.blit(body, at: Point(column: layout.margin, row: 3))
        return canvas
    }

    /// The card with its facts, and beside it what is due, what can be done, and what was.
    private func columns(of state: CardDetailsViewState, _ layout: CardListLayout, _ room: Int) -> Canvas {
        let card = card(of: state, layout)
        let start = card.size.columns + 4
        let facts = CardFactsPicture(theme: theme).canvas(for: state.facts, columns: card.size.columns)
        let left = theme.page(columns: card.size.columns, of: [card, facts], gap: 1)
        let columns = max(1, room - start)
        let right = theme.page(
            columns: columns,
            of: lead(of: state, columns) + known(of: state, columns: columns), gap: 1)
        var canvas = theme.page(columns: room, rows: max(left.size.rows, right.size.rows))
        canvas.blit(left, at: .zero)
        canvas.blit(right, at: Point(column: start, row: 0))
        return canvas
    }

    /// All of it in one column: what is due and what can be done comes first.
    private func live(of state: CardDetailsViewState, _ layout: CardListLayout, _ room: Int) -> [Canvas?] {
        [card(of: state, layout)] + lead(of: state, room)
            + [CardFactsPicture(theme: theme).canvas(for: state.facts, columns: room)]
            + known(of: state, columns: room)
    }

    /// What is due, and what can be done next.
    private func lead(of state: CardDetailsViewState, _ columns: Int) -> [Canvas] {
        let bill = CardBillPicture(theme: theme).canvas(for: state.sections.bill, columns: columns)
        return [bill] + [next(of: state, columns: columns)].compactMap(\.self)
    }

    private func card(of state: CardDetailsViewState, _ layout: CardListLayout) -> Canvas {
        CardPicture(metrics: layout.metrics, theme: theme).canvas(
            for: state.row, reveal: 0)
    }

    /// The card, its facts and its bill.
    private func top(of state: CardDetailsViewState, _ layout: CardListLayout, _ room: Int) -> Canvas {
        let card = card(of: state, layout)
        let isWide = space.columns >= Self.wide
        let columns = isWide ? room - card.size.columns - 4 : room
        let words = theme.page(
            columns: max(1, columns),
            of: [
                CardFactsPicture(theme: theme).canvas(for: state.facts, columns: max(1, columns)),
                CardBillPicture(theme: theme).canvas(for: state.sections.bill, columns: max(1, columns)),
            ], gap: 1)
        guard isWide else { return theme.page(columns: room, of: [card, words], gap: 1) }
        var canvas = theme.page(columns: room, rows: max(card.size.rows, words.size.rows))
        canvas.blit(card, at: .zero)
        canvas.blit(words, at: Point(column: card.size.columns + 4, row: 0))
        return canvas
    }

    /// Payments, the statement, and what other parts of the program know.
    private func known(of state: CardDetailsViewState, columns: Int) -> [Canvas] {
        let sections = state.sections
        let title = SectionPicture(theme: theme, columns: columns)
        let ledger = CardLedgerPicture(theme: theme).canvas(for: sections.ledger, columns: columns)
        let statement = title.lines(
            sections.statement.parts, isQuiet: !sections.statement.isKnown)
        let extras = CardExtraPicture(theme: theme)
        return [
            title.canvas(sections.ledger.title, over: ledger),
            title.canvas(sections.statement.title, over: statement),
        ]
            + sections.extras.map {
                title.canvas($0.title, over: extras.canvas(for: $0, columns: columns))
            }
    }

    /// What can be done next; `nil` where nothing can.
    private func next(of state: CardDetailsViewState, columns: Int) -> Canvas? {
        let steps = state.sections.steps
        guard !steps.steps.isEmpty else { return nil }
        return SectionPicture(theme: theme, columns: columns).canvas(
            steps.title,
            over: CardStepsPicture(theme: theme, isLive: isLive).canvas(for: steps, columns: columns))
    }
}
