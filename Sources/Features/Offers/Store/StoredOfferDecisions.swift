import Foundation
import Journaling
public import OffersEntity
public import OffersPorts
public import Storing
public import Values

/// Decisions about offers, kept as events in a journal. When a function returns, the disk has what it did; no other process can
/// decide anything in between.
public actor StoredOfferDecisions: OfferDecisions {
    private let days: DayClock
    private var store: EventStore<OfferLedger, OffersError>

    /// Decisions stored at `store`, made at the times of this clock.
    ///
    /// - Parameter dropped: called once if the last decision is cut off, and so many bytes of it in the file at `path` are ignored:
    ///   either a power failure prevented it from being stored, or the file was damaged later.
    public init(
        _ store: OfferStore, days: DayClock = DayClock(),
        dropped: @escaping @Sendable (_ bytes: Int, _ path: String) -> Void = { _, _ in }
    ) {
        self.days = days
        self.store = store.events(at: { days.moment }, dropped: dropped)
    }

    /// What was decided about each offer, by any process.
    public func decisions() throws(OffersError) -> [OfferID: OfferDecision] {
        try store.refresh()
        return store.state.current
    }

    /// Keeps or passes an offer, unless that is how it stands.
    public func decide(_ choice: OfferChoice, on offer: OfferID) throws(OffersError) -> Bool {
        let decision = OfferDecision(offer: offer, choice: choice, date: days.moment)
        return try store.change { ledger throws(OffersError) in
            ledger.current[offer]?.choice == choice ? ([], false) : ([.decided(decision)], true)
        }
    }

    /// Undoes the last decision that stands.
    public func undo() throws(OffersError) -> OfferDecision? {
        let moment = days.moment
        return try store.change { ledger throws(OffersError) in
            let last = ledger.standing.last
            return (last == nil ? [] : [.undone(moment)], last)
        }
    }
}

extension OffersError: StoreFailure {}
