import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import ScreenTestSupport
import TestSupport
import Testing

@testable import PaymentCardsTestSupport
import ScreenContract

@MainActor
@Suite("CardDetailsPresenter, undoing the last payment")
struct CardDetailsUndoTests {
    private let last = Payment.fixture("SW-LAST")
    private var dossier: CardDossier {
        .fixture(payments: .success([last, .fixture("SW-EARLIER")]))
    }

    @Test(
        "The last payment is undone once, the screen that opened this one hears of it, and all is asked for again"
    )
    func once() async {
        let scene = CardDetailsScene(.success(dossier))
        await scene.presenter.settle()
        #expect(scene.canUndo)
        scene.undoer.hold()
        scene.undoer.answer(.success(.fixture()))
        for _ in 0..<2 { scene.presenter.handle(.undoRequested) }
        let undoing = Task { await scene.presenter.settle() }
        await scene.undoer.untilAsked()
        scene.presenter.handle(.undoRequested)
        scene.presenter.handle(.paymentChosen)
        scene.presenter.handle(.screen(.closed))
        same(scene.router.routes, [])
        scene.undoer.release()
        await undoing.value
        same(scene.undoer.deeds, [.paid(last, title: CardListing.Item.fixture().card.title)])
        same(scene.output.undone, [last.id])
        same(scene.interactor.requests.count, 2)
    }

    @Test("Why a payment can't be undone is said; without one that can be, nothing is undone")
    func refusal() async {
        let scene = CardDetailsScene(.success(dossier))
        await scene.presenter.settle()
        scene.undoer.answer(.failure(.undoRefused(last.id, .alreadyUndone)))
        scene.presenter.handle(.undoRequested)
        await scene.presenter.settle()
        same(scene.output.errors, [.undoRefused(last.id, .alreadyUndone)])
        #expect(scene.view.states.last?.alert != nil)
        same(scene.output.undone, [])
        scene.clock.advance(by: 300)
        scene.presenter.handle(.undoRequested)
        await scene.presenter.settle()
        same(scene.undoer.deeds.count, 1)
    }

    @Test("The payment that led here is undone rather than a newer one")
    func chosen() async {
        let earlier = Payment.fixture("SW-EARLIER")
        let scene = CardDetailsScene(.success(dossier), undoable: .paid(earlier, title: "MINE"))
        await scene.presenter.settle()
        scene.undoer.answer(.success(.fixture()))
        scene.presenter.handle(.undoRequested)
        await scene.presenter.settle()
        same(scene.undoer.deeds.map(\.payments), [[earlier]])
    }
}

extension CardDetailsScene {
    fileprivate var canUndo: Bool {
        view.states.last?.hints.contains { $0.action == .event(.undoRequested) } ?? false
    }
}
