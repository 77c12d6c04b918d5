import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenPresenter
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing
import Values
import Words

/// Three payments: an order in doubt on a listed card, one that was taken back on a removed card, and an old one on a card that nobody
/// knows now.
@MainActor
struct HistoryStage: Stage {
    typealias Told = Transcript<CardHistoryEvent, CardHistoryViewState, CardRoute>

    let book = Notebook(), view = ViewSpy<CardHistoryViewState>(), router = RouterSpy<CardRoute>()
    let output = CardReportSpy()
    let listed = CardHistory.Holder(card: .fixture(title: "GOLD"), item: .fixture(.fixture(title: "GOLD")))

    var entries: [CardHistory.Entry] {
        let doubt = OrderInDoubt(
            card: CardID(feedID: "1"), number: PaymentCard.fixture().number, dueID: "d",
            money: Money(amount: 9, currency: Currency(text: "₹")),
            rest: Money(amount: 0, currency: Currency(text: "₹")), date: .moment, idempotencyKey: "key-1")
        let old = Payment.fixture("SW-1", rest: 0, date: .moment.addingTimeInterval(-400 * 86_400), key: "k")
        return [
            CardHistory.Entry(holder: listed, event: .inDoubt(doubt)),
            CardHistory.Entry(
                holder: CardHistory.Holder(card: .fixture(id: "9", title: "GONE"), isRemoved: true),
                event: .payment(.fixture("SW-2", undone: .moment.addingTimeInterval(60)))),
            CardHistory.Entry(
                holder: CardHistory.Holder(card: .fixture(id: "0", title: "")), event: .payment(old)),
        ]
    }
    /// One that can be taken back for five minutes.
    var paid: CardHistory.Entry { CardHistory.Entry(holder: listed, event: .payment(.fixture("SW-3"))) }

    func history(
        _ entries: [CardHistory.Entry]? = nil, limit: Int? = nil, scope: CardHistory.Scope = .all,
        gaps: [CardHistory.Gap] = [], unlisted: Int = 0
    ) -> CardHistory {
        CardHistory(
            entries ?? self.entries, limit: limit, unlistedCount: unlisted, scope: scope, gaps: gaps,
            today: .day("2026-11-22"))
    }

    func screen(
        _ answers: [Result<CardHistory, CardsError>], _ query: CardHistoryQuery = CardHistoryQuery(),
        _ language: Language = .english, after seconds: Double = 0
    ) -> Told {
        let interactor = CardHistoryInteractorStub(answers)
        let presenter = CardHistoryPresenter(
            query,
            voice: CardVoice(
                Voice(language), clock: DayClock(timeZone: .gmt) { .moment.addingTimeInterval(seconds) }),
            interactor: interactor, router: router, output: output)
        let told = Told(
            of: presenter, in: book, view: view, router: router, reports: { [output] in output.reports })
        presenter.view = view
        return told
    }

    /// The screen with the payments, as the first scene tells it.
    func shown(after seconds: Double = 0) async -> Told {
        let told = screen([.success(history())], after: seconds)
        await told.begin(.screen(.appeared))
        return told
    }
}

@MainActor
@Suite("All payments")
struct CardHistoryTests {
    @Test("go as they were accepted", arguments: scenes.all)
    func scene(_ scene: Scene<HistoryStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes("CardHistory", showing + leading)

    private nonisolated static let showing: [Scene<HistoryStage>] = [
        Scene("Payments are worded with their time, purpose and what became of them; the data is exact") {
            stage in
            await stage.screen([.success(stage.history())]).send(.screen(.appeared))
        },
        Scene("In Ukrainian the data is the same") { stage in
            let english = await stage.shown()
            await stage.screen([.success(stage.history())], CardHistoryQuery(), .ukrainian)
                .compare(with: english, .screen(.appeared))
        },
        Scene("What is missing is said, and the data says so, too") { stage in
            let gap = CardHistory.Gap(item: .fixture(.fixture(title: "GOLD")), error: .timeout)
            let cut = stage.history(limit: 1, scope: .listed, gaps: [gap], unlisted: 2)
            await stage.screen([.success(cut)]).compare(with: stage.shown(), .screen(.appeared))
        },
        Scene("A server that answers about all its cards leaves nothing out; others do") { stage in
            let whole = await stage.shown()
            for scope in [CardHistory.Scope.listed, .unreachable(.timeout), .machine] {
                await stage.screen([.success(stage.history(scope: scope))])
                    .compare(with: whole, .screen(.appeared))
            }
        },
        Scene("Nothing is told where nothing was paid, or nothing matches") { stage in
            for query in [CardHistoryQuery(), CardHistoryQuery(outcomes: [.undone])] {
                for language in Language.allCases {
                    await stage.screen([.success(stage.history([]))], query, language).send(
                        .screen(.appeared))
                }
            }
        },
        Scene("Parts are data with nothing to draw; what is said of all is said with the last") { stage in
            let entries = stage.entries
            let parts = entries.indices.map { index in
                CardHistory(
                    [entries[index]], doubts: index == 2 ? [entries[0]] : [],
                    sums: index == 2 ? stage.history().sums : [], unlistedCount: index, scope: .machine,
                    gaps: [], unreadable: [], kept: nil, today: nil,
                    part: CardHistory.Part(isFirst: index == 0, isLast: index == 2))
            }
            await stage.screen(parts.map { .success($0) }).send(.screen(.appeared))
        },
        Scene("A failed refresh keeps the payments, and a first failure fills the screen") { stage in
            let told = stage.screen([.success(stage.history()), .failure(.offline)])
            await told.begin(.screen(.appeared))
            await told.send(.refreshRequested, .screen(.closed))
            await stage.screen([.failure(.offline)]).send(.screen(.appeared))
        },
    ]

    private nonisolated static let leading: [Scene<HistoryStage>] = [
        Scene("A payment leads to its card, if that is listed; before it is there, nowhere") { stage in
            let told = stage.screen([.success(stage.history())])
            await told.send(.opened(0), .undoRequested)
            await told.begin()
            await told.send(.opened(0), .opened(1), .opened(2), .opened(3), .screen(.placesRequested))
        },
        Scene("A payment can be taken back for five minutes, here or on its card, and says until when") {
            stage in
            for seconds in [299.0, 300] {
                let told = stage.screen(
                    Array(repeating: .success(stage.history([stage.paid])), count: 2), after: seconds)
                await told.compare(with: stage.shown(), .screen(.appeared))
                await told.send(.opened(0), .undoRequested)
            }
        },
        Scene("What another screen changes is fetched; what is hidden there is hidden here") { stage in
            let told = stage.screen(Array(repeating: .success(stage.history([stage.paid])), count: 4))
            await told.begin(.screen(.appeared))
            await told.hear(.noted(.privacySet(true)), .outcome(.listChanged))
            let refusal = CardsError.undoRefused(PaymentReference("SW-3"), .alreadyUndone)
            await told.hear(.failed(refusal, AlertState(title: "", message: "", advice: "")))
            await told.send(.undoRequested, .opened(0))
        },
        Scene("Amounts and digits can be hidden, also in the notes") { stage in
            let told = await stage.shown()
            await told.send(.screen(.privacyToggled), .screen(.privacyToggled))
        },
    ]

    @Test("Whoever leaves gets no more parts")
    func left() async {
        let stage = HistoryStage()
        let part = CardHistory(
            stage.entries, doubts: [], sums: [], unlistedCount: 0, scope: .machine, gaps: [], unreadable: [],
            kept: nil, today: nil, part: CardHistory.Part(isFirst: true, isLast: false))
        let told = stage.screen([.success(part), .success(part)])
        stage.view.onWait = { told.presenter.handle(.screen(.closed)) }
        await told.begin(.screen(.appeared))
        same(stage.view.states.compactMap(\.record).count, 1)
    }
}
