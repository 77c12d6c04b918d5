/// A card's identity inside a session: stable, and different for any two cards.
///
/// The feed's `id` alone is not enough, because feeds repeat it, and a position changes with every sort. So it is the
/// feed's id and which card of that id this is, counted in feed order.
public struct CardID: Hashable, Sendable {
    /// The feed's `id`.
    public let feedID: String
    /// 1 for the first card with this feed id, 2 for the second, and so on.
    public let occurrence: Int

    /// The identity of the `occurrence`th card whose feed id is `feedID`.
    public init(feedID: String, occurrence: Int = 1) {
        self.feedID = feedID
        self.occurrence = occurrence
    }
}
