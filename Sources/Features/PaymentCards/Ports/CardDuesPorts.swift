public import PaymentCardsEntity
public import Values

/// Which dues to find.
public struct CardDuesQuery: Equatable, Sendable {
    /// Only what is overdue, or due within this many days; `nil` for everything that is due.
    public var days: Int?
    /// The maximum number of dues, above which the query fails; `nil` for no limit.
    public var limit: Int?
    /// Exactly the cards with these names, in this order, whether or not something is due; empty for all cards.
    public var names: [String]

    /// A query; by default for everything.
    public init(days: Int? = nil, limit: Int? = nil, names: [String] = []) {
        (self.days, self.limit, self.names) = (days, limit, names)
    }
}

/// Everything that is due.
public struct CardDues: Equatable, Sendable {
    /// The cards with a due: overdue ones first, the oldest before all others, those with an unknown day last.
    public let items: [CardListing.Item]
    /// What they come to, for each currency.
    public let sums: [DueSum]
    /// The number of cards that are missing here because the day of their due is unknown.
    public let undatedCount: Int
    /// The titles of the first of them.
    public let undatedTitles: [String]
    /// The unreadable elements of the feed.
    public let unreadable: [UnreadableCard]
    /// How old the dues are; `nil` if they are current.
    public let kept: KeptCards?
    /// The cards that were named more than once; each is here once.
    public let repeated: [CardListing.Item]
    /// The day from which days were counted; `nil` if it is unknown.
    public let today: CalendarDate?

    public init(
        items: [CardListing.Item], undatedCount: Int = 0, undatedTitles: [String] = [],
        unreadable: [UnreadableCard] = [],
        kept: KeptCards? = nil, repeated: [CardListing.Item] = [], today: CalendarDate?
    ) {
        (self.items, self.repeated) = (items, repeated)
        sums = DueSum.sums(of: items.compactMap(\.card.due), on: today)
        (self.undatedCount, self.undatedTitles) = (undatedCount, undatedTitles)
        (self.unreadable, self.kept, self.today) = (unreadable, kept, today)
    }
}

/// The business rules of what is due, implemented by the interactor.
///
/// It answers everything that is due according to a query, on the cards of all pages. It throws `tooManyCards` if that is more than
/// the query's limit, and the error of the first name that means no card, or several.
package typealias CardDuesInteractorInput =
    @Sendable (CardDuesQuery) async throws(CardsError) -> CardDues
