import Foundation
import JSONFeed
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenPresenter
import ScreenTestSupport
import TestSupport
import Testing
import Words

@testable import PaymentCardsEntity

/// Everything that is wrong with a feed.
@MainActor
struct CheckStage: Stage {
    typealias Told = Transcript<CardCheckEvent, CardCheckViewState, BackRoute>

    let book = Notebook(), view = ViewSpy<CardCheckViewState>(), router = RouterSpy<BackRoute>()
    let output = CardReportSpy()

    func finding(
        _ problem: FeedFinding.Problem, _ title: String? = "GOLD", line: Int = 12, nearest: [String] = []
    ) -> CardCheck.Item {
        let place = FeedPlace(source: "cards.json", line: line, column: 5)
        return CardCheck.Item(FeedFinding(place: place, title: title, problem: problem), nearest: nearest)
    }

    func check(_ items: [CardCheck.Item], strangers: [CardCheck.Item] = [], more: Int = 0) -> CardCheck {
        var findings = FeedFindings()
        findings.readable = 1
        findings.unreadable = items.count { $0.finding.isFatal }
        for _ in 0..<more { findings.count() }
        return CardCheck(items: items, strangers: strangers, findings: findings)
    }

    func screen(_ answers: [Result<CardCheck, CardsError>], _ language: Language = .english) -> Told {
        let left = Watched(answers)
        let presenter = CardCheckPresenter(
            voice: CardVoice.typing(language),
            interactor: { () async throws(CardsError) in
                try left.change { $0.count > 1 ? $0.removeFirst() : $0[0] }.get()
            }, router: router, output: output)
        let told = Told(
            of: presenter, in: book, view: view, router: router, reports: { [output] in output.reports })
        presenter.view = view
        return told
    }
}

@MainActor
@Suite("The check of a feed")
struct CardCheckTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<CheckStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes<CheckStage>(
        "CardCheck",
        [
            Scene("A feed in which everything is right says so") { stage in
                for language in Language.allCases {
                    await stage.screen([.success(stage.check([]))], language).send(.screen(.appeared))
                }
            },
            Scene("A finding has its place, its card, what is wrong, and what to write") { stage in
                let field = UnreadableField(path: "due.amount", expected: .number, found: .text)
                let missing = UnreadableField(path: "title", expected: .text, found: .nothing)
                let items = [
                    stage.finding(.unreadable(field, strays: [])),
                    stage.finding(.unreadable(missing, strays: ["titel"]), nil, line: 20, nearest: ["titel"]),
                    stage.finding(.unknown(.action, "pay_nwo"), line: 21, nearest: ["pay_now"]),
                ]
                let english = stage.screen([.success(stage.check(items))])
                await english.send(.screen(.appeared))
                await stage.screen([.success(stage.check(items))], .ukrainian)
                    .compare(with: english, .screen(.appeared))
            },
            Scene("What is odd, given twice, stray or contradicted is told in sentences") { stage in
                let problems: [FeedFinding.Problem] = [
                    .odd(.numericID), .noDueID, .repeatedID("1#2"), .repeatedKey("title"),
                    .strayKey("titel", meant: ["title"]), .unknown(.currency, "XXX"),
                    .unreadableAmount(
                        UnreadableField(path: "due.amount", expected: .number, found: .text), nil),
                    .contradiction(.noCard("7")), .contradiction(.otherCurrency("USD", ofCard: "INR")),
                    .contradiction(.difference(2)), .contradiction(.difference(-2)),
                    .contradiction(.minimumAboveBalance), .contradiction(.outsidePeriod),
                    .contradiction(.otherAmount(3, ofDue: 5)),
                    .contradiction(.otherDate(.day("2026-11-26"), ofDue: .day("2026-11-25"))),
                    .contradiction(.overlap(.day("2026-11-12"))),
                    .tooManyDecimals(currency: "INR", decimals: 2),
                    .tooManyDecimals(currency: "JPY", decimals: 0),
                ]
                let check = stage.check(problems.map { stage.finding($0, nil) })
                for language in Language.allCases {
                    let told = stage.screen([.success(check)], language)
                    await told.begin(.screen(.appeared))
                    for line in stage.view.states.last?.body ?? [] {
                        stage.book.say(
                            "  " + [line.problem, line.remedy].compactMap(\.self).joined(separator: " → "))
                    }
                }
            },
            Scene("Banks and networks without a look of their own are remarks, the first eight by name") {
                stage in
                let banks = (1...9).map { stage.finding(.unknown(.bank, "Bank \($0)"), line: $0) }
                let network = stage.finding(.unknown(.network, "Vsia"), nearest: ["Visa"])
                let check = stage.check([stage.finding(.noDueID)], strangers: banks + [network], more: 2)
                let english = stage.screen([.success(check)])
                await english.send(.screen(.appeared))
                await stage.screen([.success(check)], .ukrainian).compare(with: english, .screen(.appeared))
            },
            Scene("A feed that can't be had says so, and is read anew on request") { stage in
                let told = stage.screen([.failure(.offline), .success(stage.check([]))])
                await told.send(.screen(.appeared), .refreshRequested, .screen(.closed))
            },
        ])
}
