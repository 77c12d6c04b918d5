package import PaymentCardsEntity

/// A card and its position among all cards of its source, from 0.
package struct PlacedCard {
    package let card: PaymentCard
    package let place: Int

    package init(card: PaymentCard, place: Int) {
        self.card = card
        self.place = place
    }
}
