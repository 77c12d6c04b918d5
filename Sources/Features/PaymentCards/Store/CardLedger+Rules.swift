import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// What may be done, given everything done so far. Nothing here stores anything.
extension CardLedger {
    /// The payment that `order` asks for, if the due allows it, and none for as much was made on that day that the person wasn't told
    /// of: another program may have recorded it since.
    ///
    /// - Parameters:
    ///   - namesakes: the cards with the id of the one to pay on, as ``payments(onCardOf:among:)`` needs them.
    ///   - statement: the card's last statement, which gives the minimum due.
    ///   - timeZone: where the days since the statement are counted.
    func payment(
        for order: PaymentOrder, among namesakes: [PaymentCard], reference: PaymentReference, date: Date,
        statement: Statement?,
        in timeZone: TimeZone
    ) throws(CardsError) -> Payment {
        let payments = payments(onCardOf: order, among: namesakes)
        let paid = payments.filter { $0.stands(on: order.due) }.reduce(Decimal()) { $0 + $1.money.amount }
        let due = order.due.billing(order.due.billed ?? order.due.money).after(paying: paid)
        let problem = due.problem(
            paying: order.amount, for: order.purpose,
            minimum: MinimumDue(of: due, after: payments, statement, in: timeZone))
        if let problem { throw .paymentRefused(problem) }
        let currency = due.money.currency
        let equal = payments.equal(
            to: Money(amount: order.amount, currency: currency), at: date, in: timeZone
        ).filter { !order.besides.contains($0.id) }
        guard order.isDistinct || equal.isEmpty else { throw .paidAlready(equal) }
        return Payment(
            id: reference, card: order.card, number: order.number, dueID: due.id,
            money: Money(amount: order.amount, currency: currency),
            rest: Money(amount: due.money.amount - order.amount, currency: currency), date: date,
            minimumOf: order.purpose == .minimum ? statement?.firstCounted : nil
        ).asRecord
    }

    /// The payment after being undone at `date`.
    func undoing(_ reference: PaymentReference, at date: Date) throws(CardsError) -> Payment {
        guard let payment = payment(reference) else { throw .unknownPayment(reference) }
        guard payment.undone == nil else { throw .undoRefused(reference, .alreadyUndone) }
        return payment.undone(at: date)
    }

    /// The identity for the next added card. None is used twice, and none that a card of the source has; those are in `taken`.
    func nextID(besides taken: Set<String>) -> CardID {
        var number = (lastAdded?.number ?? 0) + 1
        while taken.contains(AddedCard.feedID(number)) { number += 1 }
        return CardID(feedID: AddedCard.feedID(number))
    }

    /// The added card whose number may be the same as `number`.
    func duplicate(of number: CardNumber) -> AddedCard? {
        added.first { $0.card.number.mayBeSame(as: number) }
    }
}

extension PaymentOrder {
    /// The card to pay on.
    var knownCard: KnownCard { KnownCard(card, number: number) }
}
