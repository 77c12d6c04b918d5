import Foundation
import PaymentCardsScreens
import Pages
import Records
import ScreenContract
import ScreenView
import TerminalKit

/// The printed list: a description, of which its picture and its words are made.
struct CardListPicture {
    let space: CanvasSpace
    /// Whether each card is a line of a table, instead of a drawn card.
    var isTable = false

    /// The picture of `state`.
    func canvas(for state: CardListViewState) -> Canvas {
        guard isTable, !state.rows.isEmpty else {
            // The title ends where the cards do. A terminal needs its last row for the prompt.
            let columns = state.rows.isEmpty ? room : layout(of: state.rows).width
            return drawn(page(of: state, columns: columns, grid(of: state.rows)) + [.line([])])
        }
        let table = Part<CardListEvent>.cards(state.rows, totals: state.totals)
            .layout(columns: room, theme: space.theme)
        // The table's edge is the eye's.
        let columns = table.canvas.size.columns
        return drawn(page(of: state, columns: columns, Part { _, _ in table }.inset(by: margin)))
    }

    private func drawn(_ parts: [Part<CardListEvent>]) -> Canvas {
        Part.stack([.line([])] + parts, gap: 0).layout(columns: space.columns, theme: space.theme).canvas
    }

    /// The list in the order in which it is to be heard.
    static func words(of state: CardListViewState) -> [String] {
        let picture = CardListPicture(space: CanvasSpace(columns: 80, theme: .standard(depth: .none)))
        let cards = Part<CardListEvent>.line([]).reading(state.rows.flatMap { [""] + $0.spoken.lines })
        return Part.stack(picture.page(of: state, columns: 80, cards), gap: 0).words
    }

    /// How high the picture of the cards in `state` is, at least.
    func rows(for state: CardListViewState) -> Int {
        let layout = layout(of: state.rows)
        return 4 + (state.rows.count + layout.cardsAcross - 1) / layout.cardsAcross
            * (layout.metrics.rows + 1)
    }

    private var margin: Int { CardListLayout(count: 1, columns: space.columns, rows: nil).margin }
    private var room: Int { max(1, space.columns - 2 * margin) }

    /// The cards of a row are as many as have room. A screen of limited height also has the title and the prompt.
    private func layout(of rows: [CardRow]) -> CardListLayout {
        CardListLayout(count: rows.count, columns: space.columns, rows: space.rows.map { $0 - 4 })
    }

    /// The title over so many columns, the `cards` or what stands in their place, and what else there is to say.
    private func page(
        of state: CardListViewState, columns: Int, _ cards: Part<CardListEvent>
    ) -> [Part<CardListEvent>] {
        let body: Part<CardListEvent>? =
            switch state.content {
            case .idle, .records: nil
            case .loading(let text): line(Ink(text, .quiet), [text])
            case .cards: cards
            case .empty(let notice): .notice(notice).inset(by: margin)
            case .failed(let alert): .alert(alert).inset(by: margin)
            }
        return [
            header(of: state, columns: columns), .line([]), body,
            state.partial.map { line(Ink("! \($0.headline)", .bad), ["", $0.headline]) },
            state.kept.map { line(Ink($0.label, .quiet), ["", $0.label]) },
            state.alert.map { .alert($0).inset(by: margin).reading([""] + $0.lines) },
            state.notice.map(part),
        ].compactMap(\.self)
    }

    private func header(of state: CardListViewState, columns: Int) -> Part<CardListEvent> {
        let facts = [state.summary, state.paging.label].compactMap(\.self)
        // What fits: all of it, or the page, which tells that there are more cards.
        let right = [facts.joined(separator: " · "), state.paging.label ?? ""]
            .first { $0.columns + state.title.columns + 2 <= columns }
        return Part.line([Ink(state.title, .strong)], Ink(right, .quiet)).inset(by: margin, widest: columns)
            .reading([([state.title] + facts).joined(separator: ", ")])
    }

    private func line(_ text: Ink, _ words: [String]) -> Part<CardListEvent> {
        .line([text]).inset(by: margin).reading(words)
    }

    /// A quiet message below the cards: the command in it can be copied.
    private func part(of notice: NoticeState) -> Part<CardListEvent> {
        Part.stack(
            [
                .paragraph(notice.headline, .plain, mostLines: 6), .paragraph(notice.advice, mostLines: 6),
            ], gap: 0
        )
        .inset(by: margin).reading(["", notice.headline, notice.advice])
    }

    private func grid(of rows: [CardRow]) -> Part<CardListEvent> {
        .drawing { columns, theme in
            let layout = layout(of: rows)
            let picture = CardPicture(metrics: layout.metrics, theme: theme, showsPlace: true)
            let pitch = layout.metrics.rows + 1
            let bands = (rows.count + layout.cardsAcross - 1) / layout.cardsAcross
            var canvas = theme.page(columns: columns, rows: bands * pitch)
            for (index, row) in rows.enumerated() {
                let (band, column) = index.quotientAndRemainder(dividingBy: layout.cardsAcross)
                canvas.blit(
                    picture.canvas(for: row, reveal: row.reveal),
                    at: Point(column: layout.column(of: column), row: band * pitch))
            }
            return canvas
        }
    }
}

/// Puts the list screen into lines of text.
struct CardListText: Sendable {
    let state: CardListViewState

    /// One card a line, its fields separated by tabs, whole and without escape codes.
    var plain: String { CardRecord.plain(of: state.records) }

    /// The same fields for a spreadsheet, below a line of their names.
    var csv: String { CardsRecord(state).csv }

    /// The cards as a document; where they are a window of a list, its part of the document.
    func json() -> String {
        CardsRecord(state).json(asOf: state.kept?.date, demonstration: state.isDemonstration)
    }

    func text(as form: TextForm) -> String {
        switch form {
        case .plain: plain
        case .json: json()
        case .screenReader: spoken
        }
    }

    /// The screen in the order in which it is to be heard.
    var spoken: String { CardListPicture.words(of: state).map { $0.oneLine + "\n" }.joined() }
}

extension SpokenCard {
    /// The card's lines: headline, title, subtitle, description, then the actions.
    var lines: [String] { [headline, title, subtitle, description] + actions }
}
