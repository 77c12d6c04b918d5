public import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts
import Storing
import Values

/// A `CardsService` that records the orders sent to another one, a server, before they are sent, and what became of them.
///
/// So an order whose outcome is unknown, because no answer came or the program was killed, can be found afterwards. A payment is
/// recorded once the person has been told of it, by any process: until then, the order stays open, and an equal one is not sent.
/// The server remains the source of truth: nothing else is read from the record but ``paymentRecords()`` and which of the server's
/// payments were made as the minimum of a statement. An order that can't be recorded is not sent.
public actor RecordedCardsService: CardsService {
    let service: any CardsService
    private var store: LedgerStore
    private let now: @Sendable () -> Date
    /// What was paid by this process.
    private var made: [Payment] = []

    /// After an hour, no server carries out an order whose sender has given up.
    private static let longestAttempt: TimeInterval = 3600

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

    /// The orders from this machine: the payments that came of them, and those whose outcome is unknown or untold.
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

    /// Records the order, and has the service carry it out. If it paid nothing, that is recorded; a payment is by
    /// ``acknowledge(_:)``.
    ///
    /// What the server lists counts for more than its answer: an order that was refused is paid if its key is in the list.
    ///
    /// - Throws: `orderInDoubt` if another process has sent an equal order since the person was asked; `stillInDoubt` if it is refused,
    ///   and an earlier attempt may have paid; `unrecorded`, and nothing is sent, if there would be no record of it.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        if Task.isCancelled { throw .cancelled }
        try open(order)
        do throws(CardsError) {
            return noting(try await service.pay(order), of: order)
        } catch {
            guard !error.leavesUnknown else { throw error }
            if error.isAnswer, let receipt = await listed(order) { return noting(receipt, of: order) }
            close(order.idempotencyKey, after: error)
            let isSettled = store.ledger.orders.attempts(withKey: order.idempotencyKey).isEmpty
            throw isSettled || error.namesPayment ? error : .stillInDoubt(error)
        }
    }

    /// The receipt of `order`, of which this process takes note.
    private func noting(_ receipt: PaymentReceipt, of order: PaymentOrder) -> PaymentReceipt {
        let payment = receipt.payment.with(number: order.number, key: order.idempotencyKey)
        // Whoever sends the key of such a payment hears that it is spent.
        if payment.undone != nil { settle(payment) }
        if !receipt.isRepeat { made.append(payment) }
        return PaymentReceipt(payment: payment, isRepeat: receipt.isRepeat)
    }

    /// The receipt of `order` according to the server's list; `nil` if it isn't there, or can't be asked for.
    private func listed(_ order: PaymentOrder) async -> PaymentReceipt? {
        do throws(CardsError) {
            let payment = try await service.payments(of: order.card, number: order.number).first { payment in
                payment.idempotencyKey == order.idempotencyKey && payment.isMade(on: order.due)
                    && payment.money.amount == order.amount
            }
            let attempts = store.ledger.orders.attempts(withKey: order.idempotencyKey).count
            return payment.map { PaymentReceipt(payment: $0, isRepeat: attempts > 1) }
        } catch {
            return nil  // Then the answer is all that is known.
        }
    }

    /// Has the service undo the payment, and records it if the payment is on record.
    public func undo(_ reference: PaymentReference) async throws(CardsError) -> Payment {
        let payment = try await service.undo(reference)
        recordUndoing(payment)
        return payment
    }

    /// Records those of `payments` that came of orders from this machine. If they can't be recorded, they are told again.
    public func acknowledge(_ payments: [Payment]) async {
        guard canRead() else { return }
        for payment in payments {
            store.settle([payment])
            if let key = payment.idempotencyKey, !store.ledger.orders.attempts(withKey: key).isEmpty {
                record { ledger in
                    let order = ledger.orders.attempts(withKey: key).first
                    return order.map { [.paid($0.marking(payment.standing.with(number: $0.number)))] } ?? []
                }
            }
            if store.ledger.payment(payment.id) != nil { recordUndoing(payment) }
        }
    }

    /// Records that the person is yet to be told of what was paid by this process, if that they were told is on record already.
    public func noteUntold() async -> [Payment] {
        for payment in made { store.open(payment) }
        return made
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

    /// Records that an attempt paid nothing; and if the server refused the key, that no other one did, unless one may still be on
    /// its way.
    private func close(_ key: String, after error: CardsError) {
        let start = now().addingTimeInterval(-Self.longestAttempt)
        record { ledger in
            let attempts = ledger.orders.attempts(withKey: key)
            guard !attempts.isEmpty else { return [] }
            let isLast = error.isDecision && attempts.count { $0.date > start } <= 1
            return [.refused(key: key, attempts: isLast ? attempts.count : 1)]
        }
    }

    /// Records that a payment was made, and that it was undone, as far as that isn't on record yet.
    private func settle(_ payment: Payment) {
        record { $0.payment(payment.id) == nil ? [.paid(payment.standing)] : [] }
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

    /// The server's `payments`, with what only this machine knows of them.
    func marked(_ payments: [Payment]) -> [Payment] {
        guard !payments.isEmpty, canRead() else { return payments }
        return payments.map { payment in
            let order = payment.idempotencyKey.flatMap { store.ledger.orders.attempts(withKey: $0).first }
            let record = store.ledger.payment(payment.id)
            let known = payment.with(minimumOf: record?.minimumOf, dueDate: record?.dueDate)
            return order?.marking(known) ?? known
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
        case .server, .unknownCard: true
        default: isDecision
        }
    }

    /// Whether it names the payment that used the key, so that no attempt with the key had any other effect.
    fileprivate var namesPayment: Bool {
        switch self {
        case .reusedKey, .spentKey: true
        default: false
        }
    }

    /// Whether a server has decided about the order with this key.
    fileprivate var isDecision: Bool {
        if case .paymentRefused = self { return true }
        if case .reusedKey = self { return true }
        return false
    }
}
