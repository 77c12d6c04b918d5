import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import Testing

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardDetailsPresenter, in use")
struct CardDetailsUsingTests {
    @Test("Paying and the statement lead to their screens, as private as this one, and report here")
    func routes() {
        let item = CardListing.Item.fixture()
        let scene = CardDetailsScene(item: item)
        scene.presenter.didSelectPayment()
        scene.presenter.didTogglePrivacy()
        scene.presenter.didSelectStatement()
        scene.presenter.didClose()
        #expect(
            scene.router.routes == [
                .payment(item, isPrivate: false), .statement(item, isPrivate: true), .back,
            ])
        #expect(scene.output.errors.isEmpty)
    }

    @Test(
        "What the card does not offer, or not now, stays undone, and the alert says why until something else is done"
    )
    func refused() {
        let offers = [ActionOffer(action: .payNow, obstacle: .nothingDue)]
        let scene = CardDetailsScene(item: .fixture(offers: offers))
        scene.presenter.didSelectPayment()
        #expect(scene.view.states.last?.alert?.message == "“pay now” is unavailable: nothing is due.")
        scene.presenter.didSelectStatement()
        #expect(scene.view.states.last?.alert?.message == "This card does not offer “last statement”.")
        #expect(scene.router.routes.isEmpty)
        #expect(
            scene.output.errors == [
                .actionUnavailable(.payNow, .nothingDue),
                .actionNotOffered(code: "view_last_statement", offered: [.payNow]),
            ])
        let other = CardDetailsScene()
        other.presenter.report(.updated(.fixture(offers: offers)))
        other.presenter.didSelectPayment()
        other.presenter.report(.updated(.fixture()))
        other.presenter.didSelectPayment()
        #expect(other.view.states.last?.alert == nil)
        #expect(other.router.routes.count == 1)
    }

    @Test("Amounts and digits are hidden on demand, and while nobody looks; the list hears of the demand")
    func privacy() async {
        let due = Due.fixture(amount: 2000).after(paying: 500)
        let scene = CardDetailsScene(
            .success(
                .fixture(
                    .fixture(.fixture(due: due)), payments: .success([.fixture()]),
                    statement: .success(.fixture(closing: 1750, minimumDue: 75)))))
        await scene.presenter.didHandleEvents()
        let secrets = ["8776", "4221", "1,500", "2,000", "₹500", "1,750", "₹75", "25%"]
        #expect(secrets.allSatisfy { scene.words.contains($0) }, "\(scene.words)")
        scene.presenter.didTogglePrivacy()
        #expect(!secrets.contains { scene.words.contains($0) }, "\(scene.words)")
        #expect(scene.view.states.last?.sections.bill.share == nil)
        #expect(scene.output.privacies == [true])
        scene.presenter.didTogglePrivacy()
        scene.presenter.didChangeAttention(hasFocus: false)
        #expect(!scene.words.contains("8776"))
        scene.presenter.didChangeAttention(hasFocus: true)
        #expect(scene.words.contains("8776"))
        #expect(scene.output.privacies == [true, false])
    }

    @Test("Scrolling goes as far as there is something to see, and back when there is less")
    func scrolling() {
        let scene = CardDetailsScene()
        scene.presenter.didScroll(by: 3)
        scene.presenter.didChangeOverflow(rows: 5)
        for (rows, place) in [(2, 2), (-9, 0), (.max, 5), (.min, 0), (4, 4), (.max, 5)] {
            scene.presenter.didScroll(by: rows)
            #expect(scene.view.states.last?.scroll == place)
        }
        scene.presenter.didChangeOverflow(rows: 1)
        #expect(scene.view.states.last?.scroll == 1)
        scene.presenter.didChangeOverflow(rows: -3)
        #expect(scene.view.states.last?.scroll == 0)
    }

    @Test(
        "A payment says until when it can be undone, and that moment is the next change; then it says so no more"
    )
    func undoing() async {
        let scene = CardDetailsScene(
            .success(.fixture(payments: .success([.fixture(), .fixture("OLD", date: .distantPast)]))))
        await scene.presenter.didHandleEvents()
        #expect(
            scene.view.states.last?.sections.ledger.lines.map(\.note) == ["undo until 12:05", nil])
        #expect(scene.view.states.last?.sections.steps.steps.last?.command == "swippy undo SW-7K3M-9QPD-2X")
        #expect(scene.view.states.last?.nextChange == .seconds(240))
        scene.clock.advance(by: 240)
        scene.presenter.didReachChange()
        #expect(scene.view.states.last?.sections.ledger.lines.map(\.note) == [nil, nil])
        #expect(scene.view.states.last?.sections.steps.steps.last?.command == "swippy statement 48822393341")
        #expect(scene.view.states.last?.nextChange == nil)
    }

    @Test("Scrolling shows the same words, but none that time has made wrong meanwhile")
    func scrollingLate() async {
        let scene = CardDetailsScene(.success(.fixture(payments: .success([.fixture()]))))
        await scene.presenter.didHandleEvents()
        scene.presenter.didChangeOverflow(rows: 5)
        let before = scene.view.states.last
        scene.clock.advance(by: 60)
        scene.presenter.didScroll(by: 1)
        #expect(scene.view.states.last?.sections == before?.sections)
        #expect(scene.view.states.last?.nextChange == .seconds(180))
        scene.clock.advance(by: 180)
        scene.presenter.didScroll(by: 1)
        #expect(scene.view.states.last?.sections.ledger.lines.map(\.note) == [nil])
        #expect(scene.view.states.last?.nextChange == nil)
    }
}
