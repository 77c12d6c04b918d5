public import PaymentCardsEntity
public import Values

/// Which changes of one's own cards are asked for.
public struct CardChangesQuery: Equatable, Sendable {
    /// Only those of the card with this name; `nil` for all cards.
    public var card: String?
    /// Only those made from this day on, and up to this day.
    public var since, until: CardHistoryQuery.Day?

    public init(card: String? = nil, since: CardHistoryQuery.Day? = nil, until: CardHistoryQuery.Day? = nil) {
        (self.card, self.since, self.until) = (card, since, until)
    }
}

/// Everything that was done to one's own cards.
public struct CardChanges: Equatable, Sendable {
    /// A change, and whose it is.
    public struct Entry: Equatable, Sendable {
        /// What was done, and whether it was undone since.
        public let change: RecordedChange
        /// What is said of its card, which may be gone by now.
        public let card: OwnCardFields
        /// What was said of the card before the change, if that was an edit.
        public let before: OwnCardFields?

        public init(change: RecordedChange, card: OwnCardFields, before: OwnCardFields? = nil) {
            (self.change, self.card, self.before) = (change, card, before)
        }
    }

    /// The newest first.
    public let entries: [Entry]
    /// The current day; `nil` if it is unknown.
    public let today: CalendarDate?

    public init(entries: [Entry], today: CalendarDate?) { (self.entries, self.today) = (entries, today) }
}

/// The business rules of looking at what was done, implemented by the interactor.
package typealias CardChangesInteractorInput =
    @Sendable (CardChangesQuery) async throws(CardsError) -> CardChanges
