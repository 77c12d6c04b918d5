public import Foundation

/// What the person said to an offer.
public enum OfferChoice: String, CaseIterable, Sendable {
    case kept, passed
}

/// An offer that was kept or passed.
public struct OfferDecision: Hashable, Sendable {
    /// Which offer.
    public let offer: OfferID
    /// What was said to it.
    public let choice: OfferChoice
    /// When.
    public let date: Date

    public init(offer: OfferID, choice: OfferChoice, date: Date) {
        (self.offer, self.choice, self.date) = (offer, choice, date)
    }
}
