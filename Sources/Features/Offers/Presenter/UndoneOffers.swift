import OffersEntity
import OffersPorts

/// The decisions that were undone on a screen and can be made again, the last undone first. Another decision lets go of them.
struct UndoneOffers {
    private var decisions: [(choice: OfferChoice, item: OfferItem)] = []

    var isEmpty: Bool { decisions.isEmpty }

    /// This was undone. An offer that is no longer there can't be decided on again.
    mutating func note(_ undo: (decision: OfferDecision, item: OfferItem?)) {
        if let item = undo.item { decisions.append((undo.decision.choice, item)) }
    }

    /// What is decided again now; `nil` for nothing.
    mutating func next() -> (choice: OfferChoice, item: OfferItem)? { decisions.popLast() }

    mutating func letGo() { decisions = [] }
}
