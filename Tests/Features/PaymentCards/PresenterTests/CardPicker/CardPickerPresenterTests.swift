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

@MainActor
@Suite("CardPickerPresenter")
struct CardPickerPresenterTests {
    private let view = ViewSpy<CardPickerViewState>()
    private let router = RouterSpy<BackRoute>()
    private let output = Output()
    private let service = CardsServiceStub([PaymentCard].fixtures(12))

    @Test("All cards are offered at first, and typing narrows the choice")
    func typing() async {
        let presenter = picker()
        #expect(state.summary == "Fetching your cards…" && sheet.rows.isEmpty)
        await presenter.settle()
        #expect(state.title == "Which card?" && state.summary == "12 cards" && sheet.rows.count == 12)
        for character in "card 1" { presenter.handle(.edited(.inserted(TypedText(String(character))))) }
        same(sheet.field.text, "card 1")
        await presenter.settle()
        same(state.summary, "12 cards found")
        presenter.handle(.edited(.inserted(TypedText("012\n"))))
        await presenter.settle()
        #expect(sheet.rows.map(\.face.title) == ["CARD 12"] && state.summary == "1 card found")
        presenter.handle(.edited(.deleted(.previousCharacter)))
        presenter.handle(.edited(.deleted(.start)))
        await presenter.settle()
        #expect(sheet.field.text == "" && sheet.rows.count == 12)
    }

    @Test("The card that the person is at is chosen and reported, and the screen is left")
    func choosing() async {
        let presenter = picker()
        await presenter.settle()
        presenter.handle(.moved(by: 2))
        presenter.handle(.moved(by: -1))
        same(sheet.selected, 1)
        presenter.handle(.chose(nil))
        #expect(output.chosen == ["2"] && router.routes == [.back])
    }

    @Test(
        "Single steps lead round, larger ones to an end",
        arguments: [(-1, 11), (-5, 0), (.min, 0), (.max, 11), (12, 11), (3, 3)])
    func moving(step: Int, selected: Int) async {
        let presenter = picker()
        await presenter.settle()
        presenter.handle(.moved(by: step == .min ? -.max : step))
        same(sheet.selected, selected)
    }

    @Test("A click chooses the card that it is on, and none where there is none")
    func clicking() async {
        let presenter = picker()
        await presenter.settle()
        presenter.handle(.chose(12))
        #expect(output.reports.isEmpty)
        presenter.handle(.chose(3))
        same(output.chosen, ["4"])
    }

    @Test("Words are looked for from the start, and Esc leaves without a choice")
    func leaving() async {
        let presenter = picker(words: "card 3")
        await presenter.settle()
        same(sheet.rows.map(\.face.title), ["CARD 3"])
        presenter.handle(.cancelled)
        #expect(output.reports.isEmpty && router.routes == [.back])
    }

    @Test("A choice made before the cards are there counts only if one card has the words")
    func early() async {
        let presenter = picker()
        await presenter.settle()
        presenter.handle(.edited(.inserted(TypedText("card"))))
        presenter.handle(.chose(nil))
        presenter.handle(.chose(0))
        await presenter.settle()
        #expect(output.reports.isEmpty && router.routes.isEmpty)
        presenter.handle(.edited(.inserted(TypedText(" 7"))))
        presenter.handle(.chose(nil))
        await presenter.settle()
        same(output.chosen, ["7"])
    }

    @Test("Steps that are made before the cards are there are made among these; other words start again")
    func earlySteps() async {
        let presenter = picker()
        presenter.handle(.moved(by: 1))
        presenter.handle(.moved(by: 3))
        presenter.handle(.moved(by: -1))
        await presenter.settle()
        same(sheet.selected, 3)
        presenter.handle(.edited(.inserted(TypedText("card 1"))))
        presenter.handle(.moved(by: -1))
        await presenter.settle()
        same(sheet.selected, 11)
        presenter.handle(.edited(.inserted(TypedText("0"))))
        presenter.handle(.moved(by: 1))
        presenter.handle(.edited(.deleted(.previousCharacter)))
        await presenter.settle()
        same(sheet.selected, 0)
        presenter.handle(.moved(by: 1))
        same(sheet.selected, 1)
    }

    @Test("No card with the words is said, and nothing can be chosen")
    func none() async {
        let presenter = picker(words: "nosuch")
        await presenter.settle()
        same(sheet.notice?.headline, "No card matches")
        presenter.handle(.moved(by: 1))
        presenter.handle(.chose(nil))
        #expect(output.reports.isEmpty)
    }

    @Test("Where no card was removed, that is said")
    func noneRemoved() async {
        let presenter = picker(among: .removed)
        await presenter.settle()
        same(state.title, "Which removed card?")
        same(sheet.notice?.headline, "No cards have been removed.")
    }

    @Test("Cards that can’t be had end the choice; those that can’t be had again are told on the screen")
    func failing() async {
        service.answer { _ in .failure(.offline) }
        let presenter = picker()
        await presenter.settle()
        #expect(output.errors == [.offline] && router.routes == [.back])
        service.answer([PaymentCard].fixtures(2))
        let other = picker()
        await other.settle()
        service.answer { _ in .failure(.timeout) }
        other.handle(.edited(.inserted(TypedText("x"))))
        await other.settle()
        #expect(state.alert != nil && sheet.rows.isEmpty)
        other.handle(.chose(nil))
        #expect(output.errors == [.offline] && output.chosen.isEmpty)
    }

    @Test("Digits and amounts are hidden while the window has no focus")
    func attention() async {
        let presenter = picker()
        await presenter.settle()
        presenter.handle(.screen(.attentionChanged(hasFocus: false)))
        same(sheet.rows[0].face.lastFour, "••••")
        presenter.handle(.screen(.attentionChanged(hasFocus: true)))
        same(sheet.rows[0].face.lastFour, "1001")
    }

    private var sheet: CardPickerSheet {
        guard let sheet = state.body else { preconditionFailure("There is always a choice.") }
        return sheet
    }
    private var state: CardPickerViewState { view.states[view.states.count - 1] }

    private func picker(among scope: CardPickerScope = .listed, words: String = "") -> CardPickerPresenter {
        let presenter = CardPickerPresenter(
            among: scope, words: words, voice: .typing(),
            interactor: Interactor(service: service).cards, router: router, output: output)
        presenter.view = view
        presenter.handle(.screen(.appeared))
        return presenter
    }

    private final class Output: Reporting {
        var reports: [CardPickerReport] = []

        func report(_ report: CardPickerReport) { reports.append(report) }

        var chosen: [String] {
            reports.compactMap { if case .outcome(let item) = $0 { item.name } else { nil } }
        }
        var errors: [CardsError] {
            reports.compactMap { if case .failed(let error, _) = $0 { error } else { nil } }
        }
    }

    /// Cards whose title or number contains the words.
    private struct Interactor {
        let service: CardsServiceStub

        func cards(
            with words: String, among scope: CardPickerScope
        ) async throws(CardsError) -> CardListing {
            guard scope == .listed else { return .fixture([]) }
            let cards = try await service.page(1, size: 100).cards.filter { card in
                words.lowercased().split(separator: " ").allSatisfy { word in
                    "\(card.title) \(card.number.masked)".lowercased().contains(word)
                }
            }
            let exact = cards.filter { words.hasSuffix(" " + $0.id.feedID) }
            return .fixture((exact.isEmpty || words.hasSuffix(" 1") ? cards : exact).map { .fixture($0) })
        }
    }
}
