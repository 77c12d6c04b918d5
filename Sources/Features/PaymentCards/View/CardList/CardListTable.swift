import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws the list as a table: a line for each card, and the totals below.
struct CardListTable {
    let rows: [CardRow]
    var totals: [DueTotal] = []
    let room: Int
    let theme: Theme

    /// A longer title would only take the eye away from its amount.
    private static let widestTitle = 40
    /// The places of the columns in the table.
    private static let amounts = 3

    /// The table, as wide as it needs to be.
    var canvas: Canvas {
        let whole = table(with: totals)
        guard !whole.shows(Self.amounts) else { return whole.canvas(theme: theme) }
        // Where there is no room for the amounts, there is for their totals.
        let totals = TextTable(
            [
                TextTable.Column(TextTable.Form(self.totals.map { [strong($0.amount)] }), isRight: true),
                TextTable.Column.stretching(self.totals.map { [quiet($0.cards)] }),
            ], room: room)
        let cards = table(with: []).canvas(theme: theme)
        guard !self.totals.isEmpty else { return cards }
        let columns = max(cards.size.columns, totals.width)
        return theme.page(columns: columns, of: [cards, totals.canvas(theme: theme)], gap: 1)
    }

    private func table(with totals: [DueTotal]) -> TextTable {
        /// A column with a cell for each card and, after an empty line, for each total.
        func form(
            need: Int = 0, most: Int = .max, _ cell: (CardRow) -> [TextTable.Span],
            total: (Int) -> [TextTable.Span] = { _ in [] }
        ) -> TextTable.Form {
            TextTable.Form(cells(cell, totals, total), need: need, most: most)
        }
        let chips = CardChip(theme: theme)
        return TextTable(
            [
                TextTable.Column(form { [TextTable.Span($0.place ?? "", theme.style(theme.accent))] }),
                TextTable.Column(
                    form(need: 14) { chips.spans(for: $0.face, namesBank: true) },
                    form(need: 8) { chips.spans(for: $0.face, namesBank: false) }, gap: 1),
                TextTable.Column.stretching(
                    cells({ [TextTable.Span($0.face.title, theme.style(theme.text))] }, totals) {
                        $0 == 0 ? [quiet(totals[$0].label)] : []
                    }, most: Self.widestTitle, gap: 1),
                TextTable.Column(
                    form(need: 12) {
                        amount(of: $0.due)
                    } total: {
                        [strong(totals[$0].amount)]
                    },
                    isRight: true),
                TextTable.Column(
                    form(need: 24, most: 26) {
                        dueState(of: $0.due, \.state)
                    } total: {
                        [quiet(" \(totals[$0].cards)")]
                    },
                    form(need: 10, most: 14) {
                        dueState(of: $0.due, \.shortState)
                    } total: {
                        [quiet(" \(totals[$0].cards)")]
                    }, gap: 1),
                TextTable.Column(
                    form(need: 16, most: 12) {
                        NetworkMark($0.face, theme: theme).line
                    },
                    gap: 1),
            ], room: room)
    }

    private func cells(
        _ cell: (CardRow) -> [TextTable.Span], _ totals: [DueTotal], _ total: (Int) -> [TextTable.Span]
    ) -> [[TextTable.Span]] {
        rows.map(cell) + (totals.isEmpty ? [] : [[]] + totals.indices.map(total))
    }

    private func quiet(_ text: String) -> TextTable.Span {
        TextTable.Span(text, theme.style(theme.secondary))
    }
    private func strong(_ text: String) -> TextTable.Span {
        TextTable.Span(text, theme.style(theme.text, .bold))
    }

    /// What was paid is said more quietly than what is left to pay.
    private func amount(of due: DueStrip?) -> [TextTable.Span] {
        guard let due else { return [] }
        return [due.tone == .good ? quiet(due.amount) : strong(due.amount)]
    }

    /// The state, with room for the ends of a filled one at both sides.
    private func dueState(of due: DueStrip?, _ text: KeyPath<DueStrip, String>) -> [TextTable.Span] {
        guard let due, !due[keyPath: text].isEmpty else { return [quiet(" —")] }
        return Ink.state(due[keyPath: text], due.tone).spans(theme)
    }
}
