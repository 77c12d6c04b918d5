import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery
import Values

/// All that happened, and which of it a query asks for.
struct FoundPayments {
    let events: PaymentEvents
    let cards: HistoryCards
    let scope: CardHistory.Scope
    let gaps: [CardHistory.Gap]
    let kept: KeptCards?
    let today: CalendarDate?
    /// The number of payments that were left out because the feed doesn't have their cards.
    private(set) var unlistedCount = 0
    private let query: CardHistoryQuery
    private let period: Period
    private let words: [Substring]
    private let wanted: [CardHistory.Holder]?
    private let days: DayClock
    /// Whether the service knows of no other payments.
    private let isComplete: Bool

    init(
        _ query: CardHistoryQuery, days: DayClock, today: CalendarDate?, events: PaymentEvents,
        cards: HistoryCards, wanted: [CardHistory.Holder]?, isComplete: Bool, scope: CardHistory.Scope,
        gaps: [CardHistory.Gap], kept: KeptCards?
    ) {
        (self.query, self.days, self.today) = (query, days, today)
        (self.events, self.cards, self.wanted) = (events, cards, wanted)
        (self.isComplete, self.scope, self.gaps, self.kept) = (isComplete, scope, gaps, kept)
        period = Period(query, today: today)
        words = (query.search ?? "").searchKey.split(whereSeparator: \.isWhitespace)
    }

    /// An event with its card; `nil` if the query doesn't ask for it.
    mutating func entry(of event: CardHistory.Event) -> CardHistory.Entry? {
        guard period.contains(days.day(of: event.date)), query.includes(event, at: days.moment) else {
            return nil
        }
        let holder = cards.holder(of: event)
        guard wanted?.contains(where: { $0.isSame(as: holder) }) ?? true else { return nil }
        guard words.isEmpty || words.allSatisfy(event.searchKey(on: holder.card).contains) else {
            return nil
        }
        // A server's records are about its cards, and a card that is named is meant.
        guard query.isOfAnyFeed || wanted != nil || !isComplete || holder.isOfFeed else {
            unlistedCount += 1
            return nil
        }
        return CardHistory.Entry(holder: holder, event: event)
    }
}

/// The days between which payments are wanted.
private struct Period {
    private let first, last: CalendarDate?

    init(_ query: CardHistoryQuery, today: CalendarDate?) {
        (first, last) = (query.since?.date(on: today), query.until?.date(on: today))
    }

    /// Whether `day` is one of them. An unknown day is, so that no payment is lost.
    func contains(_ day: CalendarDate?) -> Bool {
        guard let day else { return true }
        return first.map { $0 <= day } ?? true && last.map { day <= $0 } ?? true
    }
}

extension CardHistoryQuery {
    fileprivate func includes(_ event: CardHistory.Event, at moment: Date) -> Bool {
        outcomes.isEmpty
            || outcomes.contains { outcome in
                switch (outcome, event) {
                case (.undone, .payment(let payment)): payment.undone != nil
                case (.undoable, .payment(let payment)): payment.isUndoable(at: moment)
                case (.inDoubt, .inDoubt): true
                case (.undone, .inDoubt), (.undoable, .inDoubt), (.inDoubt, .payment): false
                }
            }
    }
}

extension CardHistory.Event {
    /// What a search looks at: the card, the amount, and the reference.
    fileprivate func searchKey(on card: PaymentCard) -> String {
        let reference: String? = if case .payment(let payment) = self { payment.id.text } else { nil }
        let facts = [
            card.title, card.bank.code, card.holder, card.number.lastFour, "\(money.amount)",
            money.currency.identity, reference,
        ]
        return facts.compactMap(\.self).joined(separator: " ").searchKey
    }
}
