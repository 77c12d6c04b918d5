import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import TestSupport
import Testing

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("CardListPresenter, invisible paging")
struct CardListNextPageTests {
    @Test("The next page is asked for while a screenful of cards is still to come, and only once")
    func ahead() async {
        let scene = await CardListScene.paged(50)
        await scene.settle()
        same(scene.pages, [.page(1, size: 20)])
        scene.presenter.handle(.focusMoved(by: 14))
        await scene.settle()
        same(scene.pages.count, 1)
        scene.presenter.handle(.focusMoved(by: 1))
        scene.presenter.handle(.focusMoved(by: 1))
        let (task, answer) = await scene.startSettling()
        scene.presenter.handle(.focusMoved(by: 3))
        answer.open()
        await task.value
        await scene.settle()
        same(scene.pages, [.page(1, size: 20), .page(2, size: 20)])
        same(scene.presenter.state.places.upperBound, 40)
        same(scene.focused, "CARD 20")
    }

    @Test("Every card of a long list can be reached, each of them once")
    func wholeList() async {
        let scene = await CardListScene.paged(95, capacity: 6, across: 3)
        var seen: [String] = []
        for _ in 0..<95 {
            if let title = scene.focused, seen.last != title { seen.append(title) }
            scene.presenter.handle(.focusMoved(by: 1))
            await scene.settle()
        }
        same(seen, (1...95).map { "CARD \($0)" })
        same(scene.pages, (1...5).map { .page($0, size: 20) })
    }

    @Test("Pages that are smaller than the screen are asked for until it is full")
    func smallPages() async {
        let scene = await CardListScene.paged(50, size: 5, capacity: 12)
        await scene.settle()
        same(scene.rows.count, 12)
        same(scene.presenter.state.places.upperBound, 25)
    }

    @Test("Cards that a page brings again are not doubled, and a page that brings nothing new is the end")
    func repeated() async {
        let scene = await CardListScene.paged(50)
        scene.interactor.answer { query in
            guard case .page(2, _) = query.page else { return .failure(.offline) }
            return .success(
                .fixture(
                    [PaymentCard].fixtures(23).suffix(8).map { .fixture($0) }, page: 2, hasNextPage: true))
        }
        scene.presenter.handle(.focusMoved(by: 19))
        await scene.settle()
        same(scene.controls?.window.total, 23)
        scene.interactor.answer { _ in
            .success(.fixture([.fixture(.fixture(id: "23"))], page: 3, hasNextPage: true))
        }
        scene.presenter.handle(.focusMoved(by: 19))
        await scene.settle()
        scene.presenter.handle(.focusMoved(by: 19))
        await scene.settle()
        same(scene.pages.count, 3)
        same(scene.controls?.window.total, 23)
    }

    @Test("A page that fails leaves the rows, says so, and is not asked for again until the person wants it")
    func failure() async {
        let scene = await CardListScene.paged(50)
        scene.interactor.answer(.failure(.offline))
        scene.presenter.handle(.focusMoved(by: 18))
        await scene.settle()
        same(scene.focused, "CARD 19")
        same(scene.presenter.state.places.upperBound, 20)
        same(scene.state.alert?.title, "Error")
        same(scene.output.errors, [.offline])
        for _ in 0..<3 { await scene.settle() }
        scene.presenter.handle(.capacityChanged(cards: 5, across: 1))
        await scene.settle()
        same(scene.pages.count, 2)
    }

    @Test("Trying again asks for the page that failed, and loses no place")
    func retry() async {
        let scene = await CardListScene.paged(50)
        scene.interactor.answer(.failure(.offline))
        scene.presenter.handle(.focusMoved(by: 18))
        await scene.settle()
        scene.interactor.answer { .page(of: .fixtures(50), query: $0) }
        scene.presenter.handle(.refreshRequested)
        #expect(scene.state.alert == nil)
        await scene.settle()
        same(scene.pages.last, .page(2, size: 20))
        same(scene.presenter.state.places.upperBound, 40)
        same(scene.focused, "CARD 19")
    }

    @Test("Once the failure has been read, going on asks for the page again")
    func goingOn() async {
        let scene = await CardListScene.paged(50)
        scene.interactor.answer(.failure(.offline))
        scene.presenter.handle(.focusMoved(by: 18))
        await scene.settle()
        scene.presenter.handle(.cancelled)
        await scene.settle()
        same(scene.pages.count, 2)
        scene.interactor.answer { .page(of: .fixtures(50), query: $0) }
        scene.presenter.handle(.focusMoved(by: 1))
        await scene.settle()
        same(scene.presenter.state.places.upperBound, 40)
    }

    @Test("A page that arrives takes no other alert away")
    func otherAlert() async {
        let scene = await CardListScene.paged(50)
        scene.presenter.handle(.focusMoved(by: 18))
        scene.presenter.handle(.actionChosen("pay_now", on: scene.rows[0].id))
        #expect(scene.state.alert != nil)
        await scene.settle()
        same(scene.presenter.state.places.upperBound, 40)
        #expect(scene.state.alert != nil)
    }
}
