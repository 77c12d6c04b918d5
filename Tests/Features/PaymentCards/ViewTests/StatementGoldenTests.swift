import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import Testing

@testable import PaymentCardsView

@Suite("Pictures of statements that are kept")
struct StatementGoldenTests {
    @Test(
        "A statement looks the same as when it was last reviewed",
        arguments: [
            ("statement-40-rgb-en", 40, .trueColor, .fixture()),
            ("statement-80-256-en", 80, .ansi256, .fixture()),
            (
                "statement-80-16-uk", 80, .ansi16,
                .fixture(.body(.ukrainian), summary: "16 жовт. – 15 лист. 2026 р.")
            ),
            ("statement-120-none-en", 120, .none, .fixture()),
            (
                "statement-120-rgb-uk", 120, .trueColor,
                .fixture(.body(.ukrainian), summary: "16 жовт. – 15 лист. 2026 р.")
            ),
            ("statement-80-rgb-hidden", 80, .trueColor, .fixture(.body(.hidden))),
            ("statement-40-none-empty", 40, .none, CardStatementViewState.kinds[5]),
            (
                "statement-80-none-unbalanced", 80, .none,
                .fixture(
                    .body(.fixture(warnings: ["This statement does not add up."], bars: [], lines: [])),
                    alert: AlertState(title: "Error", message: "Too slow.", advice: "Try again."))
            ),
        ] as [(String, Int, ColorDepth, CardStatementViewState)])
    func statement(name: String, columns: Int, depth: ColorDepth, state: CardStatementViewState) throws {
        let space = CanvasSpace(columns: columns, theme: .standard(depth: depth))
        let text = GoldenPicture(CardStatementView().canvas(of: state, in: space), depth: depth).text
        try GoldenFiles(besideTest: #filePath).expect(text, in: name)
    }
}

extension StatementSheet {
    /// A statement in Ukrainian.
    fileprivate static let ukrainian = StatementSheet(
        facts: [
            Fact(label: "На початок", value: "¥36,400"), Fact(label: "Витрачено", value: "¥48,200"),
            Fact(label: "Зараховано", value: "¥36,400"),
            Fact(label: "На кінець", value: "¥48,200", isMain: true),
            Fact(label: "Мінімальний платіж", value: "¥5,000"),
            Fact(label: "Сплатити до", value: "23 лист. 2026 р."),
        ], warnings: [],
        categories: SpendingChart(
            heading: "Витрати за категоріями",
            bars: [
                Bar(category: .shopping, label: "Покупки", amount: "¥15,920", share: 1),
                Bar(category: .dining, label: "Кафе й ресторани", amount: "¥12,600", share: 0.79),
                Bar(category: .neutral, label: "pets", amount: "¥3,000", share: 0.19),
            ], isByCategory: true, spoken: []),
        days: DayChart(
            heading: "Витрати за днями",
            shares: (0..<31).map { [3: 0.08, 9: 0.63, 16: 1, 18: 0.79, 23: 0.34, 29: 0.19][$0] ?? 0 },
            first: "16 жовт.", last: "15 лист.", peak: "Найбільше — 1 листопада 2026 р.: ¥15,920"),
        heading: "Операції", lineCount: ukrainianLines.count, firstLine: 0, lines: ukrainianLines,
        widest: Widest(of: ukrainianLines))

    private static let ukrainianLines: [Line] = [
        .fixture(
            date: "1 лист.", text: "無印良品 銀座", category: .shopping, categoryName: "Покупки",
            amount: "¥15,920"),
        .fixture(
            date: "27 жовт.", text: "お支払い", category: .payment, categoryName: "Платіж",
            amount: "-¥36,400",
            isCredit: true),
    ]
}
