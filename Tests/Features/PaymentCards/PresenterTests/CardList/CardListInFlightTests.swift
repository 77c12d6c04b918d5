import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsPresenter
import ScreenTestSupport

@MainActor
@Suite("CardListPresenter, while a request is in flight")
struct CardListInFlightTests {
    @Test("A second request never doubles the cards: it is refused")
    func secondRequest() async {
        let scene = CardListScene(.success(.fixture(count: 3)))
        let first = await scene.startLoading { await $0.didLoad() }
        await scene.presenter.didLoad()
        await scene.presenter.didRequestRetry()
        await scene.presenter.didRequestPage(2)
        scene.interactor.release()
        await first.value
        #expect(scene.rows.count == 3)
        #expect(scene.interactor.queries == [CardQuery()])
        #expect(scene.view.states.map(\.content.name) == ["idle", "loading", "cards"])
    }

    @Test("A cancelled load brings back the cards, the open one and the alert that were there")
    func cancelled() async {
        let scene = await CardListScene.showing(.fixture(count: 3))
        scene.swipe(row: 1, by: 0.6)
        scene.presenter.didSelect(action: "nonsense", of: scene.rows[0].id)
        let before = scene.state
        let load = await scene.startLoading { await $0.didRequestPage(2) }
        #expect(scene.state.content.name == "loading")
        load.cancel()
        await load.value
        #expect(scene.state == before)
        #expect(scene.output.errors.count == 1)

        scene.interactor.release()
        await scene.presenter.didRequestRetry()
        #expect(scene.interactor.queries.map(\.page) == [1, 2, 1].map { .page($0, size: 20) })
    }

    @Test("What the details found out is not lost when the load that they interrupted is cancelled")
    func updateWhileLoading() async {
        let scene = await CardListScene.showing(.fixture(count: 2))
        let load = await scene.startLoading { await $0.didRequestRetry() }
        scene.presenter.report(.updated(.fixture(.fixture(id: "2", title: "RENAMED"))))
        load.cancel()
        await load.value
        #expect(scene.rows.map(\.face.title) == ["CARD 1", "RENAMED"])
    }

    @Test("Gestures on cards that are gone do nothing")
    func gesturesWhileLoading() async {
        let scene = await CardListScene.showing(.fixture(count: 1))
        let card = scene.rows[0].id
        let load = await scene.startLoading { await $0.didRequestRetry() }
        scene.presenter.didBeginPan(card: card)
        scene.presenter.didPan(card: card, by: 0.6)
        scene.presenter.didEndPan(card: card, velocity: 3)
        scene.presenter.didCancelPan(card: card)
        scene.presenter.didSelect(card: card)
        scene.presenter.didSelect(action: "pay_now", of: card)
        scene.interactor.release()
        await load.value
        #expect(scene.reveals == [0])
        #expect(scene.router.routes.isEmpty)
        #expect(scene.output.errors.isEmpty)
    }
}
