import OffersEntity
import OffersPorts
import OffersPresenter
import OffersScreens
import OffersTestSupport
import ScreenContract
import ScreenTestSupport
import Testing
import Values

@MainActor
private final class ReportSpy: Reporting {
    private(set) var reports: [OfferReport] = []
    func report(_ report: OfferReport) { reports.append(report) }
}

/// Rules that always fail.
private struct BrokenRules: OffersInteractorInput {
    let error: OffersError
    func offers(_ query: OfferQuery) throws(OffersError) -> (items: [OfferItem], unreadable: Int) {
        throw error
    }
    func offer(named name: String) throws(OffersError) -> OfferItem { throw error }
    func decide(_ choice: OfferChoice, on item: OfferItem) throws(OffersError) -> (
        item: OfferItem, isNew: Bool
    ) {
        throw error
    }
    func undo() throws(OffersError) -> (decision: OfferDecision, item: OfferItem?)? { throw error }
}

@MainActor
@Suite("A list of offers")
struct OfferListPresenterTests {
    private let view = ViewSpy<OfferListViewState>()
    private let router = RouterSpy<OfferRoute>()
    private let output = ReportSpy()

    private func list(_ rules: any OffersInteractorInput, _ query: OfferQuery = OfferQuery())
        -> OfferListPresenter
    {
        let list = OfferListPresenter(
            query, wording: .tested, interactor: rules, router: router, output: output)
        list.view = view
        return list
    }

    @Test("says what it looks for, and that nothing is there, by what was asked for")
    func empty() async {
        for (query, title, advice) in [
            (OfferQuery(), "Offers", "There may be some another day."),
            (OfferQuery(status: .kept), "Kept offers", "Offers that you keep are listed here."),
            (OfferQuery(status: .passed), "Passed offers", "There may be some another day."),
            (OfferQuery(status: nil, category: "food"), "All offers", "Ask for another card or category."),
        ] {
            let list = list(RulesDouble([]), query)
            #expect(view.states.last?.content == .loading("Looking for offers…"))
            await list.send(.screen(.appeared))
            #expect(view.states.last?.title == title)
            guard case .empty(let notice)? = view.states.last?.content else { return #expect(Bool(false)) }
            #expect(notice == NoticeState(headline: "No offers here", advice: advice))
            #expect(view.states.last?.record == OffersRecord([]))
        }
    }

    @Test("says why there are no offers, and tells who opened it")
    func fails() async {
        let error = OffersError.noCards(reason: "No.")
        let list = list(BrokenRules(error: error))
        await list.send(.screen(.appeared))
        let alert = OfferWording.tested.alert(for: error)
        #expect(view.states.last?.content == .failed(alert))
        #expect(view.states.last?.record == nil)
        #expect(output.reports == [.failed(error, alert)])
        list.handle(.opened(nil))
        #expect(router.routes.isEmpty)
    }

    @Test("is read again after something changed elsewhere, and passes that on")
    func changes() async throws {
        let rules = RulesDouble([.fixture("a"), .fixture("b")])
        let list = list(rules)
        await list.send(.screen(.appeared))
        list.handle(.moved(by: 1))
        _ = try await rules.decide(.kept, onOfferNamed: "b")
        list.report(.failed(.nothingToUndo, AlertState(title: "", message: "", advice: "")))
        await list.settle()
        #expect(view.states.last?.body?.offers.count == 2)
        list.report(.outcome(.decided))
        await list.settle()
        #expect(view.states.last?.body?.offers.map(\.id) == ["a"])
        #expect(view.states.last?.body?.selected == 0)
        #expect(output.reports == [.outcome(.decided)])
    }

    @Test("leads back, and to the places of the program")
    func leads() {
        let list = list(RulesDouble([]))
        list.handle(.screen(.placesRequested))
        list.handle(.screen(.closed))
        #expect(router.routes == [.places, .back])
    }
}

@MainActor
@Suite("Failures on the screens of offers")
struct OfferFailureTests {
    private let router = RouterSpy<OfferRoute>()
    private let output = ReportSpy()
    private let error = OffersError.store(StoreFault(path: "/offers", problem: .busy))

    @Test("on the deck: the offer comes back, and it is said why")
    func deck() async {
        let rules = RulesDouble([.fixture("a"), .fixture("b")])
        let view = ViewSpy<OfferDeckViewState>()
        let deck = OfferDeckPresenter(
            OfferQuery(), wording: .tested, interactor: rules, router: router,
            output: output)
        deck.view = view
        await deck.send(.screen(.appeared))
        await rules.decisions.fail(with: error)
        await deck.send(.kept("a"))
        #expect(view.states.last?.body?.offers.map(\.id) == ["a", "b"])
        #expect(view.states.last?.remark?.text.contains("/offers") == true)
        await deck.send(.undone)
        #expect(view.states.last?.isRefreshing == false)
        #expect(output.reports.count == 2)
    }

    @Test("on the deck: without offers, the screen says why")
    func unreadable() async {
        let view = ViewSpy<OfferDeckViewState>()
        let deck = OfferDeckPresenter(
            OfferQuery(), wording: .tested, interactor: BrokenRules(error: error),
            router: router, output: output)
        deck.view = view
        #expect(view.states.last?.content == .loading("Looking for offers…"))
        await deck.send(.screen(.appeared))
        #expect(view.states.last?.content == .failed(OfferWording.tested.alert(for: error)))
        deck.handle(.screen(.closed))
        deck.handle(.screen(.placesRequested))
        deck.handle(.keptRequested)
        #expect(router.routes == [.back, .places, .kept])
    }

    @Test("of one offer: it stays, and what could not be done is said")
    func details() async throws {
        let rules = RulesDouble([.fixture("a")])
        let view = ViewSpy<OfferDetailsViewState>()
        let details = OfferDetailsPresenter(
            .item(try await rules.offer(named: "a")), wording: .tested, interactor: rules, router: router,
            output: output)
        details.view = view
        await details.send(.passed)
        #expect(view.states.last?.remark?.text == "Passed.")
        await details.send(.passed)
        #expect(view.states.last?.remark?.text == "It was passed already.")
        await rules.decisions.fail(with: error)
        await details.send(.kept)
        #expect(view.states.last?.body?.title == "Offer a")
        #expect(view.states.last?.remark?.text.contains("/offers") == true)
        #expect(view.states.last?.record?.isChanged == false)
        details.handle(.screen(.placesRequested))
        details.handle(.screen(.closed))
        #expect(router.routes == [.places, .back])
    }

    @Test("an undo of an offer that is no longer there says so")
    func gone() async throws {
        let rules = RulesDouble([.fixture("a")])
        _ = try await rules.decisions.decide(.kept, on: OfferID(feedID: "gone"))
        let view = ViewSpy<OfferDetailsViewState>()
        let details = OfferDetailsPresenter(
            .lastDecision, wording: .tested, interactor: rules, router: router, output: output)
        details.view = view
        await details.send(.undone)
        guard case .empty(let notice)? = view.states.last?.content else { return #expect(Bool(false)) }
        #expect(notice.headline == "Undone" && notice.advice == "The offer “gone” is no longer there.")
        #expect(view.states.last?.record?.isChanged == true)
    }
}
