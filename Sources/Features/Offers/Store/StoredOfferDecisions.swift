import Foundation
import Journaling
public import OffersEntity
public import OffersPorts
public import Storing
public import Values

/// Decisions about offers, stored as events in a journal. When a function returns, its change is on the disk; no other process
/// can decide anything in between.
public actor StoredOfferDecisions: OfferDecisions {
    private let days: DayClock
    private var store: EventStore<OfferLedger, OffersError>

    /// Decisions in `store`, with the times of this clock.
    ///
    /// - Parameter dropped: called once if the last decision is incomplete, with the number of its bytes that are ignored and the
    ///   file's path: either a power failure prevented it from being stored, or the file was damaged later.
    public init(
        _ store: OfferStore, days: DayClock = DayClock(),
        dropped: @escaping @Sendable (_ bytes: Int, _ path: String) -> Void = { _, _ in }
    ) {
        self.days = days
        self.store = store.events(at: { days.moment }, dropped: dropped)
    }

    /// The decision about each offer, made by any process.
    public func decisions() throws(OffersError) -> [OfferID: OfferDecision] {
        try store.refresh()
        return store.state.current
    }

    /// Keeps or passes an offer, unless that is already its status.
    public func decide(_ choice: OfferChoice, on offer: OfferID) throws(OffersError) -> Bool {
        let decision = OfferDecision(offer: offer, choice: choice, date: days.moment)
        return try store.change { ledger throws(OffersError) in
            ledger.current[offer]?.choice == choice ? ([], false) : ([.decided(decision)], true)
        }
    }

    /// Undoes the last decision in effect.
    public func undo() throws(OffersError) -> OfferDecision? {
        let moment = days.moment
        return try store.change { ledger throws(OffersError) in
            let last = ledger.standing.last
            return (last == nil ? [] : [.undone(moment)], last)
        }
    }
}

extension OffersError: StoreFailure {}
