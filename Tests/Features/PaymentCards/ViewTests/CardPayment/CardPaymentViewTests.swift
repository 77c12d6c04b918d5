import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TerminalKit
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardPaymentView")
struct CardPaymentViewTests {
    private let output = CardPaymentOutputSpy()

    @Test(
        "Every key among the choices",
        arguments: [
            (.escape, .back), (.left, .back), (.character("q"), .back), (.character("р"), .back),
            (.up, .move(-1)),
            (.backTab, .move(-1)), (.character("k"), .move(-1)), (.down, .move(1)), (.tab, .move(1)),
            (.character("о"), .move(1)), (.enter, .goOn), (.character("7"), .type("7")),
            (.character("."), .type(".")), (.character(","), .type(",")), (.character("-"), .type("-")),
            (.backspace, .erase(all: false)), (.character("x"), .privacy), (.character("r"), .refresh),
            (.pageDown, .scroll(22)), (.pageUp, .scroll(-22)), (.home, .scroll(.min)), (.end, .scroll(.max)),
        ] as [(Key, CardPaymentOutputSpy.Event)])
    func formKeys(key: Key, event: CardPaymentOutputSpy.Event) {
        let view = view(.form())
        view.handle(.key(KeyEvent(key: key)), at: .seconds(2))
        #expect(output.events == [.overflow(0), event])
        #expect(output.time == .seconds(2))
    }

    @Test("Control and U take back all that is typed; a paste is typed up to where it ends")
    func editing() {
        let view = view(.form(selected: .other, typed: "12"))
        view.handle(.key(KeyEvent(key: .character("u"), modifiers: .control)), at: .zero)
        view.handle(.paste(" 7853.33\nrm -rf"), at: .zero)
        #expect(output.events == [.overflow(0), .erase(all: true), .type("7853.33")])
    }

    @Test(
        "Every key on a slip",
        arguments: [
            (.plan(), .enter, .goOn), (.plan(), .escape, .back), (.plan(), .backspace, .back),
            (.receipt(), .enter, .goOn), (.receipt(), .character("u"), .undo),
            (.receipt(), .down, .scroll(1)),
            (.receipt(), .character("г"), .undo), (.receipt(), .character("7"), nil),
        ] as [(CardPaymentViewState, Key, CardPaymentOutputSpy.Event?)])
    func slipKeys(state: CardPaymentViewState, key: Key, event: CardPaymentOutputSpy.Event?) {
        let view = view(state)
        view.handle(.key(KeyEvent(key: key)), at: .zero)
        #expect(output.events == [.overflow(0)] + [event].compactMap { $0 })
    }

    @Test("A paste on a slip is no key")
    func pasteOnSlip() {
        let view = view(.plan())
        view.handle(.paste("\r\n"), at: .zero)
        #expect(output.events == [.overflow(0)])
    }

    @Test("A click chooses what it is on, and does nothing beside it", arguments: [40, 60, 80, 120])
    func clicks(columns: Int) throws {
        for (state, text, event) in [
            (.form(), "Full amount", .select(.full)), (.form(), "no statement", .select(.minimum)),
            (.form(), "Other amount", .select(.other)), (.form(), "Continue", .proceed),
            (.plan(), "Pay ₹7,853.33", .confirm), (.plan(), "Back", .back), (.receipt(), "Undo 4:59", .undo),
            (.receipt(), "Done", .back), (.plan(), "Left to pay", nil),
        ] as [(CardPaymentViewState, String, CardPaymentOutputSpy.Event?)] {
            let output = CardPaymentOutputSpy()
            let view = CardPaymentView(output: output)
            view.render(state)
            view.resize(to: Size(columns: columns, rows: 30))
            let lines = view.frame(theme: .standard(depth: .none)).text.split(
                separator: "\n", omittingEmptySubsequences: false)
            let row = try #require(lines.firstIndex { $0.contains(text) })
            let range = try #require(lines[row].range(of: text))
            let column = String(lines[row][..<range.lowerBound]).columns
            view.handle(
                .pointer(
                    PointerEvent(
                        kind: .pressed, button: .left, position: Point(column: column + 1, row: row))),
                at: .zero)
            #expect(output.events.dropFirst() == [event].compactMap { $0 }[...], "\(text)")
        }
    }

    @Test("A click on the keys below is none, however much lies under them")
    func clickBelow() {
        let view = CardPaymentView(output: output)
        view.render(.form(problem: NoticeState(headline: "No.", advice: "Really not.")))
        view.resize(to: Size(columns: 40, rows: 9))
        for column in 0..<40 {
            for row in 7..<9 {
                view.handle(
                    .pointer(
                        PointerEvent(kind: .pressed, button: .left, position: Point(column: column, row: row))
                    ),
                    at: .zero)
            }
        }
        #expect(output.events.count == 1)
    }

    @Test("The command line goes through the same events as a hand")
    func gestures() async {
        let view = CardPaymentView(output: output)
        await view.appear()
        view.choose(.full, amount: "")
        view.choose(.other, amount: "12.5")
        #expect(view.question == nil)
        view.render(.plan())
        #expect(view.question?.refusal == "Nothing was paid.")
        await view.confirm()
        #expect(
            output.events == [
                .settle, .select(.full), .proceed, .type("12.5"), .proceed, .confirm, .settle,
            ])
    }

    @Test("Where there is little room, the card gives way before the payment does")
    func smallScreens() {
        for state in [CardPaymentViewState.form(), .plan(), .receipt()] {
            let picture = CardPaymentLivePicture(
                size: Size(columns: 40, rows: 24), theme: .standard(depth: .none))
            #expect(picture.overflow(of: state) == 0)
        }
        let picture = CardPaymentLivePicture(
            size: Size(columns: 40, rows: 12), theme: .standard(depth: .none))
        #expect(picture.overflow(of: .form()) == 0)
        #expect(picture.overflow(of: .receipt()) > 0)
    }

    @Test(
        "However small the screen, what to press and what went wrong are in sight", arguments: [12, 14, 18])
    func buttons(rows: Int) throws {
        let problem = NoticeState(headline: "More than is due.", advice: "Pay at most ₹7,853.33.")
        for (state, texts, event) in [
            (
                .form(selected: .other, typed: "9999", problem: problem), ["More than is due.", "Continue"],
                .proceed
            ),
            (.form(alert: .timeout), ["Error", "Continue"], .proceed),
            (.plan(), ["₹7,853.33", "Pay ₹7,853.33"], .confirm),
            (.receipt(), ["Paid", "₹7,853.33", "Undo 4:59"], .undo),
        ] as [(CardPaymentViewState, [String], CardPaymentOutputSpy.Event)] {
            let output = CardPaymentOutputSpy()
            let view = CardPaymentView(output: output)
            view.render(state)
            view.resize(to: Size(columns: 40, rows: rows))
            let text = view.frame(theme: .standard(depth: .none)).text
            for part in texts { #expect(text.contains(part), "\(text)") }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let row = try #require(lines.lastIndex { $0.contains(texts.last ?? "") })
            let column = try #require(lines[row].range(of: texts.last ?? "")).lowerBound
            let point = Point(column: String(lines[row][..<column]).columns + 1, row: row)
            view.handle(.pointer(PointerEvent(kind: .pressed, button: .left, position: point)), at: .zero)
            #expect(output.events.last == event)
        }
    }

    private func view(_ state: CardPaymentViewState) -> CardPaymentView {
        let view = CardPaymentView(output: output)
        view.render(state)
        view.resize(to: Size(columns: 80, rows: 24))
        return view
    }
}
