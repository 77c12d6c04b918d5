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
@Suite("CardFormPresenter")
struct CardFormPresenterTests {
    private let scene = CardFormScene()

    @Test("An empty form is at the number, complains about nothing, and can't be added")
    func empty() {
        same(scene.sheet.focus, .number)
        same(scene.sheet.fields.map(\.id), CardFormField.allCases)
        #expect(scene.sheet.fields.allSatisfy { $0.problem == nil && !$0.isRight && $0.text.isEmpty })
        #expect(scene.sheet.button.isEnabled == false)
    }

    @Test("What is wrong is said when the field is left, and live from then on")
    func patience() {
        scene.type("400")
        #expect(scene.field(.number).problem == nil)
        scene.presenter.handle(.focusMoved(by: 1))
        same(scene.field(.number).problem?.message, "Visa numbers have 8 digits.")
        scene.presenter.handle(.focusMoved(by: -1))
        scene.type("0000")
        #expect(scene.field(.number).problem != nil)
        scene.type("0")
        #expect(scene.field(.number).problem == nil)
        #expect(scene.field(.number).isRight)
        same(scene.field(.holder).problem?.message, "The name is missing.")
    }

    @Test("What can't become right any more is said at once")
    func final() {
        scene.type("400000000")
        same(scene.field(.number).problem?.message, "At most 8 digits.")
        scene.presenter.handle(.edited(.deleted(.previousCharacter)))
        #expect(scene.field(.number).problem == nil)
    }

    @Test("A key that does not belong is refused, which is said until the next one")
    func refusal() {
        scene.type("40x")
        same(scene.field(.number).text, "••")
        same(scene.field(.number).problem?.message, "A card number has only digits.")
        scene.type("0")
        #expect(scene.field(.number).problem == nil)
        scene.presenter.handle(.edited(.inserted(TypedText("12345678901234567"))))
        same(scene.field(.number).problem?.message, "At most 19 digits.")
        same(scene.field(.number).text, "•••")
        scene.presenter.handle(.focusMoved(by: 1))
        same(scene.field(.number).problem?.message, "Visa numbers have 8 digits.")
    }

    @Test("Whole pastes are taken, and line breaks at their end do no harm")
    func pasting() {
        scene.presenter.handle(.edited(.inserted(TypedText("4000-0000\r\n"))))
        same(scene.field(.number).text, "•••• ••••")
        scene.presenter.handle(.fieldFocused(.title))
        scene.presenter.handle(.edited(.inserted(TypedText("GOLD\tCARD\n"))))
        same(scene.field(.title).text, "GOLD CARD ")
        scene.presenter.handle(.edited(.inserted(TypedText(String(repeating: "x", count: 5_000)))))
        same(scene.field(.title).text.count, 200)
    }

    @Test("Characters are taken away from the end, and fields emptied", arguments: CardFormField.allCases)
    func editing(field: CardFormField) {
        scene.type("400", in: field)
        scene.presenter.handle(.edited(.deleted(.previousCharacter)))
        same(scene.field(field).text.count, 2)
        scene.presenter.handle(.edited(.deleted(.start)))
        #expect(scene.field(field).text.isEmpty)
        scene.presenter.handle(.edited(.deleted(.previousCharacter)))
        #expect(scene.field(field).text.isEmpty)
    }

    @Test(
        "The bank is chosen around the ends, no bank among the choices; elsewhere there is nothing to choose")
    func choosing() {
        scene.presenter.handle(.choiceStepped(by: 1))
        #expect(scene.field(.bank).text.isEmpty)
        scene.presenter.handle(.fieldFocused(.bank))
        scene.presenter.handle(.choiceStepped(by: 1))
        same(scene.field(.bank).text, "HDFC Bank")
        same(scene.sheet.face.bank, .hdfc)
        scene.presenter.handle(.choiceStepped(by: -1))
        #expect(scene.field(.bank).text.isEmpty)
        scene.presenter.handle(.choiceStepped(by: -1))
        same(scene.field(.bank).text, "ICICI Bank")
        scene.presenter.handle(.edited(.deleted(.start)))
        scene.type("Mono")
        scene.presenter.handle(.choiceStepped(by: 1))
        same(scene.field(.bank).text, "HDFC Bank")
    }

    @Test("Going on goes around, and Enter goes on until the last field")
    func moving() {
        scene.presenter.handle(.focusMoved(by: -1))
        same(scene.sheet.focus, .bank)
        scene.presenter.handle(.focusMoved(by: 1))
        same(scene.sheet.focus, .number)
        for field in CardFormField.allCases.dropFirst() {
            scene.presenter.handle(.confirmed)
            same(scene.sheet.focus, field)
        }
        scene.presenter.handle(.confirmed)
        same(scene.sheet.focus, .number)
        same(scene.field(.number).problem?.message, "The number is missing.")
    }

    @Test("An empty form is left at once; of what was typed, one is asked first")
    func leaving() {
        scene.presenter.handle(.cancelled)
        same(scene.router.routes, [.back])
        scene.type("4")
        scene.presenter.handle(.cancelled)
        same(scene.router.routes.count, 1)
        #expect(scene.state.remark?.text.hasPrefix("Leave without adding the card?") == true)
        scene.type("0")
        #expect(scene.state.remark == nil)
        scene.presenter.handle(.cancelled)
        scene.presenter.handle(.cancelled)
        same(scene.router.routes.count, 2)
        scene.presenter.handle(.fieldFocused(.number))
        #expect(scene.field(.number).text.isEmpty)
    }

    @Test("The view and the listener are not kept alive")
    func weakness() {
        weak var view: ViewSpy<CardFormViewState>?
        weak var output: CardReportSpy?
        let presenter: CardFormPresenter
        do {
            let (late, listener) = (ViewSpy<CardFormViewState>(), CardReportSpy())
            presenter = CardFormPresenter(
                voice: .typing(), interactor: scene.interactor, router: scene.router, output: listener)
            presenter.view = late
            (view, output) = (late, listener)
        }
        withExtendedLifetime(presenter) {}
        #expect(view == nil)
        #expect(output == nil)
    }
}
