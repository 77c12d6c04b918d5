import Foundation
import PaymentCardsEntity
import PaymentCardsPorts

/// Drops parts of a long history that are no longer needed.
extension CardLedger {
    /// A shorter history is not worth compacting.
    private static let leastCount = 1000

    /// Fewer events with the same result, if more than half of them can be dropped; otherwise `nil`.
    ///
    /// Cards that were added and removed are dropped, except the most recent ones, which can be restored; so are removals that
    /// were undone. Payments are history and stay, including undone ones: their keys must not pay again. The added card with
    /// the highest number stays even if it was removed: the identities of new cards are counted from it.
    ///
    /// Since more than half of the events are dropped, at least as many as remain must become obsolete before the next
    /// compaction is worthwhile. So the cost per event is constant on average.
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
        // It is inserted first, so that it is also the first to be dropped again.
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
