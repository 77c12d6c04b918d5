import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing
import Synchronization

@MainActor
@Suite("CardDetailsPresenter")
struct CardDetailsPresenterTests {
    private static let renamed = CardListing.Item.fixture(.fixture(title: "RENAMED"))

    @Test("What is known is shown at once; the rest is fetched when the screen has come up, once")
    func load() async {
        let scene = CardDetailsScene(
            .success(.fixture(payments: .success([.fixture()]), statement: .success(.fixture()))))
        same(scene.view.states.last?.row.face.title, "SBI REWARDZ")
        same(scene.view.states.last?.row.reveal, 0)
        same(scene.view.states.last?.sections.ledger.note, "Fetching…")
        same(scene.view.states.last?.sections.statement.parts, ["Fetching…"])
        #expect(scene.interactor.requests.isEmpty)
        await scene.presenter.settle()
        await scene.presenter.settle()
        same(scene.view.states.last?.sections.ledger.lines.map(\.id), ["SW-7K3M-9QPD-2X"])
        #expect(scene.view.states.last?.sections.statement.isKnown == true)
        same(scene.interactor.requests, [CardID(feedID: "48822393341")])
        #expect(scene.output.updates.isEmpty)
    }

    @Test("A refresh shows that it is under way, then the newest facts, and reports them")
    func refresh() async {
        let scene = CardDetailsScene()
        await scene.presenter.settle()
        scene.interactor.answer(.success(.fixture(Self.renamed)))
        await scene.refresh()
        same(scene.view.states.map(\.isRefreshing), [false, true, false, true, false])
        same(scene.view.states.last?.row.face.title, "RENAMED")
        same(scene.output.updates, [Self.renamed])
        same(scene.interactor.requests.count, 2)
    }

    @Test("A failed refresh keeps the old facts and says what went wrong, until the next one")
    func failure() async {
        let scene = CardDetailsScene(.success(.fixture(payments: .success([.fixture()]))))
        await scene.presenter.settle()
        let error = CardsError.unknownCard(name: "48822393341", nearest: [])
        scene.interactor.answer(.failure(error))
        await scene.refresh()
        same(scene.view.states.last?.sections.ledger.lines.count, 1)
        same(scene.view.states.last?.alert?.message, "No card matches “48822393341”.")
        #expect(scene.view.states.last?.isRefreshing == false)
        same(scene.output.errors, [error])
        await scene.refresh()
        same(scene.view.states.map { $0.alert != nil }, [false, false, false, false, true, false, true])
    }

    @Test("Payments or a statement that can't be fetched don't hide the card; known ones stay")
    func partial() async {
        let scene = CardDetailsScene(
            .success(.fixture(payments: .failure(.offline), statement: .failure(.timeout))))
        await scene.presenter.settle()
        let state = scene.view.states.last
        same(state?.row.face.title, "SBI REWARDZ")
        #expect(state?.alert?.message.hasPrefix("You are offline:") == true)
        same(state?.alert?.details, ["The server took too long to answer."])
        same(state?.sections.ledger.note, "Not known")
        same(state?.sections.statement.parts, ["Not known"])
        #expect(state?.record?.payments == nil)
        same(scene.output.errors, [.offline])
        scene.interactor.answer(.success(.fixture(payments: .success([.fixture()]))))
        await scene.refresh()
        #expect(scene.view.states.last?.alert == nil)
        scene.interactor.answer(.success(.fixture(payments: .failure(.offline))))
        await scene.refresh()
        same(scene.view.states.last?.sections.ledger.lines.count, 1)
        #expect(scene.view.states.last?.alert != nil)
    }

    @Test("A cancelled refresh leaves everything as it was")
    func cancelled() async {
        let scene = CardDetailsScene(.success(.fixture(Self.renamed)), isHeld: true)
        let before = scene.view.states.last
        let refresh = Task { await scene.presenter.settle() }
        await scene.interactor.untilAsked()
        refresh.cancel()
        await refresh.value
        same(scene.view.states.last, before)
        #expect(scene.output.updates.isEmpty)
        #expect(scene.output.errors.isEmpty)
    }

    @Test("A second refresh while one is in flight is refused")
    func secondRefresh() async {
        let scene = CardDetailsScene(.success(.fixture(Self.renamed)), isHeld: true)
        let refresh = Task { await scene.presenter.settle() }
        await scene.interactor.untilAsked()
        scene.presenter.handle(.refreshRequested)
        scene.interactor.release()
        await refresh.value
        await scene.presenter.settle()
        same(scene.interactor.requests.count, 1)
        same(scene.output.updates.count, 1)
    }

    @Test(
        "What another screen has changed is shown, passed on, and fetched, even while something is in flight")
    func paid() async {
        let scene = CardDetailsScene(isHeld: true)
        let first = Task { await scene.presenter.settle() }
        await scene.interactor.untilAsked()
        let paid = CardListing.Item.fixture(.fixture(due: .fixture(state: "fully_paid")))
        scene.interactor.answer(.success(.fixture(paid, payments: .success([.fixture()]))))
        scene.presenter.report(.outcome(.updated(paid)))
        same(scene.view.states.last?.row.due?.tone, .good)
        same(scene.output.updates, [paid])
        scene.interactor.release()
        await first.value
        same(scene.interactor.requests.count, 2)
        let sections = scene.view.states.last?.sections
        same(sections?.ledger.lines.count, 1)
        same(sections?.bill.state, "fully paid on \(sections?.ledger.lines.first?.day ?? "no day")")
        same(scene.output.updates, [paid])
    }

    @Test("What other screens report is passed on")
    func otherScreens() {
        let scene = CardDetailsScene()
        scene.presenter.report(.noted(.privacySet(true)))
        #expect(!scene.words.contains("8776"))
        same(scene.output.privacies, [true])
        scene.presenter.report(.outcome(.listChanged))
        same(scene.output.listChanges, 1)
        scene.presenter.report(
            .failed(.offline, AlertState(title: "Error", message: "Offline.", advice: "Wait.")))
        same(scene.output.errors, [.offline])
        #expect(scene.view.states.last?.alert == nil)
    }

    @Test("The view and the listener are not kept alive")
    func weakness() {
        weak var view: ViewSpy<CardDetailsViewState>?
        weak var output: CardReportSpy?
        let presenter: CardDetailsPresenter
        do {
            let scene = CardDetailsScene()
            (view, output, presenter) = (scene.view, scene.output, scene.presenter)
        }
        withExtendedLifetime(presenter) {
            #expect(view == nil)
            #expect(output == nil)
        }
    }

    @Test("What is old says how old it is, until something newer comes")
    func kept() async {
        let then = Date(timeIntervalSince1970: 0)
        let scene = CardDetailsScene(
            .success(.fixture(kept: KeptCards(date: then, age: .seconds(7200)))))
        await scene.refresh()
        let kept = KeptState(label: "Offline, as of 2 hours ago", date: then)
        #expect(scene.view.states.last?.kept == kept && scene.output.kept == [kept])
        scene.interactor.answer(.success(.fixture(kept: KeptCards(date: then, age: nil))))
        await scene.refresh()
        same(scene.view.states.last?.kept?.label, "Offline, as of a time that the clock puts in the future")
        scene.interactor.answer(.success(.fixture()))
        await scene.refresh()
        #expect(scene.view.states.last?.kept == nil && scene.output.kept.count == 2)
    }
}
