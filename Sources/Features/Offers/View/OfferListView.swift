import ContentCards
package import OffersScreens
import Records
import ScreenContract
package import ScreenView
package import TerminalKit

/// A list of offers as the person meets it: cards in pictures, a line for each in brief and on the live screen.
package struct OfferListView: TabularView, SummarizedView {
    /// A view.
    package init() {}

    /// The offers as cards.
    package func canvas(of state: OfferListViewState, in space: CanvasSpace) -> Canvas {
        OfferListPicture(state: state, columns: space.columns, theme: space.theme).cards
    }

    /// A line for each offer.
    package func summary(of state: OfferListViewState, in space: CanvasSpace) -> Canvas {
        OfferListPicture(state: state, columns: space.columns, theme: space.theme).table(selected: nil)
    }

    /// A line for each offer, of which one is chosen, above the keys.
    package func frame(of state: OfferListViewState, in space: LiveSpace) -> Canvas {
        var frame = space.emptyPage
        let picture = OfferListPicture(state: state, columns: space.size.columns, theme: space.theme)
        let table = picture.table(selected: state.selected)
        let room = max(1, space.size.rows - 2)
        // The chosen line stays in sight, and the title with it as long as there is room.
        let top = max(0, OfferListPicture.firstRow + state.selected + 1 - room)
        frame.blit(table, at: Point(column: 0, row: -top))
        frame.fill(
            Rect(column: 0, row: room, columns: space.size.columns, rows: 2), style: space.theme.pageStyle)
        KeyHintsPicture(keys: Self.keys, theme: space.theme).drawFooter(state.hints, margin: 2, on: &frame)
        return frame
    }

    /// The offers as text.
    package func text(of state: OfferListViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: (state.facts ?? []).map(\.line).joined()
        case .json: try state.facts.map { try OffersJSON($0).text } ?? ""
        case .screenReader: spoken(state).map { $0.oneLine + "\n" }.joined()
        }
    }

    private func spoken(_ state: OfferListViewState) -> [String] {
        let title = [[state.title, state.summary].filter { !$0.isEmpty }.joined(separator: ", ")]
        let content =
            switch state.content {
            case .loading(let text): [text]
            case .empty(let notice): [notice.headline, notice.advice]
            case .failed(let alert): [alert.title, alert.message] + alert.details + [alert.advice]
            case .offers(let faces): faces.flatMap { [""] + $0.sentences }
            }
        return title + content + state.notes
    }

    /// The fields of the plain form for spreadsheets, below a line of their names.
    package func csv(of state: OfferListViewState) -> String {
        let names = ["name", "title", "merchant", "category", "expires", "status", "cards"]
        let rows = (state.facts ?? []).map { $0.fields.map { FieldValue.text($0.text) } }
        return CSVText(rows: [names.map(FieldValue.text)] + rows).text
    }

    /// What the keys do.
    package func keys(on state: OfferListViewState?) -> KeyTable<OfferListEvent> { Self.keys }

    /// Which keys report what.
    package static let keys = KeyTable<OfferListEvent>([
        KeyRow("↑↓", inFull: "↑↓ k j", .moved(by: 1), .down, "j"),
        KeyRow("↑↓", inFull: "↑↓ k j", .moved(by: -1), .up, "k"),
        KeyRow("PgUp PgDn", .moved(by: 10), .pageDown), KeyRow("PgUp PgDn", .moved(by: -10), .pageUp),
        KeyRow("⏎", .opened, .enter, " ", .right, "l"),
        KeyRow("g", .screen(.placesRequested), "g"),
        KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, .backspace, .left, "q", "h"),
    ])
}

/// Draws a list of offers.
struct OfferListPicture {
    let state: OfferListViewState
    let columns: Int
    let theme: Theme

    /// The row of the first offer in the table.
    static let firstRow = 3
    private static let margin = 2
    private static let widestCard = 64

    private var room: Int { max(1, columns - 2 * Self.margin) }

    /// Each offer as a card, two beside each other where there is room.
    var cards: Canvas {
        guard case .offers(let faces) = state.content else { return page([message]) }
        let beside = columns >= 100 ? 2 : 1
        let width = min(Self.widestCard, (room - 2 * (beside - 1)) / beside)
        let sheets = faces.map { OfferCard(face: $0).sheet(pictureRows: max(4, width / 5)) }
        let rows = stride(from: 0, to: sheets.count, by: beside).map { start in
            let row = sheets[start..<min(sheets.count, start + beside)]
            // Cards beside each other are as high as the highest of them.
            let height = row.map { $0.rows(columns: width, theme: theme) }.max() ?? 0
            var canvas = theme.page(columns: room, rows: height)
            for (index, sheet) in row.enumerated() {
                var sheet = sheet
                sheet.minimumRows = height
                canvas.blit(
                    sheet.canvas(columns: width, theme: theme), at: Point(column: index * (width + 2), row: 0)
                )
            }
            return canvas
        }
        return page(rows)
    }

    /// A line for each offer.
    func table(selected: Int?) -> Canvas {
        guard case .offers(let faces) = state.content else { return page([message]) }
        func cells(_ text: (OfferFace) -> TextTable.Span) -> [[TextTable.Span]] { faces.map { [text($0)] } }
        let quiet = theme.style(theme.secondary)
        let marks = faces.indices.map {
            [
                TextTable.Span(
                    selected == nil ? "" : $0 == selected ? "›" : " ", theme.style(theme.accent, .bold))
            ]
        }
        let table = TextTable(
            [
                TextTable.Column(.init(marks)),
                TextTable.Column(.init(cells { .init($0.id, theme.style(theme.accent)) }, most: 16), gap: 1),
                .stretching(cells { .init($0.title, theme.style(theme.text, .bold)) }, most: 48),
                TextTable.Column(.init(cells { .init($0.origin, quiet) }, need: 30, most: 28)),
                TextTable.Column(
                    .init(
                        cells {
                            .init($0.term, theme.style($0.isUrgent ? theme.warning : theme.secondary))
                        }, need: 18)),
                TextTable.Column(
                    .init(cells { .init($0.standing == .open ? "" : $0.standingText, quiet) }, need: 8)),
            ], room: room)
        return page([table.canvas(theme: theme)])
    }

    private var message: Canvas {
        switch state.content {
        case .loading(let words): paragraph(words)
        case .empty(let notice): CardSheet(notice).canvas(columns: room, theme: theme)
        case .failed(let alert): CardSheet(alert).canvas(columns: room, theme: theme)
        case .offers: theme.page(columns: room, rows: 0)
        }
    }

    private func paragraph(_ words: String) -> Canvas {
        var canvas = theme.page(columns: room, rows: 1)
        canvas.put(words.truncated(to: room), at: .zero, style: theme.style(theme.secondary))
        return canvas
    }

    private func page(_ parts: [Canvas]) -> Canvas {
        var header = theme.page(columns: room, rows: 2)
        header.put(
            state.title.truncated(to: room), at: Point(column: 0, row: 1),
            style: theme.style(theme.text, .bold))
        let start = room - state.summary.columns
        if start > state.title.columns + 1 {
            header.put(state.summary, at: Point(column: start, row: 1), style: theme.style(theme.secondary))
        }
        let inner = theme.page(columns: room, of: [header] + parts + state.notes.map(paragraph), gap: 1)
        var canvas = theme.page(columns: columns, rows: inner.size.rows + 1)
        canvas.blit(inner, at: Point(column: Self.margin, row: 0))
        return canvas
    }
}
