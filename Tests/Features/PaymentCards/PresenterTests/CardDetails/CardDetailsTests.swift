import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing
import Words

@testable import PaymentCardsTestSupport

/// A card on which something was paid a minute ago and that has a statement.
@MainActor
struct DetailsStage: Stage {
    typealias Told = Transcript<CardDetailsEvent, CardDetailsViewState, CardRoute>

    let book = Notebook()
    let dossier = CardDossier.fixture(
        .fixture(.fixture(due: Due.fixture(amount: 2000).after(paying: 500))),
        payments: .success([.fixture()]),
        statement: .success(.fixture(from: "2026-10-14", to: "2026-11-13", closing: 1750, minimumDue: 75)))
    let paid = CardListing.Item.fixture(offers: [ActionOffer(action: .payNow, obstacle: .nothingDue)])

    func told(_ scene: CardDetailsScene) -> Told {
        Told(
            of: scene.presenter, in: book, view: scene.view, router: scene.router,
            reports: { scene.output.reports }, asked: { scene.interactor.requests }, { scene.undoer.deeds })
    }

    /// A screen with everything about the card, as the first scene tells it.
    func shown(
        _ dossier: CardDossier? = nil, place: CardPlace? = nil, undoable: CardDeed? = nil,
        language: Language = .english
    ) async -> (Told, CardDetailsScene) {
        let dossier = dossier ?? self.dossier
        let scene = CardDetailsScene(
            .success(dossier), item: dossier.item, undoable: undoable, place: place, language: language)
        let told = told(scene)
        await told.begin()
        return (told, scene)
    }
}

@MainActor
@Suite("Everything about a card")
struct CardDetailsTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<DetailsStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes("CardDetails", showing + leading + later)

    private nonisolated static let showing: [Scene<DetailsStage>] = [
        Scene("What is known is shown at once; the rest is fetched when the screen has come up, once") {
            stage in
            let told = stage.told(CardDetailsScene(.success(stage.dossier), item: stage.dossier.item))
            await told.when("the screen comes up")
            await told.when("and stays")
        },
        Scene("In Ukrainian the names of facts are the same for programs") { stage in
            let (english, _) = await stage.shown()
            let scene = CardDetailsScene(
                .success(stage.dossier), item: stage.dossier.item, language: .ukrainian)
            await stage.told(scene).compare(with: english)
        },
        Scene("A card of which nothing is known to be due, on which nothing was paid, without a statement") {
            stage in
            let item = CardListing.Item.fixture(.fixture(due: nil), name: "48822393341#1")
            for language in Language.allCases {
                let scene = CardDetailsScene(.success(.fixture(item)), item: item, language: language)
                await stage.told(scene).compare(with: stage.shown(language: language).0)
            }
        },
        Scene("Actions that this version does not know are a fact, are heard, and are data, but no step") {
            stage in
            let card = PaymentCard.fixture(actions: [.unknown("gift_card"), .unknown("split, the bill")])
            let item = CardListing.Item(card: card, name: "1", offers: [])
            let scene = CardDetailsScene(.success(.fixture(item)), item: item)
            await stage.told(scene).compare(with: stage.shown().0)
        },
        Scene("Payments say when they were made, and what became of them") { stage in
            let now = Date.moment.addingTimeInterval(60)
            let payments: [Payment] = [
                .fixture("A"), .fixture("B", undone: now),
                .fixture("C", date: .moment.addingTimeInterval(-100_000), undone: now),
            ]
            for language in Language.allCases {
                let dossier = CardDossier.fixture(stage.dossier.item, payments: .success(payments))
                let scene = CardDetailsScene(.success(dossier), item: dossier.item, language: language)
                await stage.told(scene).compare(with: stage.shown(language: language).0)
            }
        },
        Scene("A refresh shows that it is under way, then the newest facts, and reports them") { stage in
            let (told, scene) = await stage.shown()
            scene.interactor.answer(.success(.fixture(.fixture(.fixture(title: "RENAMED")))))
            await told.send(.refreshRequested)
        },
        Scene("A failed refresh keeps the old facts and says what went wrong, until the next one") { stage in
            let (told, scene) = await stage.shown()
            scene.interactor.answer(.failure(.unknownCard(name: "48822393341", nearest: [])))
            await told.send(.refreshRequested, .refreshRequested)
        },
        Scene("Payments or a statement that can't be fetched don't hide the card; known ones stay") { stage in
            let dossier = CardDossier.fixture(payments: .failure(.offline), statement: .failure(.timeout))
            let scene = CardDetailsScene(.success(dossier))
            let told = stage.told(scene)
            await told.compare(with: stage.shown().0)
            scene.interactor.answer(.success(.fixture(payments: .success([.fixture()]))))
            await told.send(.refreshRequested)
            scene.interactor.answer(.success(.fixture(payments: .failure(.offline))))
            await told.send(.refreshRequested)
        },
        Scene("What is old says how old it is, until something newer comes") { stage in
            let then = Date(timeIntervalSince1970: 0)
            let (told, scene) = await stage.shown()
            for kept in [KeptCards(date: then, age: .seconds(7200)), KeptCards(date: then, age: nil), nil] {
                scene.interactor.answer(
                    .success(
                        .fixture(
                            stage.dossier.item, payments: stage.dossier.payments,
                            statement: stage.dossier.statement,
                            kept: kept)))
                await told.send(.refreshRequested)
            }
        },
        Scene("Amounts and digits are hidden on demand, and while the window has no focus") { stage in
            let (told, _) = await stage.shown()
            await told.send(
                .screen(.privacyToggled), .screen(.privacyToggled),
                .screen(.attentionChanged(hasFocus: false)),
                .screen(.attentionChanged(hasFocus: true)))
        },
    ]

    private nonisolated static let leading: [Scene<DetailsStage>] = [
        Scene("Paying and the statement lead to their screens, as private as this one") { stage in
            let (told, _) = await stage.shown()
            await told.send(.paymentChosen, .copyRequested, .screen(.placesRequested))
            await told.begin(.screen(.privacyToggled))
            await told.send(.paymentChosen, .statementChosen, .screen(.closed))
        },
        Scene("What the card does not offer, or not now, stays undone, and the alert says why") { stage in
            let scene = CardDetailsScene(.success(.fixture(stage.paid)), item: stage.paid)
            let told = stage.told(scene)
            await told.begin()
            await told.send(.paymentChosen, .statementChosen, .screen(.privacyToggled))
        },
        Scene("That nothing is due is only said of the card as it is now") { stage in
            let scene = CardDetailsScene(.success(.fixture(stage.paid)), item: stage.paid)
            let told = stage.told(scene)
            await told.begin()
            scene.interactor.answer(.success(.fixture()))
            await told.send(.paymentChosen)
            scene.interactor.answer(.success(.fixture(stage.paid)))
            await told.begin(.refreshRequested)
            scene.interactor.answer(.success(.fixture()))
            told.handle(.paymentChosen, .screen(.privacyToggled))
            await told.when("the card is fetched: what was done meanwhile ends the way there")
        },
        Scene("It says which card of the list it is, and leads to the next one, if there is one") { stage in
            let (middle, _) = await stage.shown(place: CardPlace(number: 2, count: 3))
            await middle.compare(with: stage.shown().0)
            await middle.send(.neighbourRequested(by: 1), .neighbourRequested(by: -1))
            let (last, _) = await stage.shown(place: CardPlace(number: 3, count: 3))
            await last.send(.neighbourRequested(by: 1))
            let (first, _) = await stage.shown(place: CardPlace(number: 1, count: 3), language: .ukrainian)
            await first.send(.neighbourRequested(by: -1))
            let (uncounted, _) = await stage.shown(place: CardPlace(number: 7, count: nil))
            await uncounted.compare(with: stage.shown().0)
            await uncounted.send(.neighbourRequested(by: 1))
        },
        Scene("What is being undone is seen to its end before the next card, or the way back") { stage in
            let (told, _) = await stage.shown(
                place: CardPlace(number: 1, count: 3), undoable: .added(.fixture()))
            told.handle(.undoRequested, .neighbourRequested(by: 1), .paymentChosen, .screen(.closed))
            await told.when("it is undone")
            await told.send(.screen(.closed))
        },
    ]

    private nonisolated static let later: [Scene<DetailsStage>] = [
        Scene("A payment says until when it can be undone, and after that no more") { stage in
            let (told, scene) = await stage.shown()
            await told.send(.screen(.timeAdvanced(to: .seconds(10))))
            scene.clock.advance(by: 240)
            await told.send(.screen(.timeAdvanced(to: .seconds(250))))
        },
        Scene("Where the clock is late, the next change is put off") { stage in
            let (told, scene) = await stage.shown()
            scene.clock.advance(by: 230)
            await told.send(.screen(.timeAdvanced(to: .seconds(240))))
        },
        Scene("What other screens report is taken over, and passed on") { stage in
            let (told, _) = await stage.shown()
            await told.hear(.outcome(.listChanged), .outcome(.done(.paid(.fixture("SW-9"), title: "MINE"))))
            await told.hear(.outcome(.undone(.paid(.fixture("SW-9"), title: "MINE"))))
            await told.hear(
                .failed(.offline, AlertState(title: "Error", message: "Offline.", advice: "Wait.")))
            await told.hear(.noted(.privacySet(true)))
        },
    ]
}
