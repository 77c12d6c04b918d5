import Foundation
import PaymentCardsContract
import PaymentCardsEntity

/// Everything that a person did to the cards, folded from the events in their order.
struct CardLedger {
    /// One thing that was done. Nothing ever changes one; it is taken back by another.
    enum Event: Equatable {
        case paid(Payment)
        case undone(PaymentReference, Date)
        case added(PaymentCard)
        case removed(CardID, number: CardNumber)
    }

    private(set) var payments: [Payment] = []
    private(set) var added: [PaymentCard] = []
    private var positions: [PaymentReference: Int] = [:]
    private var positionsByKey: [String: Int] = [:]
    private var removed: [CardID: CardNumber] = [:]
    private var addedCount = 0

    /// Takes one more event into account.
    mutating func apply(_ event: Event) {
        switch event {
        case .paid(let payment):
            positions[payment.id] = payments.count
            if let key = payment.idempotencyKey { positionsByKey[key] = payments.count }
            payments.append(payment)
        case .undone(let reference, let date):
            guard let position = positions[reference] else { return }
            payments[position] = payments[position].undone(at: date)
        case .added(let card):
            added.append(card)
            addedCount += 1
        case .removed(let id, let number):
            let count = added.count
            added.removeAll { $0.id == id }
            if added.count == count { removed[id] = number }
        }
    }

    /// The payment of an order with this key.
    func payment(withKey key: String) -> Payment? { positionsByKey[key].map { payments[$0] } }

    /// The payment with this reference.
    func payment(_ reference: PaymentReference) -> Payment? { positions[reference].map { payments[$0] } }

    /// What stands of the payments on one due.
    func paid(on due: String, of card: CardID) -> Decimal {
        payments.filter { $0.card == card && $0.dueID == due && $0.undone == nil }
            .reduce(0) { $0 + $1.money.amount }
    }

    /// A card of the source as it is after all that was done; `nil` when it was removed.
    func card(_ card: PaymentCard) -> PaymentCard? {
        guard removed[card.id] != card.number else { return nil }
        guard let due = card.due else { return card }
        return card.with(due: due.after(paying: paid(on: due.id, of: card.id)))
    }

    /// The identity of the next card that is added; none is given twice.
    var nextID: CardID { CardID(feedID: "added-\(addedCount + 1)") }
}
