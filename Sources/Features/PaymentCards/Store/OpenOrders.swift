import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Orders that were sent to a server and whose outcome is unknown, or that were paid and the person has not been told.
///
/// Every attempt to send an order counts: one that is known to have paid nothing doesn't tell what became of the others with the
/// same key, in another process or an hour ago.
struct OpenOrders: Equatable {
    /// The attempts of each order, by its key.
    private var byKey: [String: [OrderInDoubt]] = [:]
    /// The keys, in the order in which they were first used.
    private var keys: [String] = []

    /// The orders, each as it was first sent.
    var all: [OrderInDoubt] { keys.compactMap { byKey[$0]?.first } }

    /// All attempts.
    var attempts: [OrderInDoubt] { keys.flatMap { byKey[$0] ?? [] } }

    /// The attempts with this key, the oldest first.
    func attempts(withKey key: String) -> [OrderInDoubt] { byKey[key] ?? [] }

    /// The oldest order that `order` may be sent for again, though it has another key: one for the same amount of the same due.
    /// What is sent with a key that is open already, or one of the person's own, is no such order.
    func equal(to order: PaymentOrder) -> OrderInDoubt? {
        guard !order.isDistinct, byKey[order.idempotencyKey] == nil else { return nil }
        let card = KnownCard(order.card, number: order.number)
        return all.first { other in
            KnownCard(other.card, number: other.number) == card && other.isFor(order.due)
                && other.money.amount == order.amount
        }
    }

    mutating func open(_ order: OrderInDoubt) {
        if byKey[order.idempotencyKey] == nil { keys.append(order.idempotencyKey) }
        byKey[order.idempotencyKey, default: []].append(order)
    }

    /// Forgets so many attempts with this key, the latest first; all by default.
    ///
    /// - Returns: how many there were.
    @discardableResult
    mutating func close(_ key: String, _ attempts: Int = .max) -> Int {
        guard let open = byKey[key] else { return 0 }
        let left = open.dropLast(min(max(0, attempts), open.count))
        byKey[key] = left.isEmpty ? nil : Array(left)
        if left.isEmpty { keys.removeAll { $0 == key } }
        return open.count - left.count
    }
}
