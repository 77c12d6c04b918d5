import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Everything that a person did to the cards, folded from the events in their order.
struct CardLedger {
    /// One thing that was done. Nothing ever changes one; it is taken back by another.
    enum Event: Equatable, Sendable {
        case paid(Payment)
        case undone(PaymentReference, Date)
        case added(CardID, NewCard)
        case removed(CardID, number: CardNumber)
        case restored(CardID, number: CardNumber)
    }

    /// All payments, in the order in which they were made.
    private(set) var payments: [Payment] = []
    /// What was done to the list of cards.
    private(set) var changes = ListChanges()
    /// How many events there were.
    private(set) var eventCount = 0
    /// How many of them say nothing that is still needed: a card came and went, or went and came back.
    private(set) var deadCount = 0
    /// The cards that were added and removed and can come back, the last one to go at the end.
    private(set) var gone: [AddedCard] = []
    /// The added card with the highest number, which may be gone again.
    private(set) var lastAdded: AddedCard?

    /// How many of the cards that were added and removed can come back. A feed has its own cards; these would be kept
    /// for ever.
    static let mostGone = 100

    /// The feed ids of cards that something was done to or with, and perhaps of others.
    private(set) var touchedIDs: Set<String> = []

    private var positions: [PaymentReference: Int] = [:]
    private var positionsByKey: [String: Int] = [:]
    private var standing: [PaidDue: Decimal] = [:]

    /// What payments are told apart by when a due is worked out.
    fileprivate struct PaidDue: Hashable {
        let card: KnownCard
        let due: String
        /// The currencys ``Currency/identity``: a feed may call it ₹ today and INR tomorrow.
        let currency: String
    }

    /// The ledger after `events`.
    init(_ events: [Event] = []) {
        apply(events)
    }

    /// Takes more events into account.
    mutating func apply(_ events: [Event]) {
        if events.count > 1000 {
            payments.reserveCapacity(payments.count + events.count)
            positions.reserveCapacity(positions.count + events.count)
        }
        for event in events { apply(event) }
    }

    /// Takes one more event into account.
    mutating func apply(_ event: Event) {
        eventCount += 1
        switch event {
        case .paid(let payment):
            touchedIDs.insert(payment.card.feedID)
            positions[payment.id] = payments.count
            if let key = payment.idempotencyKey { positionsByKey[key] = payments.count }
            standing[payment.paidDue, default: 0] += payment.money.amount
            payments.append(payment)
        case .undone(let reference, let date):
            guard let position = positions[reference], payments[position].undone == nil else { return }
            payments[position] = payments[position].undone(at: date)
            standing[payments[position].paidDue, default: 0] -= payments[position].money.amount
        case .added(let id, let card):
            touchedIDs.insert(id.feedID)
            let added = AddedCard(id: id, card: card)
            changes.added.append(added)
            if lastAdded.map({ $0.number ?? 0 <= added.number ?? 0 }) ?? true { lastAdded = added }
        case .removed(let id, let number):
            touchedIDs.insert(id.feedID)
            let place = changes.added.firstIndex { $0.id == id && $0.card.number == number }
            if let place {
                gone.append(changes.added.remove(at: place))
                guard gone.count > Self.mostGone else { return }
                gone.removeFirst()
                deadCount += 2
            } else {
                changes.removed.insert(RemovedCard(id: id, number: number))
            }
        case .restored(let id, let number):
            deadCount += 2
            guard changes.removed.remove(RemovedCard(id: id, number: number)) == nil,
                let place = gone.firstIndex(where: { $0.id == id && $0.card.number == number })
            else { return }
            changes.added.append(gone.remove(at: place))
        }
    }

    /// The payment of an order with this key.
    func payment(withKey key: String) -> Payment? { positionsByKey[key].map { payments[$0] } }

    /// The payment with this reference.
    func payment(_ reference: PaymentReference) -> Payment? { positions[reference].map { payments[$0] } }

    /// The payments on `card`, the newest first.
    func payments(on card: KnownCard) -> [Payment] {
        payments.reversed().filter { $0.knownCard == card }
    }

    /// What stands of the payments on `due`. Payments in another currency are of some other due with the same id.
    func paid(on due: Due, of card: KnownCard) -> Decimal {
        guard !standing.isEmpty else { return 0 }
        return standing[PaidDue(card: card, due: due.id, currency: due.money.currency.identity), default: 0]
    }

    /// A card as it is after all that was paid.
    func card(_ card: PaymentCard) -> PaymentCard {
        guard let due = card.due else { return card }
        let paid = paid(on: due, of: KnownCard(card.id, number: card.number))
        return paid > 0 ? card.with(due: due.after(paying: paid)) : card
    }
}

extension Payment {
    fileprivate var paidDue: CardLedger.PaidDue {
        CardLedger.PaidDue(card: knownCard, due: dueID, currency: money.currency.identity)
    }
}
