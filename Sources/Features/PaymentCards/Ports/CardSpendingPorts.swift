public import Foundation
public import PaymentCardsEntity
public import Values

/// Which spending to sum up, and how.
public struct CardSpendingQuery: Equatable, Sendable {
    /// What is summed up together.
    public enum Grouping: String, CaseIterable, Sendable {
        case category, merchant, card
    }

    /// What is summed up together.
    public var grouping: Grouping
    /// Only the spending on the card with this name; `nil` for all cards.
    public var card: String?
    /// Only the spending in this month; `nil` for all of the statements.
    public var month: CardMonth?
    /// Only the spending in the category with this code, in upper or lower case; empty for what has none, `nil` for all.
    public var category: String?
    /// Only the spending whose text has all of these words; `nil` for any text.
    public var merchant: String?

    /// A query; by default for the categories on all cards.
    public init(
        by grouping: Grouping = .category, card: String? = nil, month: CardMonth? = nil,
        category: String? = nil,
        merchant: String? = nil
    ) {
        (self.grouping, self.card, self.month) = (grouping, card, month)
        (self.category, self.merchant) = (category, merchant)
    }

    /// Whether some of the spending may be left out.
    package var isNarrow: Bool { month != nil || category != nil || merchant != nil }
}

/// What was spent according to the last statements.
public struct CardSpending: Equatable, Sendable {
    /// What is summed up in a group.
    public enum Key: Hashable, Sendable {
        case category(SpendingCategory)
        /// A merchant, as in the first transaction.
        case merchant(String)
        case card(CardID)
    }

    /// The spending of one kind, in one currency.
    public struct Group: Equatable, Sendable {
        /// What kind.
        public let key: Key
        /// The card, if that is the kind.
        public let item: CardListing.Item?
        /// The exact total, less refunds: negative where more came back than was spent.
        public let amount: Decimal
        /// The number of transactions.
        public let count: Int

        public init(key: Key, item: CardListing.Item? = nil, amount: Decimal, count: Int) {
            (self.key, self.item, self.amount, self.count) = (key, item, amount, count)
        }
    }

    /// The spending in one currency.
    public struct Part: Equatable, Sendable {
        /// The currency.
        public let currency: Currency
        /// The groups, largest first.
        public let groups: [Group]
        /// The days from the first statement's first to the last one's last.
        public let period: ClosedRange<CalendarDate>
        /// The number of statements.
        public let statementCount: Int

        public init(
            currency: Currency, groups: [Group], period: ClosedRange<CalendarDate>, statementCount: Int
        ) {
            (self.currency, self.groups) = (currency, groups)
            (self.period, self.statementCount) = (period, statementCount)
        }

        /// The total.
        public var total: Decimal { groups.reduce(0) { $0 + $1.amount } }
    }

    /// A card whose statement couldn't be fetched.
    public struct Gap: Equatable, Sendable {
        /// The card.
        public let item: CardListing.Item
        /// Why.
        public let error: CardsError

        public init(item: CardListing.Item, error: CardsError) { (self.item, self.error) = (item, error) }
    }

    /// The currencies, that of most statements first.
    public let parts: [Part]
    /// The card, if only one was asked for.
    public let card: CardListing.Item?
    /// The days of the month, if only one was asked for.
    public let month: ClosedRange<CalendarDate>?
    /// The days of all statements, whatever month was asked for; `nil` if there is no statement.
    public let covered: ClosedRange<CalendarDate>?
    /// The number of cards without a statement, or without known transactions.
    public let missingCount: Int
    /// The cards whose statements are missing here although there may be some.
    public let gaps: [Gap]
    /// The unreadable elements of the feed.
    public let unreadable: [UnreadableCard]
    /// How old the statements are; `nil` if they are current.
    public let kept: KeptCards?

    public init(
        parts: [Part], card: CardListing.Item? = nil, month: ClosedRange<CalendarDate>? = nil,
        covered: ClosedRange<CalendarDate>? = nil, missingCount: Int = 0, gaps: [Gap] = [],
        unreadable: [UnreadableCard] = [], kept: KeptCards? = nil
    ) {
        self.parts = parts
        (self.card, self.month, self.covered) = (card, month, covered)
        (self.missingCount, self.gaps, self.unreadable, self.kept) = (missingCount, gaps, unreadable, kept)
    }
}

/// The business rules of spending, implemented by the interactor.
///
/// It answers the spending according to a query, and throws the error of the first statement if not a single one can be had.
package typealias CardSpendingInteractorInput =
    @Sendable (CardSpendingQuery) async throws(CardsError) -> CardSpending
