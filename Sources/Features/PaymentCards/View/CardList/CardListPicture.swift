import ContentCards
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws the list screen. A pure function: the same state in the same space is the same picture.
struct CardListPicture {
    let space: CanvasSpace
    /// Whether each card is a line of a table, instead of a drawn card.
    var isTable = false

    private var theme: Theme { space.theme }

    /// The picture of `state`.
    func canvas(for state: CardListViewState) -> Canvas {
        let cards = isTable ? table(of: state) : nil
        // The table's edge is the eye's; cards have the whole page.
        var parts = [header(of: state, columns: cards?.size.columns ?? room), blank(rows: 1)]
        switch state.content {
        case .idle, .records: break
        case .loading(let text): parts.append(line(text, style: theme.style(theme.secondary)))
        case .cards(let rows): parts.append(cards.map(indented) ?? grid(of: rows))
        case .empty(let notice): parts.append(indented(box(CardSheet(notice))))
        case .failed(let alert): parts.append(indented(box(CardSheet(alert))))
        }
        if let partial = state.partial {
            parts.append(line("! " + partial.headline, style: theme.style(theme.negativeText)))
        }
        if let kept = state.kept { parts.append(line(kept.label, style: theme.style(theme.secondary))) }
        if let alert = state.alert { parts.append(indented(box(CardSheet(alert)))) }
        if let notice = state.notice { parts.append(lines(of: notice)) }
        // A terminal needs its last row for the prompt, and a table is to leave room for one more card.
        if cards == nil { parts.append(blank(rows: 1)) }
        return Canvas.stacked(parts)
    }

    /// How high the picture of the cards in `state` is, at least.
    func rows(for state: CardListViewState) -> Int {
        let rows = state.rows
        let layout = CardListLayout(count: rows.count, columns: space.columns, rows: bodyRows)
        return 4 + (rows.count + layout.cardsAcross - 1) / layout.cardsAcross * (layout.metrics.rows + 1)
    }

    private func table(of state: CardListViewState) -> Canvas? {
        state.rows.isEmpty
            ? nil
            : Part<CardListEvent>.cards(state.rows, totals: state.totals).layout(columns: room, theme: theme)
                .canvas
    }

    private var room: Int { max(1, space.columns - 2 * margin) }

    private var margin: Int { CardListLayout(count: 1, columns: space.columns, rows: nil).margin }

    private func header(of state: CardListViewState, columns room: Int) -> Canvas {
        var canvas = blank(rows: 2)
        let title = state.title.truncated(to: room)
        canvas.put(title, at: Point(column: margin, row: 1), style: theme.style(theme.text, .bold))
        // What fits: all of it, or the page, which tells that there are more cards.
        let facts = [state.summary, state.paging.label].compactMap { $0 }
        let right =
            [facts.joined(separator: " · "), state.paging.label ?? ""]
            .first { $0.columns + title.columns + 2 <= room } ?? ""
        canvas.put(
            right, at: Point(column: margin + room - right.columns, row: 1),
            style: theme.style(theme.secondary))
        return canvas
    }

    /// How many rows of a screen the cards have: what the title and the prompt below leave.
    private var bodyRows: Int? { space.rows.map { $0 - 4 } }

    private func grid(of rows: [CardRow]) -> Canvas {
        let layout = CardListLayout(count: rows.count, columns: space.columns, rows: bodyRows)
        let picture = CardPicture(metrics: layout.metrics, theme: theme, showsPlace: true)
        var bands: [Canvas] = []
        for start in stride(from: 0, to: rows.count, by: layout.cardsAcross) {
            let cards = rows[start..<min(start + layout.cardsAcross, rows.count)].map {
                picture.canvas(for: $0, reveal: $0.reveal)
            }
            var band = blank(rows: (cards.map(\.size.rows).max() ?? 0) + 1)
            for (index, card) in cards.enumerated() {
                band.blit(card, at: Point(column: layout.column(of: index), row: 0))
            }
            bands.append(band)
        }
        return Canvas.stacked(bands)
    }

    private func box(_ box: CardSheet) -> Canvas { box.canvas(columns: max(8, room), theme: theme) }

    private func indented(_ picture: Canvas) -> Canvas {
        var canvas = blank(rows: picture.size.rows)
        canvas.blit(picture, at: Point(column: margin, row: 0))
        return canvas
    }

    /// A quiet message below the cards: the command in it can be copied.
    private func lines(of notice: NoticeState) -> Canvas {
        let room = max(8, space.columns - 2 * margin)
        let texts = [(notice.headline, theme.text), (notice.advice, theme.secondary)].flatMap { text, color in
            text.wrapped(to: room, maxLines: 6).map { line($0, style: theme.style(color)) }
        }
        return Canvas.stacked(texts)
    }

    private func line(_ text: String, style: Style) -> Canvas {
        var canvas = blank(rows: 1)
        canvas.put(
            text.truncated(to: max(0, space.columns - 2 * margin)), at: Point(column: margin, row: 0),
            style: style)
        return canvas
    }

    private func blank(rows: Int) -> Canvas {
        theme.page(columns: space.columns, rows: rows)
    }
}
