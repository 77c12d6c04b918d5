import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Values

extension CardPaymentWording {
    /// The payment as data; `nil` before the card is known.
    func record(of state: CardPaymentState) -> PaymentRecord? {
        let card = state.item.map { CardRecord($0, swipe: nil, today: days.today) }
        if let report = state.report { return record(of: report, card: card, state) }
        guard let quote = state.quote, card != nil else { return nil }
        let due = quote.due.money
        let isPlanned = state.step == .confirming || state.step == .paying
        let amount = isPlanned ? state.order?.amount : nil
        let minimum: Decimal? =
            switch quote.minimum {
            case .success(.money(let money)): money.amount
            case .success(.paid): 0
            case .success(.none), .failure: nil
            }
        return PaymentRecord(
            status: isPlanned ? (quote.earlier == nil ? .planned : .repeated) : .open,
            reference: quote.earlier?.id.text, amount: amount,
            currency: due.currency.identity, left: due.amount - (amount ?? 0), minimum: minimum,
            idempotencyKey: state.key, isRepeat: quote.earlier != nil,
            card: card)
    }

    private func record(
        of report: PaymentReport, card: CardRecord?, _ state: CardPaymentState
    ) -> PaymentRecord {
        let payment = report.payment
        let isUndone = payment.undone != nil
        let due = report.item?.card.due
        let dueNow = due.map { $0.isPaid ? 0 : $0.money.amount }
        return PaymentRecord(
            status: isUndone ? .undone : .paid, reference: payment.id.text, amount: payment.money.amount,
            currency: payment.money.currency.identity, left: isUndone ? dueNow : payment.rest.amount,
            date: payment.date,
            undoableUntil: state.undoSeconds == nil ? nil : payment.undoDeadline, undone: payment.undone,
            idempotencyKey: payment.idempotencyKey, isRepeat: report.isRepeat,
            card: card)
    }
}
