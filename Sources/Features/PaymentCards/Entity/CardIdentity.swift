package import Values

/// Identifies a card as far as what was done on it tells: a payment stays on its card when the next bill comes.
package struct KnownCard: Sendable {
    /// What has to be equal before the numbers are compared: cards with one id and the same last four digits.
    package struct Kin: Hashable, Sendable {
        package let feedID: String
        fileprivate let lastFour: String?
        fileprivate let occurrence: Int?
    }

    /// Equal for cards that agree, and for some others.
    package let kin: Kin
    private let number: CardNumber?

    /// The card with this number. Only if its last four digits are unknown, its position among the cards with its id counts.
    package init(_ id: CardID, number: CardNumber?) {
        self.number = number
        kin = Kin(
            feedID: id.feedID, lastFour: number?.lastFour,
            occurrence: number?.lastFour == nil ? id.occurrence : nil)
    }

    /// Whether both are one card, as far as is known: a feed may space and mask the number in another way tomorrow, so what only
    /// one of them shows doesn't tell them apart, and what both show does.
    package func agrees(with other: KnownCard) -> Bool {
        guard kin == other.kin else { return false }
        guard let number, let other = other.number, kin.lastFour != nil else { return true }
        return number.agrees(with: other)
    }
}

/// Identifies a due of a card: feeds repeat the ids of dues, too, in other currencies.
package struct DueIdentity: Hashable, Sendable {
    /// The feed's id.
    package let id: String
    /// The currency's ``Currency/identity``: a feed may call it ₹ today and INR tomorrow.
    package let currency: String

    package init(id: String, currency: String) { (self.id, self.currency) = (id, currency) }
}

extension Due {
    /// What identifies it.
    package var identity: DueIdentity { DueIdentity(id: id, currency: money.currency.identity) }
}

extension PaymentCard {
    /// What identifies it as far as what was done on it tells.
    package var known: KnownCard { KnownCard(id, number: number) }
}

extension Money {
    /// Whether it is as much, in whatever way the currency is written.
    package func isSame(as other: Money) -> Bool {
        amount == other.amount && currency.identity == other.currency.identity
    }
}

/// Something that happened on the due of a card.
package protocol CardAct {
    /// The card as it was called then.
    var card: CardID { get }
    /// The card's number; `nil` if it is unknown.
    var actNumber: CardNumber? { get }
    var dueIdentity: DueIdentity { get }
}

extension CardAct {
    /// Whether it may have happened on `card`: that has the id and the number.
    package func isOn(_ card: PaymentCard) -> Bool {
        guard let actNumber, actNumber.lastFour != nil else { return card.id == self.card }
        return card.id.feedID == self.card.feedID && card.number.agrees(with: actNumber)
    }

    /// Which of `elements` has the card on which it happened: the one with the due, if none has that any more any with the number, and
    /// of equal ones the one that was called so then. A card that is listed twice is two cards.
    package func owner<Element>(
        among elements: some Sequence<Element>, _ card: (Element) -> PaymentCard
    ) -> Element? {
        let known = elements.filter { isOn(card($0)) }
        let equal = known.filter { card($0).due?.identity == dueIdentity }
        let owners = equal.isEmpty ? known : equal
        return owners.first { card($0).id == self.card } ?? owners.first
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
