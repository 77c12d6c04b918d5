import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing
import Words

@testable import PaymentCardsView

@Suite("A slip in a window with little room")
struct LowSlipTests {
    @Test(
        "loses its ornaments first: how much is paid on which card is seen without scrolling",
        arguments: [(40, 15), (30, 10), (24, 8)])
    func lowSlips(columns: Int, rows: Int) {
        let space = LiveSpace(size: Size(columns: columns, rows: rows), theme: .standard(depth: .none))
        for (state, headline) in [(CardPaymentViewState.plan(), "To pay"), (.receipt(), "Paid")] {
            let lines = CardPaymentView().frame(of: state, in: space).lines
            #expect(lines.contains { $0.contains(headline) && $0.contains("₹7,853.33") })
            #expect(lines.contains { $0.contains("ICICI CHIP") && $0.contains("•••• 6564") })
            #expect(!lines.contains { $0.contains("◆") || $0.contains("✓") })
        }
    }

    @Test("names the card by its digits already where the amount is chosen, if the card isn’t shown")
    func lowForm() {
        func names(_ columns: Int, _ rows: Int) -> Bool {
            let space = LiveSpace(size: Size(columns: columns, rows: rows), theme: .standard(depth: .none))
            return CardPaymentView().frame(of: .form(), in: space).text.contains("How much? •••• 8776")
        }
        #expect(names(30, 10) && names(40, 12) && !names(80, 24))
    }

    @Test("says what has to be known before other facts")
    func lowWarnings() {
        let slip = PaymentSlipState(
            stage: .planned, headline: "To pay", amount: "₹5", currency: "Indian Rupee",
            lines: [Fact(id: "rest", label: "Left", value: "nothing")],
            notes: ["Quiet.", "It was paid before."],
            warnings: ["It was paid before."])
        let space = LiveSpace(size: Size(columns: 30, rows: 8), theme: .standard(depth: .none))
        let text = CardPaymentView().frame(of: .sample(.english, .slip(slip)), in: space).text
        let words = ["₹5", "It was paid before.", "Left", "Quiet."]
        same(text.split(separator: "\n").compactMap { line in words.first(where: line.contains) }, words)
    }
}
