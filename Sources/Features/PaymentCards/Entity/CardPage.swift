/// One page of cards from a service.
public struct CardPage: Equatable, Sendable {
    /// The page's elements in feed order.
    public let entries: [CardFeed.Entry]
    /// Whether the service knows that no page follows.
    public let isLast: Bool
    /// The number of cards on all pages, if the service knows.
    public let total: Int?
    /// The feed ids on this page that cards on other pages share, as far as the service knows.
    public let sharedIDs: Set<String>
    /// How old the page is; `nil` if it is current.
    public let kept: KeptCards?

    public init(
        entries: [CardFeed.Entry], isLast: Bool, total: Int?, sharedIDs: Set<String> = [],
        kept: KeptCards? = nil
    ) {
        (self.entries, self.isLast, self.total) = (entries, isLast, total)
        (self.sharedIDs, self.kept) = (sharedIDs, kept)
    }
}
