import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenPresenter
import ScreenTestSupport
import TestSupport
import Testing
import Values
import Words

/// What was spent on groceries and fuel with one card, in one statement.
@MainActor
struct SpendingStage: Stage {
    typealias Told = Transcript<CardSpendingEvent, CardSpendingViewState, BackRoute>

    let book = Notebook(), view = ViewSpy<CardSpendingViewState>(), router = RouterSpy<BackRoute>()
    let output = CardReportSpy()
    let period = CalendarDate.day("2026-10-30") ... .day("2026-11-01")
    let gold = CardListing.Item.fixture(.fixture(title: "GOLD"))

    func spending(
        _ groups: [CardSpending.Group] = [
            CardSpending.Group(key: .category(.groceries), amount: 80.5, count: 2),
            CardSpending.Group(key: .category(.unknown("pets")), amount: 20, count: 1),
        ]
    ) -> CardSpending {
        CardSpending(parts: [part(groups)], covered: period)
    }

    func part(_ groups: [CardSpending.Group], currency: String = "₹") -> CardSpending.Part {
        CardSpending.Part(
            currency: Currency(text: currency), groups: groups, period: period, statementCount: 1)
    }

    func screen(
        _ answers: [Result<CardSpending, CardsError>], _ query: CardSpendingQuery = CardSpendingQuery(),
        _ language: Language = .english
    ) -> Told {
        let asked = Watched<[CardSpendingQuery]>([])
        let presenter = CardSpendingPresenter(
            query, voice: CardVoice(Voice(language), clock: .fixture),
            interactor: { query async throws(CardsError) in
                let count = asked.change { asked in
                    asked.append(query)
                    return asked.count
                }
                return try answers[min(count, answers.count) - 1].get()
            }, router: router, output: output)
        let told = Told(
            of: presenter, in: book, view: view, router: router, reports: { [output] in output.reports },
            asked: { asked.value })
        presenter.view = view
        return told
    }
}

@MainActor
@Suite("What was spent")
struct CardSpendingTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<SpendingStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes<SpendingStage>(
        "CardSpending",
        [
            Scene("What was spent is summed up by category, the most first") { stage in
                await stage.screen([.success(stage.spending())]).send(.screen(.appeared))
            },
            Scene("In Ukrainian categories that are known have a name") { stage in
                let english = stage.screen([.success(stage.spending())])
                await english.begin(.screen(.appeared))
                await stage.screen([.success(stage.spending())], CardSpendingQuery(), .ukrainian)
                    .compare(with: english, .screen(.appeared))
            },
            Scene("By merchant, one may have no name; by card, its digits tell it from others") { stage in
                let shops = [
                    CardSpending.Group(key: .merchant("CORNER SHOP"), amount: 9, count: 1),
                    CardSpending.Group(key: .merchant(""), amount: 1, count: 1),
                ]
                await stage.screen([.success(stage.spending(shops))], CardSpendingQuery(by: .merchant))
                    .send(.screen(.appeared))
                let card = CardSpending.Group(
                    key: .card(stage.gold.id), item: stage.gold, amount: 9, count: 1)
                let told = stage.screen([.success(stage.spending([card]))], CardSpendingQuery(by: .card))
                await told.send(.screen(.appeared), .screen(.privacyToggled))
            },
            Scene("A category can be named in any language; the title says what was asked for") { stage in
                for category in ["fuel", "Пальне"] {
                    var query = CardSpendingQuery(card: "@1", category: category, merchant: "x")
                    query.month = .of(.day("2026-10-05"))
                    let nothing = CardSpending(
                        parts: [], card: stage.gold, month: .day("2026-10-01") ... .day("2026-10-31"),
                        covered: stage.period)
                    await stage.screen([.success(nothing)], query).send(.screen(.appeared))
                }
            },
            Scene("Nothing was spent, or no statement is known") { stage in
                for language in Language.allCases {
                    let nothing = CardSpending(parts: [], missingCount: 1)
                    await stage.screen([.success(nothing)], CardSpendingQuery(), language).send(
                        .screen(.appeared))
                }
            },
            Scene("More than twenty bars become one, with what they come to; each currency has its own") {
                stage in
                let many = (1...23).reversed().map { number in
                    CardSpending.Group(key: .merchant("SHOP \(number)"), amount: Decimal(number), count: 1)
                }
                let few = [CardSpending.Group(key: .merchant("MALL"), amount: 5, count: 3)]
                let spending = CardSpending(
                    parts: [stage.part(many), stage.part(few, currency: "$"), stage.part([], currency: "€")],
                    missingCount: 2)
                await stage.screen([.success(spending)], CardSpendingQuery(by: .merchant)).send(
                    .screen(.appeared))
            },
            Scene("Amounts can be hidden, and then no bar tells them") { stage in
                let told = stage.screen([.success(stage.spending())])
                await told.begin(.screen(.appeared))
                await told.send(.screen(.privacyToggled), .screen(.attentionChanged(hasFocus: false)))
            },
            Scene("A statement that can't be had is left out and named; a failed refresh keeps the sums") {
                stage in
                let gaps = [CardSpending.Gap(item: stage.gold, error: .timeout)]
                let partly = CardSpending(parts: stage.spending().parts, covered: stage.period, gaps: gaps)
                let told = stage.screen([.success(stage.spending()), .failure(.timeout), .success(partly)])
                await told.begin(.screen(.appeared))
                await told.send(
                    .refreshRequested, .refreshRequested, .screen(.placesRequested), .screen(.closed))
                await stage.screen([.failure(.offline)]).send(.screen(.appeared))
            },
        ])
}
