import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import SwipeKit
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

/// Two cards: something is due on the first, and nothing on the second.
@MainActor
struct ListStage: Stage {
    typealias Told = Transcript<CardListEvent, CardListViewState, CardRoute>

    let book = Notebook()
    let gold = CardListing.Item.fixture(.fixture(id: "1", title: "GOLD", due: .fixture(amount: 100)))
    let paid = CardListing.Item.fixture(
        .fixture(id: "2", title: "RED", due: nil),
        offers: [ActionOffer(action: .payNow, obstacle: .nothingDue)])

    var first: CardRowID { CardRowID("1#1") }
    var second: CardRowID { CardRowID("2#1") }

    func told(_ scene: CardListScene) -> Told {
        Told(
            of: scene.presenter, in: book, view: scene.view, router: scene.router,
            reports: { scene.output.reports }, asked: { scene.interactor.queries })
    }

    /// A printed list with these cards, or with both.
    func printed(
        _ items: [CardListing.Item]? = nil, config: CardConfig = .standard, language: Language = .english
    ) async -> Told {
        let told = told(
            CardListScene(.success(.fixture(items ?? [gold, paid])), config: config, language: language))
        await told.begin(.screen(.appeared))
        return told
    }

    /// A live list with these cards, or with both, and what it gets them from.
    func live(
        _ items: [CardListing.Item]? = nil, language: Language = .english, ownsCards: Bool = false
    ) async -> (Told, CardListScene) {
        let scene = await CardListScene.live(
            .fixture(items ?? [gold, paid]), language: language, ownsCards: ownsCards)
        let told = told(scene)
        await told.begin(.interacted)
        return (told, scene)
    }

    /// A whole swipe.
    func swipe(_ card: CardRowID, by distance: Double) -> [CardListEvent] {
        [.panBegan(card), .panned(card, by: distance), .panEnded(card, velocity: 0)]
    }
}

@MainActor
@Suite("The list of cards, as it is used")
struct CardListTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<ListStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes(
        "CardList", showing + swiping + choosing + ListMarks.scenes + ListMenus.scenes + ListSwipes.scenes)

    private nonisolated static let showing: [Scene<ListStage>] = [
        Scene("A printed list has its cards, what is due on them, and the same as data") { stage in
            let scene = CardListScene(.success(.fixture([stage.gold, stage.paid])))
            await stage.told(scene).send(.screen(.appeared))
            stage.book.tell(scene.state.records, as: "records")
        },
        Scene("In Ukrainian") { stage in
            let english = await stage.printed()
            let ukrainian = await stage.printed(language: .ukrainian)
            await ukrainian.compare(with: english)
        },
        Scene("A live list has what stands around the cards, too") { stage in
            let (live, _) = await stage.live()
            await live.compare(with: stage.printed())
        },
    ]

    private nonisolated static let swiping: [Scene<ListStage>] = [
        Scene("A card follows the finger and settles; the words say on which side it is open") { stage in
            let told = await stage.printed()
            await told.send(
                .panBegan(stage.first), .panned(stage.first, by: -0.1), .panned(stage.first, by: -0.4),
                .panned(stage.first, by: -0.9), .panEnded(stage.first, velocity: 0))
        },
        Scene("A live list says which card is about to open, from the threshold on") { stage in
            let (told, _) = await stage.live()
            await told.send(.panBegan(stage.second))
            for distance in [0.05, 0.0999, 0.1, 0.3, 0.02, -0.2] {
                await told.send(.panned(stage.second, by: distance))
            }
            await told.send(.panEnded(stage.second, velocity: 0))
        },
        Scene("A printed list says what came of a swipe: swipe further, or choose an action") { stage in
            let told = await stage.printed(config: try CardConfig(panThresholdPercentage: 0.07))
            for distance in [0.06, 0.07, -0.5] {
                for event in stage.swipe(stage.first, by: distance) { await told.send(event) }
            }
        },
        Scene("Only one card is open: the others close when a swipe ends, or as it starts") { stage in
            for behaviour in [CardConfig.AutoClosingBehaviour.delayed, .immediate] {
                let told = await stage.printed(config: try CardConfig(autoClosingBehaviour: behaviour))
                for event in stage.swipe(stage.first, by: -0.6) { await told.begin(event) }
                for event in stage.swipe(stage.second, by: 0.3) { await told.send(event) }
            }
        },
        Scene("A cancelled drag returns to where it began and leaves the others open") { stage in
            let told = await stage.printed()
            for event in stage.swipe(stage.first, by: 0.6) { await told.begin(event) }
            await told.send(
                .panBegan(stage.second), .panned(stage.second, by: -0.5), .panCancelled(stage.second),
                .panned(stage.first, by: -0.4), .panCancelled(stage.first))
        },
        Scene("A card that is grabbed on its way moves from where it was drawn") { stage in
            let told = await stage.printed()
            for event in stage.swipe(stage.first, by: -0.6) { await told.begin(event) }
            await told.send(
                .panBegan(stage.first, from: -0.2), .panned(stage.first, by: 0.05),
                .panEnded(stage.first, velocity: 0), .panBegan(stage.first, from: 0.1),
                .panCancelled(stage.first))
        },
        Scene("A flick opens a card that has hardly moved, and scrolling closes it") { stage in
            let told = await stage.printed()
            await told.send(
                .panBegan(stage.first), .panned(stage.first, by: 0.01), .panEnded(stage.first, velocity: 4),
                .scrolled(by: 1))
        },
        Scene("A spring is drawn past its open position while it is pulled, and at it afterwards") { stage in
            let told = await stage.printed(
                config: try CardConfig(swipeBehaviour: .spring, openPercentage: 0.5))
            await told.send(.panned(stage.first, by: 0.8), .panEnded(stage.first, velocity: 0))
        },
    ]

    private nonisolated static let choosing: [Scene<ListStage>] = [
        Scene("A tap on an open card closes it, and on a closed one opens its details") { stage in
            let told = await stage.printed()
            for event in stage.swipe(stage.first, by: 0.6) { await told.begin(event) }
            await told.send(.tapped(stage.first), .tapped(stage.first), .tapped(CardRowID("nobody")))
        },
        Scene("Performing an action closes the card and goes where the action leads") { stage in
            let told = await stage.printed()
            for (code, distance) in [("view_details", -0.6), ("pay_now", 0.6), ("view_last_statement", 0.6)] {
                for event in stage.swipe(stage.first, by: distance) { await told.begin(event) }
                await told.send(.actionChosen(code, on: stage.first))
            }
        },
        Scene("An action that isn’t offered, revealed or possible is not done, and the alert says why") {
            stage in
            for (code, distance) in [
                ("split_the_bill", 0.6), ("view_last_statement", 0.6), ("split_the_bill", 0), ("pay_now", 0),
                ("pay_now", 0.05), ("pay_now", -0.6),
            ] {
                let told = await stage.printed()
                for event in stage.swipe(stage.second, by: distance) { await told.begin(event) }
                await told.send(.actionChosen(code, on: stage.second))
            }
            let told = await stage.printed()
            await told.send(.actionChosen("pay_now", on: CardRowID("nobody")))
        },
        Scene("An alert leaves when it has been read, or when the next action succeeds; the cards stay") {
            stage in
            let told = await stage.printed()
            await told.send(.actionChosen("pay_now", on: stage.first), .cancelled)
            await told.begin(.actionChosen("pay_now", on: stage.first))
            for event in stage.swipe(stage.first, by: 0.6) { await told.begin(event) }
            await told.send(.actionChosen("pay_now", on: stage.first))
        },
        Scene("Paying needs no swipe: the key leads to the payment, or the alert says why there is none") {
            stage in
            let told = await stage.printed()
            await told.send(.paymentChosen)
            let none = await stage.printed([stage.paid])
            await none.send(.paymentChosen)
        },
        Scene("That nothing is due is only said of the newest cards") { stage in
            let (told, scene) = await stage.live([stage.paid])
            await told.send(.paymentChosen)
            await told.begin(.cancelled)
            scene.interactor.answer(.success(.fixture([stage.gold])))
            await told.send(.paymentChosen)
        },
        Scene("What is done meanwhile, and a list that can't be had, end the way to a payment") { stage in
            let (told, scene) = await stage.live([stage.paid])
            scene.interactor.answer(.success(.fixture([stage.gold])))
            told.handle(.paymentChosen, .interacted)
            await told.when("the cards have come")
            let (other, second) = await stage.live([stage.paid])
            second.interactor.answer(.failure(.offline))
            await other.send(.paymentChosen)
            second.interactor.answer(.success(.fixture([stage.gold])))
            await other.send(.refreshRequested)
        },
        Scene("What another screen finds out takes the place of the row, which stays as open as it was") {
            stage in
            let told = await stage.printed()
            for event in stage.swipe(stage.first, by: 0.6) { await told.begin(event) }
            await told.hear(.outcome(.updated(.fixture(.fixture(id: "1", title: "RENAMED", due: nil)))))
            await told.hear(.outcome(.updated(.fixture(.fixture(id: "1", occurrence: 2, title: "OTHER")))))
        },
        Scene("A failure on another screen, which shows it, is passed on and not shown again") { stage in
            let told = await stage.printed()
            let alert = AlertState(title: "Error", message: "You are offline.", advice: "Try again.")
            await told.hear(.failed(.offline, alert))
        },
    ]

    @Test("Whatever a hand does to the cards, at most one of them rests open")
    func oneOpen() async {
        let scene = await CardListScene.showing(.fixture(count: 4))
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let card = scene.rows[Int.random(in: 0..<4, using: &random)].id
            switch Int.random(in: 0..<5, using: &random) {
            case 0: scene.presenter.handle(.panBegan(card))
            case 1: scene.presenter.handle(.panEnded(card, velocity: .random(in: -3...3, using: &random)))
            case 2: scene.presenter.handle(.panCancelled(card))
            default: scene.presenter.handle(.panned(card, by: .random(in: -1...1, using: &random)))
            }
            #expect(scene.rows.count { $0.record.position != .center } <= 1)
        }
    }
}
