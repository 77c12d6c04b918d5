public import Foundation
public import PaymentCardsEntity

/// The business rules of undoing what was done last, implemented by the interactor.
///
/// The payment is undone, the removed card restored, the added card removed. The answer is the card as it is now; `nil` if it is no
/// longer in the list, or can't be fetched. It throws `unknownPayment`, `undoRefused`, `unknownCard` or `duplicateCard`.
package typealias CardUndoInteractorInput =
    @Sendable (CardDeed) async throws(CardsError) -> CardListing.Item?

/// Something that a person has done, and that can be undone.
public enum CardDeed: Equatable, Sendable {
    /// A payment was made on the card with this title.
    case paid(Payment, title: String)
    /// A card was removed.
    case removed(PaymentCard)
    /// A card was added.
    case added(PaymentCard)

    /// Until when it can be undone; `nil` where no time is set.
    public var undoDeadline: Date? {
        switch self {
        case .paid(let payment, _): payment.undoDeadline
        case .removed, .added: nil
        }
    }
}
