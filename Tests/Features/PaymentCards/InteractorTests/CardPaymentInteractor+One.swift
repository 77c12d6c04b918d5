import PaymentCardsInteractor
import PaymentCardsPorts

extension CardPaymentInteractor {
    /// The order for one card.
    func plan(
        _ choice: PaymentChoice, on item: CardListing.Item
    ) async throws(CardsError) -> PaymentPlan {
        guard let plan = try await plans(choice, on: [item]).first else { throw CardsError.unsupported }
        return try plan.get()
    }
}
