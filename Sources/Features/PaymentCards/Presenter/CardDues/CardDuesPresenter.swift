package import Foundation
package import PaymentCardsPorts
import PaymentCardsScreens
package import ScreenContract
package import ScreenPresenter
import Words

/// Holds all state of the screen with everything that is due.
package final class CardDuesPresenter: AnswerPresenter<CardDuesWording> {
    /// A presenter of what is due according to `query`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardDuesQuery, voice: Voice, now: @escaping @Sendable () -> Date,
        interactor: any CardDuesInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        super.init(
            CardDuesWording(voice: voice, within: query.days), router: router,
            fetch: { () async throws(CardsError) in
                (dues: try await interactor.dues(query), date: now())
            },
            tell: { [weak output] news in
                output?.report(news, in: voice) { answer in
                    CardsAnswer(
                        unreadable: answer.dues.unreadable,
                        oddities: CardOddityWording(answer.dues.items, language: voice.language).lines,
                        kept: answer.dues.kept)
                }
            })
    }
}
