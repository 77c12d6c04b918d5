import Journaling
import PaymentCardsEntity
import PaymentCardsPorts

extension CardLedger {
    /// Fewer events with the same result, if more than half of them can be dropped; otherwise `nil`.
    func compacted() -> [Event]? { LedgerCompaction(ledger: self).events }
}

/// Drops parts of a long history that are no longer needed.
private struct LedgerCompaction {
    let ledger: CardLedger

    /// A shorter history is not worth compacting.
    private static let leastCount = 1000

    /// Fewer events with the same result, if more than half of them can be dropped; otherwise `nil`.
    ///
    /// Cards that were added and removed are dropped, except the most recent ones. Payments are history and stay, including undone
    /// ones: their keys must not pay again. The added card with the highest number stays even if it was removed: the identities of new
    /// cards are counted from it.
    ///
    /// Since more than half of the events are dropped, at least as many as remain must become obsolete before the next
    /// compaction is worthwhile. So the cost per event is constant on average.
    var events: [CardLedger.Event]? {
        let count = ledger.eventCount
        guard count >= Self.leastCount, ledger.deadCount * 2 > count else { return nil }
        let events = LedgerRecord.Kind.allCases.flatMap(events)
        return events.count * 2 < count ? events : nil
    }

    /// What is still needed of a kind of event: what isn't written here is lost once a history is long.
    private func events(of kind: LedgerRecord.Kind) -> [CardLedger.Event] {
        switch kind {
        case .added: goneCards + ledger.added.map { .added($0.id, $0.card) }
        case .paid: payments
        case .ordered: (ledger.orders.refused + ledger.orders.attempts).map { .ordered($0) }
        case .refused: ledger.orders.refused.map { .refused(key: $0.idempotencyKey, attempts: 1) }
        case .taken: ledger.taken == .start ? [] : [.taken(ledger.taken)]
        case .undone, .removed, .restored: []  // They follow what they are about.
        }
    }

    /// The most recent cards that were added and removed, and the one with the highest number.
    private var goneCards: [CardLedger.Event] {
        var gone = ledger.gone
        // It is inserted first, so that it is also the first to be dropped again.
        if let last = ledger.lastAdded, !gone.contains(last), !ledger.added.contains(last) {
            gone.insert(last, at: 0)
        }
        return gone.flatMap { card -> [CardLedger.Event] in
            [.added(card.id, card.card), .removed(card.id, number: card.card.number)]
        }
    }

    private var payments: [CardLedger.Event] {
        ledger.payments.flatMap { payment -> [CardLedger.Event] in
            guard let undone = payment.undone else { return [.paid(payment)] }
            return [.paid(payment.standing), .undone(payment.id, undone)]
        }
    }
}
