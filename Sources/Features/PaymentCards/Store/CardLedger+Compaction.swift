import Foundation
import PaymentCardsEntity
import PaymentCardsPorts

/// What of a long history need not be kept.
extension CardLedger {
    /// With fewer events than these nothing is worth the while.
    private static let leastCount = 1000

    /// Fewer events that come to the same, where more than half of them can go; `nil` where not.
    ///
    /// Dropped are cards that were added and removed, but for the last ones, which can come back, and what was removed and came
    /// back. Payments are history and stay, those that were taken back, too: their
    /// keys must not pay again. The added card with the highest number stays even if it is gone: the identities
    /// of new ones are counted from it.
    ///
    /// As more than half goes, as many events as are left must die before it is worth the while again. So the work is
    /// shared among all of them.
    func compacted() -> [Event]? {
        guard eventCount >= Self.leastCount, deadCount * 2 > eventCount else { return nil }
        let events = listEvents + paymentEvents
        return events.count * 2 < eventCount ? events : nil
    }

    private var listEvents: [Event] {
        let removed = changes.removed.sorted { left, right in
            (left.id.feedID, left.id.occurrence, left.number.masked)
                < (right.id.feedID, right.id.occurrence, right.number.masked)
        }
        var events = removed.map { Event.removed($0.id, number: $0.number) }
        var gone = gone
        // It comes first, so that it is the first to be forgotten once more.
        if let last = lastAdded, !gone.contains(last), !changes.added.contains(last) {
            gone.insert(last, at: 0)
        }
        events += gone.flatMap { card -> [Event] in
            [.added(card.id, card.card), .removed(card.id, number: card.card.number)]
        }
        return events + changes.added.map { .added($0.id, $0.card) }
    }

    private var paymentEvents: [Event] {
        payments.flatMap { payment -> [Event] in
            guard let undone = payment.undone else { return [.paid(payment)] }
            return [.paid(payment.standing), .undone(payment.id, undone)]
        }
    }
}
