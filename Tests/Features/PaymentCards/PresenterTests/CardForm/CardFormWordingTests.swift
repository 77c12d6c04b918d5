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
import Values

@MainActor
@Suite("CardFormWording")
struct CardFormWordingTests {
    @Test("The card takes shape: title, digits, the looks of bank and network, the name")
    func shape() {
        let scene = CardFormScene()
        same(scene.sheet.face.number, "•••• •••• •••• ····")
        same(scene.sheet.face.network, .neutral)
        same(scene.sheet.face.holder, "NAME ON THE CARD")
        scene.type("48", in: .number)
        same(scene.sheet.face.number, "•••• •••• •••• 48··")
        scene.type("21")
        same(scene.sheet.face.number, "•••• •••• •••• 4821")
        scene.type("ASHA", in: .holder)
        scene.type("GOLD", in: .title)
        scene.type("yes bank", in: .bank)
        same(scene.field(.bank).hint, "YES Bank")
        scene.type("Visa", in: .network)
        same(scene.field(.network).hint, "may be left empty")
        same(scene.sheet.face.holder, "ASHA")
        same(scene.sheet.face.title, "GOLD")
        same(scene.sheet.face.bank, .yes)
        same(scene.sheet.face.network, .visa)
    }

    @Test("No digit of a whole number is on the form or in its presenter, whatever is done with it")
    func secrecy() {
        let scene = CardFormScene()
        for field in CardFormField.allCases {
            scene.presenter.handle(.fieldFocused(field))
            scene.presenter.handle(.edited(.inserted(TypedText("9876 5432 9876 5432"))))
            scene.presenter.handle(.edited(.moved(.start)))
            scene.presenter.handle(.submitted)
        }
        var text = ""
        for state in scene.view.states { dump(state, to: &text) }
        dump(scene.presenter, to: &text)
        #expect(!text.contains("9876") && !text.contains("5432"))
    }

    @Test("What is named is what can be done")
    func hints() async {
        let scene = CardFormScene()
        same(
            scene.state.hints.map(\.action),
            [
                .event(.focusMoved(by: 1)), .event(.edited(.deleted(.start))), .event(.confirmed),
                .event(.cancelled),
            ])
        scene.presenter.handle(.fieldFocused(.network))
        same(scene.state.hints.map(\.meaning), ["choose", "other field", "clear", "next", "back"])
        scene.fillIn()
        same(scene.state.hints.map(\.meaning), ["other field", "clear", "add", "back"])
        scene.interactor.answer(.failure(.offline))
        scene.presenter.handle(.submitted)
        await scene.presenter.settle()
        same(scene.state.hints.map(\.meaning), ["try again", "close"])
    }

    @Test("Every problem of every field is a sentence and what to do, in both languages", arguments: problems)
    func problems(problem: CardFieldProblem) {
        for field in CardFormField.allCases {
            let english = problem.words(in: field, .typing(.english))
            let ukrainian = problem.words(in: field, .typing(.ukrainian))
            for words in [english, ukrainian] {
                #expect(!words.message.isEmpty && !words.advice.isEmpty)
                #expect(words.message.hasSuffix("."))
            }
            #expect(english != ukrainian)
        }
    }

    nonisolated private static let problems: [CardFieldProblem] = [
        .missing, .strayCharacter, .tooShort(least: 2), .tooLong(most: 26), .holdsCardNumber,
        .unknownCurrency,
        .duplicate(CardCandidate(name: "7\u{7}", title: "GOLD", number: "4111 XXXX XXXX 1111")),
    ]

    @Test("The form speaks Ukrainian")
    func ukrainian() {
        let scene = CardFormScene(language: .ukrainian)
        same(scene.state.title, "Нова картка")
        same(scene.sheet.fields.map(\.label), ["Назва", "Останні 4", "Банк", "Валюта", "Система", "Ім’я"])
        scene.type("4")
        scene.presenter.handle(.cancelled)
        #expect(scene.state.remark?.text.hasPrefix("Вийти, не додавши картку?") == true)
    }
}
