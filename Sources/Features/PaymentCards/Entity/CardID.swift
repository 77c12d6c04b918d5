/// A card's identity within a session: stable, and unique to the card.
///
/// The feed's `id` alone is not enough, because feeds repeat it, and a position changes with every sort. So the identity
/// consists of the feed's id and the card's number among those with that id, in feed order.
public struct CardID: Hashable, Sendable {
    /// The feed's `id`.
    public let feedID: String
    /// 1 for the first card with this feed id, 2 for the second, and so on.
    public let occurrence: Int

    /// The identity of card number `occurrence` with the feed id `feedID`.
    public init(feedID: String, occurrence: Int = 1) {
        self.feedID = feedID
        self.occurrence = occurrence
    }

    /// The card's name if others share its feed id.
    package var numberedName: String { "\(feedID)#\(occurrence)" }

    /// The card's name in a list in which no id looks like another kind of name.
    package func name(isShared: Bool) -> String { occurrence > 1 || isShared ? numberedName : feedID }
}
