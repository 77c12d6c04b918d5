import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Storing
import Values

/// The orders to one server on record: each before it is sent, then what became of it, and whether the person was told.
struct RecordedOrders {
    private var store: LedgerStore
    /// The keys of the orders that were sent from here.
    private var sent: Set<String> = []
    private let notice: @Sendable (StoreNotice) -> Void

    /// Those in `store`.
    ///
    /// - Parameter notice: called if what became of an order can't be recorded.
    init(_ store: LedgerStore, notice: @escaping @Sendable (StoreNotice) -> Void) {
        (self.store, self.notice) = (store, notice)
    }

    private var ledger: CardLedger { store.ledger }

    /// All of them, as they are on record now.
    mutating func records() throws(CardsError) -> PaymentRecords {
        try store.refresh()
        return records(ledger.payments, ledger.orders.all)
    }

    /// Those on cards with the id of `card`.
    mutating func records(like card: CardID) throws(CardsError) -> PaymentRecords {
        try store.refresh()
        return records(
            Array(ledger.payments(onCardsWithID: card.feedID)), ledger.orders.onCards(withID: card.feedID))
    }

    private func records(_ payments: [Payment], _ open: [OrderInDoubt]) -> PaymentRecords {
        PaymentRecords(
            payments: payments,
            inDoubt: open.filter { ledger.payment(withKey: $0.idempotencyKey) == nil },
            untold: open.compactMap { ledger.payment(withKey: $0.idempotencyKey) }, isComplete: false)
    }

    /// The payment with this reference; `nil` if there is none on record, or the record can't be read.
    mutating func payment(_ reference: PaymentReference) -> Payment? {
        canRead() ? ledger.payment(reference) : nil
    }

    /// The attempts to send `order` that may have paid, the oldest first.
    func attempts(of order: PaymentOrder) -> [OrderInDoubt] {
        ledger.orders.attempts(withKey: order.idempotencyKey)
    }

    /// `payment` with the key of its order, if the server lists none.
    func named(_ payment: Payment) -> Payment {
        payment.idempotencyKey == nil
            ? payment.with(key: ledger.payment(payment.id)?.idempotencyKey) : payment
    }
}

extension RecordedOrders {
    /// Records that the order is about to be sent. Without the record, another attempt could pay once more.
    ///
    /// - Returns: whether it is known to be paid.
    /// - Throws: `orderInDoubt` or `paidAlready` if another program has sent or paid as much since it was made; `unrecorded`.
    mutating func open(_ order: PaymentOrder, at moment: Date) throws(CardsError) -> Bool {
        let attempt = OrderInDoubt(order, at: Date(milliseconds: moment.milliseconds))
        do throws(CardsError) {
            let sent = sent
            let isPaid = try store.change { ledger throws(CardsError) in
                guard ledger.payment(withKey: order.idempotencyKey) == nil else { return ([], true) }
                try ledger.admit(order, sentFromHere: sent)
                return ([.ordered(attempt)], false)
            }
            self.sent.insert(order.idempotencyKey)
            return isPaid
        } catch {
            // A damaged record may hold the same order, and has an advice of its own.
            guard case .store(let fault) = error, fault.isReadable else { throw error }
            throw .unrecorded(fault)
        }
    }

    /// Records that so many attempts, by default all, paid nothing.
    mutating func close(_ key: String, attempts: Int? = nil) {
        record { ledger in
            let count = ledger.orders.attempts(withKey: key).count
            return count == 0 ? [] : [.refused(key: key, attempts: attempts ?? count)]
        }
    }

    /// Records that a payment was made, of which the person is yet to be told, and that it was undone, as far as that isn't on record.
    mutating func settle(_ payment: Payment) {
        record { ledger in
            guard ledger.payment(payment.id) == nil else { return [] }
            guard let order = ledger.orders.order(of: payment) else { return [.paid(payment.standing)] }
            return [.paid(order.marking(payment)), .ordered(order)]
        }
        noteUndoing(payment)
    }

    /// Records that the person knows of these payments.
    mutating func acknowledge(_ payments: [Payment]) {
        record { ledger in
            payments.flatMap { payment -> [CardLedger.Event] in
                let known = ledger.payment(payment.id)
                let payment = payment.with(key: payment.idempotencyKey ?? known?.idempotencyKey)
                let order = ledger.orders.all.first { order in
                    order.made(payment)
                        || order.card.feedID == payment.card.feedID && order.mayHaveMade(payment)
                }
                guard let order else { return [] }
                return known == nil
                    ? [.paid(order.marking(payment.with(key: order.idempotencyKey)))]
                    : [.refused(key: order.idempotencyKey, attempts: 1)]
            }
        }
        payments.forEach { noteUndoing($0) }
    }

    /// The server's `payments`, with what only this machine knows of them. Those that came of open or refused orders are recorded.
    mutating func marking(_ payments: [Payment]) -> [Payment] {
        guard !payments.isEmpty, canRead() else { return payments }
        return payments.map { payment in
            if ledger.orders.order(of: payment) != nil { settle(payment) }
            let record = ledger.payment(payment.id)
            return payment.with(minimumOf: record?.minimumOf, dueDate: record?.dueDate)
        }
    }

    /// Records that `payment` was undone, if it was, and it is on record. Who has undone it knows of it.
    mutating func noteUndoing(_ payment: Payment) {
        guard let date = payment.undone, ledger.payment(payment.id)?.undone != date else { return }
        record { ledger in
            guard let known = ledger.payment(payment.id), known.undone == nil else { return [] }
            let key = known.idempotencyKey ?? ""
            let isOpen = !ledger.orders.attempts(withKey: key).isEmpty
            return [.undone(payment.id, date)] + (isOpen ? [.refused(key: key, attempts: 1)] : [])
        }
    }

    /// Whether the record could be read, so that the ledger has everything that any process recorded.
    private mutating func canRead() -> Bool {
        do throws(CardsError) {
            try store.refresh()
            return true
        } catch {
            return false
        }
    }

    /// Stores events. If it can't be stored, an order may stay in doubt longer than necessary, and nothing is lost.
    private mutating func record(_ decide: (CardLedger) -> [CardLedger.Event]) {
        do throws(CardsError) {
            try store.change { ledger throws(CardsError) in (decide(ledger), ()) }
        } catch {
            // The server's answer is what counts.
            if case .store(let fault) = error { notice(.unrecorded(fault)) }
        }
    }
}
