import ContentCards
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws the screen on which a card is taken away: the card, and what is asked or told beside or below it.
struct CardRemovalPicture {
    let space: CanvasSpace

    private var theme: Theme { space.theme }

    /// The narrowest that words beside a card may be.
    private static let narrowestWords = 32
    /// The free columns between the card and the words beside it.
    private static let gap = 3
    /// From this height on there is a free row above the title and below it.
    private static let airyRows = 14

    /// The picture of `state`.
    func canvas(for state: CardRemovalViewState) -> Canvas {
        let words = words(of: state)
        let card = CardPicture(metrics: metrics(words), theme: theme).canvas(for: state.row, reveal: 0)
        let origin = wordsOrigin(beside: card.size, words)
        var canvas = theme.page(
            columns: space.columns, rows: max(top + card.size.rows, origin.row + words.size.rows) + 1)
        canvas.put(
            state.title.truncated(to: room), at: Point(column: margin, row: top / 2),
            style: theme.style(theme.text, .bold))
        canvas.blit(card, at: Point(column: margin, row: top))
        canvas.blit(words, at: origin)
        return canvas
    }

    /// The live screen of `rows`: the picture, and the keys below.
    func frame(for state: CardRemovalViewState, rows: Int) -> Canvas {
        var frame = theme.page(columns: space.columns, rows: rows)
        frame.blit(canvas(for: state), at: .zero)
        frame.fill(
            Rect(column: 0, row: rows - 1, columns: space.columns, rows: 1), style: theme.pageStyle)
        KeyHintsPicture(keys: CardRemovalView.keys, theme: theme)
            .drawFooter(state.hints, margin: margin, on: &frame)
        return frame
    }

    /// Where the answers are; empty where there are none.
    func menuPlace(in state: CardRemovalViewState) -> Rect {
        guard let menu = state.menu else { return Rect(column: 0, row: 0, columns: 0, rows: 0) }
        let words = words(of: state)
        let metrics = metrics(words)
        let card = Size(columns: metrics.columns, rows: metrics.rows)
        return Rect(
            origin: wordsOrigin(beside: card, words),
            size: MenuPicture(menu: menu, theme: theme).size(columns: wordsColumns))
    }

    private var margin: Int { CardListLayout(count: 1, columns: space.columns, rows: nil).margin }

    private var room: Int { max(1, space.columns - 2 * margin) }

    /// The rows of the title, with the free ones around it.
    private var top: Int { space.rows.map { $0 < Self.airyRows } == true ? 1 : 3 }

    /// How wide a full card is with the words beside it; `nil` where there is no room for that.
    private var besideColumns: Int? {
        let columns = min(CardMetrics.widest, room - Self.narrowestWords - Self.gap)
        return columns >= CardMetrics.narrowest ? columns : nil
    }

    private var wordsColumns: Int { max(8, besideColumns.map { room - $0 - Self.gap } ?? room) }

    private func wordsOrigin(beside card: Size, _ words: Canvas) -> Point {
        besideColumns == nil
            ? Point(column: margin, row: top + card.rows + 1)
            : Point(
                column: margin + card.columns + Self.gap,
                row: top + max(0, (card.rows - words.size.rows) / 2))
    }

    /// The card in full, or in its compact form where there is no room for more.
    private func metrics(_ words: Canvas) -> CardMetrics {
        let columns = besideColumns ?? min(CardMetrics.widest, room)
        let full = CardMetrics(form: .full, columns: columns)
        let used = top + 1 + (besideColumns == nil ? words.size.rows + 1 : 0)
        let fits = columns >= CardMetrics.narrowest && space.rows.map { full.rows + used <= $0 } ?? true
        return fits ? full : CardMetrics(form: .compact, columns: columns)
    }

    /// The answers with what they mean, or what has happened.
    private func words(of state: CardRemovalViewState) -> Canvas {
        if let alert = state.alert { return CardSheet(alert).canvas(columns: wordsColumns, theme: theme) }
        guard let menu = state.menu else {
            return CardSheet(state.notice).canvas(columns: wordsColumns, theme: theme)
        }
        let answers = MenuPicture(menu: menu, theme: theme).canvas(columns: wordsColumns)
        let lines = state.notice.advice.wrapped(to: min(wordsColumns, 56), maxLines: 4)
        var words = theme.page(columns: wordsColumns, rows: answers.size.rows + 1 + lines.count)
        words.blit(answers, at: .zero)
        for (row, line) in lines.enumerated() {
            words.put(
                line, at: Point(column: 0, row: answers.size.rows + 1 + row),
                style: theme.style(theme.secondary, theme.depth == .none ? .dim : []))
        }
        return words
    }
}
