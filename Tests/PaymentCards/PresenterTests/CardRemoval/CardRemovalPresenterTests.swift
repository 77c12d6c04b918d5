import PaymentCardsContract
import PaymentCardsEntity
import PaymentCardsTestSupport
import Synchronization
import Testing

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardRemovalPresenter")
struct CardRemovalPresenterTests {
    private let view = ViewSpy()
    private let router = RouterSpy()
    private let output = CardFormOutputSpy()
    private let service = CardsServiceStub([])

    @Test("The card is asked about, with the harmless answer first")
    func asking() {
        let presenter = removal()
        #expect(state.notice.headline == "Remove the card SBI REWARDZ, •••• 8776?")
        #expect(state.menu?.items == ["no, keep it", "yes, remove it"])
        #expect(state.menu?.selected == 0)
        presenter.didChoose()
        #expect(router.routes == [.back])
    }

    @Test("Yes takes the card away, reports it, and goes back")
    func yes() async {
        let presenter = removal()
        presenter.didMoveChoice(by: -1)
        #expect(state.menu?.selected == 1)
        presenter.didChoose()
        await presenter.didHandleEvents()
        #expect(service.removed == [.fixture()])
        #expect(output.listChanges == 1)
        #expect(router.routes == [.back])
        #expect(state.isRemoved)
        #expect(state.menu == nil)
        #expect(state.notice.headline == "The card SBI REWARDZ, •••• 8776 has been removed.")
        #expect(state.notice.advice.contains("swippy reset"))
        presenter.didAgree()
        await presenter.didHandleEvents()
        #expect(service.removed.count == 1)
    }

    @Test("Nothing is taken away without a yes, nor after a no")
    func no() async {
        let presenter = removal()
        await presenter.didHandleEvents()
        presenter.didAgree()
        presenter.didCancel()
        await presenter.didHandleEvents()
        presenter.didChoose(7)
        await presenter.didHandleEvents()
        #expect(service.removed.isEmpty)
    }

    @Test("A card that can't be taken away stays with what went wrong; Esc takes that away first")
    func failing() async {
        service.refuseChanges(.unsupported)
        let presenter = removal()
        presenter.didChoose(1)
        await presenter.didHandleEvents()
        #expect(state.alert?.message == "This service can’t do that.")
        #expect(state.menu == nil)
        #expect(output.errors == [.unsupported])
        presenter.didCancel()
        #expect(state.alert == nil)
        #expect(state.menu != nil)
        #expect(router.routes.isEmpty)
    }

    @Test("Digits and amounts are hidden where they are private, and while nobody looks")
    func privacy() {
        let presenter = removal()
        presenter.didChangeAttention(hasFocus: false)
        #expect(!state.notice.headline.contains("8776"))
        presenter.didChangeAttention(hasFocus: true)
        #expect(state.notice.headline.contains("8776"))
        _ = removal(isPrivate: true)
        #expect(!state.notice.headline.contains("8776"))
    }

    private var state: CardRemovalViewState { view.states[view.states.count - 1] }

    private func removal(isPrivate: Bool = false) -> CardRemovalPresenter {
        let presenter = CardRemovalPresenter(
            item: .fixture(), isPrivate: isPrivate, language: .english,
            interactor: Interactor(service: service), router: router, output: output)
        presenter.view = view
        return presenter
    }

    private struct Interactor: CardRemovalInteractorInput {
        let service: CardsServiceStub

        func remove(_ card: PaymentCard) async throws(CardsError) { try await service.remove(card) }
    }

    private final class ViewSpy: CardRemovalViewInput {
        private(set) var states: [CardRemovalViewState] = []
        func render(_ state: CardRemovalViewState) { states.append(state) }
    }

    private final class RouterSpy: CardRemovalRouterInput {
        private(set) var routes: [CardRemovalRoute] = []
        func navigate(to route: CardRemovalRoute) { routes.append(route) }
    }
}
