import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, while a request is in flight")
struct CardListInFlightTests {
    @Test("A first load that is cancelled leaves the screen as it was, and can be asked for again")
    func cancelled() async {
        let scene = CardListScene(.success(.fixture(count: 3)))
        let load = await scene.startLoading { await $0.send(.screen(.appeared)) }
        same(scene.state.content.name, "loading")
        load.cancel()
        await load.value
        same(scene.state.content.name, "idle")
        #expect(scene.output.errors.isEmpty)
        scene.interactor.release()
        await scene.presenter.send(.refreshRequested)
        same(scene.rows.count, 3)
    }

    @Test(
        "A refresh that is cancelled leaves the cards and the open one, and what the details found out meanwhile"
    )
    func cancelledRefresh() async {
        let scene = await CardListScene.showing(.fixture(count: 2))
        scene.swipe(row: 0, by: 0.6)
        let load = await scene.startLoading { await $0.send(.refreshRequested) }
        scene.presenter.report(.outcome(.updated(.fixture(.fixture(id: "2", title: "RENAMED")))))
        load.cancel()
        await load.value
        same(scene.rows.map(\.face.title), ["CARD 1", "RENAMED"])
        same(scene.reveals, [0.6, 0])
    }

    @Test("Gestures on cards that are gone do nothing")
    func gesturesOnGoneCards() async {
        let scene = await CardListScene.showing(.fixture(count: 1))
        let card = CardRowID("gone")
        scene.presenter.handle(.panBegan(card))
        scene.presenter.handle(.panned(card, by: 0.6))
        scene.presenter.handle(.panEnded(card, velocity: 3))
        scene.presenter.handle(.panCancelled(card))
        scene.presenter.handle(.tapped(card))
        scene.presenter.handle(.actionChosen("pay_now", on: card))
        same(scene.reveals, [0])
        #expect(scene.router.routes.isEmpty)
        #expect(scene.output.errors.isEmpty)
    }
}
