package import Foundation
package import PaymentCardsPorts
package import ScreenContract
import ScreenPresenter

/// Holds all state of the screen with everything that is due.
package final class CardDuesPresenter: CardPagePresenter<CardDuesWording> {
    /// A presenter of what is due according to `query`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardDuesQuery, voice: CardVoice, now: @escaping @Sendable () -> Date,
        interactor: @escaping CardDuesInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        let wording = CardDuesWording(voice: voice, within: query.days, now: now)
        super.init(wording, router: router, output: output) { () async throws(CardsError) in
            try await interactor(query)
        }
    }
}
