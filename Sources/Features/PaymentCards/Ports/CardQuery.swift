/// Which cards are asked for, and in which order.
public struct CardQuery: Equatable, Sendable {
    /// Words that must all be found in the title, bank, holder or last four digits; empty for every card.
    public var search: String
    /// Conditions that must all hold.
    public var filters: [CardFilter]
    /// Keys to sort by, the first one first; empty for the feed's order.
    public var sort: [CardSort]
    /// Which part of the result.
    public var page: CardPageSelection
    /// The name of the one card asked for; `nil` for a list.
    public var name: String?
    /// More cards than this are an error instead of an answer, where all are asked for at once; `nil` for any number.
    public var limit: Int?

    /// A query; by default the first page of everything.
    public init(
        search: String = "", filters: [CardFilter] = [], sort: [CardSort] = [],
        page: CardPageSelection = .page(1, size: CardPageSelection.standardSize), name: String? = nil
    ) {
        self.search = search
        self.filters = filters
        self.sort = sort
        self.page = page
        self.name = name
    }

    /// Whether some cards may be left out or moved, so that every card has to be looked at.
    public var isSelective: Bool {
        !search.isEmpty || !filters.isEmpty || !sort.isEmpty
    }
}

/// A part of a list of cards.
public enum CardPageSelection: Equatable, Sendable {
    /// Page `number` (from 1) in pages of `size` cards (from 1).
    case page(_ number: Int, size: Int)
    case all

    /// How many cards a page holds unless somebody says otherwise; the feed's own `perpage`.
    public static let standardSize = 20
    /// How many elements are asked for at a time when every card is needed and there are only pages.
    public static let gatheringSize = 100
}

/// A condition on a card.
public struct CardFilter: Equatable, Sendable {
    /// What is asked about the card.
    public enum Condition: Equatable, Sendable {
        /// Something is to be paid.
        case due
        /// Something is to be paid, and its day has passed.
        case overdue
        /// There is a due, and nothing of it is left to pay.
        case paid
        /// The feed says nothing about a due.
        case noDue
        /// Issued by one of these banks, by the feed's codes in any case.
        case bank([String])
        /// Carried by one of these networks, by the feed's codes in any case.
        case network([String])
        /// Offers one of these actions, by the feed's codes in any case.
        case action([String])
    }

    /// What is asked about the card.
    public let condition: Condition
    /// Whether the condition must not hold.
    public let isNegated: Bool

    /// A card for which `condition` holds, or does not where it `isNegated`.
    public init(_ condition: Condition, isNegated: Bool = false) {
        self.condition = condition
        self.isNegated = isNegated
    }
}

/// A key to sort cards by.
public struct CardSort: Equatable, Sendable {
    /// What is compared.
    public enum Key: String, CaseIterable, Sendable {
        /// The days left. Paid dues and then dues whose day is not known follow, whichever way the sort runs.
        case due
        /// The amount due within its currency; currencies are in the order of their codes, whichever way the sort runs.
        case amount
        case title
        case bank
    }

    /// What is compared.
    public let key: Key
    /// Whether larger values come first. Cards without a due come last either way.
    public let isDescending: Bool

    /// A sort by `key`.
    public init(_ key: Key, isDescending: Bool = false) {
        self.key = key
        self.isDescending = isDescending
    }
}
