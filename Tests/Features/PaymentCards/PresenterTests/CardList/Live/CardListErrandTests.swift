import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import SwipeKit
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("CardListPresenter, refreshing a live list")
struct CardListErrandTests {
    @Test(
        "A refresh on request or on return keeps the rows while it is under way, and its place",
        arguments: [CardListEvent.refreshRequested, .screen(.returned)])
    func place(event: CardListEvent) async {
        let scene = await CardListScene.long(90)
        scene.presenter.handle(.jumped(toEnd: true))
        scene.presenter.handle(.focusMoved(by: -10))
        let before = (scene.focused, scene.window, scene.titles)
        scene.presenter.handle(event)
        let (task, answer) = await scene.startSettling()
        same(scene.titles, before.2)
        answer.open()
        await task.value
        #expect((scene.focused, scene.window) == (before.0, before.1))
        same(scene.titles, before.2)
    }

    @Test("A card that another screen has added is fetched when the person is back, and not before")
    func changedList() async {
        let scene = await CardListScene.live(.fixture(count: 2))
        scene.interactor.answer(.success(.fixture(count: 3)))
        scene.presenter.report(.outcome(.listChanged))
        same(scene.interactor.queries.count, 1)
        await scene.settle()
        same(scene.titles, ["CARD 1", "CARD 2", "CARD 3"])
        same(scene.interactor.queries.count, 2)
    }

    @Test("A card that was added has the focus when it has come, and only then")
    func addedCard() async {
        let scene = await CardListScene.live(.fixture(count: 8))
        let added = CardListing.Item.fixture(.fixture(id: "9", title: "CARD 9"))
        scene.interactor.answer(.success(.fixture(count: 9)))
        scene.presenter.report(
            .outcome(.added(added, NoticeState(headline: "Added.", advice: "Its name is “9”."))))
        same(scene.focused, "CARD 1")
        await scene.settle()
        same(scene.focused, "CARD 9")
        scene.presenter.handle(.jumped(toEnd: false))
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.focused, "CARD 1")
    }

    @Test("The form and the question about a card are screens of their own, and close every card")
    func otherScreens() async {
        let scene = await CardListScene.live(.fixture(count: 3), ownsCards: true)
        scene.presenter.handle(.focusMoved(by: 1))
        scene.presenter.handle(.pushed(.left))
        scene.presenter.handle(.screen(.privacyToggled))
        scene.presenter.handle(.additionRequested)
        same(scene.reveals, [0, 0, 0])
        scene.presenter.handle(.removalRequested(nil))
        scene.presenter.handle(.removalRequested(scene.rows[2].id))
        scene.presenter.handle(.removalRequested(CardRowID("gone")))
        let routes: [CardRoute] = scene.router.routes
        same(routes.count, 3)
        same(routes.first, .cardForm)
        let titles = routes.dropFirst().map { route -> String? in
            guard case .removal(let items, isPrivate: true) = route else { return nil }
            return items.map(\.card.title).joined()
        }
        same(titles, ["CARD 2", "CARD 3"])
    }

    @Test("Cards that aren’t one’s own can’t be removed here, which is said")
    func othersCards() async {
        let scene = await CardListScene.live(.fixture(count: 3))
        scene.presenter.handle(.removalRequested(scene.rows[2].id))
        same(scene.controls?.notice, "These cards can’t be removed here")
        scene.presenter.handle(.markToggled(nil))
        scene.presenter.handle(.removalRequested(nil))
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        same(scene.router.routes, [])
    }

    @Test("What was done last with one’s own cards is undone on a screen that asks, whatever was done here")
    func ownCards() async {
        let scene = await CardListScene.live(.fixture(count: 3), ownsCards: true)
        scene.presenter.report(.outcome(.done(.paid(.fixture(), title: "MINE"))))
        scene.presenter.handle(.screen(.privacyToggled))
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        same(scene.router.routes, [.undoing(nil, isPrivate: true)])
        same(scene.undoer.deeds, [])
    }

    @Test("Removing is offered, with marks and in the help, for one’s own cards", arguments: [false, true])
    func offered(ownsCards: Bool) async {
        let scene = await CardListScene.live(.fixture(count: 3), ownsCards: ownsCards)
        scene.presenter.handle(.markToggled(nil))
        scene.presenter.handle(.helpToggled)
        let helped = scene.controls?.help?.flatMap(\.hints).map(\.action) ?? []
        scene.presenter.handle(.helpToggled)
        for actions in [helped, scene.controls?.hints.map(\.action) ?? []] {
            same(actions.contains(.event(.removalRequested(nil))), ownsCards)
            #expect(actions.contains(.event(.paymentChosen)))
        }
    }

    @Test("Where the focused card is gone, a card that stands where it stood has the focus")
    func focusGone() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.focusMoved(by: 7))
        let rest = [PaymentCard].fixtures(10).filter { $0.title != "CARD 8" }
        scene.interactor.answer(.success(.fixture(rest.map { .fixture($0) })))
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.focused, "CARD 9")
        scene.interactor.answer(.success(.fixture(count: 2)))
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.focused, "CARD 2")
        same(scene.window, 0..<2)
    }

    @Test("A refresh that fails keeps everything, and trying again refreshes again")
    func failure() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.focusMoved(by: 5))
        scene.presenter.handle(.pushed(.right))
        let titles = scene.titles
        scene.interactor.answer(.failure(.timeout))
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.titles, titles)
        #expect(scene.reveals.contains(0.6))
        same(scene.state.alert, ErrorWording(voice: .typing(.english)).alert(for: .timeout))
        scene.interactor.answer(.success(.fixture(count: 10)))
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        #expect(scene.state.alert == nil)
        same(scene.interactor.queries.count, 3)
    }

    @Test("A list that never came can be tried again, and says how")
    func failedStart() async {
        let scene = CardListScene(.failure(.offline))
        scene.presenter.handle(.capacityChanged(cards: 4, across: 1))
        await scene.presenter.send(.screen(.appeared))
        same(scene.state.content.name, "failed")
        same(scene.controls?.hints.map(\.meaning), ["try again", "back"])
        scene.interactor.answer(.success(.fixture(count: 3)))
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.focused, "CARD 1")
    }

    @Test("A reload replaces the one in flight; the late answer of the one that was overtaken is dropped")
    func overtaken() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.refreshRequested)
        let (first, firstAnswer) = await scene.startSettling()
        scene.presenter.search(for: "CARD 2")
        let (second, secondAnswer) = await scene.startSettling()
        scene.interactor.answer(.success(.fixture([.fixture(.fixture(id: "2", title: "CARD 2"))])))
        secondAnswer.open()
        await second.value
        scene.interactor.answer(.success(.fixture(count: 9)))
        firstAnswer.open()
        await first.value
        same(scene.titles, ["CARD 2"])
    }

    @Test("What is typed while the first cards are on their way wins over them")
    func overtakenLoad() async {
        let scene = CardListScene(.success(.fixture(count: 9)))
        scene.presenter.handle(.capacityChanged(cards: 4, across: 1))
        let gate = scene.interactor.hold()
        let load = Task { await scene.presenter.send(.screen(.appeared)) }
        await gate.untilSomeoneWaits()
        scene.presenter.search(for: "CARD 2")
        scene.interactor.answer(.success(.fixture([.fixture(.fixture(id: "2", title: "CARD 2"))])))
        await scene.settle()
        scene.interactor.answer(.success(.fixture(count: 9)))
        gate.open()
        await load.value
        same(scene.titles, ["CARD 2"])
        same(scene.controls?.search?.text, "CARD 2")
        #expect(scene.controls?.isBusy == false)
    }

    @Test(
        "Pulling past the top refreshes once, however long the wheel spins, and not by the swing of a way up")
    func pull() async {
        let scene = await CardListScene.live(.fixture(count: 12), capacity: 6, across: 3)
        scene.presenter.handle(.scrolled(by: 3))
        for _ in 0..<9 { scene.presenter.handle(.scrolled(by: -3)) }
        await scene.settle()
        same(scene.interactor.queries.count, 1)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(1))))
        for _ in 0..<40 {
            scene.presenter.handle(.scrolled(by: -3))
            await scene.settle()
        }
        same(scene.interactor.queries.count, 2)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(3))))
        for _ in 0..<3 { scene.presenter.handle(.scrolled(by: -3)) }
        await scene.settle()
        same(scene.interactor.queries.count, 3)
    }

    @Test("A hidden card that was swiped, held or focused is forgotten when a refresh takes it away")
    func removedWhileHeld() async {
        let scene = await CardListScene.live()
        let card = scene.rows[2].id
        scene.presenter.handle(.panBegan(card))
        scene.presenter.handle(.panned(card, by: -0.4))
        same(scene.controls?.held, card)
        scene.interactor.answer(.success(.fixture(count: 2)))
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        #expect(scene.controls?.held == nil)
        scene.presenter.handle(.panned(card, by: -0.5))
        scene.presenter.handle(.panEnded(card, velocity: -9))
        same(scene.reveals, [0, 0])
        same(scene.focused, "CARD 2")
    }

    @Test("A card that stays keeps to the finger through a refresh")
    func keptWhileHeld() async {
        let scene = await CardListScene.live()
        let card = scene.rows[1].id
        scene.presenter.handle(.panBegan(card))
        scene.presenter.handle(.panned(card, by: -0.4))
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.controls?.held, card)
        same(scene.reveals[1], -0.4)
    }
}
