import OffersEntity
import OffersPorts
import OffersPresenter
import OffersScreens
import OffersTestSupport
import ScreenContract
import ScreenTestSupport
import Testing
import Values
import Words

/// Rules in short: offers and cards that are given, and decisions that are kept in memory.
struct RulesDouble: OffersInteractorInput {
    let offers: [Offer]
    let cards: [HeldCard]
    let decisions = DecisionsDouble()

    init(_ offers: [Offer], cards: [HeldCard] = [.fixture("1")]) {
        (self.offers, self.cards) = (offers, cards)
    }

    private func items() async throws(OffersError) -> [OfferItem] {
        let decided = try await decisions.decisions()
        return offers.map { offer in
            let isExpired = offer.expires.text < "2026-11-22"
            let status: OfferStatus =
                switch decided[offer.id]?.choice {
                case .kept: .kept
                case .passed: .passed
                case nil: isExpired ? .expired : .open
                }
            return OfferItem(
                offer: offer, name: offer.id.feedID, cards: cards, status: status, isExpired: isExpired)
        }
    }

    func offers(_ query: OfferQuery) async throws(OffersError) -> (items: [OfferItem], unreadable: Int) {
        (try await items().filter { query.status == nil || $0.status == query.status }, 0)
    }

    func offer(named name: String) async throws(OffersError) -> OfferItem {
        guard let item = try await items().first(where: { $0.name == name }) else {
            throw .unknownOffer(name: name, nearest: offers.map(\.id.feedID))
        }
        return item
    }

    func decide(
        _ choice: OfferChoice, on item: OfferItem
    ) async throws(OffersError) -> (item: OfferItem, isNew: Bool) {
        if choice == .kept, item.isExpired { throw .expired(name: item.name, since: item.offer.expires) }
        let isNew = try await decisions.decide(choice, on: item.offer.id)
        return (try await offer(named: item.name), isNew)
    }

    func undo() async throws(OffersError) -> (decision: OfferDecision, item: OfferItem?)? {
        guard let decision = try await decisions.undo() else { return nil }
        return (decision, try await items().first { $0.offer.id == decision.offer })
    }
}

extension OfferWording {
    static let tested = OfferWording(Voice(.english), days: .at("2026-11-22"))
}

@MainActor
@Suite("The deck of offers")
struct OfferDeckPresenterTests {
    private let rules = RulesDouble([.fixture("a"), .fixture("b"), .fixture("c")])
    private let view = ViewSpy<OfferDeckViewState>()
    private let router = RouterSpy<OfferRoute>()

    private func deck(_ query: OfferQuery = OfferQuery()) async -> OfferDeckPresenter {
        let deck = OfferDeckPresenter(
            query, wording: .tested, interactor: rules, router: router,
            output: nil)
        deck.view = view
        await deck.send(.screen(.appeared))
        return deck
    }

    private var ids: [String] { view.states.last?.body?.offers.map(\.id) ?? ["none"] }

    @Test("shows the open offers, and how many")
    func loads() async {
        _ = await deck()
        #expect(view.states.first?.body?.offers == nil)
        #expect(ids == ["a", "b", "c"])
        #expect(view.states.last?.summary == "3 offers")
    }

    @Test("an offer that is swiped away leaves at once, before it is stored")
    func keeps() async throws {
        let deck = await deck()
        deck.handle(.kept("a"))
        #expect(ids == ["b", "c"])
        #expect(view.states.last?.remark?.text == "Kept: Offer a")
        #expect(try await rules.decisions.decisions().isEmpty)
        await deck.settle()
        await deck.send(.passed("b"))
        #expect(
            try await rules.decisions.decisions().values.map(\.choice.rawValue).sorted() == [
                "kept", "passed",
            ])
        #expect(view.states.last?.summary == "1 offer · kept: 1")
    }

    @Test("what can't be stored comes back where it was, and why is said")
    func fails() async {
        let deck = await deck()
        await rules.decisions.fail(with: .store(StoreFault(path: "/x", problem: .busy)))
        await deck.send(.kept("b"))
        #expect(ids == ["a", "b", "c"])
        #expect(view.states.last?.remark?.text == "Another program has been using “/x” for too long.")
        #expect(view.states.last?.summary == "3 offers")
    }

    private var offersUndo: Bool {
        view.states.last?.hints.contains { $0.action == .event(.undone) } ?? false
    }

    @Test("undo is offered where something was decided, here or before")
    func offersToUndo() async throws {
        let deck = await deck()
        #expect(!offersUndo)
        #expect(view.states.last?.body?.notice.advice == "Offers for your cards will be here.")
        deck.handle(.passed("a"))
        #expect(offersUndo)
        await deck.settle()
        #expect(offersUndo)
        #expect(view.states.last?.body?.notice.advice.hasPrefix("Undo brings") == true)
    }

    @Test("undo brings back the last one, whoever decided it, and says where there is none")
    func undoes() async throws {
        _ = try await rules.decide(.passed, onOfferNamed: "c")
        let deck = await deck()
        #expect(ids == ["a", "b"] && offersUndo)
        await deck.send(.undone)
        #expect(ids == ["c", "a", "b"] && !offersUndo)
        await deck.send(.undone)
        #expect(view.states.last?.remark?.text == "There is nothing to undo.")
    }

    @Test("undo lays nothing on a deck that is not for it, and says what was undone")
    func undoesElsewhere() async throws {
        _ = try await rules.decide(.kept, onOfferNamed: "c")
        _ = try await rules.decide(.passed, onOfferNamed: "a")
        let deck = await deck(OfferQuery(status: .kept))
        await deck.send(.undone)
        #expect(ids == ["c"])
        #expect(view.states.last?.remark?.text.hasPrefix("Undone") == true)
    }

    @Test("an undo is under way until what it is about is known, and also where it fails")
    func isUndoing() async {
        let deck = await deck()
        await deck.send(.passed("a"))
        deck.handle(.undone)
        #expect(view.states.last?.isRefreshing == true)
        await deck.settle()
        #expect(view.states.last?.isRefreshing == false)
        #expect(ids == ["a", "b", "c"])
        await deck.send(.undone)
        #expect(view.states.last?.isRefreshing == false)
    }

    @Test("how many are kept is right while decisions are stored and undone")
    func counts() async {
        let deck = await deck()
        deck.handle(.kept("a"))
        deck.handle(.undone)
        deck.handle(.kept("b"))
        #expect(view.states.last?.summary == "1 offer · kept: 2")
        await deck.settle()
        #expect(view.states.last?.summary == "2 offers · kept: 1")
    }

    @Test("other screens are shown once what was decided here is stored")
    func leavesLast() async throws {
        let deck = await deck()
        deck.handle(.kept("a"))
        deck.handle(.screen(.closed))
        #expect(router.routes.isEmpty)
        await deck.settle()
        #expect(router.routes == [.back])
        #expect(try await rules.decisions.decisions().count == 1)
    }

    @Test("a swipe while offers are loaded stays swiped")
    func overlaps() async {
        let deck = await deck()
        deck.handle(.refreshRequested)
        deck.handle(.passed("a"))
        await deck.settle()
        #expect(ids == ["b", "c"])
    }

    @Test("leads to details, the kept offers, and back; a change there changes the deck")
    func leads() async throws {
        let deck = await deck()
        deck.handle(.opened)
        deck.handle(.keptRequested)
        deck.handle(.screen(.closed))
        #expect(router.routes == [.details(try await rules.offer(named: "a")), .kept, .back])
        _ = try await rules.decide(.kept, onOfferNamed: "a")
        deck.report(.outcome(.decided))
        await deck.settle()
        #expect(ids == ["b", "c"])
    }

    @Test("what was said of an offer is said no more once another screen has changed something")
    func staleRemark() async throws {
        let deck = await deck()
        await deck.send(.kept("a"))
        #expect(view.states.last?.remark?.text == "Kept: Offer a")
        _ = try await rules.undo()
        deck.report(.outcome(.decided))
        await deck.settle()
        #expect(ids == ["a", "b", "c"])
        #expect(view.states.last?.remark == nil)
    }

    @Test("leads to other places, and says so where there are any")
    func places() async {
        let deck = await deck()
        deck.handle(.screen(.placesRequested))
        #expect(router.routes == [.places])
        let hint = KeyHint<OfferDeckEvent>(.event(.screen(.placesRequested)), "go to")
        #expect(view.states.last?.hints.contains(hint) == false)
        let other = OfferDeckPresenter(
            OfferQuery(), wording: OfferWording(Voice(.english, hasPlaces: true)),
            interactor: rules, router: router, output: nil)
        other.view = view
        #expect(view.states.last?.hints.contains(hint) == true)
    }
}
