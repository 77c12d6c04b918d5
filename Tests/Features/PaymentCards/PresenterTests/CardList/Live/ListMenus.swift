import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import SwipeKit
import Synchronization
import TestSupport
import Values
import Words

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

/// What lies over the cards of a live list, what narrows or orders it, and what it says by itself.
enum ListMenus {
    /// A live list for `query`, whose first state is told already.
    @MainActor
    private static func live(
        _ stage: ListStage, _ query: CardQuery = CardQuery(), language: Language = .english,
        ownsCards: Bool = false
    ) async -> (ListStage.Told, CardListScene) {
        let scene = await CardListScene.live(
            .fixture([stage.gold, stage.paid]), query: query, language: language, ownsCards: ownsCards)
        let told = stage.told(scene)
        await told.begin(.interacted)
        return (told, scene)
    }

    nonisolated static let scenes = menus + chips + byItself

    private nonisolated static let menus: [Scene<ListStage>] = [
        Scene("A menu opens at the choice that holds, and ticks it; where no choice says what holds, none") {
            stage in
            let query = CardQuery(filters: [CardFilter(.overdue)], sort: [CardSort(.title)])
            let (told, _) = await live(stage, query)
            await told.send(.menuOpened(.sort), .cancelled, .menuOpened(.filter))
            let (other, _) = await live(stage, CardQuery(sort: [CardSort(.title), CardSort(.bank)]))
            await other.send(.menuOpened(.sort))
        },
        Scene("Bank, network and action have menus of their own, hold together, and are one expression") {
            stage in
            let (told, _) = await live(stage)
            await told.send(.menuOpened(.filter), .menuChosen(5), .menuChosen(1))
            await told.begin(.menuOpened(.filter), .menuChosen(6), .menuChosen(2))
            await told.begin(.menuOpened(.filter), .menuChosen(1))
            await told.send(
                .menuOpened(.filter), .menuChosen(7), .menuChosen(2), .menuOpened(.filter), .menuChosen(5))
            await told.send(.cancelled, .menuChosen(0))
        },
        Scene("Several banks are ticked, hold once they are chosen, and are dropped by Esc") { stage in
            let (told, _) = await live(stage)
            await told.begin(.menuOpened(.filter), .menuChosen(5), .menuMoved(by: 1))
            await told.send(.menuTicked, .menuMoved(by: 2), .menuTicked, .menuTicked, .cancelled, .cancelled)
            await told.begin(.menuOpened(.filter), .menuChosen(5), .menuMoved(by: 1))
            await told.send(.menuTicked, .menuMoved(by: 2), .menuTicked, .menuMoved(by: 5), .menuChosen(nil))
            await told.send(.menuOpened(.filter), .menuChosen(5), .menuMoved(by: -9), .menuTicked)
        },
        Scene("A choice leaves the search alone, and a swipe that sprang back leaves nothing to cancel") {
            stage in
            let (told, _) = await live(stage)
            await told.begin(.searchBegan, .searchEdited(.inserted(TypedText("G"))))
            await told.send(.menuOpened(.sort), .menuMoved(by: 2), .menuChosen(nil))
            for event in stage.swipe(stage.first, by: 0.05) { await told.begin(event) }
            await told.send(.pushed(.left), .pushed(.right), .cancelled)
        },
        Scene("Cancelling takes away what is on top: a menu, an alert, an open card, the search") { stage in
            let (told, _) = await live(stage)
            await told.begin(.searchBegan, .searchEdited(.inserted(TypedText("G"))), .pushed(.left))
            await told.send(.actionChosen("nonsense", on: stage.first), .menuOpened(.sort))
            await told.send(.cancelled, .cancelled, .cancelled, .cancelled, .cancelled)
        },
        Scene("Help names all that can be done, and takes the place of a menu") { stage in
            for language in Language.allCases {
                let (told, _) = await live(stage, language: language, ownsCards: true)
                await told.begin(.menuOpened(.sort))
                await told.send(.helpToggled, .menuOpened(.sort), .helpToggled, .helpToggled)
            }
        },
    ]

    private nonisolated static let chips: [Scene<ListStage>] = [
        Scene("Each thing that narrows the list has a chip; taking away goes the other way round") { stage in
            let (told, _) = await live(stage)
            await told.begin(.menuOpened(.sort))
            await told.send(.menuChosen(1), .searchBegan, .searchEdited(.inserted(TypedText("asha"))))
            await told.send(.searchEnded(keeping: true), .cancelled, .cancelled, .cancelled)
        },
        Scene("What no menu offers has words, too; changed, one is the last that was put on") { stage in
            let query = CardQuery(
                search: "asha",
                filters: [CardFilter(.due, isNegated: true), CardFilter(.bank(["SBI", "YES"]))],
                sort: [CardSort(.bank), CardSort(.title, isDescending: true)])
            for language in Language.allCases {
                let (told, _) = await live(stage, query, language: language)
                await told.compare(with: live(stage, language: language).0)
                await told.begin(
                    .searchBegan, .searchEdited(.deleted(.start)), .searchEdited(.inserted(TypedText("r"))))
                await told.send(.searchEnded(keeping: true))
            }
        },
        Scene("A list without a match says how to have one again") { stage in
            for language in Language.allCases {
                let scene = await CardListScene.live(
                    .fixture([]), query: CardQuery(search: "zzz"), language: language)
                await stage.told(scene).compare(with: live(stage, language: language).0)
            }
        },
    ]

    private nonisolated static let byItself: [Scene<ListStage>] = [
        Scene("The hint moves the first card at 0.3, 0.8, 1.1 and 1.6 s, and never again") { stage in
            let scene = await CardListScene.live(.fixture([stage.gold]))
            let told = stage.told(scene)
            await told.begin()
            for time in [299, 300, 799, 800, 1_100, 1_599, 1_600, 9_000] {
                await told.send(.screen(.timeAdvanced(to: .milliseconds(time))))
            }
            await told.begin(.refreshRequested, .screen(.timeAdvanced(to: .seconds(12))))
            await told.send(.screen(.timeAdvanced(to: .milliseconds(12_300))))
        },
        Scene("Anything that is done ends the hint at once, before it began or in the middle of it") {
            stage in
            for time in [0, 400] {
                let told = stage.told(await CardListScene.live(.fixture([stage.gold])))
                await told.begin(.screen(.timeAdvanced(to: .milliseconds(time))))
                await told.send(.interacted, .screen(.timeAdvanced(to: .milliseconds(1_200))))
            }
            let early = stage.told(CardListScene(.success(.fixture([stage.gold]))))
            await early.begin(.capacityChanged(cards: 4, across: 1), .interacted, .screen(.appeared))
            await early.send(
                .screen(.timeAdvanced(to: .zero)), .screen(.timeAdvanced(to: .milliseconds(300))))
        },
        Scene("With reduced motion there is no hint; in an empty list it waits for the first card") { stage in
            let still = stage.told(await CardListScene.live(.fixture([stage.gold]), reducesMotion: true))
            await still.begin()
            await still.send(.screen(.timeAdvanced(to: .milliseconds(300))))
            let scene = await CardListScene.live(.fixture([]))
            let empty = stage.told(scene)
            scene.interactor.answer(.success(.fixture([stage.gold])))
            await empty.begin(.screen(.timeAdvanced(to: .seconds(4))), .refreshRequested)
            await empty.send(
                .screen(.timeAdvanced(to: .seconds(4))), .screen(.timeAdvanced(to: .milliseconds(4_300))))
        },
        Scene("Amounts and digits are hidden on demand, also in the details, and unwatched") { stage in
            let (told, _) = await live(stage)
            await told.send(.screen(.privacyToggled), .tapped(nil))
            await told.hear(.noted(.privacySet(false)))
            await told.send(
                .screen(.attentionChanged(hasFocus: false)), .screen(.attentionChanged(hasFocus: true)))
        },
        Scene("What to try first is said until a card has been swiped, with a mouse only where that is on") {
            stage in
            let (told, _) = await live(stage)
            await told.send(.focusMoved(by: 1), .mouseToggled, .mouseToggled, .pushed(.right), .pushed(.left))
        },
        Scene("The next and the previous card take the place of the one that is shown") { stage in
            let (told, _) = await live(stage)
            await told.send(.tapped(nil))
            for step in [1, 1, -1] { await told.hear(.outcome(.neighbourWanted(by: step))) }
            let (alone, _) = await stage.live([stage.gold])
            await alone.send(.tapped(nil))
            await alone.hear(.outcome(.neighbourWanted(by: 1)))
        },
        Scene("A list that begins with a card opens its details at once") { stage in
            let told = stage.told(
                CardListScene(.success(.fixture([stage.gold, stage.paid])), opening: stage.paid))
            told.handle(.screen(.appeared), .capacityChanged(cards: 4, across: 1))
            await told.when("the cards have come")
        },
        Scene("At midnight days are counted anew with the next event or tick, and nothing is fetched") {
            stage in
            let midnight = Watched(try Date("2026-11-26T23:59:59Z", strategy: .iso8601))
            let card = PaymentCard.fixture(
                id: "1", title: "GOLD", due: .fixture(state: "due in 45 days", date: .day("2026-11-26")))
            let scene = await CardListScene.live(
                .fixture([.fixture(card)]), days: DayClock(timeZone: .gmt) { midnight.value })
            let told = stage.told(scene)
            await told.begin(.interacted)
            await told.send(.screen(.timeAdvanced(to: .seconds(1))))
            midnight.change { $0 += 1 }
            await told.send(.screen(.timeAdvanced(to: .seconds(2))))
            midnight.change { $0 += 86_400 }
            await told.send(.interacted)
            stage.book.tell(scene.state.records[0].due as Any, as: "data")
        },
    ]
}
