public import PaymentCardsEntity
public import Values
import Foundation

/// Payments on all cards.
public struct CardHistory: Equatable, Sendable {
    /// The card of a payment.
    public struct Holder: Equatable, Sendable {
        /// Kept once for all payments on the card, of which there may be many.
        private indirect enum Kept: Equatable, Sendable {
            case listed(CardListing.Item)
            case other(PaymentCard)
        }

        private let kept: Kept
        /// Whether it was removed from the list, and can be brought back.
        public let isRemoved: Bool

        /// The card with this `item`, or else, if it isn't in the list, `card`.
        public init(card: PaymentCard, item: CardListing.Item? = nil, isRemoved: Bool = false) {
            kept = item.map(Kept.listed) ?? .other(card)
            self.isRemoved = isRemoved
        }

        /// A name that means this card. The id alone may mean a listed card, by its last digits or the beginning of its id, too.
        package var name: String { item?.name ?? card.id.numberedName }

        /// The card; all but its id and number is empty if it is neither listed nor removed.
        public var card: PaymentCard {
            switch kept {
            case .listed(let item): item.card
            case .other(let card): card
            }
        }

        /// The card in the list; `nil` if it isn't there.
        public var item: CardListing.Item? { if case .listed(let item) = kept { item } else { nil } }
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

    /// Which part it is.
    public typealias Part = CardDues.Part

    /// The newest first.
    public let entries: [Entry]
    /// Those whose outcome is unknown; of parts, only the last one has them, those of all of them.
    public let doubts: [Entry]
    /// What was paid and not undone, for each currency; the largest number of payments first. Of parts, only the last one has the
    /// sums, those of all of them.
    public let sums: [PaidSum]
    /// The number of older payments that are missing here because of the limit.
    public let olderCount: Int
    /// The number of payments that are missing here because the feed doesn't have their cards; of parts, the last one tells.
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
    /// Which part it is, if they are read part by part.
    public let part: Part?

    /// Payments, the newest first, of which only so many are shown.
    public init(
        _ entries: [Entry], limit: Int? = nil, unlistedCount: Int = 0, scope: Scope = .all, gaps: [Gap] = [],
        unreadable: [UnreadableCard] = [], kept: KeptCards? = nil, today: CalendarDate?
    ) {
        let shown = limit.map { Array(entries.prefix($0)) } ?? entries
        var sums = PaidSums()
        for entry in entries { sums.add(entry.event) }
        self.init(
            shown, doubts: shown.filter(\.isInDoubt), sums: sums.all, olderCount: entries.count - shown.count,
            unlistedCount: unlistedCount, scope: scope, gaps: gaps, unreadable: unreadable, kept: kept,
            today: today, part: nil)
    }

    /// A part of them, with what is known of all if it is the last one.
    public init(
        _ entries: [Entry], doubts: [Entry], sums: [PaidSum], olderCount: Int = 0, unlistedCount: Int,
        scope: Scope, gaps: [Gap], unreadable: [UnreadableCard], kept: KeptCards?, today: CalendarDate?,
        part: Part?
    ) {
        (self.entries, self.doubts, self.sums) = (entries, doubts, sums)
        (self.olderCount, self.unlistedCount, self.scope) = (olderCount, unlistedCount, scope)
        (self.gaps, self.unreadable, self.kept) = (gaps, unreadable, kept)
        (self.today, self.part) = (today, part)
    }
}

extension CardHistory.Entry {
    /// Whether it is unknown what became of it.
    public var isInDoubt: Bool { if case .inDoubt = event { true } else { false } }
}

/// What the payments in one currency come to.
public struct PaidSum: Equatable, Sendable {
    /// The total of those that were made and not undone.
    public private(set) var total: Money
    /// Their number.
    public private(set) var count = 0
    /// The total of those in doubt.
    public private(set) var inDoubt: Money

    fileprivate init(nothingIn currency: Currency) {
        (total, inDoubt) = (Money(amount: 0, currency: currency), Money(amount: 0, currency: currency))
    }

    fileprivate mutating func add(_ event: CardHistory.Event) {
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

/// What payments come to, for each currency.
package struct PaidSums {
    private var sums: [String: PaidSum] = [:]

    package init() {}

    package mutating func add(_ event: CardHistory.Event) {
        let currency = event.money.currency
        sums[currency.identity, default: PaidSum(nothingIn: currency)].add(event)
    }

    /// The sums, in the order of their currencies.
    package var all: [PaidSum] { sums.sorted { $0.key < $1.key }.map(\.value) }
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
