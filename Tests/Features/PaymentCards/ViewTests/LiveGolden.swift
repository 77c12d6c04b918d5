import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import SwipeKit
import TerminalKit
import Testing
import Words

@testable import PaymentCardsView

/// A picture of the live list that is kept.
struct LiveGolden: CustomTestStringConvertible, Sendable {
    let name: String
    let size: Size
    let depth: ColorDepth
    let state: CardListViewState

    var testDescription: String { name }

    static let all: [LiveGolden] =
        sizes.flatMap { columns, rows in
            [(ColorDepth.trueColor, "rgb", Language.english), (.none, "none", .ukrainian)].map {
                depth, depthName, language in
                let size = Size(columns: columns, rows: rows)
                return LiveGolden(
                    name: "live-\(columns)x\(rows)-\(depthName)-\(language == .english ? "en" : "uk")",
                    size: size,
                    depth: depth, state: .window(language, of: size))
            }
        } + [
            LiveGolden(
                name: "live-menu-40x12-rgb-en", size: Size(columns: 40, rows: 12), depth: .trueColor,
                state: .sample(.english, count: 2).live(
                    .fixture(
                        menu: .fixture,
                        hints: [
                            KeyHint(.event(.menuMoved(by: 1)), "move"), KeyHint(.event(.cancelled), "back"),
                        ]))),
            LiveGolden(
                name: "live-search-80x24-none-en", size: Size(columns: 80, rows: 24), depth: .none,
                state: CardListViewState.troubled.live(
                    .fixture(
                        search: SearchFieldState(label: "Search", text: "icici", isEditing: true),
                        hints: [KeyHint(.event(.searchEnded(keeping: true)), "done")]))),
        ]

    private static let sizes = [(40, 12), (80, 24), (120, 40)]
}

extension CardListViewState {
    /// The sample cards that fit on a live screen of `size`; the first one has the focus.
    fileprivate static func window(_ language: Language, of size: Size) -> CardListViewState {
        let layout = CardListLiveLayout(size: size)
        let samples = CardRow.samples(in: language)
        let grid = CardGrid(layout.grid, rows: layout.body.size.rows)
        let rows = Array(samples.prefix(grid.cards + grid.peeking))
        let actions: [KeyHint<CardListEvent>.Action] = [
            .row, .event(.pushed(.left)), .event(.actionNumberChosen(1)), .event(.searchBegan),
            .event(.helpToggled), .event(.screen(.closed)),
        ]
        let meanings =
            language == .english
            ? ["move", "swipe", "action", "search", "help", "quit"]
            : ["рух", "свайп", "дія", "пошук", "довідка", "вийти"]
        return CardListViewState(
            title: language == .english ? "Your cards" : "Ваші картки",
            summary: language == .english ? "7 cards" : "7 карток", content: .cards(rows),
            controls: .fixture(
                focus: rows[0].id,
                window: WindowState(first: 0, count: min(grid.cards, samples.count), total: 7),
                hints: zip(actions, meanings).map { KeyHint($0, $1) }))
    }
}
