import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Everything a person did to the cards, computed from the events in order.
struct CardLedger {
    /// One action. Events never change; an action is undone by another event. `LedgerCompaction` writes each kind again.
    enum Event: Equatable, Sendable {
        case paid(Payment)
        case undone(PaymentReference, Date)
        case added(CardID, NewCard)
        /// An added card was taken away, or brought back. Where it is one of a source's, which earlier versions could hide, it has no effect.
        case removed(CardID, number: CardNumber)
        case restored(CardID, number: CardNumber)
        /// An order is about to be sent to a server; after the payment with its key, that the person is yet to be told of that.
        case ordered(OrderInDoubt)
        /// So many attempts to send the order with this key are known to have paid nothing; after the payment with its key, that the
        /// person was told of that.
        case refused(key: String, attempts: Int)
        /// What older programs stored elsewhere has been taken over up to this position.
        case taken(JournalPosition)
    }

    /// All payments, in the order they were made.
    private(set) var payments: [Payment] = []
    /// The orders sent to a server whose outcome is unknown, or that were paid and the person may not have been told.
    private(set) var orders = OpenOrders()
    /// The added cards that are still in the list, in order.
    private(set) var added: [AddedCard] = []
    /// How far what older programs stored elsewhere has been taken over.
    private(set) var taken = JournalPosition.start
    /// The number of events.
    private(set) var eventCount = 0
    /// Whether nothing was done, not even what was undone. That something was taken over is nothing that was done.
    private(set) var isEmpty = true
    /// The number of events that are obsolete, such as that a card was added and removed.
    private(set) var deadCount = 0
    /// The cards that were added and removed; the one removed last is at the end.
    private(set) var gone: [AddedCard] = []
    /// The added card with the highest number, which may have been removed again.
    private(set) var lastAdded: AddedCard?

    /// How many cards that were added and removed are remembered.
    static let mostGone = 100

    /// The feed ids of all cards that were changed or paid on, and possibly of others.
    private(set) var touchedIDs: Set<String> = []

    private var positions: [PaymentReference: Int] = [:]
    /// The positions of the payments on cards with each feed id.
    private var positionsByCard: [String: [Int]] = [:]
    private var positionsByKey: [String: Int] = [:]

    /// The ledger after `events`.
    init(_ events: [Event] = []) { apply(events) }

    /// Makes room for up to so many more payments: growing step by step, they would be in memory twice.
    mutating func reserveCapacity(_ count: Int) {
        payments.reserveCapacity(payments.count + count)
        positions.reserveCapacity(positions.count + count)
    }

    /// The ledger without the added cards for which `isHidden` holds, removed ones among them. Their identities stay taken.
    func hiding(_ isHidden: (AddedCard) -> Bool) -> CardLedger {
        var ledger = self
        ledger.added.removeAll(where: isHidden)
        ledger.gone.removeAll(where: isHidden)
        return ledger
    }

    /// Applies more events.
    mutating func apply(_ events: [Event]) {
        for event in events { apply(event) }
    }

    /// Applies one more event.
    mutating func apply(_ event: Event) {
        eventCount += 1
        if case .taken = event {} else { isEmpty = false }
        switch event {
        case .paid(let payment):
            touchedIDs.insert(payment.card.feedID)
            positions[payment.id] = payments.count
            positionsByCard[payment.card.feedID, default: []].append(payments.count)
            if let key = payment.idempotencyKey {
                positionsByKey[key] = payments.count
                deadCount += orders.close(key)
            }
            payments.append(payment)
        case .undone(let reference, let date):
            guard let position = positions[reference], payments[position].undone == nil else { return }
            payments[position] = payments[position].undone(at: date)
        case .added(let id, let card):
            touchedIDs.insert(id.feedID)
            let new = AddedCard(id: id, card: card)
            added.append(new)
            if lastAdded.map({ $0.number ?? 0 <= new.number ?? 0 }) ?? true { lastAdded = new }
        case .removed(let id, let number):
            guard let place = added.firstIndex(where: { $0.id == id && $0.card.number == number }) else {
                deadCount += 1
                return
            }
            gone.append(added.remove(at: place))
            guard gone.count > Self.mostGone else { return }
            gone.removeFirst()
            deadCount += 2
        case .restored(let id, let number):
            deadCount += 1
            guard let place = gone.firstIndex(where: { $0.id == id && $0.card.number == number }) else {
                return
            }
            deadCount += 1
            added.append(gone.remove(at: place))
        case .ordered(let order): orders.open(order)
        case .refused(let key, let attempts):
            let isPaid = positionsByKey[key] != nil
            deadCount += 1 + (isPaid ? orders.close(key) : orders.refuse(key, attempts))
        case .taken(let position):
            if taken != .start { deadCount += 1 }
            taken = position
        }
    }

    /// The payment made by the order with this key.
    func payment(withKey key: String) -> Payment? { positionsByKey[key].map { payments[$0] } }

    /// The payment with this reference.
    func payment(_ reference: PaymentReference) -> Payment? { positions[reference].map { payments[$0] } }

    /// The payments on `card`, newest first.
    func payments(on card: KnownCard) -> [Payment] {
        payments(onCardsWithID: card.kin.feedID).reversed().filter { $0.knownCard.agrees(with: card) }
    }

    /// The payments on cards with this feed id, in the order they were made. None is copied before it is asked for.
    func payments(onCardsWithID feedID: String) -> some BidirectionalCollection<Payment> {
        positionsByCard[feedID, default: []].lazy.map { payments[$0] }
    }
}

extension Payment {
    /// The card that was paid on.
    var knownCard: KnownCard { KnownCard(card, number: number) }
}
