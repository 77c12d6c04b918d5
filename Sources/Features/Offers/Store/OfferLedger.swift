import Foundation
import OffersEntity

/// Everything the person decided about offers, computed from the events in order.
struct OfferLedger {
    /// One action. Events never change; a decision is undone by another event.
    enum Event: Equatable, Sendable {
        case decided(OfferDecision)
        /// The last decision that stood was undone.
        case undone(Date)
    }

    /// What was decided, one after another, and not undone.
    private(set) var standing: [OfferDecision] = []
    /// The last decision about each offer.
    private(set) var current: [OfferID: OfferDecision] = [:]
    /// The number of events.
    private(set) var eventCount = 0

    mutating func apply(_ event: Event) {
        eventCount += 1
        switch event {
        case .decided(let decision):
            standing.append(decision)
            current[decision.offer] = decision
        case .undone:
            guard let last = standing.popLast() else { return }
            // What was said to the offer before holds again.
            current[last.offer] = standing.last { $0.offer == last.offer }
        }
    }
}
