import Foundation
import Journaling
public import OffersEntity
public import OffersPorts
import Storing
public import Values

/// Decisions about offers, kept as events in a journal. When a function returns, the disk has what it did; no other process can
/// decide anything in between.
public actor StoredOfferDecisions: OfferDecisions {
    private let store: OfferStore
    private let days: DayClock
    private let dropped: @Sendable (_ bytes: Int, _ path: String) -> Void
    private var ledger = OfferLedger()
    private var position = JournalPosition.start
    private var hasTold = false

    /// Decisions stored at `store`, made at the times of this clock.
    ///
    /// - Parameter dropped: called once if the last decision is cut off, and so many bytes of it in the file at `path` are ignored:
    ///   either a power failure prevented it from being stored, or the file was damaged later.
    public init(
        _ store: OfferStore, days: DayClock = DayClock(),
        dropped: @escaping @Sendable (_ bytes: Int, _ path: String) -> Void = { _, _ in }
    ) {
        (self.store, self.days, self.dropped) = (store, days, dropped)
    }

    /// What was decided about each offer, by any process.
    public func decisions() throws(OffersError) -> [OfferID: OfferDecision] {
        guard let journal = store.journal else { return ledger.current }
        do throws(StoreFault) {
            let reading = try journal.use(isWriting: false) { journal throws(JournalError) in
                try journal.read(after: position)
            }
            try take(reading, of: journal)
        } catch {
            throw .store(error)
        }
        // What older programs stored is stored here with the next decision: to look changes nothing.
        return ledger.with(store.news(for: ledger, at: days.moment)).current
    }

    /// Keeps or passes an offer, unless that is how it stands.
    public func decide(_ choice: OfferChoice, on offer: OfferID) throws(OffersError) -> Bool {
        let decision = OfferDecision(offer: offer, choice: choice, date: days.moment)
        return try change { ledger in
            ledger.current[offer]?.choice == choice ? (nil, false) : (.decided(decision), true)
        }
    }

    /// Undoes the last decision that stands.
    public func undo() throws(OffersError) -> OfferDecision? {
        let moment = days.moment
        return try change { ledger in
            (ledger.standing.last.map { _ in .undone(moment) }, ledger.standing.last)
        }
    }

    private func change<Answer>(
        _ decide: (OfferLedger) -> (event: OfferLedger.Event?, answer: Answer)
    ) throws(OffersError) -> Answer {
        do throws(StoreFault) {
            guard let journal = store.journal else {
                let (event, answer) = decide(ledger)
                if let event { ledger.apply(event) }
                return answer
            }
            let transaction = try journal.use { journal throws(JournalError) in
                try journal.begin(after: position)
            }
            try take(transaction.reading, of: journal)
            let news = store.news(for: ledger, at: days.moment)
            let (event, answer) = decide(ledger.with(news))
            guard let event else { return answer }
            let lines = try journal.lines(for: news + [event])
            do throws(JournalError) {
                position = try transaction.append(lines)
            } catch {
                throw StoreFault(error, isWriting: true)
            }
            ledger = ledger.with(news + [event])
            return answer
        } catch {
            throw .store(error)
        }
    }

    /// Adds what any process has stored since the last time.
    private func take(_ reading: JournalReading, of journal: Journal) throws(StoreFault) {
        try ledger.take(reading, of: journal)
        position = reading.position
        if reading.dropped > 0, !hasTold {
            hasTold = true
            dropped(reading.dropped, journal.path)
        }
    }
}
