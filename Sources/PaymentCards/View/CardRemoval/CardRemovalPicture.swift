import PaymentCardsContract
import TerminalKit

/// Draws the screen on which a card is taken away: the card, and what is asked or told beside or below it.
struct CardRemovalPicture {
    let space: CanvasSpace

    private var theme: Theme { space.theme }

    /// From this width on the words stand beside the card.
    private static let wide = 88
    /// The rows of the title, with a free one above and below.
    private static let headerRows = 3

    /// The picture of `state`.
    func canvas(for state: CardRemovalViewState) -> Canvas {
        let (card, words) = (card(of: state), words(of: state))
        let origin = wordsOrigin(beside: card)
        var canvas = theme.page(
            columns: space.columns,
            rows: max(Self.headerRows + card.size.rows, origin.row + words.size.rows) + 1)
        canvas.put(
            state.title.truncated(to: max(0, space.columns - 2 * margin)), at: Point(column: margin, row: 1),
            style: theme.style(theme.text, .bold))
        canvas.blit(card, at: Point(column: margin, row: Self.headerRows))
        canvas.blit(words, at: origin)
        return canvas
    }

    /// The live screen of `rows`: the picture, and the keys below.
    func frame(for state: CardRemovalViewState, rows: Int) -> Canvas {
        var frame = theme.page(columns: space.columns, rows: rows)
        frame.blit(canvas(for: state), at: .zero)
        frame.fill(
            Rect(column: 0, row: rows - 1, columns: space.columns, rows: 1), style: theme.pageStyle)
        KeyHintsPicture(theme: theme).drawFooter(state.hints, margin: margin, on: &frame)
        return frame
    }

    /// Where the answers are; empty where there are none.
    func menuPlace(in state: CardRemovalViewState) -> Rect {
        guard let menu = state.menu else { return Rect(origin: .zero, size: Size(columns: 0, rows: 0)) }
        let origin = wordsOrigin(beside: card(of: state))
        let message = message(of: state)
        return Rect(
            origin: Point(column: origin.column, row: origin.row + message.size.rows + 1),
            size: MenuPicture(menu: menu, theme: theme).size(columns: wordsColumns))
    }

    private var margin: Int { CardListLayout(count: 1, columns: space.columns, rows: nil).margin }

    private var isWide: Bool { space.columns >= Self.wide }

    private var wordsColumns: Int {
        max(8, space.columns - 2 * margin - (isWide ? CardMetrics.widest + 4 : 0))
    }

    private func wordsOrigin(beside card: Canvas) -> Point {
        isWide
            ? Point(column: margin + card.size.columns + 4, row: Self.headerRows)
            : Point(column: margin, row: Self.headerRows + card.size.rows + 1)
    }

    /// The card in full, or in its compact form where the words would not fit below it.
    private func card(of state: CardRemovalViewState) -> Canvas {
        let below = isWide ? 2 : words(of: state).size.rows + 3
        let layout = CardListLayout(
            count: 1, columns: space.columns, rows: space.rows.map { $0 - Self.headerRows - below })
        return CardPicture(metrics: layout.metrics, theme: theme).canvas(for: state.row, reveal: 0)
    }

    private func message(of state: CardRemovalViewState) -> Canvas {
        let box = state.alert.map { MessageBox($0, theme: theme) } ?? MessageBox(state.notice, theme: theme)
        return box.canvas(columns: wordsColumns)
    }

    private func words(of state: CardRemovalViewState) -> Canvas {
        let message = message(of: state)
        guard let menu = state.menu else { return message }
        let gap = theme.page(columns: message.size.columns, rows: 1)
        return Canvas.stacked([
            message, gap, MenuPicture(menu: menu, theme: theme).canvas(columns: wordsColumns),
        ])
    }
}
