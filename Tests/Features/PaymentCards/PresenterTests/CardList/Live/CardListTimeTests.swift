import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import ScreenTestSupport
import TestSupport
import Testing

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("CardListPresenter, what happens by itself")
struct CardListTimeTests {
    @Test("That cards are on their way is said from 100 ms on, and the screen asks to be woken for it")
    func loading() async {
        let scene = CardListScene(.success(.fixture(count: 3)))
        scene.presenter.handle(.capacityChanged(cards: 4, across: 1))
        let load = await scene.startLoading { await $0.send(.screen(.appeared)) }
        same(scene.state.content, .idle)
        same(scene.controls?.nextChange, .milliseconds(100))
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(99))))
        same(scene.state.content, .idle)
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(100))))
        same(scene.state.content.name, "loading")
        #expect(scene.controls?.isBusy == true)
        #expect(scene.controls?.nextChange == nil)
        scene.interactor.release()
        await load.value
        #expect(scene.controls?.isBusy == false)
    }

    @Test("So it is for a refresh and a search, while the rows stay", arguments: [true, false])
    func busy(searches: Bool) async {
        let scene = await CardListScene.long(50)
        scene.presenter.handle(.interacted)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(5))))
        if searches {
            scene.presenter.search(for: "CARD")
        } else {
            scene.presenter.handle(.refreshRequested)
        }
        let (task, answer) = await scene.startSettling()
        same(scene.controls?.nextChange, .milliseconds(5_100))
        #expect(scene.controls?.isBusy == false)
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(5_100))))
        #expect(scene.controls?.isBusy == true)
        same(scene.rows.count, 4)
        answer.open()
        await task.value
        #expect(scene.controls?.isBusy == false)
    }

    @Test("Until the answer to a search arrives, nothing is shown as its result")
    func pendingSearch() async {
        let scene = await CardListScene.long(50)
        scene.presenter.handle(.interacted)
        scene.presenter.search(for: "CARD 49")
        var (task, answer) = await scene.startSettling()
        #expect(scene.state.summary == "50 cards" && scene.controls?.activity == nil)
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(100))))
        #expect(scene.state.summary == nil && scene.controls?.activity == "searching…")
        answer.open()
        await task.value
        #expect(scene.state.summary == "1 card found" && scene.controls?.activity == nil)

        scene.presenter.search(for: "nothing")
        await scene.settle()
        same(scene.state.content.name, "empty")
        scene.presenter.search(for: "")
        (task, answer) = await scene.startSettling()
        // That no card matches is still true of what was searched for.
        guard case .empty(let notice) = scene.state.content else {
            return #expect(scene.state.content.name == "empty")
        }
        #expect(notice.headline == "No card matches" && scene.state.summary == "0 cards found")
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(300))))
        #expect(scene.state.content == .loading("Fetching your cards…") && scene.state.summary == nil)
        answer.open()
        await task.value
        same(scene.state.summary, "50 cards")
    }

    @Test("A refresh says that it goes on, and for two seconds that it is done", arguments: [true, false])
    func refreshing(byKey: Bool) async {
        let scene = await CardListScene.long(50)
        scene.presenter.handle(.interacted)
        if byKey {
            scene.presenter.handle(.refreshRequested)
        } else {
            for _ in 0..<TopPull.length { scene.presenter.handle(.scrolled(by: -1)) }
        }
        let (task, answer) = await scene.startSettling()
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(100))))
        #expect(scene.controls?.activity == "refreshing…" && scene.controls?.notice == nil)
        same(scene.state.summary, "50 cards")
        answer.open()
        await task.value
        // The answer may have come long after the time was last told.
        same(scene.controls?.notice, "Refreshed")
        same(scene.controls?.nextChange, .milliseconds(100))
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(30))))
        #expect(scene.controls?.notice == "Refreshed" && scene.controls?.nextChange == .seconds(32))
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(32))))
        #expect(scene.controls?.notice == nil && scene.controls?.nextChange == nil)
    }

    @Test("A refresh that fails, and a search, say nothing of the kind")
    func notRefreshed() async {
        let scene = await CardListScene.long(50)
        scene.interactor.answer(.failure(.timeout))
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        #expect(scene.controls?.notice == nil)
        scene.interactor.answer(.success(.fixture(count: 3)))
        scene.presenter.search(for: "C")
        await scene.settle()
        #expect(scene.controls?.notice == nil)
    }

    @Test("A person who keeps typing sees that something is loading, too")
    func typing() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.interacted)
        var answers: [Gate] = []
        for letter in 1...5 {
            scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(60 * letter))))
            scene.presenter.search(for: String(repeating: "C", count: letter))
            answers.append(await scene.startSettling().answer)
        }
        #expect(scene.controls?.isBusy == true)
        for answer in answers { answer.open() }
    }

    @Test("The screen asks to be woken for each step of the hint, and for nothing else")
    func wakes() async {
        let scene = await CardListScene.live()
        var wakes: [Duration] = []
        while let next = scene.controls?.nextChange, wakes.count < 9 {
            wakes.append(next)
            scene.presenter.handle(.screen(.timeAdvanced(to: next)))
        }
        same(wakes, [300, 800, 1_100, 1_600].map { .milliseconds($0) })
    }

    @Test("Cards that take long are hinted at from when they are there, not from when they were asked for")
    func lateCards() async {
        let scene = CardListScene(.success(.fixture(count: 3)))
        scene.presenter.handle(.capacityChanged(cards: 4, across: 1))
        let load = await scene.startLoading { await $0.send(.screen(.appeared)) }
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(100))))
        scene.interactor.release()
        await load.value
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(2))))
        same(scene.reveals, [0, 0, 0])
        same(scene.controls?.nextChange, .milliseconds(2_300))
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(2_300))))
        same(scene.reveals, [-0.2, 0, 0])
    }

    @Test("Time that passes and changes nothing draws nothing")
    func idle() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.interacted)
        let count = scene.view.states.count
        for time in 1...100 { scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(time * 40)))) }
        same(scene.view.states.count, count)
    }
}
