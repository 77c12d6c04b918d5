package import PaymentCardsPorts
package import ScreenContract
import ScreenPresenter

/// Holds all state of the screen with everything that is wrong with a feed.
package final class CardCheckPresenter: CardPagePresenter<CardCheckWording> {
    /// A presenter of what `interactor` finds. Events are reported to `output`, held weakly.
    package init(
        voice: CardVoice, interactor: @escaping CardCheckInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        super.init(CardCheckWording(voice: voice), router: router, output: output) {
            () async throws(CardsError) in
            try await interactor()
        }
    }
}
