import PaymentCardsEntity
import PaymentCardsPorts

/// A card that was added beside a source's, and its identity.
struct AddedCard: Equatable, Sendable {
    let id: CardID
    let card: NewCard

    /// The card like any other: nothing is due on it, so it can only be looked at.
    var paymentCard: PaymentCard {
        PaymentCard(
            id: id, title: card.title, number: card.number, holder: card.holder, network: card.network,
            bank: card.bank ?? .unknown(""), due: nil, actions: [.viewDetails])
    }

    /// The beginning of the identities of added cards.
    static let prefix = "added-"

    static func feedID(_ number: Int) -> String { prefix + String(number) }

    /// The number in the card's identity.
    var number: Int? { Int(id.feedID.dropFirst(Self.prefix.count)) }
}
