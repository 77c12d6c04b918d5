import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing

@testable import PaymentCardsTestSupport

@MainActor
@Suite("CardDetailsPresenter, while something is in flight, and as time goes by")
struct CardDetailsPresenterTests {
    private static let renamed = CardListing.Item.fixture(.fixture(title: "RENAMED"))

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

    @Test("As time goes by the words stay, but for those that it makes wrong, however the clock is set")
    func time() async {
        let scene = CardDetailsScene(.success(.fixture(payments: .success([.fixture()]))))
        await scene.presenter.settle()
        let count = scene.view.states.count
        scene.clock.advance(by: 60)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(60))))
        same(scene.view.states.count, count)
        same(scene.view.states.last?.nextChange, .seconds(240))
        scene.clock.advance(by: 180)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(61))))
        same(scene.view.states.last?.sections.ledger.lines.map(\.note), [nil])
        #expect(scene.view.states.last?.nextChange == nil)
        scene.clock.advance(by: 86_400)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(62))))
        same(scene.view.states.count, count + 2)
    }

    @Test("The late answer of a fetch that was overtaken changes nothing that is known by now")
    func overtaken() async {
        let paid = CardListing.Item.fixture(.fixture(due: .fixture(state: "fully_paid")))
        let scene = CardDetailsScene(.success(.fixture()), isHeld: true, answersLate: true)
        let fetch = Task { await scene.presenter.settle() }
        await scene.interactor.untilAsked()
        scene.interactor.answer(.failure(.offline))
        scene.presenter.report(.outcome(.updated(paid)))
        await fetch.value
        same(scene.output.updates, [paid])
        same(scene.interactor.requests.count, 2)
    }
}
