import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import SwipeKit
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("Marked cards on the list")
struct CardListMarksTests {
    @Test("stay marked whatever is searched for, sorted and scrolled, and are let go of after what was done")
    func survive() async {
        let scene = await CardListScene.long(60, ownsCards: true)
        scene.presenter.handle(.markToggled(nil))
        scene.presenter.search(for: "CARD 5")
        await scene.settle()
        scene.presenter.handle(.searchEnded(keeping: true))
        scene.presenter.handle(.markToggled(nil))
        scene.presenter.handle(.menuOpened(.sort))
        scene.presenter.handle(.menuChosen(2))
        await scene.settle()
        same(scene.controls?.marks?.count, "2 marked, 1 not shown")
        scene.presenter.handle(.jumped(toEnd: true))
        await scene.settle()
        scene.presenter.handle(.paymentChosen)
        scene.presenter.handle(.removalRequested(nil))
        guard case .removal(let items, _) = scene.router.routes.last else {
            Issue.record("\(scene.router.routes)")
            return
        }
        same(items.map(\.card.title), ["CARD 1", "CARD 5"])
        scene.presenter.report(.outcome(.done(.paid(.fixture(card: items[0].id), title: "CARD 1"))))
        same(scene.controls?.marks?.count, "1 marked")
    }

    @Test("that a refresh takes away are dropped, which is said")
    func gone() async {
        let scene = await CardListScene.long(60)
        for _ in 0..<3 {
            scene.presenter.handle(.markToggled(nil))
            scene.presenter.handle(.focusMoved(by: 1))
        }
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.controls?.marks?.count, "3 marked")
        scene.interactor.list([PaymentCard].fixtures(60).dropFirst(2).map { .fixture($0) })
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.controls?.marks?.count, "1 marked")
        same(scene.controls?.notice, "2 marked cards are no longer there")
    }
}
