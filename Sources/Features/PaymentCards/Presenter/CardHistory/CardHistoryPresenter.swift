package import Foundation
package import PaymentCardsPorts
package import ScreenContract
import ScreenPresenter

/// Holds all state of the screen with all payments.
package final class CardHistoryPresenter: CardPagePresenter<CardHistoryWording> {
    /// A presenter of the payments according to `query`, with times in `timeZone`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardHistoryQuery, voice: CardVoice, timeZone: TimeZone,
        interactor: any CardHistoryInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        let wording = CardHistoryWording(voice: voice, timeZone: timeZone, query: query)
        super.init(
            wording, router: router, output: output,
            fetch: { () async throws(CardsError) in try await interactor.history(query) },
            noteTold: { await interactor.acknowledge($0) })
    }
}
