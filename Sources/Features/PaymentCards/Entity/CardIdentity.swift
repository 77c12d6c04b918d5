package import Values

/// Tells a card from all others of a source, in whatever order they come.
///
/// Feeds repeat ids, and may list their cards in another order next time. So a card is its id, what is shown of its number, and
/// the id and currency of its due. Elements that agree in all of that are one card, listed several times.
package struct CardIdentity: Sendable {
    /// The id and the number. Cards that agree in these are twins: only their dues distinguish them.
    package let known: KnownCard
    /// What has to be equal before the numbers are compared.
    package let kin: Kin

    /// Equal for cards that agree, and for some others.
    package struct Kin: Hashable, Sendable {
        fileprivate let card: KnownCard.Kin
        /// The due; `nil` if the card has none.
        package let due: DueIdentity?
        /// Which of the cards with its id it is, if a source uses card numbers as ids: masked, they are equal for different cards.
        fileprivate let occurrence: Int?
    }

    fileprivate init(_ card: PaymentCard) {
        known = KnownCard(card.id, number: card.number)
        kin = Kin(
            card: known.kin, due: card.due?.identity,
            occurrence: card.id.feedID.contains("XXXX") ? card.id.occurrence : nil)
    }

    /// Whether both are one card, as far as is known.
    package func agrees(with other: CardIdentity) -> Bool {
        kin == other.kin && known.agrees(with: other.known)
    }
}

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
    /// What identifies it.
    package var identity: CardIdentity { CardIdentity(self) }

    /// Whether `other` has the same id and number, so that at most their dues distinguish them.
    package func isTwin(of other: PaymentCard) -> Bool { identity.known.agrees(with: other.identity.known) }

    /// Whether `other` is the same card, listed once more.
    package func isCopy(of other: PaymentCard) -> Bool { identity.agrees(with: other.identity) }
}

/// Cards that are different ones: of each that is listed several times, the first.
package struct DifferentCards {
    private var cards: [CardIdentity.Kin: [PaymentCard]] = [:]

    package init() {}

    /// Adds `card`, unless it is there.
    ///
    /// - Returns: whether it was added.
    package mutating func insert(_ card: PaymentCard) -> Bool {
        let kin = card.identity.kin
        guard !cards[kin, default: []].contains(where: card.isCopy) else { return false }
        cards[kin, default: []].append(card)
        return true
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
    /// Whether it may have happened on `card`, or on a twin of it.
    package func isOn(_ card: PaymentCard) -> Bool {
        guard let actNumber, actNumber.lastFour != nil else { return card.id == self.card }
        return card.id.feedID == self.card.feedID && card.number.agrees(with: actNumber)
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
