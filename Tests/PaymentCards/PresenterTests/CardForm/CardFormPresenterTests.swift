import PaymentCardsContract
import PaymentCardsEntity
@testable import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardFormPresenter")
struct CardFormPresenterTests {
    private let scene = CardFormScene()
    private let other = CardCandidate(name: "7", title: "OTHER", number: "4000 0000")

    @Test("An empty form is at the number, complains about nothing, and can't be added")
    func empty() {
        #expect(scene.state.focus == .number)
        #expect(scene.state.fields.map(\.id) == CardFormField.allCases)
        #expect(scene.state.fields.allSatisfy { $0.problem == nil && !$0.isRight && $0.text.isEmpty })
        #expect(!scene.state.canSubmit)
    }

    @Test("What is wrong is said when the field is left, and live from then on")
    func patience() {
        scene.type("400")
        #expect(scene.field(.number).problem == nil)
        scene.presenter.didMoveFocus(by: 1)
        #expect(scene.field(.number).problem?.message == "Visa numbers have 8 digits.")
        scene.presenter.didMoveFocus(by: -1)
        scene.type("0000")
        #expect(scene.field(.number).problem != nil)
        scene.type("0")
        #expect(scene.field(.number).problem == nil)
        #expect(scene.field(.number).isRight)
        #expect(scene.field(.holder).problem?.message == "The name is missing.")
    }

    @Test("What can't become right any more is said at once")
    func final() {
        scene.type("400000000")
        #expect(scene.field(.number).problem?.message == "At most 8 digits.")
        scene.presenter.didDeleteBackward()
        #expect(scene.field(.number).problem == nil)
    }

    @Test("A key that does not belong is refused, which is said until the next one")
    func refusal() {
        scene.type("40x")
        #expect(scene.field(.number).text == "••")
        #expect(scene.field(.number).problem?.message == "A card number has only digits.")
        scene.type("0")
        #expect(scene.field(.number).problem == nil)
        scene.presenter.didInsert("12345678901234567")
        #expect(scene.field(.number).problem?.message == "At most 19 digits.")
        #expect(scene.field(.number).text == "•••")
        scene.presenter.didMoveFocus(by: 1)
        #expect(scene.field(.number).problem?.message == "Visa numbers have 8 digits.")
    }

    @Test("Pasted line breaks are spaces, and whole pastes are taken")
    func pasting() {
        scene.presenter.didInsert("4000-0000\r\n")
        #expect(scene.field(.number).text == "•••• ••••")
        scene.presenter.didFocus(.title)
        scene.presenter.didInsert("GOLD\n\tCARD")
        #expect(scene.field(.title).text == "GOLD  CARD")
        scene.presenter.didInsert(String(repeating: "x", count: 5_000))
        #expect(scene.field(.title).text.count == 200)
    }

    @Test("Characters are taken away from the end, and fields emptied", arguments: CardFormField.allCases)
    func editing(field: CardFormField) {
        scene.type("400", in: field)
        scene.presenter.didDeleteBackward()
        #expect(scene.field(field).text.count == 2)
        scene.presenter.didClear()
        #expect(scene.field(field).text.isEmpty)
        scene.presenter.didDeleteBackward()
        #expect(scene.field(field).text.isEmpty)
    }

    @Test(
        "The bank is chosen around the ends, no bank among the choices; elsewhere there is nothing to choose")
    func choosing() {
        scene.presenter.didStepChoice(by: 1)
        #expect(scene.field(.bank).text.isEmpty)
        scene.presenter.didFocus(.bank)
        scene.presenter.didStepChoice(by: 1)
        #expect(scene.field(.bank).text == "HDFC Bank")
        #expect(scene.state.face.bank == .hdfc)
        scene.presenter.didStepChoice(by: -1)
        #expect(scene.field(.bank).text.isEmpty)
        scene.presenter.didStepChoice(by: -1)
        #expect(scene.field(.bank).text == "ICICI Bank")
        scene.presenter.didClear()
        scene.type("Mono")
        scene.presenter.didStepChoice(by: 1)
        #expect(scene.field(.bank).text == "HDFC Bank")
    }

    @Test("Going on goes around, and Enter goes on until the last field")
    func moving() {
        scene.presenter.didMoveFocus(by: -1)
        #expect(scene.state.focus == .bank)
        scene.presenter.didMoveFocus(by: 1)
        #expect(scene.state.focus == .number)
        for field in CardFormField.allCases.dropFirst() {
            scene.presenter.didConfirm()
            #expect(scene.state.focus == field)
        }
        scene.presenter.didConfirm()
        #expect(scene.state.focus == .number)
        #expect(scene.field(.number).problem?.message == "The number is missing.")
    }

    @Test("A whole card is added, reported and left, and nothing of it remains")
    func adding() async {
        scene.fillIn()
        #expect(scene.state.canSubmit)
        scene.presenter.didConfirm()
        await scene.presenter.didHandleEvents()
        #expect(scene.interactor.added.map(\.holder) == ["ASHA RAO"])
        #expect(scene.output.added == [.fixture()])
        #expect(
            scene.output.notices == [
                NoticeState(
                    headline: "The card SBI REWARDZ has been added.",
                    advice: "It goes by “48822393341” or “8776”.")
            ])
        #expect(scene.router.routes == [.back])
        scene.presenter.didFocus(.number)
        #expect(scene.field(.number).text.isEmpty)
        #expect(scene.field(.title).text.isEmpty)
    }

    @Test("While the card is being added, keys do nothing; adding it twice is not possible")
    func inFlight() async {
        scene.fillIn()
        let gate = scene.interactor.hold()
        scene.presenter.didSubmit()
        let adding = Task { await scene.presenter.didHandleEvents() }
        await gate.untilSomeoneWaits()
        #expect(scene.state.isBusy)
        scene.type("x")
        scene.presenter.didCancel()
        scene.presenter.didSubmit()
        await scene.presenter.didHandleEvents()
        #expect(scene.field(.bank).text.isEmpty)
        #expect(scene.router.routes.isEmpty)
        gate.open()
        await adding.value
        #expect(scene.interactor.added.count == 1)
        #expect(scene.router.routes == [.back])
    }

    @Test("A person who leaves while the card is being added leaves no number behind")
    func cancelled() async {
        scene.fillIn()
        let gate = scene.interactor.hold()
        scene.presenter.didSubmit()
        let adding = Task { await scene.presenter.didHandleEvents() }
        await gate.untilSomeoneWaits()
        adding.cancel()
        await adding.value
        #expect(scene.output.errors.isEmpty)
        scene.presenter.didFocus(.number)
        #expect(scene.field(.number).text.isEmpty)
    }

    @Test("A card that can't be added stays on the form with what went wrong, and is tried again")
    func failing() async {
        scene.fillIn()
        scene.interactor.answer(.failure(.timeout))
        scene.presenter.didConfirm()
        await scene.presenter.didHandleEvents()
        #expect(scene.state.alert?.message == "The server took too long to answer.")
        #expect(scene.output.errors == [.timeout])
        #expect(!scene.state.isBusy)
        scene.presenter.didCancel()
        #expect(scene.state.alert == nil)
        #expect(scene.router.routes.isEmpty)
        scene.interactor.answer(.success(.fixture()))
        scene.presenter.didConfirm()
        await scene.presenter.didHandleEvents()
        #expect(scene.router.routes == [.back])
    }

    @Test("A number that another card has is found when the field is left, and is right once it is another")
    func duplicate() async {
        scene.interactor.find(.success(other))
        scene.type("4000000")
        scene.presenter.didMoveFocus(by: 1)
        await scene.presenter.didHandleEvents()
        #expect(scene.interactor.lookups.isEmpty)
        scene.type("0", in: .number)
        scene.presenter.didMoveFocus(by: 1)
        await scene.presenter.didHandleEvents()
        #expect(scene.interactor.lookups.map(\.masked) == ["XXXX 0000"])
        #expect(scene.field(.number).problem?.message == "The card 4000 0000 is here already.")
        #expect(scene.field(.number).problem?.advice == "It goes by “7”.")
        scene.type("ASHA", in: .holder)
        scene.type("GOLD", in: .title)
        scene.presenter.didSubmit()
        await scene.presenter.didHandleEvents()
        #expect(scene.interactor.added.isEmpty)
        #expect(scene.state.focus == .number)
        scene.interactor.find(.success(nil))
        scene.presenter.didDeleteBackward()
        scene.type("1")
        #expect(scene.field(.number).problem == nil)
    }

    @Test("The service has the last word on whether a number is here already")
    func lateDuplicate() async {
        scene.fillIn()
        scene.interactor.find(.failure(.offline))
        await scene.presenter.didHandleEvents()
        #expect(scene.state.alert == nil)
        scene.interactor.answer(.failure(.duplicateCard(other)))
        scene.presenter.didConfirm()
        await scene.presenter.didHandleEvents()
        #expect(scene.output.errors == [.duplicateCard(other)])
        #expect(scene.state.focus == .number)
        #expect(scene.state.alert == nil)
        #expect(scene.field(.number).problem?.message == "The card 4000 0000 is here already.")
    }

    @Test("An empty form is left at once; of what was typed, one is asked first")
    func leaving() {
        scene.presenter.didCancel()
        #expect(scene.router.routes == [.back])
        scene.type("4")
        scene.presenter.didCancel()
        #expect(scene.router.routes.count == 1)
        #expect(scene.state.notice?.headline == "Leave without adding the card?")
        scene.type("0")
        #expect(scene.state.notice == nil)
        scene.presenter.didCancel()
        scene.presenter.didCancel()
        #expect(scene.router.routes.count == 2)
        scene.presenter.didFocus(.number)
        #expect(scene.field(.number).text.isEmpty)
    }

    @Test("The view and whoever listens are not kept alive")
    func weakness() {
        weak var view: CardFormViewSpy?
        weak var output: CardFormOutputSpy?
        let presenter: CardFormPresenter
        do {
            let (late, listener) = (CardFormViewSpy(), CardFormOutputSpy())
            presenter = CardFormPresenter(
                language: .english, interactor: scene.interactor, router: scene.router, output: listener)
            presenter.view = late
            (view, output) = (late, listener)
        }
        withExtendedLifetime(presenter) {}
        #expect(view == nil)
        #expect(output == nil)
    }
}
