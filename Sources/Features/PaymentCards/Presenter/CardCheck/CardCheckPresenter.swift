package import PaymentCardsPorts
import PaymentCardsScreens
package import ScreenContract
package import ScreenPresenter

/// Holds all state of the screen with everything that is wrong with a feed.
package final class CardCheckPresenter: AnswerPresenter<CardCheckWording> {
    /// A presenter of what `interactor` finds. Events are reported to `output`, held weakly.
    package init(
        voice: Voice, interactor: any CardCheckInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        super.init(
            CardCheckWording(voice: voice), router: router,
            fetch: { () async throws(CardsError) in try await interactor.check() },
            tell: { [weak output] news in
                output?.report(news, in: voice) { _ in CardsAnswer(unreadable: [], kept: nil) }
            })
    }
}
