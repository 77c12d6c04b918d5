import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
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
            ("statement-80-16-uk", 80, .ansi16, .fixture(.statement(.ukrainian))),
            ("statement-120-none-en", 120, .none, .fixture()),
            ("statement-120-rgb-uk", 120, .trueColor, .fixture(.statement(.ukrainian))),
            ("statement-80-rgb-hidden", 80, .trueColor, .fixture(.statement(.hidden))),
            ("statement-40-none-empty", 40, .none, CardStatementViewState.kinds[5]),
            (
                "statement-80-none-unbalanced", 80, .none,
                .fixture(
                    .statement(.fixture(warnings: ["This statement does not add up."], bars: [], lines: [])),
                    alert: AlertState(title: "Error", message: "Too slow.", advice: "Try again."))
            ),
        ] as [(String, Int, ColorDepth, CardStatementViewState)])
    func statement(name: String, columns: Int, depth: ColorDepth, state: CardStatementViewState) throws {
        let picture = CardStatementPicture(state: state, columns: columns, theme: .standard(depth: depth))
        let text = GoldenPicture(picture.canvas, depth: depth).text
        try GoldenFiles(besideTest: #filePath).expect(text, in: name)
    }
}

extension StatementSheet {
    /// A statement in Ukrainian.
    fileprivate static let ukrainian = StatementSheet(
        period: "16 жовт. – 15 лист. 2026 р.", spokenPeriod: "З 16 жовтня 2026 р. до 15 листопада 2026 р.",
        facts: [
            Fact(label: "На початок", value: "¥36,400"), Fact(label: "Витрачено", value: "¥48,200"),
            Fact(label: "Зараховано", value: "¥36,400"),
            Fact(label: "На кінець", value: "¥48,200", isMain: true),
            Fact(label: "Мінімальний платіж", value: "¥5,000"),
            Fact(label: "Сплатити до", value: "23 лист. 2026 р."),
        ], warnings: [],
        headings: Headings(
            categories: "Витрати за категоріями", days: "Витрати за днями", lines: "Операції"),
        bars: [
            Bar(category: .shopping, label: "Покупки", amount: "¥15,920", share: 1),
            Bar(category: .dining, label: "Кафе й ресторани", amount: "¥12,600", share: 0.79),
            Bar(category: .neutral, label: "pets", amount: "¥3,000", share: 0.19),
        ],
        days: DayChart(
            shares: (0..<31).map { [3: 0.08, 9: 0.63, 16: 1, 18: 0.79, 23: 0.34, 29: 0.19][$0] ?? 0 },
            first: "16 жовт.", last: "15 лист.", peak: "Найбільше — 1 листопада 2026 р.: ¥15,920"),
        lineCount: ukrainianLines.count, firstLine: 0, lines: ukrainianLines,
        widest: Widest(of: ukrainianLines), noLines: "За цей період операцій не було.", record: .fixture())

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
