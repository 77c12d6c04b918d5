import Offers

/// The cards that a person has.
struct Wallet: OfferCards {
    func heldCards() async throws(OffersError) -> [HeldCard] {
        [HeldCard(id: "1", name: "1", title: "Everyday", bank: "ICICI", network: "VISA")]
    }
}

/// A deck of the offers that fit those cards; what a person keeps is forgotten with it.
@MainActor
func offers(
    on navigator: any Navigator, card: @escaping OfferScreenBuilder.CardScreen
) -> BuiltScreen<OfferDeckEvent, OfferDeckViewState> {
    let builder = OfferScreenBuilder(
        source: BuiltInOffers(), cards: Wallet(), decisions: StoredOfferDecisions(.memory),
        cardScreen: card)
    return builder.deck(navigator: navigator, output: nil)
}
