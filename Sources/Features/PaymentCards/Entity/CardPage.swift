/// One page of cards, as a service gives it.
public struct CardPage: Equatable, Sendable {
    /// The page's elements in feed order.
    public let entries: [CardFeed.Entry]
    /// Whether the service knows that no page follows.
    public let isLast: Bool
    /// How many cards all pages hold together, where the service knows.
    public let total: Int?
    /// The feed ids on this page that cards of other pages have too, as far as the service knows.
    public let sharedIDs: Set<String>
    /// How old the page is; `nil` when it is as the service has it now.
    public let kept: KeptCards?

    /// A page.
    public init(
        entries: [CardFeed.Entry], isLast: Bool, total: Int?, sharedIDs: Set<String> = [],
        kept: KeptCards? = nil
    ) {
        self.entries = entries
        self.isLast = isLast
        self.total = total
        self.sharedIDs = sharedIDs
        self.kept = kept
    }
}
