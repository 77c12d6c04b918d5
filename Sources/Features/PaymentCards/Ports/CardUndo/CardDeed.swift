public import Foundation
public import PaymentCardsEntity

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
