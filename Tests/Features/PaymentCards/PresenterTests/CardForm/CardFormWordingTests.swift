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
    @Test("The card takes shape: dots, the network, the name, the title and the bank's look")
    func shape() {
        let scene = CardFormScene()
        same(scene.sheet.face.number, "···· ····")
        same(scene.sheet.face.network, .neutral)
        same(scene.sheet.face.holder, "NAME ON THE CARD")
        scene.type("400", in: .number)
        same(scene.sheet.face.number, "•••· ····")
        same(scene.sheet.face.network, .visa)
        same(scene.field(.number).hint, "Visa")
        scene.type("00123", in: .number)
        same(scene.sheet.face.number, "•••• ••••")
        scene.type("ASHA", in: .holder)
        same(scene.sheet.face.number, "•••• 0123")
        same(scene.field(.number).text, "•••• 0123")
        scene.type("GOLD", in: .title)
        scene.type("YES Bank", in: .bank)
        same(scene.sheet.face.holder, "ASHA")
        same(scene.sheet.face.title, "GOLD")
        same(scene.sheet.face.bank, .yes)
    }

    @Test("No view state ever holds more of the number than its last four digits")
    func secrecy() {
        let scene = CardFormScene()
        scene.type("98765432", in: .number)
        scene.presenter.handle(.edited(.inserted(TypedText("9876"))))
        scene.type("ASHA", in: .holder)
        scene.presenter.handle(.fieldFocused(.number))
        for _ in 0..<4 { scene.presenter.handle(.edited(.deleted(.previousCharacter))) }
        scene.presenter.handle(.focusMoved(by: 1))
        scene.presenter.handle(.submitted)
        for state in scene.view.states {
            var text = ""
            dump(state, to: &text)
            #expect(!text.contains("9876"))
        }
        var text = ""
        dump(scene.presenter, to: &text)
        #expect(!text.contains("9876"))
    }

    @Test(
        "A card number in the wrong field is masked there too",
        arguments: [CardFormField.holder, .title, .bank])
    func misplaced(field: CardFormField) {
        let scene = CardFormScene()
        scene.presenter.handle(.fieldFocused(field))
        scene.presenter.handle(.edited(.inserted(TypedText("4111111111111111"))))
        same(scene.field(field).text, "411111XXXXXX1111")
        for part in [scene.sheet.face.holder, scene.sheet.face.title, scene.sheet.face.bankName] {
            #expect(!part.contains("4111111111111111"))
        }
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
        scene.fillIn()
        same(scene.state.hints.map(\.meaning), ["choose", "other field", "clear", "add", "back"])
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
        .missing, .strayCharacter, .tooShort(least: 2), .tooLong(most: 26), .wrongLength([16], network: nil),
        .wrongCheckDigit, .holdsCardNumber,
        .duplicate(CardCandidate(name: "7\u{7}", title: "GOLD", number: "4111 XXXX XXXX 1111")),
    ]

    @Test(
        "Lengths are listed as people would",
        arguments: [
            ([15], "American Express numbers have 15 digits."),
            ([13, 16, 19], "American Express numbers have 13, 16 or 19 digits."),
            ([15, 16], "American Express numbers have 15 or 16 digits."),
            ([16, 17, 18, 19], "American Express numbers have 16 to 19 digits."),
        ])
    func lengths(lengths: [Int], message: String) {
        let problem = CardFieldProblem.wrongLength(lengths, network: .amex)
        same(problem.words(in: .number, .typing(.english)).message, message)
        same(
            CardFieldProblem.wrongLength([12, 13], network: nil).words(in: .number, .typing(.english))
                .message, "Card numbers have 12 or 13 digits.")
    }

    @Test("The form speaks Ukrainian")
    func ukrainian() {
        let scene = CardFormScene(language: .ukrainian)
        same(scene.state.title, "Нова картка")
        same(scene.sheet.fields.map(\.label), ["Номер", "Ім’я", "Назва", "Банк"])
        scene.type("4")
        scene.presenter.handle(.cancelled)
        #expect(scene.state.remark?.text.hasPrefix("Вийти, не додавши картку?") == true)
    }
}
