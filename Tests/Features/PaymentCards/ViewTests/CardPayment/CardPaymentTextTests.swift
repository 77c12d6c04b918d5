import Foundation
import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TerminalKit
import TestSupport
import Testing
import Words

@testable import PaymentCardsView

@MainActor
@Suite("CardPaymentText")
struct CardPaymentTextTests {
    @Test("The plain form is a name and a value a line")
    func plain() throws {
        try same(
            text(.receipt(isUndone: true), .plain).split(separator: "\n"),
            [
                "date\t2026-11-20T12:00:00Z", "name\t1", "title\tCARD", "number\t4221 XXXX XXXX 8776",
                "amount\t7853.33", "currency\tINR", "purpose\tfull", "left\t0", "status\tundone",
                "reference\tSW-7K3M-9QPD-2X", "undone\t2026-11-20T12:01:00Z", "idempotencyKey\tk",
                "undoableUntil\t2026-11-20T12:05:00Z", "id\t1", "listed\ttrue",
            ])
    }

    @Test("The JSON form has a versioned schema, exact amounts and moments in UTC")
    func json() throws {
        let json = try text(.receipt(), .json)
        #expect(json.contains("\"schema\" : \"swippy.payment/3\""))
        #expect(json.contains("\"amount\" : 7853.33,"))
        #expect(json.contains("\"date\" : \"2026-11-20T12:00:00Z\""))
        #expect(json.contains("\"status\" : \"paid\""))
        try same(text(.sample(.english, .waiting("…")), .json), "")
    }

    @Test("Spoken, a receipt is heard in its order, without drawing")
    func spoken() throws {
        try same(
            text(.receipt(), .screenReader).split(separator: "\n"),
            [
                "Payment", "Paid: ₹7,853.33.", "Card: ICICI CHIP PLATINUM.",
                "Number: •••• 6564.", "Left to pay: nothing.", "Reference: SW-7K3M-9QPD-2X.",
                "Paid on: 20 Nov 2026, 12:00.", "It can be undone until 12:05:00:",
                "swippy undo SW-7K3M-9QPD-2X",
            ])
    }

    @Test("Spoken, the choices come with their amounts, and with what is wrong")
    func spokenForm() throws {
        let problem = FieldProblem(message: "There is no amount yet.", advice: "Type digits.")
        let lines = try text(.form(selected: .other, problem: problem, alert: .timeout), .screenReader)
            .split(separator: "\n")
        #expect(lines.contains("Full amount: ₹7,853.33."))
        #expect(lines.contains("Minimum due: no statement."))
        #expect(lines.contains("Other amount."))
        same(lines.last, "There is no amount yet. Type digits.")
        #expect(lines.contains("The payment may or may not have been made."))
    }

    private func text(_ state: CardPaymentViewState, _ form: TextForm) throws -> String {
        try CardPaymentView().text(of: state, as: form)
    }
}
