package import Foundation
package import PaymentCardsPorts
import PaymentCardsScreens
package import ScreenContract
package import ScreenPresenter
import Words

/// Holds all state of the screen with all payments.
package final class CardHistoryPresenter: AnswerPresenter<CardHistoryWording> {
    /// A presenter of the payments according to `query`, with times in `timeZone`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardHistoryQuery, voice: Voice, timeZone: TimeZone,
        interactor: any CardHistoryInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        super.init(
            CardHistoryWording(voice: voice, timeZone: timeZone, query: query), router: router,
            fetch: { () async throws(CardsError) in
                try await interactor.history(query)
            },
            tell: { [weak output] news in
                output?.report(news, in: voice) { history in
                    CardsAnswer(unreadable: history.unreadable, kept: history.kept)
                }
            })
    }
}
