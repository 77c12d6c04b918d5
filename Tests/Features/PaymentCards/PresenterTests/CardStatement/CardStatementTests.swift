import Foundation
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

/// The statement of three days: two purchases, and a payment of the year before.
@MainActor
struct StatementStage: Stage {
    typealias Told = Transcript<CardStatementEvent, CardStatementViewState, CardRoute>

    let book = Notebook(), view = ViewSpy<CardStatementViewState>(), router = RouterSpy<CardRoute>()
    let output = CardReportSpy()
    let report = StatementReport.fixture(
        .fixture([
            .fixture(date: "2026-10-31", amount: 40),
            .fixture(id: "2", date: "2026-11-01", text: "SHELL", category: .dining, amount: 10),
            .fixture(id: "3", date: "2025-12-30", text: "THANK YOU", category: .payment, amount: -120),
        ]),
        spent: 50, paidBack: 120,
        spending: [
            StatementReport.CategoryTotal(category: .groceries, amount: 40, count: 1),
            StatementReport.CategoryTotal(category: .dining, amount: 10, count: 1),
        ], days: [0, 40, 10])

    func screen(
        _ answers: [Result<StatementReport?, CardsError>], of item: CardListing.Item = .fixture(),
        kept: KeptCards? = nil, _ language: Language = .english
    ) -> Told {
        let interactor = CardStatementInteractorStub(answers, kept: kept)
        let presenter = CardStatementPresenter(
            item: item, voice: .typing(language), interactor: interactor, undoer: CardUndoStub().undo,
            router: router, output: output)
        let told = Told(
            of: presenter, in: book, view: view, router: router, reports: { [output] in output.reports },
            asked: { interactor.requests })
        presenter.view = view
        return told
    }

    /// The screen with the statement, as the first scene tells it.
    func shown(
        _ later: Result<StatementReport?, CardsError>..., of item: CardListing.Item = .fixture(),
        language: Language = .english
    ) async -> Told {
        let told = screen([.success(report)] + later, of: item, language)
        await told.begin(.screen(.appeared), .linesShown(nil))
        return told
    }

    func typed(_ text: String) -> CardStatementEvent { .searchEdited(.inserted(TypedText(text))) }
}

@MainActor
@Suite("A statement")
struct CardStatementTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<StatementStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes("CardStatement", showing + using)

    private nonisolated static let showing: [Scene<StatementStage>] = [
        Scene("The statement is on its way, then there; what comes into sight is in words") { stage in
            await stage.screen([.success(stage.report)]).send(
                .screen(.appeared), .linesShown(0..<2), .linesShown(0..<1))
        },
        Scene("In Ukrainian, on the screen and aloud") { stage in
            let english = await stage.shown()
            await stage.screen([.success(stage.report)], .ukrainian)
                .compare(with: english, .screen(.appeared), .linesShown(nil))
        },
        Scene("A card without a statement says so, and remarks it") { stage in
            for language in Language.allCases {
                await stage.screen([.success(nil)], language).send(.screen(.appeared))
            }
        },
        Scene("Where nothing was spent no day is the highest, and a period over New Year has both years") {
            stage in
            let quiet = StatementReport.fixture(
                .fixture(from: "2026-12-31", to: "2027-01-01", []), spent: 0, spending: [], days: [0, 0])
            await stage.screen([.success(quiet)]).compare(with: stage.shown(), .screen(.appeared))
        },
        Scene("A statement that is old says how old it is, and tells the screen's owner") { stage in
            let kept = KeptCards(date: Date(timeIntervalSince1970: 0), age: .seconds(300))
            for answer in [stage.report, nil] {
                await stage.screen([.success(answer)], kept: kept).compare(
                    with: stage.shown(), .screen(.appeared))
            }
        },
        Scene("A statement that does not add up is shown, and says what is odd about it") { stage in
            let odd = StatementReport.fixture(.fixture([], minimumDue: 900), minimumDue: 150, difference: -2)
            for language in Language.allCases {
                await stage.screen([.success(odd)], language)
                    .compare(with: stage.shown(language: language), .screen(.appeared))
            }
        },
        Scene("A failure fills the screen and is reported; trying again may help") { stage in
            let told = stage.screen([.failure(.timeout), .success(nil)])
            await told.send(.screen(.appeared), .refreshRequested)
        },
        Scene("A failed refresh keeps the old statement and says what went wrong, until the next one") {
            stage in
            let told = await stage.shown(.failure(.offline), .success(stage.report))
            await told.send(.refreshRequested, .refreshRequested)
        },
    ]

    private nonisolated static let using: [Scene<StatementStage>] = [
        Scene("Amounts are hidden on request, which is reported, and without focus") { stage in
            let told = await stage.shown()
            await told.send(
                .screen(.privacyToggled), .screen(.privacyToggled),
                .screen(.attentionChanged(hasFocus: false)),
                .screen(.attentionChanged(hasFocus: true)))
        },
        Scene("The last four digits are copied, and that is said for a while") { stage in
            let told = await stage.shown()
            await told.send(
                .copyRequested, .screen(.timeAdvanced(to: .seconds(5))),
                .screen(.timeAdvanced(to: .seconds(7))))
            await told.begin(.screen(.privacyToggled))
            await told.send(.copyRequested)
            let none = await stage.shown(of: .fixture(.fixture(number: "none")))
            await none.send(.copyRequested)
        },
        Scene("What is typed narrows the transactions at once; giving up shows everything") { stage in
            let told = await stage.shown()
            await told.send(
                .searchBegan, stage.typed("SHELL"), .searchEdited(.deleted(.previousWord)),
                stage.typed("nothing"),
                .searchEnded(keeping: false))
        },
        Scene("A card number is masked while it is typed") { stage in
            let told = await stage.shown()
            await told.begin(.searchBegan)
            await told.send(stage.typed("4111111111111111"))
        },
        Scene("A search that is kept can be edited again; one without words is none") { stage in
            let told = await stage.shown()
            await told.begin(.searchBegan, stage.typed("SHELL"))
            await told.send(
                .searchEnded(keeping: true), stage.typed("x"), .searchBegan, stage.typed(" 3"),
                .searchEnded(keeping: false), .searchBegan, .searchEnded(keeping: true))
        },
        Scene("Refreshed transactions are searched, too; before there are any, there is nothing to search") {
            stage in
            let told = stage.screen([.success(stage.report)])
            told.handle(.searchBegan)
            await told.begin(.screen(.appeared), stage.typed("SHELL"))
            await told.send(.refreshRequested)
        },
        Scene("The way back, and to other places") { stage in
            let told = await stage.shown()
            await told.send(.screen(.placesRequested), .screen(.closed))
        },
    ]
}
