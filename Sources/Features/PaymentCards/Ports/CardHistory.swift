public import PaymentCardsEntity
public import Values
import Foundation

/// Payments on all cards.
public struct CardHistory: Equatable, Sendable {
    /// The card of a payment.
    public struct Holder: Equatable, Sendable {
        /// The card; all but its id and number is empty if it is neither listed nor removed.
        public let card: PaymentCard
        /// The card in the list; `nil` if it isn't there.
        public let item: CardListing.Item?
        /// Whether it was removed from the list, and can be restored.
        public let isRemoved: Bool

        public init(card: PaymentCard, item: CardListing.Item? = nil, isRemoved: Bool = false) {
            (self.card, self.item, self.isRemoved) = (card, item, isRemoved)
        }
    }

    /// A payment, or an order that may have paid.
    public enum Event: Equatable, Sendable {
        case payment(Payment)
        case inDoubt(OrderInDoubt)
    }

    /// A payment on a card.
    public struct Entry: Equatable, Sendable {
        /// The card.
        public let holder: Holder
        /// What happened.
        public let event: Event

        public init(holder: Holder, event: Event) { (self.holder, self.event) = (holder, event) }
    }

    /// Whose payments these are.
    public enum Scope: Equatable, Sendable {
        /// All that were ever made.
        case all
        /// The server's for the cards that it lists; for other cards, only those made from this machine.
        case listed
        /// Only those made from this machine, because there are too many cards to ask the server for the payments on each.
        case machine
        /// Only those made from this machine, because the server can't be asked for its cards.
        case unreachable(CardsError)
    }

    /// A card whose payments couldn't be fetched.
    public struct Gap: Equatable, Sendable {
        /// The card.
        public let item: CardListing.Item
        /// Why.
        public let error: CardsError

        public init(item: CardListing.Item, error: CardsError) { (self.item, self.error) = (item, error) }
    }

    /// The newest first.
    public let entries: [Entry]
    /// What was paid and not undone, for each currency; the largest number of payments first.
    public let sums: [PaidSum]
    /// The number of older payments that are missing here because of the limit.
    public let olderCount: Int
    /// The number of payments that are missing here because the feed doesn't have their cards.
    public let unlistedCount: Int
    /// Whose payments these are.
    public let scope: Scope
    /// The cards whose payments are missing here, except those made from this machine.
    public let gaps: [Gap]
    /// The unreadable elements of the feed.
    public let unreadable: [UnreadableCard]
    /// How old the payments are; `nil` if they are current.
    public let kept: KeptCards?
    /// The current day; `nil` if it is unknown.
    public let today: CalendarDate?

    /// Payments, the newest first, of which only so many are shown.
    public init(
        _ entries: [Entry], limit: Int? = nil, unlistedCount: Int = 0, scope: Scope = .all, gaps: [Gap] = [],
        unreadable: [UnreadableCard] = [], kept: KeptCards? = nil, today: CalendarDate?
    ) {
        self.entries = Array(entries.prefix(limit ?? .max))
        sums = PaidSum.sums(of: entries.map(\.event))
        olderCount = entries.count - self.entries.count
        (self.unlistedCount, self.scope, self.gaps) = (unlistedCount, scope, gaps)
        (self.unreadable, self.kept, self.today) = (unreadable, kept, today)
    }
}

/// What the payments in one currency come to.
public struct PaidSum: Equatable, Sendable {
    /// The total of those that were made and not undone.
    public private(set) var total: Money
    /// Their number.
    public private(set) var count = 0
    /// The total of those in doubt.
    public private(set) var inDoubt: Money

    /// The sums of `events`, the currency of most payments first.
    static func sums(of events: [CardHistory.Event]) -> [PaidSum] {
        var sums: [PaidSum] = []
        for event in events {
            let place = sums.firstIndex { $0.total.currency.identity == event.money.currency.identity }
            let nothing = Money(amount: 0, currency: event.money.currency)
            var sum = place.map { sums[$0] } ?? PaidSum(total: nothing, inDoubt: nothing)
            sum.add(event)
            if let place { sums[place] = sum } else { sums.append(sum) }
        }
        return sums.sorted { $0.total.currency.identity < $1.total.currency.identity }
    }

    private mutating func add(_ event: CardHistory.Event) {
        switch event {
        case .payment(let payment):
            guard payment.undone == nil else { return }
            total = Money(amount: total.amount + payment.money.amount, currency: total.currency)
            count += 1
        case .inDoubt(let order):
            inDoubt = Money(amount: inDoubt.amount + order.money.amount, currency: total.currency)
        }
    }
}

extension CardHistory.Event {
    /// The amount.
    public var money: Money {
        switch self {
        case .payment(let payment): payment.money
        case .inDoubt(let order): order.money
        }
    }
}
