/// Identifies an offer: what its feed calls it and, where a feed uses an id twice, which of them it is.
public struct OfferID: Hashable, Sendable {
    /// The feed's id, made safe to show.
    public let feedID: String
    /// Which of the offers with that id, from 1.
    public let occurrence: Int

    public init(feedID: String, occurrence: Int = 1) { (self.feedID, self.occurrence) = (feedID, occurrence) }
}
