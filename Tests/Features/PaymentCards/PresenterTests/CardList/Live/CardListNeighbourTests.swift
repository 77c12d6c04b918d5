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
@Suite("CardListPresenter, from one card's details to the next")
struct CardListNeighbourTests {
    /// The titles of the cards whose details were opened; "‹" for the way back.
    private func opened(_ scene: CardListScene) -> [String] {
        scene.router.routes.map { route in
            switch route {
            case .back: "‹"
            case .details(let item, _, _, let place):
                "\(item.card.title) (\(place.map { "\($0.number)/\($0.count ?? 0)" } ?? "-"))"
            default: "\(route)"
            }
        }
    }

    @Test("Every card of a long list can be reached")
    func pages() async {
        let scene = await CardListScene.long(45)
        scene.presenter.handle(.tapped(nil))
        for _ in 1..<45 {
            scene.presenter.report(.outcome(.neighbourWanted(by: 1)))
            await scene.settle()
        }
        same(opened(scene).filter { $0 != "‹" }, (1...45).map { "CARD \($0) (\($0)/45)" })
    }
}
