import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Orders that were sent to a server and whose outcome is unknown, or that were paid and the person may not have been told.
///
/// Every attempt to send an order counts: one that is known to have paid nothing doesn't tell what became of the others with the
/// same key, in another process or an hour ago.
struct OpenOrders {
    private struct Entry {
        /// Counts the orders as they were first sent.
        let number: Int
        var attempts: [OrderInDoubt]
    }

    private var entries: [String: Entry] = [:]
    /// Orders that a server refused, the newest last. Its list may have been late: their payments may be listed later.
    private(set) var refused: [OrderInDoubt] = []
    /// The keys of the orders on the cards with each feed id.
    private var keys: [String: Set<String>] = [:]
    private var count = 0

    /// The orders, each as it was first sent.
    var all: [OrderInDoubt] { Self.inOrder(entries.values).compactMap(\.attempts.first) }

    /// All attempts.
    var attempts: [OrderInDoubt] { Self.inOrder(entries.values).flatMap(\.attempts) }

    /// The orders on cards with this feed id, each as it was first sent.
    func onCards(withID feedID: String) -> [OrderInDoubt] {
        Self.inOrder(keys[feedID, default: []].compactMap { entries[$0] }).compactMap(\.attempts.first)
    }

    /// The attempts with this key, the oldest first.
    func attempts(withKey key: String) -> [OrderInDoubt] { entries[key]?.attempts ?? [] }

    /// The order that `payment` names as its own, open or refused.
    func order(of payment: Payment) -> OrderInDoubt? {
        guard let key = payment.idempotencyKey else { return nil }
        let order = entries[key]?.attempts.first ?? refused.last { $0.idempotencyKey == key }
        return order.flatMap { $0.made(payment) ? $0 : nil }
    }

    mutating func open(_ order: OrderInDoubt) {
        if entries[order.idempotencyKey] == nil { count += 1 }
        refused.removeAll { $0.idempotencyKey == order.idempotencyKey }
        entries[order.idempotencyKey, default: Entry(number: count, attempts: [])].attempts.append(order)
        keys[order.card.feedID, default: []].insert(order.idempotencyKey)
    }

    /// Forgets so many attempts with this key, the latest first; all by default.
    ///
    /// - Returns: how many there were.
    @discardableResult
    mutating func close(_ key: String, _ attempts: Int = .max) -> Int {
        refused.removeAll { $0.idempotencyKey == key }
        guard let open = entries[key]?.attempts else { return 0 }
        let left = open.dropLast(min(max(0, attempts), open.count))
        if left.isEmpty {
            entries[key] = nil
            for id in Set(open.map(\.card.feedID)) { keys[id]?.remove(key) }
        } else {
            entries[key]?.attempts = Array(left)
        }
        return open.count - left.count
    }

    /// The same for attempts that were refused, which are remembered if there are no others.
    mutating func refuse(_ key: String, _ attempts: Int) -> Int {
        let first = entries[key]?.attempts.first
        let count = close(key, attempts)
        if let first, entries[key] == nil { refused = (refused + [first]).suffix(Self.mostRefused) }
        return count
    }

    /// How many refused orders are remembered.
    private static let mostRefused = 100

    private static func inOrder(_ entries: some Sequence<Entry>) -> [Entry] {
        entries.sorted { $0.number < $1.number }
    }
}

extension OrderInDoubt {
    /// `order`, sent at `date`.
    init(_ order: PaymentOrder, at date: Date) {
        let due = order.due.money
        self.init(
            card: order.card, number: order.number, dueID: order.due.id,
            money: Money(amount: order.amount, currency: due.currency),
            rest: Money(amount: due.amount - order.amount, currency: due.currency), date: date,
            idempotencyKey: order.idempotencyKey, minimumOf: order.minimumOf,
            dueDate: order.due.fixedDate, unnamed: order.unnamed)
    }

    /// `payment`, which came of it, as it was made, with what only this machine knows of it.
    func marking(_ payment: Payment) -> Payment {
        payment.standing.with(number: payment.number ?? number)
            .with(minimumOf: minimumOf, dueDate: dueDate)
    }
}
