import Foundation
import PaymentCardsEntity

/// Orders that were sent to a server and whose outcome is unknown.
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
