public import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts
import Storing
import Values

/// A `CardsService` that records the orders sent to another one, a server, before they are sent, and what became of them.
///
/// So an order whose outcome is unknown, because no answer came or the program was killed, can be found afterwards. It stays open, and
/// an equal one is not sent, until its payment is seen, in an answer or in the server's list, or that list is read after an answer and
/// doesn't have it.
/// The server remains the source of truth: nothing else is read from the record but ``paymentRecords()`` and which of the server's
/// payments were made as the minimum of a statement. An order that can't be recorded is not sent.
public actor RecordedCardsService: CardsService {
    let service: any CardsService
    private var store: LedgerStore
    private let now: @Sendable () -> Date

    /// A service that records the orders for `service` in `store`, which must belong to this server alone.
    ///
    /// - Parameter notice: called with what a person should know about the store and what prevents nothing.
    public init(
        over service: any CardsService, store: CardStore, now: @escaping @Sendable () -> Date = { Date() },
        notice: @escaping @Sendable (StoreNotice) -> Void = { _ in }
    ) {
        self.service = service
        self.store = LedgerStore(store, notice: notice)
        self.now = now
    }

    /// The orders from this machine: the payments that came of them, and those whose outcome is unknown.
    public func paymentRecords() async throws(CardsError) -> PaymentRecords {
        try store.refresh()
        return PaymentRecords(
            payments: store.ledger.payments, inDoubt: store.ledger.orders.all, isComplete: false)
    }

    /// Those of them on cards with the id of `card`.
    public func paymentRecords(like card: CardID) async throws(CardsError) -> PaymentRecords {
        try store.refresh()
        return PaymentRecords(
            payments: Array(store.ledger.payments(onCardsWithID: card.feedID)),
            inDoubt: store.ledger.orders.onCards(withID: card.feedID), isComplete: false)
    }

    /// Records the order, has the service carry it out, and records what became of it.
    ///
    /// What the server lists counts for more than its answer: an order that was refused is paid if its key is in the list.
    ///
    /// - Throws: `orderInDoubt` if another process has sent an equal order since the person was asked; `stillInDoubt` if it is refused,
    ///   and the list, which can't be read, may have it; `unrecorded`, and nothing is sent, if there would be no record of it.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        if Task.isCancelled { throw .cancelled }
        try open(order)
        do throws(CardsError) {
            return settling(try await service.pay(order), of: order)
        } catch {
            guard !error.leavesUnknown else { throw error }
            guard error.isAnswer else {
                // Nothing was sent, but earlier attempts may have been.
                close(order.idempotencyKey, attempts: 1)
                throw isOpen(order) ? .stillInDoubt(error) : error
            }
            do throws(CardsError) {
                if let receipt = try await listed(order) { return settling(receipt, of: order) }
            } catch _ {
                // Unless the answer says which other payment has used the key, this one may have been made.
                if case .reusedKey = error { throw error }
                throw .stillInDoubt(error)
            }
            close(order.idempotencyKey, attempts: nil)
            throw error
        }
    }

    private func isOpen(_ order: PaymentOrder) -> Bool {
        !store.ledger.orders.attempts(withKey: order.idempotencyKey).isEmpty
    }

    /// The receipt of `order`, whose payment is recorded.
    private func settling(_ receipt: PaymentReceipt, of order: PaymentOrder) -> PaymentReceipt {
        let payment = receipt.payment.with(number: order.number, key: order.idempotencyKey)
        settle(payment)
        return PaymentReceipt(payment: payment, isRepeat: receipt.isRepeat)
    }

    /// The receipt of `order` according to the server's list; `nil` if it isn't there.
    private func listed(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt? {
        let payment = try await service.payments(of: order.card, number: order.number).first { payment in
            payment.idempotencyKey == order.idempotencyKey && payment.isMade(on: order.due)
                && payment.money.amount == order.amount
        }
        let ledger = store.ledger
        let isRepeat =
            ledger.payment(withKey: order.idempotencyKey) != nil
            || ledger.orders.attempts(withKey: order.idempotencyKey).count > 1
        return payment.map { PaymentReceipt(payment: $0, isRepeat: isRepeat) }
    }

    /// Has the service undo the payment, and records it if the payment is on record.
    ///
    /// What the server lists counts for more than its answer here, too: if that is lost or about another payment, the payment is undone
    /// if the list says so.
    public func undo(_ reference: PaymentReference, of payment: Payment?) async throws(CardsError) -> Payment
    {
        let known = payment ?? (canRead() ? store.ledger.payment(reference) : nil)
        let undone: Payment
        do throws(CardsError) {
            undone = try await service.undo(reference, of: known)
        } catch {
            guard error.leavesUnknown || error.isAnswer, error != .cancelled, let known else { throw error }
            guard let listed = await listed(known), listed.undone != nil else { throw error }
            undone = listed
        }
        recordUndoing(undone)
        return undone
    }

    /// The payment as the server lists it now; `nil` if it isn't listed, or the list can't be read.
    private func listed(_ payment: Payment) async -> Payment? {
        do throws(CardsError) {
            let payments = try await service.payments(of: payment.card, number: payment.number)
            return payments.first { $0.id == payment.id && $0.money.amount == payment.money.amount }
        } catch {
            // What is known is why it couldn't be undone.
            return nil
        }
    }
}

// MARK: - The record

extension RecordedCardsService {
    /// Records that the order is about to be sent. Without the record, another attempt could pay once more.
    private func open(_ order: PaymentOrder) throws(CardsError) {
        let attempt = OrderInDoubt(order, at: Date(milliseconds: now().milliseconds))
        do throws(CardsError) {
            try store.change { ledger throws(CardsError) in
                guard ledger.payment(withKey: order.idempotencyKey) == nil else { return ([], ()) }
                if let other = ledger.orders.equal(to: order) { throw .orderInDoubt(other) }
                return ([.ordered(attempt)], ())
            }
        } catch {
            // A damaged record may hold the same order, and has an advice of its own.
            guard case .store(let fault) = error, fault.isReadable else { throw error }
            throw .unrecorded(fault)
        }
    }

    /// Records that so many attempts paid nothing; `nil` for all.
    private func close(_ key: String, attempts: Int?) {
        record { ledger in
            let count = ledger.orders.attempts(withKey: key).count
            return count == 0 ? [] : [.refused(key: key, attempts: attempts ?? count)]
        }
    }

    /// Records that a payment was made, and that it was undone, as far as that isn't on record yet.
    private func settle(_ payment: Payment) {
        record { ledger in
            guard ledger.payment(payment.id) == nil else { return [] }
            let order = payment.idempotencyKey.flatMap { ledger.orders.attempts(withKey: $0).first }
            let paid = payment.standing.with(number: payment.number ?? order?.number)
            return [.paid(order?.marking(paid) ?? paid)]
        }
        recordUndoing(payment)
    }

    /// Whether the record could be read, so that the ledger has everything that any process recorded.
    private func canRead() -> Bool {
        do throws(CardsError) {
            try store.refresh()
            return true
        } catch {
            return false
        }
    }

    /// The server's `payments`, with what only this machine knows of them. Those that came of open orders settle these.
    func marked(_ payments: [Payment]) -> [Payment] {
        guard !payments.isEmpty, canRead() else { return payments }
        return payments.map { payment in
            let isOpen = payment.idempotencyKey.map {
                !store.ledger.orders.attempts(withKey: $0).isEmpty
            }
            if isOpen == true { settle(payment) }
            let record = store.ledger.payment(payment.id)
            return payment.with(minimumOf: record?.minimumOf, dueDate: record?.dueDate)
        }
    }

    private func recordUndoing(_ payment: Payment) {
        guard let date = payment.undone, store.ledger.payment(payment.id)?.undone != date else { return }
        record {
            $0.payment(payment.id).map { $0.undone == nil } ?? false ? [.undone(payment.id, date)] : []
        }
    }

    /// Stores events. If it can't be stored, an order may stay in doubt longer than necessary, and nothing is lost.
    private func record(_ decide: (CardLedger) -> [CardLedger.Event]) {
        do throws(CardsError) {
            try store.change { ledger throws(CardsError) in (decide(ledger), ()) }
        } catch {
            // The server's answer is what counts.
        }
    }
}

extension CardsError {
    /// Whether a server answered, and not that it can't be reached.
    fileprivate var isAnswer: Bool {
        switch self {
        case .server, .unknownCard, .paymentRefused, .reusedKey, .refused: true
        default: false
        }
    }
}
