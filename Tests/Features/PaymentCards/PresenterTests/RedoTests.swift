import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("What was undone last is done again")
struct RedoTests {
    private let removed = CardDeed.removed(.fixture(id: "7", title: "SEVEN"))

    private func undone() async -> CardListScene {
        let scene = await CardListScene.live(.fixture(count: 3), reducesMotion: true)
        scene.presenter.report(.outcome(.done(removed)))
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        return scene
    }

    private func offers(_ event: CardListEvent, _ scene: CardListScene) -> Bool {
        scene.controls?.hints.contains { $0.action == .event(event) } ?? false
    }

    @Test("on the list, which says so with its key, and it can be undone once more")
    func list() async {
        let scene = await undone()
        #expect(scene.controls?.notice == "Restored: SEVEN" && offers(.redoRequested, scene))
        same(scene.controls?.noticeHint, KeyHint(.event(.redoRequested), "redo"))
        scene.presenter.handle(.redoRequested)
        scene.presenter.handle(.redoRequested)
        await scene.settle()
        #expect(scene.undoer.redone == [removed] && scene.controls?.notice == "Removed: SEVEN")
        #expect(offers(.undoRequested, scene) && !offers(.redoRequested, scene))
        scene.presenter.handle(.redoRequested)
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        #expect(scene.undoer.deeds == [removed, removed] && scene.undoer.redone.count == 1)
    }

    @Test("until something else is done")
    func letGo() async {
        let scene = await undone()
        scene.presenter.report(.outcome(.done(.paid(.fixture(), title: "MINE"))))
        #expect(offers(.undoRequested, scene) && !offers(.redoRequested, scene))
        scene.presenter.handle(.redoRequested)
        await scene.settle()
        same(scene.undoer.redone, [])
    }

    @Test(
        "not where another program has changed it meanwhile, which is said; but where it only took too long")
    func refused() async {
        let scene = await undone()
        scene.undoer.answer(.failure(.timeout))
        scene.presenter.handle(.redoRequested)
        await scene.settle()
        #expect(scene.state.alert != nil && scene.output.errors == [.timeout])
        scene.presenter.handle(.cancelled)
        #expect(offers(.redoRequested, scene))
        scene.undoer.answer(.failure(.unknownCard(name: "7", nearest: [])))
        scene.presenter.handle(.redoRequested)
        await scene.settle()
        #expect(scene.state.alert != nil)
        scene.presenter.handle(.cancelled)
        #expect(!offers(.redoRequested, scene))
    }

    @Test("also where another screen has undone it, and on the screens that are opened")
    func elsewhere() async {
        let scene = await CardListScene.live(.fixture(count: 3), reducesMotion: true)
        scene.presenter.report(.outcome(.undone(removed)))
        scene.presenter.handle(.tapped(nil))
        guard case .details(_, _, CardDeeds(undone: removed), _) = scene.router.routes.last else {
            Issue.record("\(scene.router.routes)")
            return
        }
        scene.presenter.handle(.redoRequested)
        await scene.settle()
        same(scene.undoer.redone, [removed])
    }

    @Test("Of several, what could be undone can be done again, and the rest undone again")
    func part() async {
        let (one, other) = (CardDeed.removed(.fixture(id: "1")), CardDeed.removed(.fixture(id: "2")))
        let scene = await CardListScene.live(.fixture(count: 3), reducesMotion: true)
        scene.presenter.report(.outcome(.done(.together([one, other]))))
        same(scene.controls?.notice, "Removed: 2 cards")
        scene.undoer.leave(other, .timeout)
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        #expect(scene.output.errors == [.timeout] && scene.state.alert != nil)
        scene.presenter.handle(.cancelled)
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        same(scene.undoer.deeds, [.together([one, other]), other])
    }

    @Test("A payment, and several at once, are made again only by way of their question")
    func payments() async {
        let scene = await CardListScene.live(.fixture(count: 3), reducesMotion: true)
        let ids = scene.state.rows.map(\.id).compactMap { row in scene.presenter.state.item(row)?.id }
        let paid = ids.map { CardDeed.paid(.fixture(card: $0), title: "MINE") }
        scene.presenter.report(.outcome(.undone(paid[0])))
        #expect(scene.controls?.hints.map(\.meaning).contains("pay again…") == true)
        scene.presenter.handle(.redoRequested)
        scene.presenter.report(.outcome(.undone(.together([paid[0], paid[2]]))))
        scene.presenter.handle(.redoRequested)
        // Neither of these is there any more, which must not mean everything that is due, or one of them.
        let gone = ["x", "y"].map { CardDeed.paid(.fixture(card: CardID(feedID: $0)), title: "MINE") }
        for deeds in [gone, [paid[0], gone[0]]] {
            scene.presenter.report(.outcome(.undone(.together(deeds))))
            scene.presenter.handle(.redoRequested)
            same(scene.controls?.notice, "Not all cards of that payment are listed here")
        }
        await scene.settle()
        same(scene.undoer.redone, [])
        let items = scene.presenter.state.items
        same(
            scene.router.routes,
            [
                .repayment(.fixture(card: ids[0]), isPrivate: false),
                .payments([items[0], items[2]], isPrivate: false),
            ])
    }
}
