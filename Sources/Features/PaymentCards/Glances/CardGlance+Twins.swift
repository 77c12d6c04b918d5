package import PaymentCardsEntity

extension CardGlance {
    /// The card, if it has the id and the number of `other`.
    package func twin(of other: PaymentCard) -> PaymentCard? {
        guard let kin = kin(of: other), kin.isTwin(of: other) else { return nil }
        return kin
    }

    /// The card, if it has the id and the last four digits of `other`. Cards with another id are not decoded.
    package func kin(of other: PaymentCard) -> PaymentCard? {
        if let plain = plainBytes(of: .id), !plain.elementsEqual(other.id.feedID.utf8) { return nil }
        guard let card = entry.card, card.identity.known.kin == other.identity.known.kin else { return nil }
        return card
    }
}
