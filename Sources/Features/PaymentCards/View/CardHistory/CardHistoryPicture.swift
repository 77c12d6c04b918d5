import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws all payments: a line for each, and the sums below.
struct CardHistoryPicture {
    let state: CardHistoryViewState
    private let page: CardTablePage

    /// A picture `columns` wide.
    init(state: CardHistoryViewState, columns: Int, theme: Theme) {
        self.state = state
        page = CardTablePage(columns: columns, theme: theme)
    }

    private var theme: Theme { page.theme }

    /// A longer title would only take the eye away from its amount.
    private static let widestTitle = 32

    /// The whole picture.
    var canvas: Canvas {
        let alert = state.alert.map { [page.box(MessageBox($0, theme: theme))] } ?? []
        return page.canvas(
            state.title, state.summary, age: state.kept?.label,
            of: alert + content + state.notes.map { page.paragraph($0 + ".") })
    }

    private var content: [Canvas] {
        switch state.content {
        case .loading(let words): [page.paragraph(words)]
        case .empty(let notice): [page.box(MessageBox(notice, theme: theme))]
        case .failed(let alert): [page.box(MessageBox(alert, theme: theme))]
        case .history(let sheet): [table(of: sheet).canvas(theme: theme)]
        }
    }

    private func table(of sheet: HistorySheet) -> TextTable {
        /// A column with a cell for each payment and, after an empty line, for each sum.
        func cells(
            _ cell: (HistorySheet.Line) -> [TextTable.Span], sum: (Int) -> [TextTable.Span] = { _ in [] }
        ) -> [[TextTable.Span]] {
            sheet.lines.map(cell) + (sheet.sums.isEmpty ? [] : [[]] + sheet.sums.indices.map(sum))
        }
        func form(need: Int = 0, most: Int = .max, _ cells: [[TextTable.Span]]) -> TextTable.Form {
            TextTable.Form(cells, need: need, most: most)
        }
        let chips = CardChip(theme: theme)
        return TextTable(
            [
                TextTable.Column(
                    form(need: 9, cells { [quiet("\($0.day) \($0.time)")] }),
                    form(need: 3, cells { [quiet($0.day)] })),
                TextTable.Column(
                    form(need: 6, cells { [TextTable.Span($0.place ?? "", theme.style(theme.accent))] })),
                TextTable.Column(
                    form(need: 15, cells { chips.spans(for: $0.face, namesBank: true) }),
                    form(cells { chips.spans(for: $0.face, namesBank: false) }), gap: 1),
                TextTable.Column.stretching(
                    cells {
                        [TextTable.Span($0.face.title, style(of: $0, theme.text))]
                    } sum: {
                        $0 == 0 ? [quiet(sheet.sums[$0].label)] : []
                    }, most: Self.widestTitle, gap: 1),
                TextTable.Column(
                    form(
                        cells {
                            [TextTable.Span($0.amount, style(of: $0, theme.text, .bold))]
                        } sum: {
                            [TextTable.Span(sheet.sums[$0].amount, theme.style(theme.text, .bold))]
                        }), isRight: true),
                TextTable.Column(form(need: 20, cells { [quiet($0.purpose)] })),
                TextTable.Column(
                    form(
                        need: 10, most: 34,
                        cells {
                            stateSpans(of: $0, $0.state)
                        } sum: {
                            sheet.sums[$0].overdue.map { [alarming(" \($0)")] } ?? []
                        }), form(cells { stateSpans(of: $0, $0.shortState) }), gap: 1),
                TextTable.Column(form(need: 8, most: 24, cells { [quiet($0.reference ?? "")] })),
            ], room: page.columns)
    }

    private func quiet(_ text: String) -> TextTable.Span {
        TextTable.Span(text, theme.style(theme.secondary))
    }

    private func alarming(_ text: String) -> TextTable.Span {
        TextTable.Span(text, theme.style(theme.negativeText))
    }

    /// What was undone is said more quietly.
    private func style(
        of line: HistorySheet.Line, _ color: Color, _ attributes: Attributes = []
    ) -> Style {
        line.outcome == .undone ? theme.style(theme.secondary) : theme.style(color, attributes)
    }

    private func stateSpans(of line: HistorySheet.Line, _ words: String) -> [TextTable.Span] {
        switch line.outcome {
        case .made: [TextTable.Span(" \(words)", theme.style(theme.positive))]
        case .undone: [quiet(" \(words)")]
        case .inDoubt: TextTable.Span.filled(words, theme: theme)
        }
    }
}
