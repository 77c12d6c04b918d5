import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TestSupport
import Testing
import Values
import Words

@MainActor
@Suite("An amount that is typed in")
struct PaymentEntryTests {
    @Test(
        "says what is wrong with it while it is typed, and not what is only missing",
        arguments: [
            ("", nil), ("1", nil), ("12.", nil), ("0", nil), ("0.", nil), ("1500", nil),
            ("1500.01", "The amount is more than what is due."),
            ("0.005", "The amount has more decimals than its currency allows."),
            ("1.005", "“1.005” can mean 1005 or 1.005."),
            ("1,0", nil), ("1,05", nil), ("1,000", nil), ("1.0.", "There are two points."),
            (".", "There is no digit before the point."), ("-", "“-” does not belong in an amount."),
        ] as [(String, String?)])
    func problems(typed: String, problem: String?) async {
        let scene = CardPaymentScene()
        await scene.presenter.settle()
        for character in typed { scene.type(String(character)) }
        same(scene.form?.other.problem?.message, problem)
        if !typed.isEmpty { same(scene.form?.selected, .other) }
    }

    @Test("says what is missing once the person wants to go on", arguments: ["", "12."])
    func missing(typed: String) async {
        let scene = CardPaymentScene()
        await scene.presenter.settle()
        scene.presenter.handle(.selected(.other))
        scene.type(typed)
        scene.presenter.handle(.proceeded)
        same(scene.form?.other.problem?.message, "There is no amount yet.")
        #expect(scene.slip == nil)
        scene.presenter.handle(.edited(.deleted(.start)))
        scene.type("7")
        #expect(scene.form?.other.problem == nil)
    }

    @Test("stays marked as wrong once it was refused", arguments: ["1500.01", "0"])
    func refused(typed: String) async {
        let scene = CardPaymentScene()
        await scene.presenter.settle()
        scene.type(typed)
        scene.interactor.answer { $0.refusal = .paymentRefused(.nothingDue) }
        scene.presenter.handle(.proceeded)
        #expect(scene.state?.alert != nil)
        #expect(scene.form?.other.problem != nil && scene.form?.other.isRight == false)
    }

    @Test("begins anew from another choice, goes on where it is, and is taken back")
    func editing() async {
        let scene = CardPaymentScene()
        await scene.presenter.settle()
        scene.presenter.handle(.edited(.deleted(.previousCharacter)))
        same(scene.form?.selected, .full)
        scene.type("12")
        scene.type("3")
        scene.presenter.handle(.edited(.deleted(.previousCharacter)))
        same(scene.form?.other.text, "12")
        scene.presenter.handle(.selectionMoved(by: -9))
        same(scene.form?.selected, .full)
        scene.presenter.handle(.selectionMoved(by: .max))
        same(scene.form?.other.text, "12")
        scene.presenter.handle(.selected(.minimum))
        scene.type("8")
        same(scene.form?.other.text, "8")
        scene.type(String(repeating: "1", count: 100_000))
        same(scene.form?.other.text.count, 200)
    }

    @Test("is edited where the cursor is, and typing elsewhere begins it anew")
    func cursor() async {
        let scene = CardPaymentScene()
        await scene.presenter.settle()
        scene.presenter.handle(.edited(.moved(.previousCharacter)))
        #expect(scene.form?.selected == .full && scene.form?.other.cursor == nil)
        scene.type("150")
        scene.presenter.handle(.edited(.moved(.previousCharacter)))
        #expect(scene.form?.other.cursor == 2 && scene.routes.isEmpty)
        scene.type(".")
        scene.presenter.handle(.edited(.deleted(.nextCharacter)))
        scene.type("5")
        #expect(scene.form?.other.text == "15.5" && scene.form?.other.isRight == true)
        scene.presenter.handle(.edited(.moved(.start)))
        scene.presenter.handle(.selectionMoved(by: -1))
        #expect(scene.form?.other.cursor == nil)
        scene.type("7")
        #expect(scene.form?.other.text == "7" && scene.form?.other.cursor == 1)
    }

    @Test("says what is wrong with letters instead of doing what they do elsewhere")
    func letters() async {
        let scene = CardPaymentScene()
        await scene.presenter.settle()
        scene.type("15x")
        same(scene.form?.other.text, "15x")
        same(scene.form?.other.problem?.message, "“x” does not belong in an amount.")
        #expect(scene.form?.other.isRight == false)
    }

    @Test("stays hidden with everything else if amounts are hidden, except for the order to confirm")
    func privacy() async {
        let scene = CardPaymentScene(isPrivate: true)
        await scene.presenter.settle()
        scene.type("12.5")
        same(scene.form?.items.map(\.value), ["•••••", "no statement"])
        #expect(scene.form?.other.text == "••••" && scene.form?.other.cursor == 4)
        scene.presenter.handle(.proceeded)
        #expect(scene.slip?.amount == "₹12.50" && scene.slip?.currency == "Indian Rupee")
        same(scene.slip?.buttons.first?.label, "Pay ₹12.50")
        #expect(scene.slip?.question?.text.contains("₹12.50") == true)
        #expect(!words(of: scene).contains("8776") && !words(of: scene).contains("1,487.50"))
        scene.presenter.handle(.screen(.privacyToggled))
        same(scene.privacies, [false])
        #expect(words(of: scene).contains("12.50"))
        scene.presenter.handle(.screen(.attentionChanged(hasFocus: false)))
        #expect(!words(of: scene).contains { "12345678".contains($0) })
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(9))))
        #expect(scene.slip?.buttons.first?.isEnabled == false && scene.state?.nextChange == nil)
        scene.presenter.handle(.confirmed)
        await scene.presenter.settle()
        same(scene.slip?.stage, .planned)
        scene.presenter.handle(.screen(.attentionChanged(hasFocus: true)))
        #expect(words(of: scene).contains("8776"))
        #expect(scene.slip?.buttons.first?.isEnabled == false)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(12))))
        #expect(scene.slip?.buttons.first?.isEnabled == true)
    }

    @Test("that is too large says what would be right, unless amounts are hidden")
    func tooLarge() async {
        let rest = Money(amount: 1500, currency: Currency(text: "₹"))
        for (isPrivate, advice) in [(false, "Pay at most ₹1,500.00."), (true, "Pay at most •••••.")] {
            let scene = CardPaymentScene(isPrivate: isPrivate)
            await scene.presenter.settle()
            scene.type("99999")
            same(scene.form?.other.problem?.advice, advice)
            scene.interactor.answer { $0.refusal = .paymentRefused(.moreThanDue(rest: rest)) }
            scene.presenter.handle(.proceeded)
            same(scene.state?.alert?.advice, advice)
            same(scene.alerts.map(\.advice), [advice])
        }
    }

    private func words(of scene: CardPaymentScene) -> String {
        guard let slip = scene.slip else { return "" }
        let label = slip.buttons.map(\.label)
        return
            ([slip.amount, slip.currency ?? "", slip.question?.text ?? ""] + slip.lines.map(\.value) + label)
            .joined(separator: "|")
    }

    @Test("has the currency's name beside it where that is read, and within it where it is heard")
    func languages() async {
        for (language, currency, amount) in [
            (Language.english, "Indian Rupee", "₹12.50"), (.ukrainian, "індійська рупія", "₹12.50"),
            (.english.spoken, nil, "12.50 Indian rupees"),
            (.ukrainian.spoken, nil, "12,50 індійської рупії"),
        ] {
            let scene = CardPaymentScene(language: language)
            await scene.choose(.other, amount: "12.5")
            #expect(scene.slip?.amount == amount && scene.slip?.currency == currency)
            #expect(scene.slip?.question?.text.contains(amount) == true)
            #expect(scene.slip?.buttons.first?.label.contains(amount) == true)
        }
    }
}
