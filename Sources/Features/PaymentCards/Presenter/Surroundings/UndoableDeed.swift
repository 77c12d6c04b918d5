import Foundation
import PaymentCardsEntity
import PaymentCardsPorts

/// What the person did last, as long as it can be undone. A screen hands it on to those that it opens.
struct UndoableDeed: Equatable {
    /// What it is; `nil` for nothing.
    private(set) var deed: CardDeed?
    /// Whether it is being undone, or something else that the screen offers.
    var isUndoing = false
    /// When it can't be undone any more; `nil` until the time is next told, and where no time is set.
    private(set) var end: Duration?

    init(_ deed: CardDeed? = nil) { self.deed = deed }

    /// What can be undone now.
    var offered: CardDeed? { isUndoing ? nil : deed }

    /// It is now `time`, which is `date` in the world.
    ///
    /// - Returns: what can't be undone any more; `nil` for nothing.
    mutating func advance(to time: Duration, at date: Date) -> CardDeed? {
        guard let deed, let deadline = deed.undoDeadline else { return nil }
        let end = end ?? time + .seconds(deadline.timeIntervalSince(date))
        self.end = end
        return time >= end ? deed : nil
    }

    /// The person has done `deed`.
    mutating func note(_ deed: CardDeed) { (self.deed, end) = (deed, nil) }

    /// It is being undone from now on, or `other` instead.
    ///
    /// - Returns: what that is; `nil` if nothing can be undone, or something is being undone already.
    mutating func begin(_ other: CardDeed? = nil) -> CardDeed? {
        guard !isUndoing, let deed = other ?? deed else { return nil }
        isUndoing = true
        return deed
    }

    /// `deed` can't be undone any more. Something else may have been done since.
    mutating func forget(_ deed: CardDeed) {
        if let own = self.deed, own.isSame(as: deed) { (self.deed, end) = (nil, nil) }
    }
}

extension CardDeed {
    /// What has changed once it was undone, which left the card as `item`.
    func change(to item: CardListing.Item?) -> CardOutcome {
        if case .paid = self, let item { .updated(item) } else { .listChanged }
    }

    /// Whether it is the same, whatever is known of it by now.
    func isSame(as other: CardDeed) -> Bool {
        switch (self, other) {
        case (.paid(let payment, _), .paid(let other, _)): payment.id == other.id
        case (.removed(let card), .removed(let other)), (.added(let card), .added(let other)):
            card.id == other.id
        case (.paid, _), (.removed, _), (.added, _): false
        }
    }
}

extension CardsError {
    /// Whether what was done can't be undone at any other time either.
    var forbidsUndoing: Bool {
        switch self {
        case .undoRefused, .unknownPayment, .unknownCard, .duplicateCard, .notRemoved: true
        default: false
        }
    }
}
