package import Foundation
package import Pages
import PaymentCardsScreens
package import Records
import ScreenContract
import ScreenView
import TerminalKit

extension PageView {
    /// Whose documents they are.
    package var program: String { "swippy" }

    /// The margin of a page with a table of cards.
    package func margin(in columns: Int) -> Int {
        CardListLayout(count: 1, columns: columns, rows: nil).margin
    }
}

extension Document {
    /// The document, last confirmed at `date`; `nil` if it is current. A `demonstration` says so.
    package func json(asOf date: Date? = nil, demonstration: Bool = false) -> String {
        json(of: "swippy", asOf: date, demonstration: demonstration)
    }
}

/// A longer title would only take the eye away from its amount.
private let widestTitle = 40

extension Part {
    /// Cards as a table: place, bank and digits, title, amount, state and network, with the totals below the amounts, or below
    /// the table where that has no room for amounts.
    ///
    /// - Parameters:
    ///   - chosen: the card that the person is at; `nil` for a table without one.
    ///   - pressed: what a click on a card is.
    static func cards(
        _ rows: [CardRow], totals: [DueTotal] = [], chosen: Int? = nil, pressed: ((Int) -> Event)? = nil
    ) -> Part {
        func table(with totals: [DueTotal]) -> Table<CardLine, DueTotal> {
            Table(
                rows.map(CardLine.init), sums: totals,
                [
                    .init { Ink($0.row.place, .accent) }.gap(1),
                    .init(need: 14) { .chip($0.row.face) }
                        .or(need: 8) { .chip($0.row.face, namesBank: false) }.gap(1),
                    .init(most: widestTitle) { Ink($0.row.face.title) }.stretching.gap(1)
                        .sum(onlyFirst: true) { Ink($0.label, .quiet) },
                    // What was paid is said more quietly than what is left to pay.
                    .init(need: 12) { Ink($0.due?.amount, $0.due?.tone == .good ? .quiet : .strong) }.right
                        .sum { Ink($0.amount, .strong) }.essential,
                    .init(need: 24, most: 44) { $0.state(\.state) }
                        .or(need: 18, most: 28) { $0.state(\.shortState) }
                        .or(need: 10, most: 14) { $0.state(\.shortState) }.gap(1)
                        .sum { Ink(" \($0.cards)", .quiet) },
                    .init(need: 16, most: 12) { line in Ink { NetworkMark(line.row.face, theme: $0).line } }
                        .gap(1),
                ])
        }
        guard !totals.isEmpty else { return table(with: []).part(chosen: chosen, pressed: pressed) }
        return table(with: totals).part(
            chosen: chosen,
            orElse: { _ in
                let sums = Table<DueTotal, DueTotal>(
                    totals, sums: [],
                    [.init { Ink($0.amount, .strong) }.right, .init { Ink($0.cards, .quiet) }.stretching])
                return .stack([table(with: []).part(chosen: chosen, pressed: pressed), sums.part()])
            }, pressed: pressed)
    }
}

/// A card in a line of a table.
private struct CardLine: Spoken {
    let row: CardRow

    var due: DueStrip? { row.due }
    var spoken: String { row.spoken.lines.joined(separator: ", ") }

    /// The state of what is due, with room for the ends of a filled one at both sides.
    func state(_ text: KeyPath<DueStrip, String>) -> Ink {
        guard let due, !due[keyPath: text].isEmpty else { return Ink(" —", .quiet) }
        return .state(due[keyPath: text], due.tone)
    }
}

extension Part {
    /// A card with what hangs below it, as large as `metrics` say.
    static func card(_ row: CardRow, _ metrics: CardMetrics) -> Part {
        .drawing(words: row.spoken.lines) { _, theme in
            CardPicture(metrics: metrics, theme: theme).canvas(for: row, reveal: 0)
        }
    }

    /// The card alone.
    static func face(_ face: CardFace, _ metrics: CardMetrics) -> Part {
        .drawing { _, theme in
            CardFacePicture(metrics: metrics, theme: theme).canvas(
                for: face, due: ("", []), topBackground: theme.page, bottomBackground: theme.page)
        }
    }
}
