import OffersEntity
import OffersPorts
import OffersScreens
import OffersTestSupport
import ScreenContract
import ScreenTestSupport
import Testing

@testable import OffersPresenter

@MainActor
@Suite("Kept offers, where they are listed")
struct KeptOffersTests {
    private let view = ViewSpy<OfferListViewState>()
    private let rules = RulesDouble([
        .fixture("a", title: "Tea for two", category: "food"),
        .fixture("b", title: "Ärger less", category: "travel"),
        .fixture("c", title: "Books", category: "food"),
    ])

    private func list() async throws -> OfferListPresenter {
        for name in ["a", "b", "c"] { _ = try await rules.decide(.kept, onOfferNamed: name) }
        let list = OfferListPresenter(
            OfferQuery(status: .kept), wording: .tested, interactor: rules, router: RouterSpy<OfferRoute>(),
            output: nil)
        list.view = view
        await list.send(.screen(.appeared))
        return list
    }

    private var ids: [String]? { view.states.last?.body?.offers.map(\.id) }
    private func offers(_ event: OfferListEvent) -> Bool {
        view.states.last?.hints.contains { $0.action == .event(event) } ?? false
    }

    @Test("One is let go of, which is said, undone and done again, until another decision")
    func letGo() async throws {
        let list = try await list()
        list.handle(.moved(by: 1))
        #expect(ids == ["a", "b", "c"] && offers(.removalRequested) && !offers(.redoRequested))
        await list.send(.removalRequested)
        #expect(ids == ["a", "c"] && view.states.last?.remark?.text == "Let go: Ärger less")
        await list.send(.undone)
        #expect(ids == ["a", "b", "c"] && offers(.redoRequested))
        await list.send(.redoRequested)
        #expect(ids == ["a", "c"] && !offers(.redoRequested))
        await list.send(.undone)
        await list.send(.removalRequested)
        await list.send(.redoRequested)
        #expect(ids?.count == 2)
    }

    @Test("The last one that was let go of can be undone, though the list is empty; then nothing can")
    func emptied() async throws {
        let list = try await list()
        for _ in 1...3 { await list.send(.removalRequested) }
        #expect(view.states.last?.record?.lines.isEmpty == true && offers(.undone))
        for _ in 1...6 { await list.send(.undone) }
        #expect(view.states.last?.record?.lines.isEmpty == true && !offers(.undone))
    }

    @Test("What can’t be stored is said, and the list stays")
    func failure() async throws {
        let list = try await list()
        await rules.decisions.fail(with: .nothingToUndo)
        await list.send(.removalRequested)
        #expect(ids == ["a", "b", "c"] && view.states.last?.remark?.isNews == false)
    }

    @Test("They are searched by all words, in any case and without marks, and Esc brings all of them back")
    func search() async throws {
        let list = try await list()
        list.handle(.searchBegan)
        #expect(view.states.last?.body?.search?.isEditing == true)
        list.handle(.searchEdited(.inserted(TypedText("arg TRAV"))))
        #expect(ids == ["b"])
        list.handle(.searchEnded(keeping: true))
        #expect(view.states.last?.body?.search?.isEditing == false && offers(.searchEnded(keeping: false)))
        list.handle(.searchBegan)
        list.handle(.searchEdited(.inserted(TypedText("x"))))
        #expect(ids == [] && view.states.last?.body?.search?.found == "none found")
        await list.send(.removalRequested)
        list.handle(.searchEnded(keeping: false))
        #expect(ids == ["a", "b", "c"] && view.states.last?.body?.search == nil)
    }

    @Test("They are sorted by what a menu offers; the person stays at their offer")
    func sort() async throws {
        let list = try await list()
        list.handle(.menuOpened)
        #expect(view.states.last?.body?.menu?.ticked == [0])
        list.handle(.menuMoved(by: -1))
        list.handle(.menuMoved(by: 2))
        list.handle(.menuChosen(nil))
        #expect(ids == ["b", "c", "a"] && view.states.last?.body?.selected == 2)
        list.handle(.menuOpened)
        #expect(view.states.last?.body?.menu?.ticked == [1])
        list.handle(.menuJumped(toEnd: true))
        #expect(view.states.last?.body?.menu?.selected == 3)
        list.handle(.menuJumped(toEnd: false))
        #expect(view.states.last?.body?.menu?.selected == 0)
        list.handle(.menuChosen(9))
        list.handle(.menuChosen(3))
        #expect(ids == ["a", "c", "b"])
        list.handle(.menuOpened)
        list.handle(.cancelled)
        #expect(view.states.last?.body?.menu == nil)
    }

    @Test("On the deck and on one offer, what was undone is decided again")
    func redo() async throws {
        let rules = RulesDouble([.fixture("a"), .fixture("b")])
        let deckView = ViewSpy<OfferDeckViewState>()
        let deck = OfferDeckPresenter(
            OfferQuery(), wording: .tested, interactor: rules, router: RouterSpy<OfferRoute>(), output: nil)
        deck.view = deckView
        await deck.send(.screen(.appeared))
        await deck.send(.kept("a"))
        await deck.send(.undone)
        #expect(deckView.states.last?.hints.contains { $0.action == .event(.redoRequested) } == true)
        await deck.send(.redoRequested)
        #expect(deckView.states.last?.body?.offers.map(\.id) == ["b"])
        await deck.send(.undone)
        await deck.send(.passed("b"))
        await deck.send(.redoRequested)
        #expect(deckView.states.last?.body?.offers.map(\.id) == ["a"])
        let detailsView = ViewSpy<OfferDetailsViewState>()
        let details = OfferDetailsPresenter(
            .item(try await rules.offer(named: "a")), wording: .tested, interactor: rules,
            router: RouterSpy<OfferRoute>(), output: nil)
        details.view = detailsView
        await details.send(.kept)
        await details.send(.undone)
        await details.send(.redoRequested)
        #expect(detailsView.states.last?.remark?.text == "Kept.")
        #expect(detailsView.states.last?.body?.status == .kept)
    }
}
