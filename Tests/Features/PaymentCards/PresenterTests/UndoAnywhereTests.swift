import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import Testing
import Values
import Words

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("What was done last is undone on other screens, too")
struct UndoAnywhereTests {
    private let payment = Payment.fixture(card: CardID(feedID: "other"))
    private let undoer = CardUndoStub()
    private let output = CardReportSpy()
    private let router = RouterSpy<CardExitRoute>()
    private let view = ViewSpy<CardStatementViewState>()
    private let clock = ManualDate()
    private var deed: CardDeed { .paid(payment, title: "MINE") }

    private func statement(_ deed: CardDeed?) async -> CardStatementPresenter {
        let presenter = CardStatementPresenter(
            item: .fixture(), undoable: deed,
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
        presenter.handle(.undoRequested)
        await presenter.settle()
        #expect(undoer.deeds == [deed] && router.routes == [])
        #expect(output.undone == [payment.id] && output.updates.map(\.id.feedID) == ["other"])
        #expect(view.states.last?.remark?.text == "Undone: ₹500.00 on MINE")
        #expect(!isOffered)
        presenter.handle(.screen(.closed))
        #expect(router.routes == [.back])
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
        guard case .details(let item, _, deed, CardPlace(number: 1, count: 3)) = scene.router.routes.last
        else {
            Issue.record("\(scene.router.routes)")
            return
        }
        #expect(item.card.title == "CARD 1")
        scene.presenter.report(.outcome(.done(.removed(.fixture(id: "7")))))
        scene.presenter.report(.outcome(.undone(.removed(.fixture(id: "7")))))
        scene.presenter.handle(.undoRequested)
        await scene.settle()
        #expect(scene.undoer.deeds == [])
    }

    @Test("Details undo what was done elsewhere, and leave their own card alone")
    func details() async {
        let scene = CardDetailsScene(.success(.fixture(payments: .success([]))), undoable: deed)
        await scene.presenter.settle()
        scene.undoer.answer(.success(.fixture(.fixture(id: "other", title: "OTHER"))))
        scene.presenter.handle(.undoRequested)
        await scene.presenter.settle()
        #expect(scene.undoer.deeds == [deed] && scene.output.undone == [payment.id])
        #expect(scene.view.states.last?.row.face.title == "SBI REWARDZ")
        #expect(scene.view.states.last?.remark?.text == "Undone: ₹500.00 on MINE")
        scene.presenter.report(.outcome(.updated(.fixture(.fixture(id: "other", title: "OTHER")))))
        #expect(scene.view.states.last?.row.face.title == "SBI REWARDZ")
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
