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
@Suite("What was done last is undone on other screens, too")
struct UndoAnywhereTests {
    private let payment = Payment.fixture(card: CardListing.Item.fixture().id)
    private let undoer = CardUndoStub()
    private let output = CardReportSpy()
    private let router = RouterSpy<CardRoute>()
    private let view = ViewSpy<CardStatementViewState>()
    private let clock = ManualDate()
    private var deed: CardDeed { .paid(payment, title: "MINE") }

    private func statement(_ deed: CardDeed?) async -> CardStatementPresenter {
        let presenter = CardStatementPresenter(
            item: .fixture(), deed: deed,
            voice: CardVoice(
                Voice(.english), clock: DayClock(timeZone: .gmt, now: { [clock] in clock.now })),
            interactor: CardStatementInteractorStub([.success(.fixture())]), undoer: undoer.undo,
            router: router,
            output: output)
        presenter.view = view
        presenter.handle(.screen(.appeared))
        await presenter.settle()
        return presenter
    }

    private var isOffered: Bool {
        view.states.last?.hints.contains { $0.action == .event(.undoRequested) } ?? false
    }

    @Test("A statement undoes it once, says so, and tells the screens below")
    func statement() async {
        undoer.answer(.success(.fixture(.fixture(id: "other"))))
        let presenter = await statement(deed)
        #expect(isOffered)
        presenter.handle(.undoRequested)
        presenter.handle(.undoRequested)
        presenter.handle(.screen(.closed))
        await presenter.settle()
        same(view.states.last?.remark?.text, "Undone: ₹500.00 on MINE")
        presenter.handle(.undoRequested)
        await presenter.settle()
        #expect(undoer.deeds == [deed] && router.routes == [])
        #expect(output.undone == [payment.id] && output.updates.map(\.id.feedID) == ["other"])
        same(view.states.last?.remark?.text, "There is nothing to undo")
        #expect(!isOffered)
        presenter.handle(.screen(.closed))
        same(router.routes, [.back])
    }

    @Test("Of several, what could not be undone can be undone again")
    func part() async {
        let (one, other) = (CardDeed.added(.fixture(id: "1")), CardDeed.added(.fixture(id: "2")))
        let scene = await CardListScene.live(.fixture(count: 3), reducesMotion: true)
        scene.presenter.report(.outcome(.done(.together([one, other]))))
        same(scene.controls?.notice, "Added: 2 cards")
        scene.undoer.leave(other, .timeout)
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        #expect(scene.output.errors == [.timeout] && scene.state.alert != nil)
        scene.presenter.handle(.cancelled)
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        same(scene.undoer.deeds, [.together([one, other]), other])
    }

    @Test("While it is being undone, the list leads nowhere")
    func staying() async {
        let scene = await CardListScene.live(.fixture(count: 3), reducesMotion: true)
        scene.presenter.report(.outcome(.done(.added(.fixture(id: "7")))))
        scene.presenter.handle(.undoRequested)
        for event: CardListEvent in [
            .tapped(nil), .paymentChosen, .removalRequested(nil), .additionRequested, .screen(.closed),
        ] {
            scene.presenter.handle(event)
        }
        same(scene.router.routes, [])
        await scene.settle()
        scene.presenter.handle(.additionRequested)
        #expect(scene.undoer.deeds.count == 1 && scene.router.routes == [.cardForm])
    }

    @Test("A statement offers nothing where nothing was done, or the time is over")
    func nothing() async {
        let without = await statement(nil)
        without.handle(.undoRequested)
        await without.settle()
        #expect(!isOffered && undoer.deeds == [])
        let presenter = await statement(deed)
        presenter.handle(.screen(.timeAdvanced(to: .seconds(1))))
        #expect(isOffered && view.states.last?.nextChange == .seconds(241))
        presenter.handle(.screen(.timeAdvanced(to: .seconds(241))))
        presenter.handle(.undoRequested)
        await presenter.settle()
        #expect(!isOffered && undoer.deeds == [])
    }

    @Test("What can't be undone says why, and is offered again only if that may change")
    func refused() async {
        undoer.answer(.failure(.timeout))
        let presenter = await statement(deed)
        presenter.handle(.undoRequested)
        await presenter.settle()
        #expect(isOffered && view.states.last?.alert != nil && output.errors == [.timeout])
        undoer.answer(.failure(.undoRefused(payment.id, .alreadyUndone)))
        presenter.handle(.undoRequested)
        await presenter.settle()
        #expect(!isOffered && output.undone == [])
    }

    @Test("The list hands on what was done, and forgets it once another screen has undone it")
    func handedOn() async {
        let scene = await CardListScene.live(
            .fixture(count: 3), reducesMotion: true,
            days: DayClock(timeZone: .gmt, now: { [clock] in clock.now }))
        scene.presenter.report(.outcome(.done(deed)))
        scene.presenter.handle(.tapped(nil))
        guard
            case .details(let item, _, deed, CardPlace(number: 1, count: 3)) = scene.router
                .routes.last
        else {
            Issue.record("\(scene.router.routes)")
            return
        }
        same(item.card.title, "CARD 1")
        scene.presenter.report(.outcome(.done(.added(.fixture(id: "7")))))
        scene.presenter.report(.outcome(.undone(.added(.fixture(id: "7")))))
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        same(scene.undoer.deeds, [])
    }

    @Test(
        "Details and statement leave alone what was done with another card, and say that nothing is to be undone"
    )
    func details() async {
        let other = CardDeed.paid(.fixture(card: CardID(feedID: "other")), title: "OTHER")
        let scene = CardDetailsScene(.success(.fixture(payments: .success([]))), undoable: other)
        let statement = await statement(other)
        await scene.presenter.settle()
        scene.presenter.handle(.undoRequested)
        statement.handle(.undoRequested)
        await scene.presenter.settle()
        await statement.settle()
        #expect(scene.undoer.deeds == [] && undoer.deeds == [])
        same(scene.view.states.last?.remark?.text, "There is nothing to undo")
    }

    @Test("Details of a card that was just added leave with it")
    func added() async {
        let scene = CardDetailsScene(
            .success(.fixture(payments: .success([]))), undoable: .added(.fixture()))
        await scene.presenter.settle()
        scene.presenter.handle(.undoRequested)
        await scene.presenter.settle()
        #expect(scene.router.routes == [.back] && scene.output.listChanges == 1)
    }
}
