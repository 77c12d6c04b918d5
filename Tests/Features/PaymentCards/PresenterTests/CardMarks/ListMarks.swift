import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import SwipeKit
import Words

@testable import PaymentCardsTestSupport

/// What marked cards on the list are for, where they are one's own.
enum ListMarks {
    nonisolated static let scenes: [Scene<ListStage>] = [
        Scene("Marked cards are counted with what is due on them, and the keys say what they do") { stage in
            for language in Language.allCases {
                let (told, _) = await stage.live(language: language, ownsCards: true)
                await told.send(
                    .markToggled(nil), .markToggled(stage.second), .markToggled(CardRowID("gone")),
                    .screen(.privacyToggled), .cancelled)
            }
        },
        Scene("Marked cards are paid, or removed, all of them; without marks, the card that has the focus") {
            stage in
            let (told, _) = await stage.live(ownsCards: true)
            await told.begin(.markToggled(nil), .focusMoved(by: 1), .markToggled(nil))
            await told.send(.paymentChosen, .removalRequested(nil), .removalRequested(stage.second))
        },
        Scene("Marked cards on which nothing is due are looked at anew before that is said") { stage in
            let (told, scene) = await stage.live([stage.paid], ownsCards: true)
            await told.begin(.markToggled(nil))
            await told.send(.paymentChosen)
            await told.begin(.cancelled)
            let due = CardListing.Item.fixture(stage.paid.card.with(due: .fixture(amount: 5)))
            scene.interactor.answer(.success(.fixture([due])))
            scene.interactor.list([due])
            await told.send(.paymentChosen)
        },
        Scene("Esc closes an open card first, and then lets go of the marks") { stage in
            let (told, _) = await stage.live(ownsCards: true)
            await told.begin(.markToggled(nil), .pushed(.left))
            await told.send(.cancelled, .cancelled)
        },
        Scene("Marks are dropped with what a whole list lacks, but not with what a search leaves out") {
            stage in
            let (told, scene) = await stage.live(ownsCards: true)
            await told.begin(.markToggled(nil), .searchBegan, .searchEdited(.inserted(TypedText("RED"))))
            await told.send(.searchEnded(keeping: false))
            scene.interactor.answer(.success(.fixture([])))
            await told.send(.refreshRequested)
        },
    ]
}
