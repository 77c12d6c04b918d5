import ContentCards
import Pages
package import PaymentCardsScreens
import ScreenContract
package import ScreenView
package import TerminalKit

/// The statement screen as the person meets it: the summary and the charts, and the transactions below them or beside.
package struct CardStatementView: PageView, TabularView {
    package typealias Event = CardStatementEvent
    package typealias Content = CardStatementRecord

    /// No table is wider, or the eye would lose the line on its way to the amount.
    private static let widest = 84
    /// The width of the summary and the charts where the transactions stand beside them.
    private static let sums = 46
    private static let gap = 4
    /// From this width on they do.
    private static let wide = 104
    /// From this width on, the summary has two columns.
    private static let twoColumns = 54

    package init() {}

    /// The statement; a search takes the place of what sums up all transactions.
    package func parts(of sheet: StatementSheet) -> [Part<CardStatementEvent>] {
        let heading =
            sheet.lineCount == 0
            ? Part<Event>.paragraph(sheet.heading, mostLines: 3)
            : .paragraph(sheet.heading, .strong, mostLines: 3).reading([
                "\(sheet.heading): \(sheet.lineCount)"
            ])
        let lines = Part.stack([heading, .transactions(sheet)], gap: 0)
        if let search = sheet.search { return [.component(field(search)), lines] }
        let warnings = sheet.warnings
        let sums: [Part<Event>] =
            (warnings.isEmpty ? [] : [.card(words: warnings) { _, _ in CardSheet(warnings: warnings) }])
            + [.card(facts(sheet.facts))]
            + (sheet.categories.bars.isEmpty ? [] : [.chart(sheet.categories), .days(sheet.days)])
        return [
            .fitted { columns in
                columns > Self.widest
                    ? .beside(.stack(sums), columns: Self.sums, gap: Self.gap, lines) : .stack(sums + [lines])
            }
        ]
    }

    /// Labels with their values at the end of the line; where there is room, in two columns.
    private func facts(_ facts: [Fact]) -> Part<CardStatementEvent> {
        let lines = facts.map { fact in
            let value =
                fact.isMain ? Ink { [.init(fact.value, $0.style($0.accent, .bold))] } : Ink(fact.value)
            return Part<Event>.fact(fact, fact.isMain ? .strong : .quiet, value)
        }
        let half = (lines.count + 1) / 2
        return .fitted { columns in
            guard columns >= Self.twoColumns else { return .stack(lines, gap: 0) }
            let width = (columns - 5) / 2
            return .beside(
                .stack(Array(lines.prefix(half)), gap: 0), columns: width, gap: columns - 2 * width,
                .stack(Array(lines.dropFirst(half)), gap: 0))
        }
        .reading(facts.map(\.words))
    }

    private func field(_ search: SearchFieldState) -> SearchField<CardStatementEvent> {
        SearchField(search, edited: CardStatementEvent.searchEdited)
    }

    /// Where the transactions stand beside the rest, the page is wider.
    package func widest(of sheet: StatementSheet?, in columns: Int) -> Int {
        guard let sheet, sheet.search == nil, columns >= Self.wide else { return Self.widest }
        return Self.sums + Self.gap + Self.widest
    }

    package func keys(on state: CardStatementViewState?) -> KeyTable<CardStatementEvent> {
        guard let search = state?.body?.search else { return Self.keys }
        return search.isEditing ? Self.searching : Self.found
    }

    private static let searching = KeyTable<CardStatementEvent>([
        .scrolling,
        KeyRow("⏎", .searchEnded(keeping: true), .enter),
        KeyRow("Esc", .searchEnded(keeping: false), .escape),
    ])

    private static let found = KeyTable<CardStatementEvent>(
        [KeyRow("Esc", .searchEnded(keeping: false), .escape, .backspace, .left, "h")] + browsing)

    private static let keys = KeyTable<CardStatementEvent>(
        [KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "h")] + browsing)

    /// A Cyrillic layout types "." where "/" is on others.
    private static let browsing: [KeyRow<CardStatementEvent>] = [
        .scrolling,
        KeyRow("q", .screen(.closed), "q"),
        KeyRow("/", .searchBegan, "/", "."),
        KeyRow("g", .screen(.placesRequested), "g"),
        KeyRow("x", .screen(.privacyToggled), "x"),
        KeyRow("u", .undoRequested, "u"),
        KeyRow("y", .copyRequested, "y"),
        KeyRow("r", .refreshRequested, "r"),
    ]

    /// What the keys mean, and what is typed into the search.
    package func events(
        for input: InputEvent, on state: CardStatementViewState?, in space: LiveSpace
    ) -> [CardStatementEvent] {
        events(for: input, on: state, in: space, typingInto: state?.body?.search.map(field))
    }

    /// Another search is read from its first find.
    package func isOtherPage(_ new: CardStatementViewState, than old: CardStatementViewState) -> Bool {
        new.body?.search?.text != old.body?.search?.text
    }

    /// Which transactions are in sight.
    package func sight(of items: Range<Int>?) -> CardStatementEvent? { .linesShown(items) }
}
