import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport
import Values

@MainActor
@Suite("CardFormPresenter, adding the card")
struct CardFormAddingTests {
    private let scene = CardFormScene()
    private let other = CardCandidate(name: "7", title: "OTHER", number: "4000 0000")

    @Test("A whole card is added, reported and left, and nothing of it remains")
    func adding() async {
        scene.fillIn()
        #expect(scene.sheet.button.isEnabled == true)
        scene.presenter.handle(.confirmed)
        await scene.presenter.settle()
        #expect(scene.interactor.lookups.isEmpty)
        same(scene.interactor.added.map(\.title), ["GOLD"])
        same(scene.output.added, [.fixture()])
        same(
            scene.output.notices,
            [
                NoticeState(
                    headline: "The card SBI REWARDZ has been added.",
                    advice: "Its name is “48822393341” or “8776”.")
            ])
        same(scene.router.routes, [.back])
        scene.presenter.handle(.fieldFocused(.number))
        #expect(scene.field(.number).text.isEmpty)
        #expect(scene.field(.title).text.isEmpty)
    }

    @Test("While the card is being added, keys do nothing; adding it twice is not possible")
    func inFlight() async {
        scene.fillIn()
        let gate = scene.interactor.hold()
        scene.presenter.handle(.submitted)
        let adding = Task { await scene.presenter.settle() }
        await gate.untilSomeoneWaits()
        #expect(scene.state.isRefreshing)
        scene.type("x")
        scene.presenter.handle(.cancelled)
        scene.presenter.handle(.submitted)
        #expect(scene.field(.holder).text.isEmpty)
        #expect(scene.router.routes.isEmpty)
        gate.open()
        await adding.value
        await scene.presenter.settle()
        same(scene.interactor.added.count, 1)
        same(scene.router.routes, [.back])
    }

    @Test("A card that is given up before it is being added is not added; submitted twice, it is added once")
    func takenBack() async {
        scene.fillIn()
        scene.presenter.handle(.submitted)
        scene.presenter.handle(.cancelled)
        await scene.presenter.settle()
        #expect(scene.interactor.added.isEmpty)
        #expect(scene.state.remark != nil)
        scene.presenter.handle(.submitted)
        scene.presenter.handle(.submitted)
        await scene.presenter.settle()
        same(scene.interactor.added.count, 1)
    }

    @Test("What is typed after the person has agreed does not change the card that is added")
    func agreed() async {
        scene.fillIn()
        scene.presenter.handle(.submitted)
        scene.type("x")
        #expect(scene.field(.holder).text.isEmpty)
        await scene.presenter.settle()
        same(scene.interactor.added.count, 1)
    }

    @Test("A number that is gone from the form is not looked for")
    func needlessLook() async {
        scene.type("4821", in: .number)
        scene.presenter.handle(.focusMoved(by: 1))
        scene.presenter.handle(.cancelled)
        scene.presenter.handle(.cancelled)
        await scene.presenter.settle()
        same(scene.router.routes, [.back])
        #expect(scene.interactor.lookups.isEmpty)
    }

    @Test("A person who leaves while the card is being added leaves nothing behind")
    func cancelled() async {
        scene.fillIn()
        let gate = scene.interactor.hold()
        scene.presenter.handle(.submitted)
        let adding = Task { await scene.presenter.settle() }
        await gate.untilSomeoneWaits()
        adding.cancel()
        await adding.value
        #expect(scene.output.errors.isEmpty)
        scene.presenter.handle(.fieldFocused(.number))
        #expect(scene.field(.number).text.isEmpty)
    }

    @Test("A card that can't be added stays on the form with what went wrong, and is tried again")
    func failing() async {
        scene.fillIn()
        scene.interactor.answer(.failure(.timeout))
        scene.presenter.handle(.confirmed)
        await scene.presenter.settle()
        same(scene.state.alert?.message, "The server took too long to answer.")
        same(scene.output.errors, [.timeout])
        #expect(!scene.state.isRefreshing)
        scene.presenter.handle(.cancelled)
        #expect(scene.state.alert == nil)
        #expect(scene.router.routes.isEmpty)
        scene.interactor.answer(.success(.fixture()))
        scene.presenter.handle(.confirmed)
        await scene.presenter.settle()
        same(scene.router.routes, [.back])
    }

    @Test("A number that another card has is found when the field is left, and is right once it is another")
    func duplicate() async {
        scene.interactor.find(.success(other))
        scene.type("000", in: .number)
        scene.presenter.handle(.focusMoved(by: 1))
        await scene.presenter.settle()
        #expect(scene.interactor.lookups.isEmpty)
        scene.type("0", in: .number)
        scene.presenter.handle(.focusMoved(by: 1))
        await scene.presenter.settle()
        same(scene.interactor.lookups.map(\.masked), ["XXXX XXXX XXXX 0000"])
        same(scene.field(.number).problem?.message, "The card 4000 0000 is already in your list.")
        same(scene.field(.number).problem?.advice, "Its name is “7”.")
        scene.type("GOLD", in: .title)
        scene.presenter.handle(.submitted)
        await scene.presenter.settle()
        #expect(scene.interactor.added.isEmpty)
        same(scene.sheet.focus, .number)
        scene.interactor.find(.success(nil))
        scene.presenter.handle(.edited(.deleted(.previousCharacter)))
        scene.type("1")
        #expect(scene.field(.number).problem == nil)
    }

    @Test("The service has the last word on whether a number is here already")
    func lateDuplicate() async {
        scene.fillIn()
        scene.interactor.find(.failure(.offline))
        await scene.presenter.settle()
        #expect(scene.state.alert == nil)
        scene.interactor.answer(.failure(.duplicateCard(other)))
        scene.presenter.handle(.confirmed)
        await scene.presenter.settle()
        same(scene.output.errors, [.duplicateCard(other)])
        same(scene.sheet.focus, .number)
        #expect(scene.state.alert == nil)
        same(scene.field(.number).problem?.message, "The card 4000 0000 is already in your list.")
    }
}
