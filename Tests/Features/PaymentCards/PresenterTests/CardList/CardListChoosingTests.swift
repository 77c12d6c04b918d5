import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, choosing")
struct CardListChoosingTests {
    nonisolated private static let item = CardListing.Item.fixture()

    @Test("A tap on a closed card opens its details, and on an open one closes it")
    func tap() async {
        let item = CardListing.Item.fixture()
        let scene = await CardListScene.showing(.fixture([item]))
        scene.swipe(row: 0, by: 0.6)
        scene.presenter.handle(.tapped(scene.rows[0].id))
        same(scene.reveals, [0])
        #expect(scene.router.routes.isEmpty)
        scene.presenter.handle(.tapped(scene.rows[0].id))
        same(scene.router.routes, [.details(item, isPrivate: false)])
    }

    @Test(
        "Performing an action closes the card and goes where the action leads",
        arguments: [
            (.viewDetails, .details(item, isPrivate: false)), (.payNow, .payment(item, isPrivate: false)),
            (.viewLastStatement, .statement(item, isPrivate: false)),
        ] as [(CardAction, CardRoute)],
        [-0.6, 0.6])
    func performed(action: (CardAction, CardRoute), distance: Double) async {
        let item = Self.item
        let scene = await CardListScene.showing(.fixture([item]))
        scene.swipe(row: 0, by: distance)
        scene.presenter.handle(.actionChosen(action.0.code, on: scene.rows[0].id))
        same(scene.router.routes, [action.1])
        same(scene.reveals, [0])
        #expect(scene.state.alert == nil)
        #expect(scene.output.errors.isEmpty)
    }

    @Test(
        "An action that is not offered, not revealed or not possible stays undone, and the alert says why",
        arguments: [
            (
                "split_the_bill", 0.6,
                .actionNotOffered(code: "split_the_bill", offered: [.viewDetails, .payNow])
            ),
            (
                "view_last_statement", 0.6,
                .actionNotOffered(code: "view_last_statement", offered: [.viewDetails, .payNow])
            ),
            (
                "split_the_bill", 0,
                .actionNotOffered(code: "split_the_bill", offered: [.viewDetails, .payNow])
            ),
            ("view_details", 0, .actionHidden(.viewDetails)),
            ("view_details", 0.05, .actionHidden(.viewDetails)),
            ("pay_now", 0, .actionHidden(.payNow)),
            ("pay_now", -0.6, .actionUnavailable(.payNow, .nothingDue)),
        ] as [(String, Double, CardsError)])
    func refused(code: String, distance: Double, error: CardsError) async {
        let offers = [
            ActionOffer(action: .viewDetails), ActionOffer(action: .payNow, obstacle: .nothingDue),
        ]
        let scene = await CardListScene.showing(.fixture([.fixture(offers: offers)]))
        scene.swipe(row: 0, by: distance)
        let reveals = scene.reveals
        scene.presenter.handle(.actionChosen(code, on: scene.rows[0].id))
        #expect(scene.router.routes.isEmpty)
        same(scene.state.alert, ErrorWording(voice: .typing(.english)).alert(for: error))
        same(scene.output.errors, [error])
        same(scene.reveals, reveals)
    }

    @Test("Paying needs no swipe: the key leads to the payment, or the alert says why there is none")
    func paid() async {
        let scene = await CardListScene.showing(.fixture([Self.item]))
        scene.presenter.handle(.paymentChosen)
        same(scene.router.routes, [.payment(Self.item, isPrivate: false)])
        same(scene.reveals, [0])
        let offer = ActionOffer(action: .payNow, obstacle: .nothingDue)
        let paid = await CardListScene.showing(.fixture([.fixture(offers: [offer])]))
        paid.presenter.handle(.paymentChosen)
        #expect(paid.router.routes.isEmpty)
        same(paid.output.errors, [.actionUnavailable(.payNow, .nothingDue)])
    }

    @Test("That nothing is due is only said of the newest cards: another program may have undone a payment")
    func dueAgain() async {
        let paid = CardListing.Item.fixture(offers: [ActionOffer(action: .payNow, obstacle: .nothingDue)])
        let scene = await CardListScene.live(.fixture([paid]))
        await scene.presenter.send(.paymentChosen)
        same(scene.output.errors, [.actionUnavailable(.payNow, .nothingDue)])
        scene.presenter.handle(.cancelled)
        scene.interactor.answer(.success(.fixture([Self.item])))
        await scene.presenter.send(.paymentChosen)
        same(scene.router.routes, [.payment(Self.item, isPrivate: false)])
        #expect(scene.output.errors.count == 1 && scene.state.alert == nil)
    }

    @Test("What is done meanwhile, and a list that can't be had, end the way to a payment")
    func dueNoMore() async {
        let paid = CardListing.Item.fixture(offers: [ActionOffer(action: .payNow, obstacle: .nothingDue)])
        let scene = await CardListScene.live(.fixture([paid]))
        scene.interactor.answer(.success(.fixture([Self.item])))
        scene.presenter.handle(.paymentChosen)
        await scene.presenter.send(.interacted)
        #expect(scene.router.routes.isEmpty)
        scene.interactor.answer(.success(.fixture([paid])))
        await scene.presenter.send(.refreshRequested)
        scene.interactor.answer(.failure(.offline))
        await scene.presenter.send(.paymentChosen)
        same(scene.output.errors, [.offline])
        scene.interactor.answer(.success(.fixture([Self.item])))
        await scene.presenter.send(.refreshRequested)
        #expect(scene.router.routes.isEmpty)
    }

    @Test("An alert leaves when it has been read, and the cards stay")
    func dismissed() async {
        let scene = await CardListScene.showing(.fixture(count: 2))
        scene.presenter.handle(.actionChosen("pay_now", on: scene.rows[0].id))
        #expect(scene.state.alert != nil)
        scene.presenter.handle(.cancelled)
        #expect(scene.state.alert == nil)
        same(scene.rows.count, 2)
    }

    @Test("An alert about an action leaves when the next one succeeds")
    func outdated() async {
        let scene = await CardListScene.showing(.fixture(count: 1))
        scene.presenter.handle(.actionChosen("pay_now", on: scene.rows[0].id))
        scene.swipe(row: 0, by: 0.6)
        scene.presenter.handle(.actionChosen("pay_now", on: scene.rows[0].id))
        same(scene.router.routes.count, 1)
        #expect(scene.state.alert == nil)
    }

    @Test("What the details find out takes the place of the row, which stays as open as it was")
    func update() async {
        let scene = await CardListScene.showing(.fixture(count: 3))
        scene.swipe(row: 1, by: 0.6)
        let ids = scene.rows.map(\.id)
        scene.presenter.report(.outcome(.updated(.fixture(.fixture(id: "2", title: "RENAMED", due: nil)))))
        same(scene.rows.map(\.face.title), ["CARD 1", "RENAMED", "CARD 3"])
        #expect(scene.rows[1].due == nil)
        same(scene.rows.map(\.id), ids)
        same(scene.reveals, [0, 0.6, 0])
    }

    @Test("News of a card that is not on the screen changes nothing")
    func foreignUpdate() async {
        let scene = await CardListScene.showing(.fixture(count: 2))
        let before = scene.state
        scene.presenter.report(.outcome(.updated(.fixture(.fixture(id: "2", occurrence: 2, title: "OTHER")))))
        same(scene.state, before)
    }

    @Test("A failure on another screen, which shows it, is passed on and not shown again")
    func foreignFailure() async {
        let scene = await CardListScene.showing(.fixture(count: 1))
        let alert = AlertState(title: "Error", message: "You are offline.", advice: "Try again.")
        scene.presenter.report(.failed(.offline, alert))
        same(scene.output.errors, [.offline])
        same(scene.output.alerts, [alert])
        #expect(scene.state.alert == nil)
    }

    @Test("A tap or an action on an unknown row does nothing")
    func unknownRow() async {
        let scene = await CardListScene.showing(.fixture(count: 1))
        scene.presenter.handle(.tapped(CardRowID("nobody")))
        scene.presenter.handle(.actionChosen("pay_now", on: CardRowID("nobody")))
        #expect(scene.router.routes.isEmpty)
        #expect(scene.state.alert == nil)
    }
}
