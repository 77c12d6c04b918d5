package import Values

/// Tells a card from all others of a source, in whatever order they come.
///
/// Feeds repeat ids, and may list their cards in another order next time. So a card is its id, the last four digits of its
/// number, and the id and currency of its due. Elements that are equal in all of that are one card, listed several times.
package struct CardIdentity: Hashable, Sendable {
    /// The id and the number. Cards that are equal in these are twins: only their dues distinguish them.
    package let known: KnownCard
    /// The due; `nil` if the card has none.
    package let due: DueIdentity?
    /// Which of the cards with its id it is, if a source uses card numbers as ids: masked, they are equal for different cards.
    private let occurrence: Int?

    fileprivate init(_ card: PaymentCard) {
        known = KnownCard(card.id, number: card.number)
        due = card.due?.identity
        occurrence = card.id.feedID.contains("XXXX") ? card.id.occurrence : nil
    }
}

/// Identifies a card as far as what was done on it tells: a payment stays on its card when the next bill comes.
package struct KnownCard: Hashable, Sendable {
    /// The feed's id.
    package let feedID: String
    private let lastFour: String?
    private let occurrence: Int?

    /// The card with this number, of which the last four digits count: a feed may space and mask the others in another way
    /// tomorrow. Only if these are unknown, its position among the cards with its id counts.
    package init(_ id: CardID, number: CardNumber?) {
        (feedID, lastFour) = (id.feedID, number?.lastFour)
        occurrence = lastFour == nil ? id.occurrence : nil
    }
}

/// Identifies a due of a card: feeds repeat the ids of dues, too, in other currencies.
package struct DueIdentity: Hashable, Sendable {
    /// The feed's id.
    package let id: String
    /// The currency's ``Currency/identity``: a feed may call it ₹ today and INR tomorrow.
    package let currency: String

    /// The due with this id, in this currency.
    package init(id: String, currency: String) { (self.id, self.currency) = (id, currency) }
}

extension Due {
    /// What identifies it.
    package var identity: DueIdentity { DueIdentity(id: id, currency: money.currency.identity) }
}

extension PaymentCard {
    /// What identifies it.
    package var identity: CardIdentity { CardIdentity(self) }

    /// Whether `other` has the same id and number, so that at most their dues distinguish them.
    package func isTwin(of other: PaymentCard) -> Bool { identity.known == other.identity.known }
}

extension CardGlance {
    /// The card, if it has the id and the number of `other`. Cards with another id are not decoded.
    package func twin(of other: PaymentCard) -> PaymentCard? {
        if let plain = plainBytes(of: .id), !plain.elementsEqual(other.id.feedID.utf8) { return nil }
        guard let card = entry.card, card.isTwin(of: other) else { return nil }
        return card
    }
}

/// Something that happened on the due of a card.
package protocol CardAct {
    /// The card as it was called then.
    var card: CardID { get }
    /// The card's number; `nil` if it is unknown.
    var actNumber: CardNumber? { get }
    /// The due.
    var dueIdentity: DueIdentity { get }
}

extension CardAct {
    /// Whether it may have happened on `card`, or on a twin of it.
    package func isOn(_ card: PaymentCard) -> Bool {
        guard let lastFour = actNumber?.lastFour else { return card.id == self.card }
        return card.id.feedID == self.card.feedID && card.number.lastFour == lastFour
    }

    /// Which of `elements` has the card on which it happened. Of twins, it is the one with the due; if none has that any more, the
    /// one that was called so then.
    package func owner<Element>(
        among elements: some Sequence<Element>, _ card: (Element) -> PaymentCard
    ) -> Element? {
        let twins = elements.filter { isOn(card($0)) }
        return twins.first { card($0).due?.identity == dueIdentity } ?? twins.first {
            card($0).id == self.card
        }
            ?? twins.first
    }
}

extension Payment: CardAct {
    package var actNumber: CardNumber? { number }
    package var dueIdentity: DueIdentity { DueIdentity(id: dueID, currency: money.currency.identity) }
}

extension OrderInDoubt: CardAct {
    package var actNumber: CardNumber? { number }
    package var dueIdentity: DueIdentity { DueIdentity(id: dueID, currency: money.currency.identity) }
}
