import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardDetailsPresenter, in use")
struct CardDetailsUsingTests {
    @Test("Paying and the statement lead to their screens, as private as this one, and report here")
    func routes() {
        let item = CardListing.Item.fixture()
        let scene = CardDetailsScene(item: item)
        scene.presenter.handle(.paymentChosen)
        scene.presenter.handle(.screen(.privacyToggled))
        scene.presenter.handle(.statementChosen)
        scene.presenter.handle(.screen(.closed))
        same(
            scene.router.routes,
            [
                .payment(item, isPrivate: false), .statement(item, isPrivate: true), .back,
            ])
        #expect(scene.output.errors.isEmpty)
    }

    @Test(
        "What the card does not offer, or not now, stays undone, and the alert says why until something else is done"
    )
    func refused() async {
        let offers = [ActionOffer(action: .payNow, obstacle: .nothingDue)]
        let item = CardListing.Item.fixture(offers: offers)
        let scene = CardDetailsScene(.success(.fixture(item)), item: item)
        await scene.presenter.send(.paymentChosen)
        same(scene.view.states.last?.alert?.message, "“pay now” is unavailable: nothing is due.")
        scene.presenter.handle(.statementChosen)
        same(scene.view.states.last?.alert?.message, "This card does not offer “last statement”.")
        #expect(scene.router.routes.isEmpty)
        same(
            scene.output.errors,
            [
                .actionUnavailable(.payNow, .nothingDue),
                .actionNotOffered(code: "view_last_statement", offered: [.payNow]),
            ])
    }

    @Test(
        "That nothing is due is only said of the card as it is now: another program may have undone a payment"
    )
    func dueAgain() async {
        let paid = CardListing.Item.fixture(offers: [ActionOffer(action: .payNow, obstacle: .nothingDue)])
        let scene = CardDetailsScene(.success(.fixture(paid)), item: paid)
        await scene.presenter.settle()
        scene.interactor.answer(.success(.fixture()))
        await scene.presenter.send(.paymentChosen)
        same(scene.router.routes, [.payment(.fixture(), isPrivate: false)])
        #expect(scene.output.errors.isEmpty)
        // What is done meanwhile ends the way there.
        let other = CardDetailsScene(.success(.fixture(paid)), item: paid)
        await other.presenter.settle()
        other.interactor.answer(.success(.fixture()))
        other.presenter.handle(.paymentChosen)
        await other.presenter.send(.screen(.privacyToggled))
        #expect(other.router.routes.isEmpty)
    }

    @Test(
        "Amounts and digits are hidden on demand, which the list hears of, and while the window has no focus"
    )
    func privacy() async {
        let due = Due.fixture(amount: 2000).after(paying: 500)
        let scene = CardDetailsScene(
            .success(
                .fixture(
                    .fixture(.fixture(due: due)), payments: .success([.fixture()]),
                    statement: .success(.fixture(closing: 1750, minimumDue: 75)))))
        await scene.presenter.settle()
        let secrets = ["8776", "4221", "1,500", "2,000", "₹500", "1,750", "₹75", "25%"]
        #expect(secrets.allSatisfy { scene.words.contains($0) }, "\(scene.words)")
        scene.presenter.handle(.screen(.privacyToggled))
        #expect(!secrets.contains { scene.words.contains($0) }, "\(scene.words)")
        #expect(scene.view.states.last?.sections.bill.share == nil)
        same(scene.output.privacies, [true])
        scene.presenter.handle(.screen(.privacyToggled))
        scene.presenter.handle(.screen(.attentionChanged(hasFocus: false)))
        #expect(!scene.words.contains("8776"))
        scene.presenter.handle(.screen(.attentionChanged(hasFocus: true)))
        #expect(scene.words.contains("8776"))
        same(scene.output.privacies, [true, false])
    }

    @Test(
        "A payment says until when it can be undone, and that moment is the next change; then it says so no more"
    )
    func undoing() async {
        let scene = CardDetailsScene(
            .success(.fixture(payments: .success([.fixture(), .fixture("OLD", date: .distantPast)]))))
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(10))))
        await scene.presenter.settle()
        same(scene.view.states.last?.sections.ledger.lines.map(\.note), ["undo until 12:05", nil])
        same(scene.view.states.last?.sections.steps.steps.last?.command, "demo undo SW-7K3M-9QPD-2X")
        same(scene.view.states.last?.nextChange, .seconds(250))
        scene.clock.advance(by: 240)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(250))))
        same(scene.view.states.last?.sections.ledger.lines.map(\.note), [nil, nil])
        same(scene.view.states.last?.sections.steps.steps.last?.command, "demo statement 48822393341")
        #expect(scene.view.states.last?.nextChange == nil)
    }

    @Test("As time goes by the words stay, but for those that it makes wrong, however the clock is set")
    func time() async {
        let scene = CardDetailsScene(.success(.fixture(payments: .success([.fixture()]))))
        await scene.presenter.settle()
        let count = scene.view.states.count
        scene.clock.advance(by: 60)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(60))))
        same(scene.view.states.count, count)
        same(scene.view.states.last?.nextChange, .seconds(240))
        scene.clock.advance(by: 180)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(61))))
        same(scene.view.states.last?.sections.ledger.lines.map(\.note), [nil])
        #expect(scene.view.states.last?.nextChange == nil)
        scene.clock.advance(by: 86_400)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(62))))
        same(scene.view.states.count, count + 2)
    }

    @Test("Where the clock is late, the next change is put off")
    func lateClock() async {
        let scene = CardDetailsScene(.success(.fixture(payments: .success([.fixture()]))))
        await scene.presenter.settle()
        scene.clock.advance(by: 230)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(240))))
        same(scene.view.states.last?.sections.ledger.lines.map(\.note), ["undo until 12:05"])
        same(scene.view.states.last?.nextChange, .seconds(250))
    }

    @Test("The late answer of a fetch that was overtaken changes nothing that is known by now")
    func overtaken() async {
        let paid = CardListing.Item.fixture(.fixture(due: .fixture(state: "fully_paid")))
        let scene = CardDetailsScene(.success(.fixture()), isHeld: true, answersLate: true)
        let fetch = Task { await scene.presenter.settle() }
        await scene.interactor.untilAsked()
        scene.interactor.answer(.failure(.offline))
        scene.presenter.report(.outcome(.updated(paid)))
        await fetch.value
        same(scene.output.updates, [paid])
        same(scene.interactor.requests.count, 2)
    }
}
