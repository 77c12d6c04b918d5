import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("CardListPresenter, beginning with a card")
struct CardListOpeningTests {
    @Test("A list that begins with a card opens its details at once, and has the focus there when it is seen")
    func opening() async {
        let scene = CardListScene(
            .success(.fixture(count: 8)), opening: .fixture(.fixture(id: "5", title: "CARD 5")))
        scene.presenter.handle(.screen(.appeared))
        scene.presenter.handle(.capacityChanged(cards: 4, across: 1, peeking: 0, roomy: []))
        guard
            case .details(let item, isPrivate: false, deeds: CardDeeds(), place: nil) = scene.router.routes
                .first
        else {
            Issue.record("The details should be opened")
            return
        }
        same(item.card.title, "CARD 5")
        #expect(scene.interactor.queries.isEmpty)
        await scene.presenter.settle()
        same(scene.focused, "CARD 5")
        scene.presenter.handle(.screen(.appeared))
        same(scene.router.routes.count, 1)
    }
}
