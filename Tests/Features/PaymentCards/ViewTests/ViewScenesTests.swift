import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import Pages
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("What keys and presses mean, and what is written and heard")
struct ViewScenesTests {
    @Test("of the dues", arguments: dues.all)
    func dues(_ scene: Scene<EmptyStage>) async throws { try await Self.dues.play(scene) }

    @Test("of payments", arguments: history.all)
    func history(_ scene: Scene<EmptyStage>) async throws { try await Self.history.play(scene) }

    @Test("of the choice of a card", arguments: picker.all)
    func picker(_ scene: Scene<EmptyStage>) async throws { try await Self.picker.play(scene) }

    @Test("of the check of a feed", arguments: check.all)
    func check(_ scene: Scene<EmptyStage>) async throws { try await Self.check.play(scene) }

    @Test("of the details of a card", arguments: details.all)
    func details(_ scene: Scene<EmptyStage>) async throws { try await Self.details.play(scene) }

    @Test("of a statement", arguments: statement.all)
    func statement(_ scene: Scene<EmptyStage>) async throws { try await Self.statement.play(scene) }

    @Test("of what was spent", arguments: spending.all)
    func spending(_ scene: Scene<EmptyStage>) async throws { try await Self.spending.play(scene) }

    private nonisolated static let wheel: [(String, InputEvent)] = [
        ("wheel up", .pointer(PointerEvent(kind: .scrolledUp, button: nil, position: .zero))),
        ("wheel down", .pointer(PointerEvent(kind: .scrolledDown, button: nil, position: .zero))),
    ]
    private nonisolated static let others: [(String, InputEvent)] = [
        ("paste", .paste("q")), ("focus lost", .focus(false)), ("focus back", .focus(true)),
        ("hover", .pointer(PointerEvent(kind: .hovered, button: nil, position: .zero))),
    ]

    nonisolated static let dues = Scenes<EmptyStage>(
        "CardDues",
        [
            Scene("Keys move, open, pay, mark and undo, also on a Cyrillic layout; the wheel moves") {
                stage in
                let view = ShownView(CardDuesView(), in: stage.book)
                view.show(.sample())
                view.press("↓ ↑ j k PgDn PgUp Home End ⏎ p з u г r к x ч g п Space d Esc q z")
                view.give(wheel + others)
            },
            Scene("A click opens a row, and one with the right button marks it") { stage in
                for columns in [100, 30] {
                    let view = ShownView(CardDuesView(), in: stage.book, columns: columns)
                    view.show(.sample(), "\(columns) columns")
                    view.click("CARD, ONE", "CARD 3", "In total")
                    view.click("CARD 3", "Due", button: .right)
                }
            },
            Scene("Every form has the dues, and a calendar the reminders") { stage in
                try stage.book.tell(formsOf: CardDuesViewState.sample(), in: CardDuesView())
                stage.book.tell(form: "calendar", CardDuesView().calendar(of: .sample()))
            },
        ])

    nonisolated static let history = Scenes<EmptyStage>(
        "CardHistory",
        [
            Scene("A line is pressed to open its card, if that is in the list") { stage in
                for columns in [80, 30] {
                    let view = ShownView(CardHistoryView(), in: stage.book, columns: columns)
                    view.show(.sample, "\(columns) columns")
                    view.click("in doubt", "undone")
                    view.press("↓ Esc q r u g x")
                    view.give(others)
                }
            },
            Scene("A payment is a line of fields, and a spreadsheet gets no formula") { stage in
                try stage.book.tell(formsOf: CardHistoryViewState.sample, in: CardHistoryView())
                for columns in [120, 80, 60, 30] {
                    let space = CanvasSpace(columns: columns, theme: .standard(depth: .none))
                    let canvas = CardHistoryView().canvas(of: .sample, in: space)
                    stage.book.tell(picture: "\(columns) columns", canvas)
                }
            },
        ])

    nonisolated static let picker = Scenes<EmptyStage>(
        "CardPicker",
        [
            Scene("Keys move and choose; all others type") { stage in
                let view = ShownView(CardPickerView(), in: stage.book)
                view.show(.sample(count: 3))
                view.press("↑ ↓ Tab ⇧Tab ^N ^P PgDn Home ⏎ Esc ⌫ ^U q й Space ← ⌥x")
                view.give(wheel + others)
            },
            Scene("Every form names the cards") { stage in
                try stage.book.tell(formsOf: CardPickerViewState.sample(count: 2), in: CardPickerView())
            },
        ])

    nonisolated static let check = Scenes<EmptyStage>(
        "CardCheck",
        [
            Scene("A finding has its place, the card, what is wrong and what to write") { stage in
                let state = CardCheckViewState(
                    title: "Check of the cards", summary: "1 card, 1 card could not be read",
                    content: .body([
                        CardCheckLine(
                            place: "cards.json:12:31", title: "GOLD", problem: "unknown network “VSIA”",
                            remedy: "known are VISA; nearest: VISA", isFatal: false),
                        CardCheckLine(
                            place: "cards.json:20:5", title: nil, problem: "“title” is missing", remedy: nil,
                            isFatal: true),
                    ]),
                    record: CardCheckRecord(
                        lines: [
                            CardCheckRecord.Line(
                                severity: .warning, source: "cards.json", line: 12, column: 31, title: "GOLD",
                                problem: "unknown network “VSIA”", accepted: "known are VISA",
                                nearest: ["VISA", "AMEX"])
                        ], more: 2, cards: 1, unreadableCards: 1, unreadableStatements: 0, isFatal: true))
                try stage.book.tell(formsOf: state, in: CardCheckView())
                for columns in [80, 24] {
                    let space = CanvasSpace(columns: columns, theme: .standard(depth: .none))
                    stage.book.tell(
                        form: "\(columns) columns", CardCheckView().canvas(of: state, in: space).text)
                }
            }
        ])

    nonisolated static let spending = Scenes<EmptyStage>(
        "CardSpending",
        [
            Scene("Every form has what was spent, the most first; the picture has a bar for each") { stage in
                let state = CardSpendingViewState(
                    title: "Spending by category", summary: "1 last statement",
                    content: .body([
                        SpendingChart(
                            heading: "30 Oct – 1 Nov 2026: ₹100.50",
                            bars: [
                                StatementSheet.Bar(
                                    category: .groceries, label: "Groceries", amount: "₹80.50", share: 1),
                                StatementSheet.Bar(
                                    category: .neutral, label: "pets", amount: "₹20.00", share: 0.25),
                            ], isByCategory: true,
                            spoken: ["Groceries: ₹80.50, 2 transactions", "pets: ₹20.00"])
                    ]),
                    record: SpendingRecord(
                        by: "category", card: nil, title: nil, month: "2026-10", category: nil, merchant: nil,
                        lines: [
                            SpendingRecord.Line(
                                name: "groceries", title: nil, amount: 80.5, currency: "INR", count: 2,
                                from: "2026-10-30", to: "2026-11-01")
                        ],
                        sums: [
                            SpendingRecord.Sum(
                                currency: "INR", amount: 100.5, from: "2026-10-30", to: "2026-11-01",
                                statements: 1)
                        ], missing: 1, failed: 0))
                try stage.book.tell(formsOf: state, in: CardSpendingView())
                for columns in [80, 24] {
                    let space = CanvasSpace(columns: columns, theme: .standard(depth: .none))
                    let canvas = CardSpendingView().canvas(of: state, in: space)
                    stage.book.tell(picture: "\(columns) columns", canvas)
                }
            }
        ])

    nonisolated static let details = Scenes<EmptyStage>(
        "CardDetails",
        [
            Scene("Every key, on either layout; attention is passed on, and pastes mean nothing") { stage in
                let view = ShownView(CardDetailsView(), in: stage.book)
                view.show(.sample())
                view.press("Esc ⌫ ← q й h x ч p з v м u c r к n z Del g")
                view.give(others)
            },
            Scene("Every fact is in every form: a line after its stable name, and a sentence") { stage in
                let alert = AlertState(
                    title: "Error", message: "No card matches “7”.", facts: ["7#1"], advice: "List the cards."
                )
                let state = CardDetailsViewState.sample(alert: alert)
                try stage.book.tell(formsOf: state, in: CardDetailsView())
            },
        ])

    nonisolated static let statement = Scenes<EmptyStage>(
        "CardStatement",
        [
            Scene("Every key, on either layout; attention is passed on, and pastes mean nothing") { stage in
                let view = ShownView(CardStatementView(), in: stage.book)
                view.show(.fixture())
                view.press("Esc ⌫ ← q й h x ч r к / . u c z Del g")
                view.give(others)
            },
            Scene("What is typed while searching is the search's, and Escape gives up first what was found") {
                stage in
                for cursor in [2, nil] {
                    let view = ShownView(CardStatementView(), in: stage.book)
                    let search = SearchFieldState(
                        label: "Search", text: "fu", cursor: cursor, found: "1 of 3")
                    view.show(.fixture(.body(.fixture(search: search))), cursor == nil ? "found" : "typing")
                    view.press("q / ← ⏎ Esc")
                    view.give(others)
                }
            },
            Scene("Every form has the card, the totals and the transactions") { stage in
                let state = CardStatementViewState.fixture(
                    .body(.fixture(warnings: ["It does not add up."], bars: [StatementSheet.bars[0]])))
                try stage.book.tell(formsOf: state, in: CardStatementView())
            },
            Scene("A statement that doesn't exist yet is left out, and a table has only its names") { stage in
                for kind in [4, 5, 6] {
                    try stage.book.tell(formsOf: CardStatementViewState.kinds[kind], in: CardStatementView())
                }
            },
        ])
}
