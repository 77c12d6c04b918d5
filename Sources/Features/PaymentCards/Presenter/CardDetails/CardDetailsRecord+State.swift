import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Values

extension CardDetailsRecord {
    /// What is known at `date`, as data, with days told in `timeZone`.
    init(_ state: CardDetailsState, at date: Date, in timeZone: TimeZone) {
        var statement: PaymentCardsEntity.Statement?
        if case .success(let known) = state.statement { statement = known }
        self.init(
            bill: state.item.card.due.map {
                Bill(billed: $0.billed?.amount, paid: $0.paid?.amount, left: $0.rest.amount)
            },
            payments: state.knownPayments?.map { payment in
                Payment(
                    reference: payment.id.text, amount: payment.money.amount,
                    currency: payment.money.currency.identity, date: payment.date, undone: payment.undone,
                    undoableUntil: payment.isUndoable(at: date) ? payment.undoDeadline : nil)
            },
            statement: statement.map { statement in
                Statement(
                    from: statement.period.lowerBound.text, to: statement.period.upperBound.text,
                    closing: statement.closing.amount, minimumDue: statement.leastDue.amount,
                    minimumLeft: state.minimumLeft(in: timeZone)?.amount,
                    currency: statement.closing.currency.identity, dueDate: statement.dueDate.text)
            })
    }
}
