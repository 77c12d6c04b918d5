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
@Suite("CardListPresenter, undoing what was done last")
struct CardListUndoTests {
    private let payment = Payment.fixture()
    private let clock = ManualDate()

    private func live() async -> CardListScene {
        await .live(
            .fixture(count: 3), reducesMotion: true,
            days: DayClock(timeZone: .gmt, now: { [clock] in clock.now }))
    }

    @Test("What was done is said for some seconds, with how to undo it, which can be done for longer")
    func said() async {
        let scene = await live()
        #expect(!scene.canUndo)
        scene.presenter.report(.outcome(.done(.paid(payment, title: "MINE"))))
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(1))))
        same(scene.controls?.notice, "Paid ₹500.00 on MINE")
        same(scene.controls?.noticeHint, KeyHint(.event(.undoRequested), "undo"))
        same(scene.controls?.nextChange, .seconds(7))
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(7))))
        #expect(scene.controls?.notice == nil)
        #expect(scene.canUndo)
    }

    @Test("A payment is hidden where amounts are")
    func hidden() async {
        let scene = await live()
        scene.presenter.handle(.screen(.privacyToggled))
        scene.presenter.report(.outcome(.done(.paid(payment, title: "MINE"))))
        same(scene.controls?.notice, "Paid ••••• on MINE")
    }

    @Test("A payment can be undone until its time is over, which is the next change, and not after it")
    func window() async {
        let scene = await live()
        scene.presenter.report(.outcome(.done(.paid(payment, title: "MINE"))))
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(10))))
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(20))))
        same(scene.controls?.nextChange, .seconds(250))
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(250))))
        #expect(!scene.canUndo)
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        same(scene.undoer.deeds, [])
    }

    @Test("A payment is undone once, however often it is asked for; the card owes it again, and that is said")
    func payments() async {
        let scene = await live()
        let owing = CardListing.Item.fixture(.fixture(id: "1", title: "CARD 1, AGAIN"))
        scene.undoer.answer(.success(owing))
        scene.undoer.hold()
        scene.presenter.report(.outcome(.done(.paid(payment, title: "MINE"))))
        for _ in 0..<3 { scene.presenter.handle(.undoRequested) }
        let undoing = Task { await scene.settle() }
        await scene.undoer.untilAsked()
        scene.presenter.handle(.undoRequested)
        scene.presenter.handle(.refreshRequested)
        same(scene.controls?.activity, "undoing…")
        #expect(!scene.canUndo)
        scene.presenter.handle(.screen(.closed))
        same(scene.router.routes, [])
        scene.undoer.release()
        await undoing.value
        await scene.settle()
        same(scene.undoer.deeds, [.paid(payment, title: "MINE")])
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        same(scene.undoer.deeds.count, 1)
        scene.presenter.handle(.screen(.closed))
        same(scene.router.routes, [.back])
    }

    @Test("The card of a payment that was undone is shown as it is now, without a word to the list's source")
    func card() async {
        let scene = await live()
        let item = scene.presenter.state.items[0]
        scene.undoer.answer(.success(.fixture(item.card.with(due: nil), name: "AS IT IS NOW")))
        scene.presenter.report(.outcome(.done(.paid(payment, title: "MINE"))))
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        same(scene.controls?.notice, "Undone: ₹500.00 on MINE")
        same(scene.presenter.state.items[0].name, "AS IT IS NOW")
        same(scene.interactor.queries.count, 1)
    }

    @Test("What was paid on one’s own card is recorded whatever is due, and removed cards lose their marks")
    func recording() async {
        let scene = await CardListScene.live(.fixture(count: 3), ownsCards: true)
        scene.presenter.handle(.paymentChosen)
        guard case .payment? = scene.router.routes.last else {
            Issue.record("\(scene.router.routes)")
            return
        }
        scene.presenter.handle(.markToggled(nil))
        let marked = scene.presenter.state.marks.items.map(\.id)
        same(marked.count, 1)
        scene.presenter.report(.outcome(.removed(marked)))
        same(scene.presenter.state.marks.items, [])
    }

    @Test("A card that was added goes away again")
    func addition() async {
        let scene = await live()
        let card = scene.presenter.state.items[2]
        scene.presenter.report(.outcome(.added(card, NoticeState(headline: "", advice: ""))))
        await scene.settle()
        same(scene.controls?.notice, "Added: CARD 3")
        scene.interactor.answer(.success(.fixture(count: 2)))
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        same(scene.undoer.deeds, [.added(card.card)])
        same(scene.titles, ["CARD 1", "CARD 2"])
        same(scene.controls?.notice, "Removed: CARD 3")
    }

    @Test("What can't be undone says why, and is not offered again; after a failure it is")
    func refusal() async {
        let scene = await live()
        scene.undoer.answer(.failure(.offline))
        scene.presenter.report(.outcome(.done(.paid(payment, title: "MINE"))))
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        same(scene.output.errors, [.offline])
        #expect(scene.state.alert != nil)
        scene.presenter.handle(.cancelled)
        #expect(scene.canUndo)
        let refused = CardsError.undoRefused(payment.id, .alreadyUndone)
        scene.undoer.answer(.failure(refused))
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        same(scene.state.alert, ErrorWording(voice: .typing(.english)).alert(for: refused))
        scene.presenter.handle(.cancelled)
        #expect(!scene.canUndo)
    }

    @Test("A payment that was undone elsewhere is not undone here; the last thing done is what counts")
    func elsewhere() async {
        let scene = await live()
        scene.presenter.report(.outcome(.done(.paid(payment, title: "MINE"))))
        scene.presenter.report(.outcome(.undone(.paid(.fixture("SW-OTHER"), title: "MINE"))))
        #expect(scene.canUndo)
        scene.presenter.report(.outcome(.undone(.paid(.fixture(undone: .moment), title: ""))))
        #expect(!scene.canUndo)
        scene.presenter.report(.outcome(.done(.paid(payment, title: "MINE"))))
        scene.presenter.report(.outcome(.done(.added(.fixture()))))
        scene.presenter.report(.outcome(.undone(.paid(.fixture(undone: .moment), title: ""))))
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        same(scene.undoer.deeds, [.added(.fixture())])
    }
}

extension CardListScene {
    /// Whether undoing is offered.
    fileprivate var canUndo: Bool {
        controls?.hints.contains { $0.action == .event(.undoRequested) } ?? false
    }
}
