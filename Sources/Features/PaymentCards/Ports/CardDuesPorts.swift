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
    /// Whether they are read part by part, as data, without a limit; not with ``names``.
    public var isInParts: Bool
    /// Whether reminders for a calendar are made of them, too.
    public var reminds: Bool

    /// A query; by default for everything at once.
    public init(
        days: Int? = nil, limit: Int? = nil, names: [String] = [], isInParts: Bool = false,
        reminds: Bool = true
    ) {
        (self.days, self.limit, self.names) = (days, limit, names)
        (self.isInParts, self.reminds) = (isInParts, reminds)
    }
}

/// Everything that is due, or a part of it.
public struct CardDues: Equatable, Sendable {
    /// Which part it is.
    public struct Part: Equatable, Sendable {
        /// Whether no part comes before it, and whether none follows.
        public let isFirst, isLast: Bool

        public init(isFirst: Bool, isLast: Bool) { (self.isFirst, self.isLast) = (isFirst, isLast) }
    }

    /// The cards with a due, or whose bill is awaited: overdue ones first, the oldest before all others, those with an unknown day last.
    public let items: [CardListing.Item]
    /// What they come to, for each currency; of parts, only the last one has the sums, those of all of them.
    public let sums: [DueSum]
    /// What is odd about the cards; of parts, only the last one tells, for all of them.
    public let oddities: CardOddities
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
    /// Which part it is, if they are read part by part.
    public let part: Part?
    /// Reminders for ``items``, if they were made.
    public package(set) var reminders: DueReminders?

    public init(
        items: [CardListing.Item], undatedCount: Int = 0, undatedTitles: [String] = [],
        unreadable: [UnreadableCard] = [],
        kept: KeptCards? = nil, repeated: [CardListing.Item] = [], today: CalendarDate?
    ) {
        self.init(
            items: items,
            sums: DueSum.sums(of: items.lazy.compactMap(\.card.due).filter { !$0.isAwaited }, on: today),
            oddities: CardOddities(of: items), undatedCount: undatedCount, undatedTitles: undatedTitles,
            unreadable: unreadable, kept: kept, repeated: repeated, today: today, part: nil)
    }

    /// A part of them, with the sums and oddities of all if it is the last one.
    public init(
        items: [CardListing.Item], sums: [DueSum], oddities: CardOddities, undatedCount: Int,
        undatedTitles: [String], unreadable: [UnreadableCard], kept: KeptCards?,
        repeated: [CardListing.Item] = [], today: CalendarDate?, part: Part?, reminders: DueReminders? = nil
    ) {
        (self.items, self.sums, self.oddities, self.repeated) = (items, sums, oddities, repeated)
        (self.part, self.reminders) = (part, reminders)
        (self.undatedCount, self.undatedTitles) = (undatedCount, undatedTitles)
        (self.unreadable, self.kept, self.today) = (unreadable, kept, today)
    }
}

/// The reminders for some dues in a calendar.
public struct DueReminders: Equatable, Sendable {
    /// The id of each reminder, in the order of the dues, different from all others in the calendar; `nil` for a due whose day is
    /// unknown.
    public let ids: [String?]
    /// The number of dues whose day is unknown, among these and those in the parts before.
    public let missingCount: Int

    public init(ids: [String?], missingCount: Int) { (self.ids, self.missingCount) = (ids, missingCount) }
}

/// The business rules of what is due, implemented by the interactor.
///
/// It passes on everything that is due according to a query, on the cards of all pages, as soon as it is known: at once or, if the
/// query says so, part by part, as long as the function that takes them returns `true`. No more than a part of the cards is kept in
/// memory. It throws `tooManyCards` if that is more than the query's limit, and the error of the first name that means no card, or
/// several.
package typealias CardDuesReading =
    @Sendable (CardDuesQuery, @escaping PartTaking<CardDues>) async throws(CardsError) -> Void
