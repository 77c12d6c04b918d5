public import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts
import Storing
import Values

/// A `CardsService` that records the orders sent to another one, a server, before they are sent, and what became of them.
///
/// So an order whose outcome is unknown, because no answer came or the program was killed, can be found afterwards. It stays open, and
/// an equal one is not sent, until the person was told of its payment, which an answer or the server's list has shown, or that list is
/// read after an answer and doesn't have it. If it has it later, the order is open again.
/// The server remains the source of truth: nothing else is read from the record but ``paymentRecords()`` and which of the server's
/// payments were made as the minimum of a statement. An order that can't be recorded is not sent.
public actor RecordedCardsService: CardsService {
    let service: any CardsService
    private var orders: RecordedOrders
    private let now: @Sendable () -> Date

    /// A service that records the orders for `service` in `store`, which must belong to this server alone.
    ///
    /// - Parameter notice: called with what a person should know about the store and what prevents nothing.
    public init(
        over service: any CardsService, store: CardStore, now: @escaping @Sendable () -> Date = { Date() },
        notice: @escaping @Sendable (StoreNotice) -> Void = { _ in }
    ) {
        self.service = service
        (orders, self.now) = (RecordedOrders(LedgerStore(store, notice: notice), notice: notice), now)
    }

    /// The orders from this machine: the payments that came of them, and those whose outcome is unknown.
    public func paymentRecords() async throws(CardsError) -> PaymentRecords { try orders.records() }

    /// Those of them on cards with the id of `card`.
    public func paymentRecords(like card: CardID) async throws(CardsError) -> PaymentRecords {
        try orders.records(like: card)
    }

    /// Records the order, has the service carry it out, and records what became of it.
    ///
    /// What the server lists counts for more than its answer: an order that was refused is paid if its key is in the list.
    ///
    /// - Throws: `orderInDoubt` or `paidAlready` if another process has sent or paid as much since the person was asked; `paidAlready`, too,
    ///   if it is refused, and the list has a payment without a key that may be its own; `stillInDoubt` if it is refused, and the list,
    ///   which can't be read, may have it; `unrecorded`, and nothing is sent, if there would be no record of it.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        if Task.isCancelled { throw .cancelled }
        let wasPaid = try orders.open(order, at: now())
        do throws(CardsError) {
            return settling(try await service.pay(order), of: order)
        } catch {
            guard !error.leavesUnknown else { throw error }
            guard error.isAnswer else {
                // Nothing was sent, but earlier attempts may have been.
                orders.close(order.idempotencyKey, attempts: 1)
                throw orders.attempts(of: order).isEmpty ? error : .stillInDoubt(error)
            }
            let payment: Payment?
            do throws(CardsError) {
                payment = try await listed(order)
            } catch _ {
                // Unless the answer says which other payment has used the key, this one may have been made.
                if case .reusedKey = error { throw error }
                throw .stillInDoubt(error)
            }
            guard let payment else {
                orders.close(order.idempotencyKey)
                throw error
            }
            guard payment.idempotencyKey != nil else { throw .paidAlready([payment]) }
            let isRepeat = wasPaid || orders.attempts(of: order).count > 1
            return settling(PaymentReceipt(payment: payment, isRepeat: isRepeat), of: order)
        }
    }

    /// The receipt of `order`, whose payment is recorded.
    private func settling(_ receipt: PaymentReceipt, of order: PaymentOrder) -> PaymentReceipt {
        let payment = receipt.payment.with(number: order.number, key: order.idempotencyKey)
        orders.settle(payment)
        return PaymentReceipt(payment: payment, isRepeat: receipt.isRepeat)
    }

    /// The payment that came of `order` according to the server's list; `nil` if there is none.
    private func listed(_ order: PaymentOrder) async throws(CardsError) -> Payment? {
        let payments = try await service.payments(of: order.card, number: order.number)
        let attempt = orders.attempts(of: order).first ?? OrderInDoubt(order, at: now())
        let named = payments.map(orders.named)
        return named.first(where: attempt.made) ?? named.last(where: attempt.mayHaveMade)
    }

    /// Records that the person knows of these payments.
    public func acknowledge(_ payments: [Payment]) async { orders.acknowledge(payments) }

    /// The server's `payments`, with what only this machine knows of them. Those that came of open or refused orders are recorded.
    func marked(_ payments: [Payment]) -> [Payment] { orders.marking(payments) }

    /// Has the service undo the payment, and records it if the payment is on record.
    ///
    /// What the server lists counts for more than its answer here, too: whatever that is, the payment is undone if the list says so.
    public func undo(_ reference: PaymentReference, of payment: Payment?) async throws(CardsError) -> Payment
    {
        let known = payment ?? orders.payment(reference)
        let sent = now()
        let undone: Payment
        do throws(CardsError) {
            undone = try await service.undo(reference, of: known)
        } catch {
            guard error != .cancelled, let known, let listed = await listed(known) else { throw error }
            guard listed.isUndone(after: error.isUndoneBefore ? sent : known.date) else {
                // It contradicts itself.
                throw error.isUndoneBefore && listed.undone == nil ? .server(status: 409) : error
            }
            undone = listed
        }
        orders.noteUndoing(undone)
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

extension Payment {
    /// Whether it was undone, and no earlier than `moment`, as far as clocks agree.
    fileprivate func isUndone(after moment: Date) -> Bool {
        let tolerance = Double(Payment.undoWindow.components.seconds)
        return undone.map { $0 >= moment.addingTimeInterval(-tolerance) } ?? false
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
