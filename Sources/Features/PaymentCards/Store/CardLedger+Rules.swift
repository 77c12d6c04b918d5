import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// What may be done, given all that was done. Nothing here stores anything.
extension CardLedger {
    /// The receipt of the payment that an order with this one's key has made; `nil` where the key is new or there is none.
    ///
    /// A key stands for one order: the same card, due and amount.
    func earlierReceipt(for order: PaymentOrder) throws(CardsError) -> PaymentReceipt? {
        let key = order.idempotencyKey
        guard let earlier = payment(withKey: key) else { return nil }
        guard earlier.knownCard == order.knownCard, earlier.dueID == order.due.id,
            earlier.money.amount == order.amount
        else { throw .reusedKey(key, payment: earlier.id) }
        return PaymentReceipt(payment: earlier, isRepeat: true)
    }

    /// The payment that `order` asks for, as far as the due allows it.
    ///
    /// - Parameters:
    ///   - statement: the card's last statement, which says what the minimum is.
    ///   - timeZone: where the days since the statement are told.
    func payment(
        for order: PaymentOrder, reference: PaymentReference, date: Date, statement: Statement?,
        in timeZone: TimeZone
    ) throws(CardsError) -> Payment {
        let due = Due(id: order.due.id, money: order.due.billed ?? order.due.money, state: order.due.state)
            .after(paying: paid(on: order.due, of: order.knownCard))
        let problem = due.problem(
            paying: order.amount, for: order.purpose,
            minimum: MinimumDue(of: due, after: payments(on: order.knownCard), statement, in: timeZone))
        if let problem { throw .paymentRefused(problem) }
        let currency = due.money.currency
        return Payment(
            id: reference, card: order.card, number: order.number, dueID: due.id,
            money: Money(amount: order.amount, currency: currency),
            rest: Money(amount: due.money.amount - order.amount, currency: currency), date: date,
            idempotencyKey: order.idempotencyKey)
    }

    /// The payment that is taken back at `date`.
    func undoing(_ reference: PaymentReference, at date: Date) throws(CardsError) -> Payment {
        guard let payment = payment(reference) else { throw .unknownPayment(reference) }
        guard payment.undone == nil else { throw .undoRefused(reference, .alreadyUndone) }
        guard payment.isUndoable(at: date) else { throw .undoRefused(reference, .tooLate) }
        return payment.undone(at: date)
    }

    /// The identity of the next card that is added. None is given twice, and none that a card of the source has, which are
    /// those of `taken`.
    func nextID(besides taken: Set<String>) -> CardID {
        var number = (lastAdded?.number ?? 0) + 1
        while taken.contains(AddedCard.feedID(number)) { number += 1 }
        return CardID(feedID: AddedCard.feedID(number))
    }

    /// The added card that may have the same number as `number`.
    func duplicate(of number: CardNumber) -> AddedCard? {
        changes.added.first { $0.card.number.mayBeSame(as: number) }
    }
}

extension CardLedger {
    /// How the removed card comes back that `card` is: one of a source, or one that was added.
    func restoring(_ card: PaymentCard) throws(CardsError) -> Event {
        let isGone = gone.contains { $0.id == card.id && $0.card.number == card.number }
        guard !changes.keep(card) || isGone else { throw .unknownCard(name: card.id.feedID, nearest: []) }
        return .restored(card.id, number: card.number)
    }
}

extension PaymentOrder {
    /// The card that is to be paid on.
    fileprivate var knownCard: KnownCard { KnownCard(card, number: number) }
}

extension AddedCard {
    /// What the identities of added cards begin with.
    static let prefix = "added-"

    static func feedID(_ number: Int) -> String { prefix + String(number) }

    /// The number in the card's identity.
    var number: Int? { Int(id.feedID.dropFirst(Self.prefix.count)) }
}
