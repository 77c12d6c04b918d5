public import Foundation
public import PaymentCardsEntity

/// The business rules of undoing what was done last, implemented by the interactor: the payment is undone,
/// the added card removed.
///
/// It throws why nothing could be undone; where only a part could, the report says so.
package typealias CardUndoInteractorInput =
    @Sendable (CardDeed) async throws(CardsError) -> CardDeedReport

/// What came of undoing something.
package struct CardDeedReport: Equatable, Sendable {
    /// What was undone.
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
        case .added: nil
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
            case .added(let card): card.id
            case .together: nil
            }
        }
    }
}
