/// Which cards to fetch, and in which order.
public struct CardQuery: Equatable, Sendable {
    /// Words that must all occur in the title, bank, holder or last four digits; empty for every card.
    public var search: String
    /// Whether cards are also found that have only the letters of a word, in this order within one word of theirs; they follow the
    /// others. A word after “-” must then not occur. Among more than 10,000 cards only whole words are found.
    public var isFuzzy: Bool
    /// Conditions that must all hold.
    public var filters: [CardFilter]
    /// The sort keys, most significant first; empty for the feed's order.
    public var sort: [CardSort]
    /// The part of the result to return.
    public var page: CardPageSelection
    /// The name of a single card; `nil` for a list.
    public var name: String?
    /// The maximum number of cards if all are requested at once, above which the query fails; `nil` for no limit.
    public var limit: Int?

    /// A query; by default for everything.
    public init(
        search: String = "", isFuzzy: Bool = false, filters: [CardFilter] = [], sort: [CardSort] = [],
        page: CardPageSelection = .all, name: String? = nil
    ) {
        (self.search, self.isFuzzy) = (search, isFuzzy)
        (self.filters, self.sort, self.page, self.name) = (filters, sort, page, name)
    }
}

/// A part of a list of cards.
public enum CardPageSelection: Equatable, Sendable {
    /// Page `number` (from 1) of `size` cards each (from 1).
    case page(_ number: Int, size: Int)
    case all

    /// The default number of cards per page; the feed's own `perpage`.
    public static let standardSize = 20

    /// The places of its cards in the list, from 0. An impossible page is empty, at the beginning or, if it is too far away to
    /// be counted, at the end.
    package var places: Range<Int> {
        guard case .page(let number, let size) = self else { return 0..<Int.max }
        guard number >= 1, size >= 1 else { return 0..<0 }
        let (start, isBeyondAll) = (number - 1).multipliedReportingOverflow(by: size)
        guard !isBeyondAll else { return Int.max..<Int.max }
        let (end, isBeyond) = start.addingReportingOverflow(size)
        return start..<(isBeyond ? Int.max : end)
    }
}

/// A condition on a card.
public struct CardFilter: Equatable, Sendable {
    /// The property of the card to test.
    public enum Condition: Equatable, Sendable {
        /// Something is due.
        case due
        /// Something is due, and its day has passed.
        case overdue
        /// There is a due, and it is paid.
        case paid
        /// The feed mentions no due.
        case noDue
        /// Issued by one of these banks, by the feed's codes or the names that people write.
        case bank([String])
        /// Carried by one of these networks, by the feed's codes or the names that people write.
        case network([String])
        /// Offers one of these actions, by the feed's codes, in any case and with any signs between the words.
        case action([String])
    }

    /// The property of the card to test.
    public let condition: Condition
    /// Whether the condition must not hold.
    public let isNegated: Bool

    /// Accepts cards for which `condition` holds or, if `isNegated`, doesn't hold.
    public init(_ condition: Condition, isNegated: Bool = false) {
        (self.condition, self.isNegated) = (condition, isNegated)
    }
}

/// A key to sort cards by.
public struct CardSort: Equatable, Sendable {
    /// The property to compare.
    public enum Key: String, CaseIterable, Sendable {
        /// The days left. Paid dues, and then dues with an unknown day, come last in either direction.
        case due
        /// The amount due within its currency; currencies are ordered by code, in either direction.
        case amount
        case title
        case bank
    }

    /// The property to compare.
    public let key: Key
    /// Whether larger values come first. Cards without a due come last in either case.
    public let isDescending: Bool

    public init(_ key: Key, isDescending: Bool = false) {
        (self.key, self.isDescending) = (key, isDescending)
    }
}
