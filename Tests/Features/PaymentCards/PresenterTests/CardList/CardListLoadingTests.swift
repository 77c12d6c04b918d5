import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, loading")
struct CardListLoadingTests {
    @Test(
        "The screen is idle, then loading, then shows how it went",
        arguments: [
            (.success(.fixture(count: 2)), "cards"), (.success(.fixture([])), "empty"),
            (.failure(.offline), "failed"), (.failure(.cancelled), "idle"),
        ] as [(Result<CardListing, CardsError>, String)])
    func states(answer: Result<CardListing, CardsError>, end: String) async {
        let scene = CardListScene(answer)
        await scene.presenter.send(.screen(.appeared))
        same(scene.view.states.map(\.content.name), ["idle", "loading", end])
        same(scene.interactor.queries, [CardQuery()])
    }

    @Test("The cards stand in the order of the answer, closed")
    func rows() async {
        let scene = await CardListScene.showing(.fixture(count: 3))
        same(scene.rows.map(\.face.title), ["CARD 1", "CARD 2", "CARD 3"])
        same(scene.reveals, [0, 0, 0])
        same(Set(scene.rows.map(\.id)).count, 3)
        same(scene.state.summary, "3 cards")
        same(scene.state.paging, PagingState(page: 1, pageCount: 1, total: 3))
    }

    @Test("Cards that share an id are still two rows")
    func sharedID() async {
        let cards = [PaymentCard.fixture(id: "7"), .fixture(id: "7", occurrence: 2)]
        let scene = await CardListScene.showing(.fixture(cards.map { .fixture($0) }))
        scene.swipe(row: 1, by: -0.6)
        same(scene.reveals, [0, -0.6])
    }

    @Test("One unreadable card never hides the others: it is counted, named and reported")
    func partial() async {
        let fault = UnreadableCard(
            index: 3, field: UnreadableField(path: "card[3].number", expected: .text, found: .null))
        let scene = await CardListScene.showing(.fixture(unreadable: [fault]))
        let named = "card[3].number: expected text, found null"
        same(scene.rows.count, 1)
        same(
            scene.state.partial,
            PartialState(
                headline: "1 card could not be read",
                faults: [PartialState.Fault(path: "card[3].number", expected: "text", found: "null")]))
        same(scene.output.skipped, [[named]])
        #expect(scene.output.errors.isEmpty)
    }

    @Test(
        "Of cards that are old it is said how old",
        arguments: [
            (KeptCards(date: .distantPast, age: .seconds(300)), "Offline, as of 5 minutes ago"),
            (KeptCards(date: .distantPast, age: .zero), "Offline, as of 1 second ago"),
            (
                KeptCards(date: .distantPast, age: .seconds(2 * 86_400), isWhole: false),
                "Offline, as of 2 days ago; some cards may be missing"
            ),
        ])
    func kept(kept: KeptCards, label: String) async {
        let listing = CardListing(items: [.fixture()], unreadable: [], total: 1, kept: kept)
        let scene = await CardListScene.showing(listing)
        same(scene.state.kept, KeptState(label: label, date: .distantPast))
        same(scene.output.kept, [KeptState(label: label, date: .distantPast)])
        #expect(kept.state(in: .ukrainian).label.hasPrefix("Не в мережі, отримано "))
    }

    @Test("Where no card can be read, the feed is not called empty")
    func nothingReadable() async {
        let fault = UnreadableCard(
            index: 0, field: UnreadableField(path: "card[0].id", expected: .text, found: .nothing))
        let scene = await CardListScene.showing(.fixture([], unreadable: [fault], total: 1))
        same(
            scene.state.content,
            .empty(NoticeState(headline: "No cards", advice: "No card of this feed could be read.")))
    }

    @Test("Everything readable, nothing is reported")
    func silence() async {
        let scene = await CardListScene.showing(.fixture(count: 2))
        #expect(scene.state.partial == nil)
        #expect(scene.output.skipped.isEmpty)
        #expect(scene.output.accepted.isEmpty)
    }

    @Test("A failure is on the screen and reported, in the same words; a retry asks the same again")
    func retry() async {
        let query = CardQuery(search: "sbi")
        let scene = CardListScene(.failure(.timeout), query: query)
        await scene.presenter.send(.screen(.appeared))
        let alert = ErrorWording(voice: .typing(.english)).alert(for: .timeout)
        same(scene.state.content, .failed(alert))
        same(scene.output.errors, [.timeout])
        same(scene.output.alerts, [alert])

        scene.interactor.answer(.success(.fixture(count: 2)))
        await scene.presenter.send(.refreshRequested)
        same(scene.rows.count, 2)
        same(scene.interactor.queries, [query, query])
    }

    @Test("The view is told what is so as soon as there is one, and is not kept alive")
    func weakView() async {
        let scene = await CardListScene.showing(.fixture(count: 1))
        weak var released: ViewSpy<CardListViewState>?
        do {
            let late = ViewSpy<CardListViewState>()
            scene.presenter.view = late
            released = late
            same(late.states, [scene.state])
        }
        #expect(released == nil)
    }
}
