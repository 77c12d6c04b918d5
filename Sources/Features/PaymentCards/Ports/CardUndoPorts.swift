public import Foundation
public import PaymentCardsEntity

/// The business rules of undoing what was done last and of doing it again, implemented by the interactor.
///
/// It throws why nothing could be changed; where only a part could, the report says so.
package typealias CardUndoInteractorInput =
    @Sendable (CardDeedChange) async throws(CardsError) -> CardDeedReport

/// What becomes of something that a person has done.
package enum CardDeedChange: Equatable, Sendable {
    /// The payment is undone, the removed card restored, the added card removed.
    case undo(CardDeed)
    /// The card is removed or added once more. A payment isn't made again without a question.
    case redo(CardDeed)

    /// What is undone or done again.
    package var deed: CardDeed {
        switch self {
        case .undo(let deed), .redo(let deed): deed
        }
    }
}

/// What came of a change.
package struct CardDeedReport: Equatable, Sendable {
    /// What was undone or done again.
    package let deed: CardDeed
    /// The card as it is now; `nil` if it is no longer in the list, can't be fetched, or is one of several.
    package let item: CardListing.Item?
    /// What stays as it was, and why; `nil` for nothing.
    package let rest: CardDeed?, failure: CardsError?

    package init(
        _ deed: CardDeed, item: CardListing.Item?, rest: CardDeed? = nil, failure: CardsError? = nil
    ) {
        (self.deed, self.item, self.rest, self.failure) = (deed, item, rest, failure)
    }
}

/// Something that a person has done, and that can be undone.
public indirect enum CardDeed: Equatable, Sendable {
    /// A payment was made on the card with this title.
    case paid(Payment, title: String)
    /// A card was removed.
    case removed(PaymentCard)
    /// A card was added.
    case added(PaymentCard)
    /// Several of these were done at once, in this order.
    case together([CardDeed])

    /// One of them, or several together; `nil` for none.
    package init?(_ deeds: [CardDeed]) {
        guard let first = deeds.first else { return nil }
        self = deeds.count == 1 ? first : .together(deeds)
    }

    /// Until when it can be undone; `nil` where no time is set.
    public var undoDeadline: Date? {
        switch self {
        case .paid(let payment, _): payment.undoDeadline
        case .removed, .added: nil
        case .together(let deeds): deeds.compactMap(\.undoDeadline).min()
        }
    }

    /// Each single thing that was done.
    package var each: [CardDeed] {
        if case .together(let deeds) = self { deeds.flatMap(\.each) } else { [self] }
    }

    /// The payments that it made.
    package var payments: [Payment] {
        each.compactMap { if case .paid(let payment, _) = $0 { payment } else { nil } }
    }

    /// The cards with which it was done.
    package var cards: [CardID] {
        each.compactMap { deed in
            switch deed {
            case .paid(let payment, _): payment.card
            case .removed(let card), .added(let card): card.id
            case .together: nil
            }
        }
    }
}

/// What a person can undo on a screen that others have led to, and what they can do again there.
package struct CardDeeds: Equatable, Sendable {
    /// What was done last; `nil` for nothing that can be undone.
    package var done: CardDeed?
    /// What was undone last; `nil` if anything else was done since.
    package var undone: CardDeed?

    package init(done: CardDeed? = nil, undone: CardDeed? = nil) { (self.done, self.undone) = (done, undone) }

    /// Those that were done with this card, and no other one.
    package func on(_ card: CardID) -> CardDeeds {
        CardDeeds(
            done: done?.cards == [card] ? done : nil, undone: undone?.cards == [card] ? undone : nil)
    }
}
