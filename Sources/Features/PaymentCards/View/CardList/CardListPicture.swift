import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws the list screen. A pure function: the same state in the same space is the same picture.
struct CardListPicture {
    let space: CanvasSpace

    private var theme: Theme { space.theme }

    /// The picture of `state`.
    func canvas(for state: CardListViewState) -> Canvas {
        var parts = [header(of: state), blank(rows: 1)]
        switch state.content {
        case .idle, .records: break
        case .loading(let text): parts.append(line(text, style: theme.style(theme.secondary)))
        case .cards(let rows): parts.append(grid(of: rows))
        case .empty(let notice): parts.append(indented(MessageBox(notice, theme: theme)))
        case .failed(let alert): parts.append(indented(MessageBox(alert, theme: theme)))
        }
        if let partial = state.partial {
            parts.append(line("! " + partial.headline, style: theme.style(theme.negativeText)))
        }
        if let kept = state.kept { parts.append(line(kept.label, style: theme.style(theme.secondary))) }
        if let alert = state.alert { parts.append(indented(MessageBox(alert, theme: theme))) }
        if let notice = state.notice { parts.append(lines(of: notice)) }
        parts.append(blank(rows: 1))
        return Canvas.stacked(parts)
    }

    private var margin: Int { CardListLayout(count: 1, columns: space.columns, rows: nil).margin }

    private func header(of state: CardListViewState) -> Canvas {
        var canvas = blank(rows: 2)
        let room = max(0, space.columns - 2 * margin)
        let title = state.title.truncated(to: room)
        canvas.put(title, at: Point(column: margin, row: 1), style: theme.style(theme.text, .bold))
        // What fits: all of it, or the page, which tells that there are more cards.
        let facts = [state.summary, state.paging.label].compactMap { $0 }
        let right =
            [facts.joined(separator: " · "), state.paging.label ?? ""]
            .first { $0.columns + title.columns + 2 <= room } ?? ""
        canvas.put(
            right, at: Point(column: space.columns - margin - right.columns, row: 1),
            style: theme.style(theme.secondary))
        return canvas
    }

    /// How many rows of a screen the cards have: what the title and the prompt below leave.
    private var bodyRows: Int? { space.rows.map { $0 - 4 } }

    private func grid(of rows: [CardRow]) -> Canvas {
        let layout = CardListLayout(count: rows.count, columns: space.columns, rows: bodyRows)
        let picture = CardPicture(metrics: layout.metrics, theme: theme)
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

    private func indented(_ box: MessageBox) -> Canvas {
        let picture = box.canvas(columns: max(8, space.columns - 2 * margin))
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
