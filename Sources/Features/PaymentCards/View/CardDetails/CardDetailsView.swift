import ContentCards
package import Pages
package import PaymentCardsScreens
import ScreenContract
package import ScreenView
import TerminalKit

/// The details screen as the person meets it: the card with its facts, and what is known beyond the card. A live one leads with
/// what is due and what can be done.
package struct CardDetailsView: PageView {
    package typealias Event = CardDetailsEvent
    package typealias Content = CardDetailsRecord

    /// Printed lines longer than this are hard to follow.
    private static let widestPrinted = 116
    /// From this width on, the facts stand beside the card.
    private static let twoColumns = 72
    /// What stands beside the card is at least so wide.
    private static let narrowestBeside = 36
    private static let gap = 2

    package init() {}

    /// Two columns are as wide as this at most.
    package func widest(of sheet: CardDetailsSheet?, in columns: Int) -> Int { 2 * CardMetrics.widestRoomy }

    /// All of it, what can be done last.
    package func parts(of sheet: CardDetailsSheet) -> [Part<CardDetailsEvent>] {
        parts(of: sheet, in: PageSpace(rows: nil, isLive: false))
    }

    /// The card is as large as leaves room for what stands below it.
    package func parts(of sheet: CardDetailsSheet, in space: PageSpace) -> [Part<CardDetailsEvent>] {
        guard space.isLive else {
            let part = Part<Event>.fitted { printed(sheet, columns: $0, rows: space.rows) }
            return [part.inset(by: 0, widest: Self.widestPrinted)]
        }
        return [
            .fitted { columns in
                columns >= Self.twoColumns
                    ? abreast(sheet, columns: columns, rows: space.rows)
                    : live(sheet, columns: columns, rows: space.rows)
            }
        ]
    }

    /// How wide a card may be of which the rest stands beside: no wider than that where it is large.
    private static func columnOfCard(in columns: Int) -> Int {
        min(columns - gap - narrowestBeside, max(CardMetrics.widestLive, (columns - gap) / 2))
    }

    /// The card with its facts, and beside it what is due, what can be done, and what was.
    private func abreast(_ sheet: CardDetailsSheet, columns: Int, rows: Int?) -> Part<CardDetailsEvent> {
        let facts = Part<Event>.facts(sheet)
        let metrics = CardMetrics.largest(
            upTo: Self.columnOfCard(in: columns), rows: rows,
            above: [facts.rows(columns:), { _ in 0 }])
        let right: [Part<Event>] =
            [.bill(sheet.bill, sheet.steps)] + steps(sheet, isLive: true) + [.ledger(sheet.ledger)]
            + rest(of: sheet)
        return .beside(
            .stack([.card(sheet.row, metrics), facts]), columns: metrics.columns, gap: Self.gap, .stack(right)
        )
    }

    /// All of it in one column: what is due and what can be done comes first.
    private func live(_ sheet: CardDetailsSheet, columns: Int, rows: Int?) -> Part<CardDetailsEvent> {
        let bill = Part<Event>.bill(sheet.bill, sheet.steps)
        let metrics = CardMetrics.largest(
            upTo: columns, rows: rows, above: [{ _ in bill.rows(columns: columns) }])
        let below: [Part<Event>] =
            [bill] + steps(sheet, isLive: true) + [.facts(sheet), .ledger(sheet.ledger)]
        return .stack([.card(sheet.row, metrics)] + below + rest(of: sheet))
    }

    /// All of it printed, what can be done last.
    private func printed(_ sheet: CardDetailsSheet, columns: Int, rows: Int?) -> Part<CardDetailsEvent> {
        let isWide = columns >= Self.twoColumns
        let metrics = CardMetrics.largest(
            upTo: isWide ? Self.columnOfCard(in: columns) : columns, rows: rows.map { $0 - 4 },
            above: [{ _ in 0 }])
        let words: [Part<Event>] = [.facts(sheet), .bill(sheet.bill)]
        let card = Part<Event>.card(sheet.row, metrics)
        let top: [Part<Event>] =
            isWide
            ? [Part.beside(card, columns: metrics.columns, gap: Self.gap, .stack(words))] : [card] + words
        return .stack(top + [.ledger(sheet.ledger)] + rest(of: sheet) + steps(sheet, isLive: false))
    }

    private func rest(of sheet: CardDetailsSheet) -> [Part<CardDetailsEvent>] {
        let isOpen = sheet.steps.steps.contains { $0.event == .statementChosen && $0.obstacle == nil }
        let statements = sheet.bills.map { Part.bills($0) } ?? .summary(sheet.statement)
        return [statements.pressed(isOpen ? .statementChosen : nil)]
    }

    /// What can be done next; nothing where there is nothing.
    private func steps(_ sheet: CardDetailsSheet, isLive: Bool) -> [Part<CardDetailsEvent>] {
        sheet.steps.steps.isEmpty ? [] : [.steps(sheet.steps, keys: isLive ? Self.keys : nil)]
    }

    package func plain(of record: CardDetailsRecord) -> String { record.plain }

    package func keys(on state: CardDetailsViewState?) -> KeyTable<CardDetailsEvent> { Self.keys }

    static let keys = KeyTable<CardDetailsEvent>(
        [
            .scrolling,
            KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h"),
            KeyRow("g", .screen(.placesRequested), "g"),
            KeyRow("x", .screen(.privacyToggled), "x"),
            KeyRow("r", .refreshRequested, "r"),
            KeyRow("p", .paymentChosen, "p"),
            KeyRow("v", .statementChosen, "v"),
            KeyRow("y", .copyRequested, "y"),
            KeyRow("u", .undoRequested, "u"),
            KeyRow("n b", .neighbourRequested(by: 1), "n"),
            KeyRow("n b", .neighbourRequested(by: -1), "b"),
        ])
}

extension Part {
    /// How high it is where nothing depends on the colours.
    fileprivate func rows(columns: Int) -> Int {
        layout(columns: columns, theme: .standard(depth: .none)).rows
    }
}
