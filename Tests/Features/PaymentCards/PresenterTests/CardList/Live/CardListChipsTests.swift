import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import SwipeKit
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, what narrows or orders a live list")
struct CardListChipsTests {
    @Test("Each has a chip, in the order they were put on; taking away goes the other way round")
    func peeled() async {
        let scene = await CardListScene.live()
        await scene.presenter.send(.menuOpened(.sort))
        await scene.presenter.send(.menuChosen(1))
        await scene.presenter.send(.searchBegan)
        scene.presenter.search(for: "asha")
        await scene.presenter.settle()
        // It stands where it is typed.
        same(scene.chips, ["Sort: due soonest first"])
        await scene.presenter.send(.searchEnded(keeping: true))
        await scene.presenter.send(.menuOpened(.filter))
        await scene.presenter.send(.menuChosen(2))
        same(scene.chips, ["Sort: due soonest first", "Search: asha", "Show: overdue"])
        await scene.presenter.send(.cancelled)
        same(scene.interactor.queries.last?.filters, [])
        same(scene.chips, ["Sort: due soonest first", "Search: asha"])
        await scene.presenter.send(.cancelled)
        same(scene.interactor.queries.last?.search, "")
        await scene.presenter.send(.cancelled)
        same(scene.interactor.queries.last?.sort, [])
        same(scene.chips, [])
        let asked = scene.interactor.queries.count
        await scene.presenter.send(.cancelled)
        same(scene.interactor.queries.count, asked)
    }

    @Test("What lies over the cards, and an open card, go first")
    func order() async {
        let scene = await CardListScene.live(query: CardQuery(search: "asha"))
        scene.presenter.handle(.pushed(.left))
        scene.presenter.handle(.helpToggled)
        await scene.presenter.send(.cancelled)
        await scene.presenter.send(.cancelled)
        same(scene.rows.first?.reveal, 0)
        same(scene.chips, ["Search: asha"])
        await scene.presenter.send(.cancelled)
        same(scene.chips, [])
    }

    @Test("Changed, one is the last that was put on")
    func changed() async {
        let scene = await CardListScene.live(
            query: CardQuery(search: "asha", filters: [CardFilter(.due)], sort: [CardSort(.title)]))
        same(scene.chips, ["Search: asha", "Show: due", "Sort: by title"])
        scene.presenter.search(for: "rao")
        scene.presenter.handle(.searchEnded(keeping: true))
        await scene.presenter.settle()
        same(scene.chips, ["Show: due", "Sort: by title", "Search: rao"])
    }

    @Test("What no menu offers has words, too, in both languages")
    func words() async {
        let query = CardQuery(
            filters: [CardFilter(.due, isNegated: true), CardFilter(.bank(["SBI", "YES"]))],
            sort: [CardSort(.bank), CardSort(.title, isDescending: true)])
        let english = await CardListScene.live(query: query)
        same(english.chips, ["Show: not due, SBI | YES Bank", "Sort: by bank, by title, reversed"])
        let ukrainian = await CardListScene.live(query: query, language: .ukrainian)
        same(
            ukrainian.chips,
            [
                "Показувати: не до сплати, SBI | YES Bank", "Сортування: за банком, за назвою, навпаки",
            ])
    }

    @Test("That something is hidden is said, and that it is only while the person looks away")
    func hidden() async {
        let scene = await CardListScene.live()
        #expect(scene.controls?.hidden == nil)
        scene.presenter.handle(.screen(.attentionChanged(hasFocus: false)))
        same(scene.controls?.hidden, "amounts and digits hidden while you look away")
        scene.presenter.handle(.screen(.attentionChanged(hasFocus: true)))
        #expect(scene.controls?.hidden == nil)
        scene.presenter.handle(.screen(.privacyToggled))
        same(scene.controls?.hidden, "amounts and digits hidden")
    }

    @Test("A list without a match says how to have one again; the hint for it is first")
    func noMatch() async {
        let scene = await CardListScene.live(.fixture([]), query: CardQuery(search: "zzz"))
        same(scene.controls?.hints.first?.action, .event(.cancelled))
        same(scene.chips, ["Search: zzz"])
    }

    @Test("What a search has found is named as the card has it, but digits only while they are shown")
    func found() async {
        let item = CardListing.Item.fixture(.fixture(title: "Ünion Union", holder: "ASHA RAO"))
        func found(_ search: String, isPrivate: Bool = false) -> [String] {
            CardRowFactory(CardVoice(Voice(.english)).hiding(isPrivate, on: nil), search: search)
                .row(for: item, swipe: nil).face.found
        }
        same(found("union"), ["Ünion", "Union"])
        same(found("ＡＳＨＡ rao"), ["ASHA", "RAO"])
        same(found("87"), ["8776"])
        same(found("87", isPrivate: true), [])
        same(found(""), [])
        let scene = await CardListScene.live(query: CardQuery(search: "card"))
        same(scene.rows.first?.face.found, ["CARD"])
    }
}

extension CardListScene {
    fileprivate var chips: [String] { controls?.chips.map { "\($0.label): \($0.text)" } ?? [] }
}
