import Foundation
import PaymentCardsEntity
import PaymentCardsPorts

/// What the person did last, as long as it can be undone. A screen hands it on to those that it opens.
struct UndoableDeed: Equatable {
    /// What was done last; `nil` for nothing that can be undone.
    private(set) var done: CardDeed?
    /// Whether something is being undone.
    private(set) var isUndoing = false
    /// When ``done`` can't be undone any more; `nil` until the time is next told, and where no time is set.
    private(set) var end: Duration?

    init(_ deed: CardDeed? = nil) { done = deed }

    /// What can be undone now.
    var offered: CardDeed? { isUndoing ? nil : done }

    /// It is now `time`, which is `date` in the world.
    ///
    /// - Returns: what can't be undone any more; `nil` for nothing.
    mutating func advance(to time: Duration, at date: Date) -> CardDeed? {
        guard let deed = done, let deadline = deed.undoDeadline else { return nil }
        let end = end ?? time + .seconds(deadline.timeIntervalSince(date))
        self.end = end
        return time >= end ? deed : nil
    }

    /// The person has done `deed`.
    mutating func note(_ deed: CardDeed) { (done, end) = (deed, nil) }

    /// What was done last is being undone from now on, or `other` instead.
    ///
    /// - Returns: what that is; `nil` if nothing can be undone, or something is being undone already.
    mutating func begin(_ other: CardDeed? = nil) -> CardDeed? {
        guard !isUndoing, let deed = other ?? done else { return nil }
        isUndoing = true
        return deed
    }

    /// Undoing `deed` is over: with this report, or without one, if it failed.
    mutating func end(_ deed: CardDeed, _ report: CardDeedReport?) {
        isUndoing = false
        guard let report else { return }
        forget(deed)
        forget(report.deed)
        if done == nil, report.failure?.forbidsUndoing == false { done = report.rest }
    }

    /// `deed` can't be undone any more. Something else may have been done since.
    mutating func forget(_ deed: CardDeed) {
        if let own = done, own.isSame(as: deed) { (done, end) = (nil, nil) }
    }
}

extension CardDeed {
    /// What has changed once it is undone, which left the card as `item`.
    func outcome(_ item: CardListing.Item?) -> CardOutcome {
        if case .paid = self, let item { .updated(item) } else { .listChanged }
    }
}

extension CardDeed {
    /// Whether it is the same, whatever is known of it by now.
    func isSame(as other: CardDeed) -> Bool {
        switch (self, other) {
        case (.paid(let payment, _), .paid(let other, _)): payment.id == other.id
        case (.added(let card), .added(let other)): card.id == other.id
        case (.together(let deeds), .together(let others)):
            deeds.count == others.count && zip(deeds, others).allSatisfy { $0.isSame(as: $1) }
        case (.paid, _), (.added, _), (.together, _): false
        }
    }
}

extension CardsError {
    /// Whether what was done can't be undone at any other time either.
    var forbidsUndoing: Bool {
        switch self {
        case .undoRefused, .unknownPayment, .unknownCard, .duplicateCard, .removedCard,
            .paymentRefused, .actionNotOffered, .paidAlready, .spentKey, .reusedKey:
            true
        default: false
        }
    }
}
