import PaymentCardsEntity
package import PaymentCardsPorts
package import ScreenContract
import ScreenPresenter

/// Holds all state of the screen with what was spent.
package final class CardSpendingPresenter: CardPagePresenter<CardSpendingWording> {
    /// A presenter of what was spent according to `query`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardSpendingQuery, voice: CardVoice,
        interactor: @escaping CardSpendingInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        var query = query
        query.category = query.category.map { SpendingCategory.code(named: $0) ?? $0 }
        super.init(CardSpendingWording(voice: voice, query: query), router: router, output: output) {
            [query] () async throws(CardsError) in try await interactor(query)
        }
    }
}
