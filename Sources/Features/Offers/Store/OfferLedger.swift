import Foundation
import Journaling
import OffersEntity
import Storing

/// Everything the person decided about offers, computed from the events in order.
struct OfferLedger: EventState {
    /// One action. Events never change; a decision is undone by another event.
    enum Event: Equatable, Sendable {
        case decided(OfferDecision)
        /// The last decision that stood was undone.
        case undone(Date)
        /// An older program, which stores elsewhere, undid this decision.
        case withdrawn(OfferDecision, Date)
        /// Decisions that older programs stored elsewhere, up to this position, are forgotten.
        case forgotten(JournalPosition)
    }

    /// The decisions in order, without undone ones.
    private(set) var standing: [OfferDecision] = []
    /// The last decision about each offer.
    private(set) var current: [OfferID: OfferDecision] = [:]
    /// All decisions ever made, including undone ones.
    private(set) var known: Set<OfferDecision> = []
    /// The position up to which the older programs' decisions are forgotten.
    private(set) var forgotten = JournalPosition.start

    mutating func apply(_ event: Event) {
        switch event {
        case .decided(let decision):
            standing.append(decision)
            known.insert(decision)
            current[decision.offer] = decision
        case .undone:
            guard let last = standing.popLast() else { return }
            // The previous decision about the offer is in effect again.
            current[last.offer] = standing.last { $0.offer == last.offer }
        case .withdrawn(let decision, _):
            guard let place = standing.lastIndex(of: decision) else { return }
            standing.remove(at: place)
            current[decision.offer] = standing.last { $0.offer == decision.offer }
        case .forgotten(let position): forgotten = position
        }
    }

    /// Whether nothing was ever decided.
    var isEmpty: Bool { known.isEmpty }

    /// The new events in `elder`, which an older program stored elsewhere.
    ///
    /// A decision is identified by its offer and its time, so none is imported twice.
    func news(in elder: OfferLedger, at date: Date) -> [Event] {
        let new = elder.standing.filter { !known.contains($0) }.map(Event.decided)
        let undone = standing.filter { elder.known.contains($0) && !elder.standing.contains($0) }
        return new + undone.map { .withdrawn($0, date) }
    }
}
