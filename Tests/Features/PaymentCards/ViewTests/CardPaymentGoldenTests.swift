import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import Testing
import Words

@testable import PaymentCardsView

@Suite("Pictures of payments that are kept")
struct CardPaymentGoldenTests {
    @Test("A printed payment looks the same as when it was last reviewed", arguments: Golden.printed)
    func printed(golden: Golden) throws {
        let space = CanvasSpace(columns: golden.columns, theme: .standard(depth: golden.depth))
        try expect(CardPaymentView().canvas(of: golden.state, in: space), golden)
    }

    @Test("A live payment looks the same as when it was last reviewed", arguments: Golden.live)
    func live(golden: Golden) throws {
        let size = Size(columns: golden.columns, rows: golden.rows)
        let space = LiveSpace(size: size, theme: .standard(depth: golden.depth))
        try expect(CardPaymentView().frame(of: golden.state, in: space), golden)
    }

    private func expect(_ canvas: Canvas, _ golden: Golden) throws {
        let text = GoldenPicture(canvas, depth: golden.depth).text
        try GoldenFiles(besideTest: #filePath).expect(text, in: golden.name)
    }

    struct Golden: CustomTestStringConvertible, Sendable {
        let name: String
        let columns: Int
        let rows: Int
        let depth: ColorDepth
        let state: CardPaymentViewState

        var testDescription: String { name }

        init(
            _ name: String, _ columns: Int, rows: Int = 0, _ depth: ColorDepth, _ state: CardPaymentViewState
        ) {
            (self.name, self.columns, self.rows, self.depth, self.state) = (name, columns, rows, depth, state)
        }

        static let printed = [
            Golden("payment-120-rgb-en", 120, .trueColor, .receipt()),
            Golden("payment-80-256-uk", 80, .ansi256, .receipt(.ukrainian)),
            Golden("payment-40-16-en", 40, .ansi16, .receipt(isUndone: true)),
            Golden("payment-40-none-uk", 40, .none, .receipt(.ukrainian)),
            Golden("payment-form-80-none-en", 80, .none, .form()),
        ]

        static let live = [
            Golden("payment-live-80x24-rgb-en", 80, rows: 24, .trueColor, .plan()),
            Golden("payment-live-80x24-none-en", 80, rows: 24, .none, .plan(isEnabled: false)),
            Golden(
                "payment-live-40x12-256-uk", 40, rows: 12, .ansi256,
                .form(.ukrainian, selected: .other, typed: "99999")),
            Golden("payment-live-40x24-16-en", 40, rows: 24, .ansi16, .plan()),
            Golden(
                "payment-live-80x24-256-en", 80, rows: 24, .ansi256,
                .form(
                    selected: .other, typed: "1,000",
                    problem: FieldProblem(
                        message: "“,” can mean two things in an amount.",
                        advice: "Type digits, and a point before decimals: 1500 or 7853.33."))),
            Golden("payment-live-120x40-rgb-en", 120, rows: 40, .trueColor, .form(alert: .timeout)),
            Golden("payment-live-60x18-rgb-uk", 60, rows: 18, .trueColor, .receipt(.ukrainian)),
        ]
    }
}
