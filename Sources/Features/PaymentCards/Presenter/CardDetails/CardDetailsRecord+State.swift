import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Values

extension CardDetailsRecord {
    /// What is known at `date`, as data, with days told in `timeZone`.
    init(_ state: CardDetailsState, card: CardRecord, at date: Date, in timeZone: TimeZone) {
        var statement: PaymentCardsEntity.Statement?
        if case .success(let known) = state.statement { statement = known }
        self.init(
            card: card,
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
            }, sections: state.extras)
    }
}
