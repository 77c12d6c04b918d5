public import Values

/// Which payments to find.
public struct CardHistoryQuery: Equatable, Sendable {
    /// A day at which the history begins or ends.
    public enum Day: Equatable, Sendable {
        case date(CalendarDate)
        /// This many days before today.
        case daysAgo(Int)

        /// The date, if today is this day; `nil` where it isn't known.
        package func date(on today: CalendarDate?) -> CalendarDate? {
            switch self {
            case .date(let date): date
            case .daysAgo(let days): today?.adding(days: -days)
            }
        }
    }

    /// What became of a payment.
    public enum Outcome: Equatable, Sendable {
        case undone, inDoubt
        /// It can be undone now.
        case undoable
    }

    /// Only those on the card with this name, which may be a removed one, or one that is no longer listed; `nil` for all.
    public var card: String?
    /// Whether payments on cards count that the feed doesn't have; they may be of another one.
    public var isOfAnyFeed: Bool
    /// Whether ``card`` is refused if it could mean two cards, because a payment will be undone.
    public var isStrict: Bool
    /// The first day; `nil` for no limit.
    public var since: Day?
    /// The last day; `nil` for no limit.
    public var until: Day?
    /// Only those with one of these outcomes; empty for all.
    public var outcomes: [Outcome]
    /// Only those whose card, amount or reference has all of these words; `nil` for all.
    public var search: String?
    /// The maximum number of payments, the newest ones; the others are counted. `nil` for no limit.
    public var limit: Int?
    /// Whether they are read part by part, as data, without a limit.
    public var isInParts: Bool

    /// A query; by default for everything on the cards of the feed.
    public init(
        card: String? = nil, isOfAnyFeed: Bool = false, isStrict: Bool = false, since: Day? = nil,
        until: Day? = nil,
        outcomes: [Outcome] = [], search: String? = nil, limit: Int? = nil, isInParts: Bool = false
    ) {
        (self.card, self.isOfAnyFeed, self.isStrict, self.search) = (card, isOfAnyFeed, isStrict, search)
        (self.since, self.until, self.outcomes, self.limit) = (since, until, outcomes, limit)
        self.isInParts = isInParts
    }
}

/// The business rules of the history, implemented by the interactor.
package protocol CardHistoryInteractorInput: Sendable {
    /// Passes on the payments according to `query`: at once or, if the query says so, part by part, as long as `take` returns `true`.
    func everyPayment(
        _ query: CardHistoryQuery, _ take: @escaping PartTaking<CardHistory>
    ) async throws(CardsError)
}
