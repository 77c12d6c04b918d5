package import Pages
package import PaymentCardsScreens
import ScreenContract
package import ScreenView
import TerminalKit

/// The screen on which one of the person's own cards is changed, billed or paid on: the card, and what is asked, or told of what was done,
/// beside or below it. Several cards are a table below the question.
package struct CardChangeView: AskingView {
    package typealias Event = CardQuestionEvent
    package typealias Content = CardChangeRecord

    /// The narrowest that words beside a card may be.
    private static let narrowestWords = 32
    /// The widest that a line of the advice is.
    private static let widestAdvice = 56
    private static let gap = 3
    /// The columns around an answer.
    private static let markColumns = 6

    package init() {}

    package static func isAsking(_ sheet: CardQuestionSheet) -> Bool { sheet.menu != nil }

    /// Card and words take all the room that there is.
    package func widest(of sheet: CardQuestionSheet?, in columns: Int) -> Int { columns }

    /// The card, and what is asked or told. The question is heard first.
    package func parts(of sheet: CardQuestionSheet) -> [Part<CardQuestionEvent>] {
        parts(of: sheet, in: PageSpace(rows: nil, isLive: false))
    }

    /// The card in full, or in its compact form where there is no room for more. No answer can be chosen on a printed one.
    package func parts(of sheet: CardQuestionSheet, in space: PageSpace) -> [Part<CardQuestionEvent>] {
        let (notice, menu) = (sheet.notice, space.isLive ? sheet.menu : nil)
        let question = [notice.headline, notice.advice] + (sheet.menu.map { [$0.title] + $0.items } ?? [])
        let advice = Part<Event>.paragraph(notice.advice).inset(by: 0, widest: Self.widestAdvice)
        let answers = menu.map { Part.menu($0, chosen: Event.chose) }
        let words = answers.map { .stack([$0, advice]) } ?? Part<Event>.notice(notice)
        let rows = space.rows.map { space.isLive ? $0 : $0 - Self.rowsAround } ?? .max
        let bare = menu.map { .question(notice.headline, $0, chosen: Event.chose) } ?? words
        guard let row = sheet.rows.first, sheet.rows.count == 1 else {
            let shown = Part<Event>.first(of: [words.reading(question), bare], within: rows / 2)
            // A category is no card's.
            guard !sheet.rows.isEmpty else { return [shown] }
            return [shown, sheet.amounts.map { .dues($0) } ?? Part<Event>.cards(sheet.rows, totals: [])]
        }
        // An answer with an amount in it is never cut for the card's sake.
        let widest = menu.map { $0.items.map(\.columns).max() ?? 0 }.map { $0 + Self.markColumns } ?? 0
        let pages = [
            arranged(row, .full, words, widest), arranged(row, .compact, words, widest),
            arranged(row, .compact, answers ?? words, widest), bare,
        ]
        return [Part.first(of: pages, within: rows).reading(question + [""] + row.spoken.lines)]
    }

    /// The rows of a printed page around the card.
    private static let rowsAround = 4

    private func arranged(
        _ row: CardRow, _ form: CardMetrics.Form, _ words: Part<Event>, _ widest: Int
    ) -> Part<CardQuestionEvent> {
        .fitted { columns in
            let beside = columns - max(Self.narrowestWords, widest) - Self.gap
            let isBeside = beside >= CardMetrics.narrowest
            let metrics = CardMetrics.printed(form, columns: isBeside ? beside : columns)
            let card = Part<Event>.card(row, metrics)
            return isBeside
                ? .beside(
                    card, columns: metrics.columns, gap: Self.gap, words.centered(rows: metrics.rows))
                : .stack([card, words])
        }
    }

    package func plain(of record: CardChangeRecord) -> String { record.plain }

    /// Nothing is agreed to where the amounts may be out of sight.
    package func reported(
        _ event: CardQuestionEvent, on state: CardChangeViewState?, in space: LiveSpace
    ) -> CardQuestionEvent {
        guard case .chose(let answer) = event, let sheet = state?.body, sheet.isAboutMoney,
            let menu = sheet.menu, !space.showsAmounts
        else { return event }
        return (answer ?? menu.selected) == 0 ? event : .agreedUnseen
    }

    /// What the keys do: where an amount can be typed, digits and what belongs to amounts begin one.
    package func keys(on state: CardChangeViewState?) -> KeyTable<CardQuestionEvent> {
        guard let sheet = state?.body, sheet.menu != nil, sheet.isAboutMoney else { return Self.keys }
        let deleting = KeyRow("⌫", CardQuestionEvent.edited(.deleted(.previousCharacter)), .backspace)
        let rows = (sheet.isTyping ? [deleting] : []) + cardQuestionRows
        return KeyTable(rows + [KeyRow("x", .screen(.privacyToggled), "x")]) { key in
            guard sheet.takesAmount else { return nil }
            return key.typed.flatMap {
                $0.isNumber || $0.isCurrencySymbol || ".,'".contains($0)
                    ? .edited(.inserted(TypedText(String($0)))) : nil
            }
        }
    }

    static var keys: KeyTable<CardQuestionEvent> { cardQuestionKeys }
}

/// The keys of all screens that ask about a card.
let cardQuestionKeys = KeyTable<CardQuestionEvent>(cardQuestionRows)

private let cardQuestionRows: [KeyRow<CardQuestionEvent>] = [
    KeyRow("↑↓", .moved(by: -1), .up, .backTab, "k"),
    KeyRow("↑↓", .moved(by: 1), .down, .tab, "j"),
    KeyRow("⏎", .chose(nil), .enter, " "),
    KeyRow("Esc", .cancelled, .escape, .backspace, .left, "q", "h"),
]
