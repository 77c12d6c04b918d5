import PaymentCardsEntity
import PaymentCardsPorts

/// The rules for the actions on a card.
enum CardRules {
    /// The card's known actions in the feed's order, each with any obstacle.
    static func offers(for card: PaymentCard) -> [ActionOffer] {
        card.actions.filter(\.isKnown).map { action in
            ActionOffer(action: action, obstacle: obstacle(to: action, for: card))
        }
    }

    private static func obstacle(to action: CardAction, for card: PaymentCard) -> UnavailableReason? {
        switch action {
        case .payNow:
            if let due = card.due, !due.isPaid { due.hasID ? nil : .noDueID } else { .nothingDue }
        case .viewDetails, .viewLastStatement, .unknown: nil
        }
    }
}
