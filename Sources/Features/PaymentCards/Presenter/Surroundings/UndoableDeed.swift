import Foundation
import PaymentCardsEntity
import PaymentCardsPorts

/// What the person did last, as long as it can be undone, and what they undid last, as long as they do nothing else. A screen hands
/// both on to those that it opens.
struct UndoableDeed: Equatable {
    /// Both of them.
    private(set) var deeds: CardDeeds
    /// What is being undone or done again.
    private(set) var change: CardDeedChange?
    /// When ``CardDeeds/done`` can't be undone any more; `nil` until the time is next told, and where no time is set.
    private(set) var end: Duration?

    init(_ deeds: CardDeeds = CardDeeds()) { self.deeds = deeds }

    /// Whether something is being undone or done again.
    var isUndoing: Bool { change != nil }

    /// What can be undone now, and what can be done again.
    var offered: CardDeeds { isUndoing ? CardDeeds() : deeds }

    /// It is now `time`, which is `date` in the world.
    ///
    /// - Returns: what can't be undone any more; `nil` for nothing.
    mutating func advance(to time: Duration, at date: Date) -> CardDeed? {
        guard let deed = deeds.done, let deadline = deed.undoDeadline else { return nil }
        let end = end ?? time + .seconds(deadline.timeIntervalSince(date))
        self.end = end
        return time >= end ? deed : nil
    }

    /// The person has done `deed`.
    mutating func note(_ deed: CardDeed) { (deeds, end) = (CardDeeds(done: deed), nil) }

    /// The person has undone `deed`, here or on another screen. Something else may have been done since.
    mutating func noteUndone(_ deed: CardDeed) {
        forget(deed)
        deeds.undone = deed
    }

    /// What was done last is being undone from now on, or `other` instead.
    ///
    /// - Returns: the change; `nil` if nothing can be undone, or something is being changed already.
    mutating func begin(_ other: CardDeed? = nil) -> CardDeedChange? {
        guard !isUndoing, let deed = other ?? deeds.done else { return nil }
        change = .undo(deed)
        return change
    }

    /// What was undone last is being done again from now on.
    ///
    /// - Returns: the change; `nil` if there is nothing to do again but payments, or something is being changed already.
    mutating func beginAgain() -> CardDeedChange? {
        guard !isUndoing, let deed = deeds.undone, deed.payments.isEmpty else { return nil }
        change = .redo(deed)
        return change
    }

    /// `change` is over: with this report, or without one, if it failed.
    mutating func end(_ change: CardDeedChange, _ report: CardDeedReport?) {
        self.change = nil
        guard let report else { return }
        let isStillToUndo = report.rest != nil && report.failure?.forbidsUndoing == false
        switch change {
        case .undo:
            forget(change.deed)
            noteUndone(report.deed)
            if isStillToUndo, deeds.done == nil { deeds.done = report.rest }
        case .redo:
            note(report.deed)
            if isStillToUndo { deeds.undone = report.rest }
        }
    }

    /// `deed` can be neither undone nor done again any more. Something else may have been done since.
    mutating func forget(_ deed: CardDeed) {
        if let own = deeds.done, own.isSame(as: deed) { (deeds.done, end) = (nil, nil) }
        if let own = deeds.undone, own.isSame(as: deed) { deeds.undone = nil }
    }
}

extension CardDeedChange {
    /// What has changed by it, which left the card as `item`.
    func outcome(_ item: CardListing.Item?) -> CardOutcome {
        if case .paid = deed, let item { .updated(item) } else { .listChanged }
    }
}

extension CardDeed {
    /// Whether it is the same, whatever is known of it by now.
    func isSame(as other: CardDeed) -> Bool {
        switch (self, other) {
        case (.paid(let payment, _), .paid(let other, _)): payment.id == other.id
        case (.removed(let card), .removed(let other)), (.added(let card), .added(let other)):
            card.id == other.id
        case (.together(let deeds), .together(let others)):
            deeds.count == others.count && zip(deeds, others).allSatisfy { $0.isSame(as: $1) }
        case (.paid, _), (.removed, _), (.added, _), (.together, _): false
        }
    }
}

extension CardsError {
    /// Whether what was done can't be undone, or done again, at any other time either.
    var forbidsUndoing: Bool {
        switch self {
        case .undoRefused, .unknownPayment, .unknownCard, .duplicateCard, .notRemoved, .removedCard,
            .paymentRefused, .actionNotOffered, .paidAlready, .spentKey, .reusedKey:
            true
        default: false
        }
    }
}
