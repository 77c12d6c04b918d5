import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsScreens
package import ScreenContract
package import ScreenPresenter
import Words

/// Holds all state of the screen with what was spent.
package final class CardSpendingPresenter: AnswerPresenter<CardSpendingWording> {
    /// A presenter of what was spent according to `query`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardSpendingQuery, voice: Voice,
        interactor: any CardSpendingInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        var query = query
        query.category = query.category.map { SpendingCategory.code(named: $0) ?? $0 }
        super.init(
            CardSpendingWording(voice: voice, query: query), router: router,
            fetch: { [query] () async throws(CardsError) in
                try await interactor.spending(query)
            },
            tell: { [weak output] news in
                output?.report(news, in: voice) { spending in
                    CardsAnswer(unreadable: spending.unreadable, kept: spending.kept)
                }
            })
    }
}
