import PaymentCardsScreens
import ScreenView
import TerminalKit

/// A table of dues: place, bank and digits, title, amount, day and state, with the sums below the amounts. Each has a line, or two
/// where one has no room.
struct DueTable {
    /// How loudly a state is said.
    enum Tone {
        /// On a filled ground.
        case loud
        case alarming, warning, good, plain, quiet
    }

    /// A due.
    struct Row {
        /// The card’s place in the list; `nil` where that is not known.
        let place: String?
        let face: CardFace
        /// A day; `nil` if there is none.
        let day: String?
        let state: String
        /// The state where there is little room.
        let shortState: String
        let tone: Tone
        let amount: String
    }

    let rows: [Row]
    let sums: [DuesSheet.Sum]
    let columns: Int
    let theme: Theme

    /// A longer title would only take the eye away from its amount.
    private static let widestTitle = 32
    /// A feed may say anything of the time, and a server give any reference.
    private static let longestState = 42
    /// The place of the column of states in the table.
    private static let states = 5
    /// With less room, places are left out of lines that are shared.
    private static let leastForPlaces = 30

    /// The table, at most as wide as its room.
    var canvas: Canvas {
        let wide = table
        return wide.shows(Self.states) ? wide.canvas(theme: theme) : tall
    }

    private var table: TextTable {
        /// A column with a cell for each due and, after an empty line, for each sum.
        func form(
            need: Int = 0, most: Int = .max, _ cell: (Row) -> [TextTable.Span],
            sum: (Int) -> [TextTable.Span] = { _ in [] }
        ) -> TextTable.Form {
            TextTable.Form(
                rows.map(cell) + (sums.isEmpty ? [] : [[]] + sums.indices.map(sum)), need: need, most: most)
        }
        let chips = CardChip(theme: theme)
        return TextTable(
            [
                TextTable.Column(form(need: 6, place(of:))),
                TextTable.Column(
                    form(need: 18) { chips.spans(for: $0.face, namesBank: true) },
                    form { chips.spans(for: $0.face, namesBank: false) }, gap: 1),
                TextTable.Column.stretching(
                    form(most: Self.widestTitle, title(of:)) { label(of: $0) }, gap: 1),
                TextTable.Column(form(amount(of:)) { [strong(sums[$0].amount)] }, isRight: true),
                TextTable.Column(form(need: 14, day(of:)), isRight: true),
                TextTable.Column(
                    form(need: 24, most: Self.longestState) {
                        state($0, \.state)
                    } sum: {
                        overdue(of: $0)
                    },
                    form(need: 12, most: Self.longestState) {
                        state($0, \.shortState)
                    } sum: {
                        overdue(of: $0)
                    }, gap: 1),
            ], room: columns)
    }

    /// Two lines for each: digits and amount in the first, which are never cut, title and state in the second.
    private var tall: Canvas {
        let chips = CardChip(theme: theme)
        let hasPlaces = columns >= Self.leastForPlaces
        let indent = hasPlaces ? rows.compactMap { $0.place.map { $0.columns + 1 } }.max() ?? 0 : 0
        var canvas = theme.page(columns: columns, rows: 0)
        func add(_ left: [TextTable.Span], _ right: [TextTable.Span], indent: Int = 0) {
            var line = theme.page(columns: columns, rows: 1)
            let right = right.cut(to: columns)
            line.put(
                left.cut(to: max(0, columns - indent - right.columns - 1)), at: Point(column: indent, row: 0))
            line.put(right, at: Point(column: columns - right.columns, row: 0))
            canvas = theme.page(columns: columns, of: [canvas, line])
        }
        for row in rows {
            let first = hasPlaces ? place(of: row) : []
            let gap = TextTable.Span(String(repeating: " ", count: max(0, indent - first.columns)), Style())
            let chip = chips.spans(for: row.face, namesBank: hasPlaces)
            add(first + [gap] + chip + [TextTable.Span("  ", Style())] + day(of: row), amount(of: row))
            let full = state(row, \.state)
            let isShort = indent + row.face.title.columns + 1 + full.columns > columns
            add(
                title(of: row), (isShort ? state(row, \.shortState) : full).cut(to: columns * 2 / 3),
                indent: indent)
        }
        if !sums.isEmpty { add([], []) }
        for index in sums.indices {
            add(label(of: index), [strong(sums[index].amount)], indent: indent)
            if sums[index].overdue != nil { add([], overdue(of: index)) }
        }
        return canvas
    }

    private func place(of row: Row) -> [TextTable.Span] {
        [TextTable.Span(row.place ?? "", theme.style(theme.accent))]
    }

    private func title(of row: Row) -> [TextTable.Span] {
        [TextTable.Span(row.face.title, theme.style(theme.text))]
    }

    private func amount(of row: Row) -> [TextTable.Span] { [strong(row.amount)] }
    private func day(of row: Row) -> [TextTable.Span] { [quiet(row.day ?? "")] }
    private func label(of sum: Int) -> [TextTable.Span] { sum == 0 ? [quiet(sums[sum].label)] : [] }

    private func overdue(of sum: Int) -> [TextTable.Span] {
        sums[sum].overdue.map { [TextTable.Span(" \($0)", theme.style(theme.negativeText))] } ?? []
    }

    private func quiet(_ text: String) -> TextTable.Span {
        TextTable.Span(text, theme.style(theme.secondary))
    }

    private func strong(_ text: String) -> TextTable.Span {
        TextTable.Span(text, theme.style(theme.text, .bold))
    }

    /// The state, with room for the ends of a filled one at both sides.
    private func state(_ row: Row, _ words: KeyPath<Row, String>) -> [TextTable.Span] {
        let text = row[keyPath: words]
        guard !text.isEmpty else { return [] }
        let style: Style
        switch row.tone {
        case .loud: return TextTable.Span.filled(text, theme: theme)
        case .alarming: style = theme.style(theme.negativeText, .bold)
        case .warning: style = theme.style(theme.warning)
        case .good: style = theme.style(theme.positive)
        case .plain: style = theme.style(theme.text)
        case .quiet: style = theme.style(theme.secondary)
        }
        return [TextTable.Span(" \(text)", style)]
    }
}
