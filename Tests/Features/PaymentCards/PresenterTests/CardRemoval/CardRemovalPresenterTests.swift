import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardRemovalPresenter")
struct CardRemovalPresenterTests {
    private let view = ViewSpy<CardRemovalViewState>()
    private let router = RouterSpy<BackRoute>()
    private let output = CardReportSpy()
    private let service = CardsServiceStub([])

    @Test("The card is asked about, with the harmless answer first")
    func asking() {
        let presenter = removal()
        same(sheet?.notice.headline, "Remove the card SBI REWARDZ, •••• 8776?")
        same(sheet?.menu?.items, ["no, keep it", "yes, remove it"])
        same(sheet?.menu?.selected, 0)
        presenter.handle(.chose(nil))
        same(router.routes, [.back])
    }

    @Test("Yes takes the card away, reports it, and goes back")
    func yes() async {
        let presenter = removal()
        presenter.handle(.moved(by: -1))
        same(sheet?.menu?.selected, 1)
        presenter.handle(.chose(nil))
        await presenter.settle()
        same(service.removed, [.fixture()])
        same(output.listChanges, 1)
        same(router.routes, [.back])
        #expect(state.record?.isRemoved == true)
        #expect(sheet?.menu == nil)
        same(sheet?.notice.headline, "The card SBI REWARDZ, •••• 8776 has been removed.")
        same(sheet?.notice.advice, "Bring it back, with its payments: demo restore 48822393341")
        presenter.handle(.agreed)
        await presenter.settle()
        same(service.removed.count, 1)
    }

    @Test("The way back is a name that the card still has when it is gone")
    func wayBack() {
        for name in ["48822393341#1", "48822393341#2", "@3#1"] {
            _ = removal(for: .remove([.fixture(.fixture(), name: name)]))
            #expect(sheet?.notice.advice.hasSuffix(": demo restore \(name)") == true)
        }
    }

    @Test("A card that is named is looked for first; until then nothing is shown, asked or taken away")
    func byName() async {
        service.answer([.fixture()])
        let presenter = removal(for: .removeNamed("8776"))
        presenter.handle(.agreed)
        #expect(view.states.isEmpty)
        await presenter.settle()
        same(sheet?.notice.headline, "Remove the card SBI REWARDZ, •••• 8776?")
        #expect(service.removed.isEmpty)
        presenter.handle(.agreed)
        await presenter.settle()
        same(service.removed, [.fixture()])
    }

    @Test("A name that no card has, or no removed one, is reported, and nothing is shown")
    func unknownName() async {
        for purpose in [.removeNamed("x"), .restore("x")] as [CardRemovalPresenter.Purpose] {
            await removal(for: purpose).settle()
        }
        same(output.errors, [.unknownCard(name: "x", nearest: []), .unknownCard(name: "x", nearest: [])])
        #expect(view.states.isEmpty)
    }

    @Test(
        "A card comes back at once, is reported, and stays on the screen with the way to have it gone again")
    func restoring() async {
        service.answer([.fixture()])
        let presenter = removal(for: .restore("8776"))
        await presenter.settle()
        same(state.title, "Bring a card back")
        same(sheet?.notice.headline, "The card SBI REWARDZ, •••• 8776 is back, with its payments.")
        same(sheet?.notice.advice, "Remove it again: demo remove 48822393341")
        #expect(state.record?.isRemoved == false && sheet?.menu == nil)
        same(output.listChanges, 1)
        #expect(router.routes.isEmpty)
        presenter.handle(.agreed)
        await presenter.settle()
        #expect(service.removed.isEmpty)
    }

    @Test("Nothing is taken away without a yes, nor after a no")
    func no() async {
        let presenter = removal()
        await presenter.settle()
        presenter.handle(.agreed)
        presenter.handle(.cancelled)
        await presenter.settle()
        presenter.handle(.chose(7))
        await presenter.settle()
        #expect(service.removed.isEmpty)
    }

    @Test("A card that can't be taken away stays with what went wrong; Esc takes that away first")
    func failing() async {
        service.refuseChanges(.unsupported)
        let presenter = removal()
        presenter.handle(.chose(1))
        await presenter.settle()
        same(state.alert?.message, "This server does not support that.")
        #expect(sheet?.menu == nil)
        same(output.errors, [.unsupported])
        presenter.handle(.cancelled)
        #expect(state.alert == nil)
        #expect(sheet?.menu != nil)
        #expect(router.routes.isEmpty)
    }

    @Test("Digits and amounts are hidden if they are private, and while the window has no focus")
    func privacy() {
        let presenter = removal()
        presenter.handle(.screen(.attentionChanged(hasFocus: false)))
        #expect(sheet?.notice.headline.contains("8776") == false)
        presenter.handle(.screen(.attentionChanged(hasFocus: true)))
        #expect(sheet?.notice.headline.contains("8776") == true)
        _ = removal(isPrivate: true)
        #expect(sheet?.notice.headline.contains("8776") == false)
    }

    private var sheet: CardQuestionSheet? { state.body }
    private var state: CardRemovalViewState { view.states[view.states.count - 1] }

    @Test(
        "Several are removed after one question, and undone together; one that can’t be doesn’t keep the others"
    )
    func several() async {
        let items = [PaymentCard].fixtures(3).map { CardListing.Item.fixture($0) }
        service.lose([items[1].card])
        let removal = removal(for: .remove(items))
        await removal.settle()
        #expect(state.title == "Remove cards" && sheet?.rows.count == 3)
        #expect(sheet?.notice.headline == "Remove 3 cards?" && sheet?.menu?.title == "Remove these cards?")
        await removal.send(.agreed)
        same(output.deeds, [.together([.removed(items[0].card), .removed(items[2].card)])])
        #expect(output.errors.count == 1 && state.alert != nil && router.routes.isEmpty)
        removal.handle(.cancelled)
        #expect(sheet?.rows.count == 1 && sheet?.menu != nil)
    }

    private func removal(
        for purpose: CardRemovalPresenter.Purpose = .remove([.fixture()]), isPrivate: Bool = false
    ) -> CardRemovalPresenter {
        let presenter = CardRemovalPresenter(
            for: purpose, isPrivate: isPrivate, voice: .typing(),
            interactor: Interactor(service: service), router: router, output: output)
        presenter.view = view
        presenter.handle(.screen(.appeared))
        return presenter
    }

    private struct Interactor: CardRemovalInteractorInput {
        let service: CardsServiceStub

        func card(named name: String) async throws(CardsError) -> CardListing {
            CardListing(items: [try await restore(name)], unreadable: [], total: 1)
        }

        func remove(_ card: PaymentCard) async throws(CardsError) { try await service.remove(card) }

        func restore(_ name: String) async throws(CardsError) -> CardListing.Item {
            guard let card = try await service.wallet().cards.first else {
                throw .unknownCard(name: name, nearest: [])
            }
            return .fixture(card)
        }
    }
}
