import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsTestSupport

/// What is due on three cards: something overdue, something in six days, and something that can't be paid here.
@MainActor
struct DuesStage: Stage {
    typealias Told = Transcript<CardDuesEvent, CardDuesViewState, CardRoute>

    let book = Notebook(), router = RouterSpy<CardRoute>(), view = ViewSpy<CardDuesViewState>()
    let output = CardReportSpy(), undoer = CardUndoStub(), interactor = CardDuesInteractorStub([])
    let items: [CardListing.Item] = [
        .fixture(.fixture(id: "1", title: "OLD", due: .fixture(amount: 7, state: "overdue by 2 days"))),
        .fixture(
            .fixture(id: "2", title: "GOLD", due: .fixture(state: "awaiting", date: .day("2026-11-28")))),
        .fixture(
            .fixture(id: "9;2", title: "FAR", due: .fixture(currency: "$", state: "awaiting statement")),
            offers: [ActionOffer(action: .viewDetails)]),
    ]

    /// The screen before anything is fetched, which then finds these dues one after the other.
    func screen(
        _ answers: [Result<CardDues, CardsError>], _ query: CardDuesQuery = CardDuesQuery(),
        _ language: Language = .english, ownsCards: Bool = false
    ) -> Told {
        interactor.answer(answers)
        let presenter = CardDuesPresenter(
            query, voice: .typing(language, clock: .fixture("2026-11-22"), ownsCards: ownsCards),
            interactor: interactor.everyDue, undoer: undoer.undo, router: router, output: output)
        let told = Told(
            of: presenter, in: book, view: view, router: router, reports: { [output] in output.reports },
            asked: { [interactor] in interactor.queries }, { [undoer] in undoer.deeds })
        presenter.view = view
        return told
    }

    /// The screen with the dues, as the first scene tells it.
    func dues(
        _ later: [CardListing.Item]..., language: Language = .english, ownsCards: Bool = false
    ) async -> Told {
        let told = screen(
            ([items] + later).map { .success(dues($0)) }, CardDuesQuery(), language, ownsCards: ownsCards)
        await told.begin(.screen(.appeared))
        return told
    }

    func dues(
        _ items: [CardListing.Item], undated: Int = 0, titles: [String] = [], kept: KeptCards? = nil
    ) -> CardDues {
        CardDues(
            items: items, undatedCount: undated, undatedTitles: titles, kept: kept, today: .day("2026-11-22"))
    }
}

@MainActor
@Suite("What is due")
struct CardDuesTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<DuesStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes("CardDues", showing + moving + changing)

    private nonisolated static let showing: [Scene<DuesStage>] = [
        Scene("What is due is told with its day, how urgent it is, and what it comes to, the same as data") {
            stage in
            await stage.screen([.success(stage.dues(stage.items))]).send(.screen(.appeared))
        },
        Scene("In Ukrainian, so are words, days and plurals; the data stays as it is") { stage in
            let english = await stage.dues()
            await stage.screen([.success(stage.dues(stage.items))], CardDuesQuery(), .ukrainian)
                .compare(with: english, .screen(.appeared))
        },
        Scene("What is due on the next day is due tomorrow") { stage in
            let item = CardListing.Item.fixture(.fixture(due: .fixture(date: .day("2026-11-23"))))
            let english = stage.screen([.success(stage.dues([item]))])
            await english.compare(with: stage.dues(), .screen(.appeared))
            await stage.screen([.success(stage.dues([item]))], CardDuesQuery(), .ukrainian)
                .compare(with: english, .screen(.appeared))
        },
        Scene("Within some days it says so, in plurals, and which cards are left out") { stage in
            let one = stage.dues([stage.items[1]], undated: 2, titles: ["FAR"])
            let day = stage.screen([.success(one)], CardDuesQuery(days: 1))
            await day.compare(with: stage.dues(), .screen(.appeared))
            let all = stage.dues([stage.items[1]], undated: 3)
            await stage.screen([.success(all)], CardDuesQuery(days: 14), .ukrainian)
                .compare(with: day, .screen(.appeared))
        },
        Scene("That nothing is due is no error") { stage in
            for query in [CardDuesQuery(), CardDuesQuery(days: 2)] {
                for language in Language.allCases {
                    await stage.screen([.success(stage.dues([]))], query, language).send(.screen(.appeared))
                }
            }
        },
        Scene("A failure fills the screen, or is told above what was known; old dues say how old they are") {
            stage in
            let kept = KeptCards(date: Date(timeIntervalSince1970: 0), age: .seconds(300))
            let old = stage.dues([stage.items[0]], kept: kept)
            let told = stage.screen([
                .failure(.offline), .success(old), .failure(.timeout), .failure(.cancelled),
            ])
            await told.send(.screen(.appeared), .refreshRequested, .refreshRequested, .refreshRequested)
        },
        Scene("Reminders have the ids that were made for them, and those that are missing are counted") {
            stage in
            let reminded = CardDues(
                items: [stage.items[0], stage.items[2], stage.items[1]], sums: [], oddities: CardOddities(),
                undatedCount: 1, undatedTitles: [], unreadable: [], kept: nil, today: .day("2026-11-22"),
                part: CardDues.Part(isFirst: false, isLast: true),
                reminders: DueReminders(ids: ["a", nil, "b"], missingCount: 3))
            await stage.screen([.success(reminded)]).send(.screen(.appeared))
        },
        Scene("Parts are data with nothing to draw; what is said of all is said with the last") { stage in
            let odd = CardListing.Item.fixture(PaymentCard.fixture(id: "3").inBareList)
            let field = UnreadableField(path: "card[0]", expected: .object, found: .number)
            let items = [stage.items[0], odd]
            let parts = items.map { item in
                CardDues(
                    items: [item], sums: item == odd ? stage.dues(items).sums : [],
                    oddities: CardOddities(of: item == odd ? [odd] : []), undatedCount: 2, undatedTitles: [],
                    unreadable: [UnreadableCard(index: 0, field: field)], kept: nil,
                    today: .day("2026-11-22"),
                    part: CardDues.Part(isFirst: item != odd, isLast: item == odd))
            }
            await stage.screen(parts.map { .success($0) }, CardDuesQuery(isInParts: true)).send(
                .screen(.appeared))
        },
    ]

    private nonisolated static let moving: [Scene<DuesStage>] = [
        Scene("The person moves among the dues, as far as there are any, and opens the card or pays it") {
            stage in
            let told = await stage.dues()
            await told.send(
                .moved(by: -1), .moved(by: 1), .opened(nil), .paymentChosen, .opened(2), .moved(by: .max),
                .moved(by: -.max))
        },
        Scene("A card that can't be paid here says so, in words that are no error, until it is closed") {
            stage in
            for language in Language.allCases {
                let told = await stage.dues(language: language)
                await told.begin(.moved(by: 2))
                await told.send(
                    .paymentChosen, .screen(.closed), .paymentChosen, .moved(by: -1), .screen(.closed))
            }
        },
        Scene("The details lead to the next row, and not past the last one") { stage in
            let told = await stage.dues()
            await told.send(.opened(nil))
            await told.hear(
                .outcome(.neighbourWanted(by: 1)), .outcome(.neighbourWanted(by: 9)),
                .outcome(.neighbourWanted(by: 1)))
        },
        Scene("Amounts and digits are hidden on request, and while the person looks away; data never is") {
            stage in
            let told = await stage.dues()
            await told.send(
                .screen(.privacyToggled), .screen(.privacyToggled),
                .screen(.attentionChanged(hasFocus: false)),
                .screen(.attentionChanged(hasFocus: true)), .screen(.placesRequested), .screen(.closed))
        },
        Scene("Amounts that were hidden on another screen are hidden here") { stage in
            let told = await stage.dues()
            await told.hear(.noted(.privacySet(true)))
            await told.send(.opened(nil), .paymentChosen)
        },
        Scene("Marked dues are counted with their sum, and paid or removed together") { stage in
            let told = await stage.dues(ownsCards: true)
            await told.send(
                .markToggled(nil), .markToggled(1), .paymentChosen, .removalRequested, .screen(.closed),
                .removalRequested, .screen(.closed))
        },
    ]

    private nonisolated static let changing: [Scene<DuesStage>] = [
        Scene("What is due is fetched anew when the person is back from a card") { stage in
            let told = await stage.dues([stage.items[0]])
            await told.send(.screen(.uncovered))
        },
        Scene("The person stays at their card when its row changes, and near it when it is gone") { stage in
            let told = await stage.dues(stage.items.reversed(), [stage.items[0]], [])
            await told.send(
                .moved(by: 2), .refreshRequested, .moved(by: 1), .refreshRequested, .refreshRequested,
                .paymentChosen,
                .opened(nil))
        },
        Scene("What was paid from here leaves the dues, and can be undone here, once") { stage in
            let told = await stage.dues([stage.items[0], stage.items[2]], stage.items)
            await told.hear(
                .outcome(.updated(stage.items[1])), .outcome(.done(.paid(.fixture(), title: "GOLD"))))
            stage.undoer.answer(.success(stage.items[1]))
            told.handle(.undoRequested, .undoRequested, .screen(.closed))
            await told.when("it is undone")
            await told.send(.undoRequested)
        },
        Scene("What can't be undone says why, and the dues are fetched anew") { stage in
            let told = await stage.dues()
            await told.hear(.outcome(.done(.paid(.fixture(), title: "OLD"))))
            stage.undoer.answer(.failure(.timeout))
            await told.send(.undoRequested)
        },
        Scene("Marks are lost when their cards are paid, and when these are gone, which is said") { stage in
            let told = await stage.dues(Array(stage.items.dropFirst()), stage.items, ownsCards: true)
            await told.begin(.markToggled(nil), .markToggled(1))
            await told.send(.refreshRequested)
            await told.hear(.outcome(.done(.paid(.fixture(card: stage.items[1].id), title: "GOLD"))))
        },
    ]

    @Test(
        "Only one’s own cards are removed, which is said; what was done last with them is undone on a screen that asks",
        arguments: [false, true])
    func removing(ownsCards: Bool) async {
        let stage = DuesStage()
        let told = await stage.dues(ownsCards: ownsCards)
        told.presenter.handle(.removalRequested)
        same(stage.view.states.last?.remark?.text, ownsCards ? nil : "These cards can’t be removed here")
        told.presenter.handle(.undoRequested)
        let removal = CardRoute.removal([stage.items[0]], isPrivate: false)
        same(stage.router.routes, ownsCards ? [removal, .undoing(nil, isPrivate: false)] : [])
        same(stage.undoer.deeds, [])
    }

    @Test("Whoever leaves gets no more parts, with room for one or not", arguments: [false, true])
    func leaving(waits: Bool) async {
        let stage = DuesStage()
        let part = Result<CardDues, CardsError>.success(stage.dues(stage.items))
        let told = stage.screen([part, part], CardDuesQuery(isInParts: true))
        func leave() { told.presenter.handle(.screen(.closed)) }
        if waits {
            stage.view.onWait = leave
        } else {
            stage.view.onRender = { if $0.record != nil, stage.router.routes.isEmpty { leave() } }
        }
        await told.begin(.screen(.appeared))
        #expect(stage.interactor.takes.first == false && stage.router.routes.contains(.back))
    }
}
