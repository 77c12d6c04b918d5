import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import SwipeKit
import TestSupport
import Words

@testable import PaymentCardsTestSupport

/// Swiping a live list with keys, and searching it as one types.
enum ListSwipes {
    nonisolated static let scenes = pushes + searches

    private nonisolated static let pushes: [Scene<ListStage>] = [
        Scene("A key pushes the focused card one step: right, centre, left, and back") { stage in
            let (told, _) = await stage.live()
            await told.send(
                .pushed(.right), .pushed(.right), .pushed(.left), .pushed(.left), .pushed(.left),
                .pushed(.right))
        },
        Scene("A push on a card gives it the focus and closes the other; on one that is gone, nothing") {
            stage in
            let (told, _) = await stage.live()
            await told.begin(.pushed(.left))
            await told.send(.pushed(.left, on: stage.second), .pushed(.left, on: CardRowID("gone")))
        },
        Scene("A drag gives its card the focus and the finger, and lets go of it where that found it") {
            stage in
            let (told, _) = await stage.live()
            await told.begin(.pushed(.left))
            await told.send(
                .panBegan(stage.first), .panned(stage.first, by: 0.9), .panCancelled(stage.first),
                .panBegan(stage.second),
                .panEnded(stage.second, velocity: 0))
        },
        Scene("Enter closes an open card, and opens the details of a closed one; so does a tap") { stage in
            let (told, _) = await stage.live()
            await told.begin(.focusMoved(by: 1), .pushed(.left))
            await told.send(.tapped(nil), .tapped(nil), .tapped(stage.first))
        },
        Scene("A number shows the actions of a closed card, then performs the one it names") { stage in
            let (told, _) = await stage.live()
            await told.send(.actionNumberChosen(2))
            for number in [0, 4, 9, -1, .min, .max] { await told.send(.actionNumberChosen(number)) }
            await told.send(.actionNumberChosen(2))
        },
        Scene("The last digits of the focused card are copied, which is said for two seconds") { stage in
            let (told, _) = await stage.live()
            await told.send(
                .copyRequested, .screen(.timeAdvanced(to: .seconds(1))),
                .screen(.timeAdvanced(to: .seconds(3))))
            await told.begin(.screen(.privacyToggled))
            await told.send(.copyRequested)
        },
    ]

    /// A live list whose cards are found by a part of their title.
    @MainActor
    private static func searched(_ stage: ListStage) async -> ListStage.Told {
        let (told, scene) = await stage.live()
        scene.interactor.answer { [cards = [stage.gold.card, stage.paid.card]] in .page(of: cards, query: $0)
        }
        return told
    }

    private nonisolated static let searches: [Scene<ListStage>] = [
        Scene("Each letter searches; done typing, the search holds, and given up, every card is back") {
            stage in
            let told = await searched(stage)
            await told.send(
                .searchBegan, .searchEdited(.inserted(TypedText("R"))),
                .searchEdited(.inserted(TypedText("ED"))),
                .searchEnded(keeping: true), .searchBegan, .searchEnded(keeping: false))
        },
        Scene("Words are edited anywhere; a card number is masked as it is typed, and searched") { stage in
            let told = await searched(stage)
            await told.begin(.searchBegan, .searchEdited(.inserted(TypedText("D"))))
            await told.send(
                .searchEdited(.moved(.start)), .searchEdited(.inserted(TypedText("E"))),
                .searchEdited(.moved(.end)))
            await told.begin(.searchEdited(.deleted(.start)))
            await told.send(.searchEdited(.inserted(TypedText("4111111111111111 a"))))
        },
        Scene("The same words request nothing, and no words at all are not a search") { stage in
            let told = await searched(stage)
            await told.send(.searchBegan, .searchEdited(.deleted(.start)), .searchEnded(keeping: true))
        },
    ]
}
