import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenView
import TerminalKit
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("What a payment says, and where one types")
struct CardPaymentSpeechTests {
    private func space(rows: Int) -> LiveSpace {
        LiveSpace(size: Size(columns: 40, rows: rows), theme: .standard(depth: .none))
    }

    @Test("A slip is heard with the button that the person is at, and what is under way at once")
    func heard() {
        let view = CardPaymentView()
        same(view.speech(of: .plan(), in: space(rows: 24)).chosen, "Pay ₹7,853.33")
        #expect(view.speech(of: .plan(), in: space(rows: 24)).underWay == nil)
        same(view.speech(of: .form(), in: space(rows: 24)).chosen, "Full amount: ₹7,853.33")
        let speech = view.speech(of: .plan(isUnderWay: true), in: space(rows: 24))
        same(speech.underWay, "To pay: ₹7,853.33.")
        #expect(speech.lines.contains("To pay: ₹7,853.33."))
    }

    @Test("The terminal's cursor stands in the field for another amount, and nowhere else")
    func cursor() {
        func cursor(_ state: CardPaymentViewState) -> Point? {
            CardPaymentView().frame(of: state, in: space(rows: 24)).cursor
        }
        let field = CardPaymentView().frame(of: .form(selected: .other, typed: "1234"), in: space(rows: 24))
        same(field.cursor.map { field[$0].text }, "█")
        same(
            cursor(.form(selected: .other, typed: "1234", cursor: 1))?.column,
            (field.cursor?.column ?? 0)
                - 3)
        #expect(cursor(.form()) == nil && cursor(.plan()) == nil && cursor(.receipt()) == nil)
    }
}
