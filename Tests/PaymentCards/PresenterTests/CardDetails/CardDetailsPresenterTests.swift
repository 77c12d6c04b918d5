import PaymentCardsContract
import PaymentCardsEntity
import PaymentCardsPresenter
import PaymentCardsTestSupport
import Testing

@MainActor
@Suite("CardDetailsPresenter")
struct CardDetailsPresenterTests {
    private let view = CardDetailsViewSpy()
    private let router = CardDetailsRouterSpy()
    private let output = CardDetailsOutputSpy()

    @Test("What is known is shown at once; nothing is fetched")
    func load() {
        let (presenter, interactor) = details(.success(.fixture()))
        withExtendedLifetime(presenter) {}
        #expect(view.states.last?.row.face.title == "SBI REWARDZ")
        #expect(view.states.last?.row.reveal == 0)
        #expect(interactor.requests.isEmpty)
    }

    @Test("A refresh shows that it is under way, then the newest facts, and reports them")
    func refresh() async {
        let fresh = CardListing.Item.fixture(.fixture(title: "RENAMED"))
        let (presenter, interactor) = details(.success(fresh))
        await presenter.didRequestRefresh()
        #expect(view.states.map(\.isRefreshing) == [false, true, false])
        #expect(view.states.last?.row.face.title == "RENAMED")
        #expect(output.updates == [fresh])
        #expect(interactor.requests == [CardID(feedID: "48822393341")])
    }

    @Test("A refresh that brings nothing new is not reported")
    func nothingNew() async {
        let (presenter, _) = details(.success(.fixture()))
        await presenter.didRequestRefresh()
        #expect(output.updates.isEmpty)
    }

    @Test("A failed refresh keeps the old facts and says what went wrong, until the next one")
    func failure() async {
        let (presenter, _) = details(.failure(.unknownCard(name: "48822393341", nearest: [])))
        await presenter.didRequestRefresh()
        #expect(view.states.last?.row.face.title == "SBI REWARDZ")
        #expect(view.states.last?.alert?.message == "No card goes by “48822393341”.")
        #expect(view.states.last?.isRefreshing == false)
        #expect(output.updates.isEmpty)
        #expect(output.errors == [.unknownCard(name: "48822393341", nearest: [])])
        await presenter.didRequestRefresh()
        #expect(view.states.map { $0.alert != nil } == [false, false, true, false, true])
    }

    @Test("A cancelled refresh leaves everything as it was")
    func cancelled() async {
        let (presenter, interactor) = details(.success(.fixture(.fixture(title: "RENAMED"))), isHeld: true)
        let before = view.states.last
        let refresh = Task { await presenter.didRequestRefresh() }
        await interactor.untilAsked()
        refresh.cancel()
        await refresh.value
        #expect(view.states.last == before)
        #expect(output.updates.isEmpty)
    }

    @Test("A second refresh while one is in flight is refused")
    func secondRefresh() async {
        let (presenter, interactor) = details(.success(.fixture(.fixture(title: "RENAMED"))), isHeld: true)
        let refresh = Task { await presenter.didRequestRefresh() }
        await interactor.untilAsked()
        await presenter.didRequestRefresh()
        interactor.release()
        await refresh.value
        #expect(interactor.requests.count == 1)
        #expect(output.updates.count == 1)
    }

    @Test("Closing goes back")
    func close() {
        let (presenter, _) = details(.success(.fixture()))
        presenter.didClose()
        #expect(router.routes == [.back])
    }

    @Test("What another screen finds out is shown and passed on, and so is its privacy")
    func otherScreens() {
        let (presenter, _) = details(.success(.fixture()))
        let paid = CardListing.Item.fixture(.fixture(due: .fixture(state: "fully_paid")))
        presenter.cardScreen(didUpdate: paid)
        #expect(view.states.last?.row.due?.tone == .paid)
        #expect(output.updates == [paid])
        presenter.cardScreen(didSetPrivacy: true)
        #expect(!words.contains("8776"))
        #expect(output.privacies == [true])
        presenter.cardScreenDidChangeList()
        #expect(output.listChanges == 1)
        presenter.cardScreen(
            didFailWith: .offline, alert: AlertState(title: "Error", message: "Offline.", advice: "Wait."))
        #expect(output.errors == [.offline])
        #expect(view.states.last?.alert == nil)
    }

    @Test("The view and whoever listens are not kept alive")
    func weakness() {
        let (presenter, _) = details(.success(.fixture()))
        weak var released: CardDetailsViewSpy?
        do {
            let late = CardDetailsViewSpy()
            presenter.view = late
            released = late
        }
        #expect(released == nil)
        weak var listener: CardDetailsOutputSpy?
        var other: CardDetailsPresenter?
        do {
            let output = CardDetailsOutputSpy()
            listener = output
            other = CardDetailsPresenter(
                item: .fixture(), language: .english,
                interactor: CardDetailsInteractorStub(.success(.fixture()), isHeld: false), router: router,
                output: output)
        }
        #expect(other != nil)
        #expect(listener == nil)
    }

    @Test("Amounts and digits are hidden on demand, and while nobody looks; the list hears of the demand")
    func privacy() {
        let (presenter, _) = details(.success(.fixture()))
        #expect(words.contains("8776") && words.contains("1,500"))
        presenter.didTogglePrivacy()
        #expect(!words.contains("8776") && !words.contains("1,500") && !words.contains("4221"))
        #expect(output.privacies == [true])
        presenter.didTogglePrivacy()
        presenter.didChangeAttention(hasFocus: false)
        #expect(!words.contains("8776"))
        presenter.didChangeAttention(hasFocus: true)
        #expect(words.contains("8776"))
        #expect(output.privacies == [true, false])
    }

    @Test("Scrolling goes as far as there is something to see, and back when there is less")
    func scrolling() {
        let (presenter, _) = details(.success(.fixture()))
        presenter.didScroll(by: 3)
        presenter.didChangeOverflow(rows: 5)
        for (rows, place) in [(2, 2), (-9, 0), (.max, 5), (.min, 0), (4, 4), (.max, 5)] {
            presenter.didScroll(by: rows)
            #expect(view.states.last?.scroll == place)
        }
        presenter.didChangeOverflow(rows: 1)
        #expect(view.states.last?.scroll == 1)
        presenter.didChangeOverflow(rows: -3)
        #expect(view.states.last?.scroll == 0)
    }

    /// Everything that is drawn or said.
    private var words: String {
        guard let state = view.states.last else { return "" }
        let facts = state.facts.filter { $0.id != "id" }.map(\.value)
        return
            ([
                state.row.face.number, state.row.face.shortNumber, state.row.due?.amount ?? "",
                state.row.spoken.subtitle, state.row.spoken.description,
            ] + facts)
            .joined(separator: "|")
    }

    private func details(
        _ answer: Result<CardListing.Item, CardsError>, isHeld: Bool = false
    ) -> (CardDetailsPresenter, CardDetailsInteractorStub) {
        let interactor = CardDetailsInteractorStub(answer, isHeld: isHeld)
        let presenter = CardDetailsPresenter(
            item: .fixture(), language: .english, interactor: interactor, router: router,
            output: output)
        presenter.view = view
        return (presenter, interactor)
    }
}
