import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsPresenter

/// The choice of one of three cards, which are found by a part of their title.
@MainActor
struct PickerStage: Stage {
    typealias Told = Transcript<CardPickerEvent, CardPickerViewState, BackRoute>

    let book = Notebook(), view = ViewSpy<CardPickerViewState>(), router = RouterSpy<BackRoute>()
    let output = Output()
    let service = CardsServiceStub(
        zip(["GOLD", "GREEN", "RED"], 1...3).map { title, number in
            .fixture(id: "\(number)", title: title, number: "4221 XXXX XXXX \(1000 + number)", due: nil)
        })

    final class Output: Reporting {
        private(set) var reports: [CardPickerReport] = []
        func report(_ report: CardPickerReport) { reports.append(report) }
    }

    func screen(
        words: String = "", _ language: Language = .english
    ) -> Told {
        let asked = Watched<[String]>([])
        let presenter = CardPickerPresenter(
            words: words, voice: .typing(language),
            interactor: { [service] words async throws(CardsError) in
                asked.change { $0.append(words) }
                let cards = try await service.wallet().cards
                let found = cards.filter { $0.title.lowercased().hasPrefix(words.lowercased()) }
                return .fixture(found.map { .fixture($0) })
            }, router: router, output: output)
        let told = Told(
            of: presenter, in: book, view: view, router: router, reports: { [output] in output.reports },
            asked: { asked.value.map { "cards with “\($0)”" } })
        presenter.view = view
        return told
    }

    /// The screen with the cards, as the first scene tells it.
    func shown(words: String = "") async -> Told {
        let told = screen(words: words)
        await told.begin(.screen(.appeared))
        return told
    }
}

@MainActor
@Suite("The choice of a card")
struct CardPickerTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<PickerStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes<PickerStage>(
        "CardPicker",
        [
            Scene("All cards are offered at first") { stage in
                await stage.screen().send(.screen(.appeared))
            },
            Scene("In Ukrainian, too") { stage in
                let english = await stage.shown()
                await stage.screen(.ukrainian).compare(with: english, .screen(.appeared))
            },
            Scene("Typing narrows the choice, and deleting widens it") { stage in
                let told = await stage.shown()
                told.handle(.edited(.inserted(TypedText("g"))), .edited(.inserted(TypedText("r\n"))))
                await told.when("the cards are found")
                await told.send(.edited(.deleted(.previousCharacter)), .edited(.moved(.start)))
            },
            Scene("The card that the person is at is chosen and reported, and the screen is left") { stage in
                let told = await stage.shown()
                await told.send(.moved(by: 2), .moved(by: -1), .chose(nil))
            },
            Scene("A click chooses the card that it is on, and none where there is none") { stage in
                let told = await stage.shown()
                await told.send(.chose(3), .chose(2))
            },
            Scene("Words are looked for from the start, and Esc leaves without a choice") { stage in
                let told = await stage.shown(words: "RED")
                await told.send(.moved(by: 0), .cancelled, .screen(.closed))
            },
            Scene("A choice made before the cards are there counts only if one card has the words") { stage in
                let told = await stage.shown()
                told.handle(.edited(.inserted(TypedText("g"))), .chose(nil), .chose(0))
                await told.when("two cards are found")
                told.handle(.edited(.inserted(TypedText("o"))), .chose(nil))
                await told.when("one card is found")
            },
            Scene("Steps made before the cards are there are made among these") { stage in
                let told = stage.screen()
                told.handle(.screen(.appeared), .moved(by: 1), .moved(by: 3), .moved(by: -1))
                await told.begin()
                told.handle(.moved(by: 0), .edited(.inserted(TypedText("g"))), .moved(by: -1))
                await told.when("two cards are found")
                told.handle(
                    .edited(.inserted(TypedText("x"))), .moved(by: 1), .edited(.deleted(.previousCharacter)))
                await told.when("two cards are found")
                await told.send(.moved(by: 1))
            },
            Scene("No card with the words is said, and nothing can be chosen") { stage in
                for language in Language.allCases {
                    let told = stage.screen(words: "nosuch", language)
                    await told.send(.screen(.appeared), .moved(by: 1), .chose(nil))
                }
                stage.service.answer([PaymentCard]())
                await stage.screen().send(.screen(.appeared))
            },
            Scene("Cards that can’t be had end the choice; later, that is told on the screen") { stage in
                let told = await stage.shown()
                stage.service.answer(.failure(.timeout))
                await told.send(.edited(.inserted(TypedText("x"))), .chose(nil))
                stage.service.answer(.failure(.offline))
                await stage.screen().send(.screen(.appeared))
            },
            Scene("Digits and amounts are hidden while the window has no focus") { stage in
                let told = await stage.shown()
                await told.send(
                    .screen(.attentionChanged(hasFocus: false)), .screen(.attentionChanged(hasFocus: true)))
            },
        ])

    @Test(
        "Single steps lead round, larger ones to an end",
        arguments: [(-1, 11), (-5, 0), (.min, 0), (.max, 11), (12, 11), (3, 3)])
    func moving(step: Int, selected: Int) async {
        let stage = PickerStage()
        stage.service.answer([PaymentCard].fixtures(12))
        let told = await stage.shown()
        await told.send(.moved(by: step == .min ? -.max : step))
        same(stage.view.states.last?.body?.selected, selected)
    }
}
