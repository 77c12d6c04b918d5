package import PaymentCardsPorts
import PaymentCardsScreens
package import ScreenContract
package import ScreenPresenter
package import Words

/// Holds all state of the screen with what was spent.
package final class CardSpendingPresenter: AnswerPresenter<CardSpendingWording> {
    /// A presenter of what was spent according to `query`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardSpendingQuery, voice: Voice,
        interactor: any CardSpendingInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        super.init(
            CardSpendingWording(voice: voice, query: query), router: router,
            fetch: { () async throws(CardsError) in
                try await interactor.spending(query)
            },
            tell: { [weak output] news in
                output?.report(news, in: voice) { spending in
                    CardsAnswer(unreadable: spending.unreadable, kept: spending.kept)
                }
            })
    }
}
