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

    @Test("An empty form is at the title, complains about nothing, and can't be added")
    func empty() {
        same(scene.sheet.focus, .title)
        same(scene.sheet.fields.map(\.id), CardFormField.allCases)
        #expect(scene.sheet.fields.allSatisfy { $0.problem == nil && !$0.isRight && $0.text.isEmpty })
        #expect(scene.sheet.button.isEnabled == false)
    }

    @Test("What is wrong is said when the field is left, and live from then on")
    func patience() {
        scene.type("482", in: .number)
        #expect(scene.field(.number).problem == nil)
        scene.presenter.handle(.focusMoved(by: 1))
        same(scene.field(.number).problem?.message, "4 digits are needed.")
        scene.presenter.handle(.focusMoved(by: -1))
        #expect(scene.field(.number).problem != nil)
        scene.type("1")
        #expect(scene.field(.number).problem == nil)
        #expect(scene.field(.number).isRight)
        same(scene.field(.title).problem?.message, "The title is missing.")
    }

    @Test("What can't become right any more is said at once")
    func final() {
        scene.type("48x", in: .number)
        same(scene.field(.number).problem?.message, "Only digits belong here.")
        scene.presenter.handle(.edited(.deleted(.previousCharacter)))
        #expect(scene.field(.number).problem == nil)
    }

    @Test(
        "A whole number is refused and forgotten, typed or pasted, which is said until something right is there"
    )
    func wholeNumber() {
        scene.type("48215", in: .number)
        same(scene.field(.number).text, "")
        same(scene.field(.number).problem?.message, "The last four digits are enough.")
        scene.type("482")
        same(scene.field(.number).text, "482")
        same(scene.field(.number).problem?.message, "The last four digits are enough.")
        scene.type("1")
        #expect(scene.field(.number).problem == nil)
        scene.type("4111 1111 1111 1111", in: .title)
        same(scene.field(.title).text, "")
        same(scene.field(.title).problem?.message, "That looks like a card number.")
        scene.type("GOLD 2")
        same(scene.field(.title).text, "GOLD 2")
        #expect(scene.field(.title).problem == nil)
        scene.presenter.handle(.edited(.deleted(.start)))
        for field in CardFormField.allCases {
            scene.presenter.handle(.fieldFocused(field))
            scene.presenter.handle(.edited(.inserted(TypedText("4111 1111 1111 1111\n"))))
            same(scene.field(field).text, "")
            #expect(scene.field(field).problem != nil)
            scene.presenter.handle(.focusMoved(by: 1))
            scene.presenter.handle(.focusMoved(by: -1))
            #expect(scene.field(field).problem?.message.contains("enough") != true)
        }
    }

    @Test("Whole pastes are taken, and line breaks at their end do no harm")
    func pasting() {
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
        "A bank and a network are chosen around the ends, none among the choices; elsewhere there is nothing to choose"
    )
    func choosing() {
        scene.presenter.handle(.choiceStepped(by: 1))
        #expect(scene.sheet.fields.allSatisfy { $0.text.isEmpty })
        for (field, names) in [
            (.bank, ["HDFC Bank", "ICICI Bank"]), (.network, ["Mastercard", "Discover"]),
        ] as [(CardFormField, [String])] {
            scene.presenter.handle(.fieldFocused(field))
            scene.presenter.handle(.choiceStepped(by: 1))
            same(scene.field(field).text, names[0])
            scene.presenter.handle(.choiceStepped(by: -1))
            #expect(scene.field(field).text.isEmpty)
            scene.presenter.handle(.choiceStepped(by: -1))
            same(scene.field(field).text, names[1])
            scene.presenter.handle(.edited(.deleted(.start)))
            scene.type("Mono")
            scene.presenter.handle(.choiceStepped(by: 1))
            same(scene.field(field).text, names[0])
        }
        same(scene.sheet.face.bank, .hdfc)
        same(scene.sheet.face.network, .mastercard)
    }

    @Test("Going on goes around, and Enter goes on until the last field")
    func moving() {
        scene.presenter.handle(.focusMoved(by: -1))
        same(scene.sheet.focus, .holder)
        scene.presenter.handle(.focusMoved(by: 1))
        same(scene.sheet.focus, .title)
        for field in CardFormField.allCases.dropFirst() {
            scene.presenter.handle(.confirmed)
            same(scene.sheet.focus, field)
        }
        scene.presenter.handle(.confirmed)
        same(scene.sheet.focus, .title)
        same(scene.field(.title).problem?.message, "The title is missing.")
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
