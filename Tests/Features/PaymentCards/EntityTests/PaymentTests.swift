import Foundation
import PaymentCardsEntity
import TestSupport
import Testing
import Values

@Suite("A payment")
struct PaymentTests {
    @Test(
        "can be undone until five minutes are over, or as long before it by a clock that was set back",
        arguments: [(-301, false), (-300, true), (0, true), (299.999, true), (300, false)])
    func undoable(seconds: Double, isUndoable: Bool) {
        let date = Date(timeIntervalSince1970: 1_795_176_000)
        let money = Money(amount: 5, currency: Currency(text: "₹"))
        let payment = Payment(
            id: PaymentReference("SW-1"), card: CardID(feedID: "7"), dueID: "1", money: money, rest: money,
            date: date)
        same(payment.isUndoable(at: date + seconds), isUndoable)
        same(payment.undoDeadline, date + 300)
        #expect(!payment.undone(at: date).isUndoable(at: date + seconds))
    }
}
