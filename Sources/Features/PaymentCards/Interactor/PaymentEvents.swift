import Foundation
import PaymentCardsEntity
import PaymentCardsPorts

/// Payments and orders in doubt, the newest first. Only their order is kept besides them, since there may be many.
struct PaymentEvents: Sequence {
    private let payments: [Payment]
    private let doubts: [OrderInDoubt]
    /// Positions among the payments and, after these, the orders.
    private let order: [Int]

    /// The events in the order in which they were made. An order whose payment is there is left out.
    init(_ payments: [Payment], _ inDoubt: [OrderInDoubt]) {
        let keys = inDoubt.isEmpty ? [] : Set(payments.compactMap(\.idempotencyKey))
        let doubts = inDoubt.filter { !keys.contains($0.idempotencyKey) }
        func date(_ place: Int) -> Date {
            place < payments.count ? payments[place].date : doubts[place - payments.count].date
        }
        (self.payments, self.doubts) = (payments, doubts)
        order = (0..<(payments.count + doubts.count)).sorted { (date($0), $0) > (date($1), $1) }
    }

    func makeIterator() -> some IteratorProtocol<CardHistory.Event> {
        order.lazy.map { place -> CardHistory.Event in
            place < payments.count ? .payment(payments[place]) : .inDoubt(doubts[place - payments.count])
        }.makeIterator()
    }
}
