import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import SwipeKit
import TestSupport
import Testing

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("CardListPresenter, refreshing by itself")
struct CardListPeriodTests {
    /// A live list that is refreshed every 30 s, without its hint.
    private func scene() async -> CardListScene {
        let scene = CardListScene(
            .success(.fixture(count: 3)), reducesMotion: true, refreshInterval: .seconds(30))
        scene.presenter.handle(.screen(.appeared))
        scene.presenter.handle(.capacityChanged(cards: 4, across: 1))
        await scene.presenter.settle()
        return scene
    }

    private func pass(_ seconds: Int, in scene: CardListScene) async {
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(seconds))))
        await scene.presenter.settle()
    }

    private func nextChange(_ scene: CardListScene) -> Duration? { scene.controls?.nextChange }

    @Test("Cards are fetched anew when the time has passed, again and again")
    func period() async {
        let scene = await scene()
        same(nextChange(scene), .seconds(30))
        await pass(29, in: scene)
        same(scene.interactor.queries.count, 1)
        scene.interactor.answer(.success(.fixture(count: 5)))
        await pass(30, in: scene)
        #expect(scene.interactor.queries.count == 2 && scene.rows.count == 4)
        #expect(scene.controls?.notice == nil)
        same(nextChange(scene), .seconds(60))
        await pass(61, in: scene)
        same(scene.interactor.queries.count, 3)
    }

    @Test("Without a period they are not")
    func none() async {
        let scene = await CardListScene.live(.fixture(count: 3))
        await pass(86_400, in: scene)
        same(scene.interactor.queries.count, 1)
    }

    @Test("Not while the person is busy with a card, a menu, help or a search, but right after")
    func busy() async {
        let scene = await scene()
        let card = scene.rows[0].id
        let ways: [(begin: [CardListEvent], end: [CardListEvent])] = [
            ([.panBegan(card)], [.panCancelled(card)]), ([.pushed(.left)], [.cancelled]),
            ([.menuOpened(.sort)], [.cancelled]), ([.helpToggled], [.helpToggled]),
            ([.searchBegan], [.searchEnded(keeping: true)]),
        ]
        var (time, count) = (0, 1)
        for way in ways {
            for event in way.begin { scene.presenter.handle(event) }
            time += 100
            await pass(time, in: scene)
            same(scene.interactor.queries.count, count, "\(way)")
            #expect(nextChange(scene).map { $0 > .seconds(time) } ?? true, "\(way)")
            for event in way.end { scene.presenter.handle(event) }
            await pass(time, in: scene)
            count += 1
            same(scene.interactor.queries.count, count, "\(way)")
        }
    }

    @Test("One that fails keeps the cards, says so once, and is tried again")
    func failing() async {
        let scene = await scene()
        scene.interactor.answer(.failure(.offline))
        await pass(30, in: scene)
        #expect(scene.rows.count == 3 && scene.state.alert == nil)
        #expect(scene.controls?.notice?.contains("Could not refresh") == true)
        await pass(31, in: scene)
        await pass(40, in: scene)
        #expect(scene.controls?.notice == nil)
        await pass(61, in: scene)
        #expect(scene.interactor.queries.count == 3 && scene.controls?.notice == nil)
        scene.interactor.answer(.success(.fixture(count: 2)))
        await pass(100, in: scene)
        same(scene.rows.count, 2)
        scene.interactor.answer(.failure(.offline))
        await pass(140, in: scene)
        #expect(scene.controls?.notice != nil)
    }
}
