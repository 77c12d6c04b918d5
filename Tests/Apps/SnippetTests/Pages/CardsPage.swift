import Foundation
import PaymentCards

struct TransitCard: CardsSource {
    func wallet() async throws(CardsError) -> Wallet {
        let rupee = Currency(text: "INR")
        let card = PaymentCard(
            id: CardID(feedID: "transit"), title: "Transit", number: CardNumber(masking: "XXXX 4312"),
            holder: "ASHA RAO", network: .visa, bank: .sbi,
            due: Due(id: "may", money: Money(amount: 120, currency: rupee), state: "due in 3 days"),
            actions: CardAction.known)
        return Wallet([card])
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }
}

/// The list of those cards. What a person pays is forgotten with it.
@MainActor
func transit(on navigator: any Navigator) -> BuiltScreen<CardListEvent, CardListViewState> {
    CardScreenBuilder(service: StoredCardsService(over: TransitCard())).list(
        navigator: navigator, output: nil)
}
