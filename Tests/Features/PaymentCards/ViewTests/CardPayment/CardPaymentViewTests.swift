import Foundation
import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TestSupport
import Testing
import Words

@testable import PaymentCardsView

@MainActor
@Suite("CardPaymentView")
struct CardPaymentViewTests {
    private let output = OutputSpy<CardPaymentEvent>()

    @Test(
        "Every key among the choices",
        arguments: [
            (.escape, .steppedBack), (.left, .steppedBack), (.character("q"), .steppedBack),
            (.character("р"), .steppedBack),
            (.up, .selectionMoved(by: -1)),
            (.backTab, .selectionMoved(by: -1)), (.character("k"), .selectionMoved(by: -1)),
            (.down, .selectionMoved(by: 1)), (.tab, .selectionMoved(by: 1)),
            (.character("о"), .selectionMoved(by: 1)), (.enter, .wentOn), (.character("7"), typed("7")),
            (.character("."), typed(".")), (.character(","), typed(",")), (.character("₴"), typed("₴")),
            (.character("-"), typed("-")), (.backspace, .steppedBack),
            (.character("x"), .screen(.privacyToggled)),
            (.character("r"), .refreshRequested),
            (.pageDown, nil), (.end, nil), (.function(1), nil),
        ] as [(Key, CardPaymentEvent?)])
    func formKeys(key: Key, event: CardPaymentEvent?) {
        let view = view(.form())
        view.handle(.key(KeyEvent(key: key)), at: .seconds(2))
        same(output.events, [.screen(.timeAdvanced(to: .seconds(2))), event].compactMap(\.self))
    }

    private nonisolated static func typed(_ text: String) -> CardPaymentEvent {
        .edited(.inserted(TypedText(text)))
    }

    @Test(
        "In the field for another amount, arrows move the cursor and letters are typed; only what no field takes leads elsewhere",
        arguments: [
            (.left, .edited(.moved(.previousCharacter))), (.right, .edited(.moved(.nextCharacter))),
            (.home, .edited(.moved(.start))), (.end, .edited(.moved(.end))),
            (.backspace, .edited(.deleted(.previousCharacter))),
            (.delete, .edited(.deleted(.nextCharacter))),
            (.character("7"), typed("7")), (.character("x"), typed("x")), (.character("q"), typed("q")),
            (.character("k"), typed("k")), (.character(" "), typed(" ")),
            (.up, .selectionMoved(by: -1)), (.down, .selectionMoved(by: 1)), (.tab, .selectionMoved(by: 1)),
            (.enter, .wentOn), (.escape, .steppedBack), (.function(1), nil),
        ] as [(Key, CardPaymentEvent?)])
    func fieldKeys(key: Key, event: CardPaymentEvent?) {
        let view = view(.form(selected: .other, typed: "12"))
        view.handle(.key(KeyEvent(key: key)), at: .zero)
        same(output.events, [event].compactMap(\.self))
    }

    @Test("Control and U delete what is before the cursor; a paste is typed up to where it ends")
    func editing() {
        let view = view(.form(selected: .other, typed: "12"))
        view.handle(.key(KeyEvent(key: .character("u"), modifiers: .control)), at: .zero)
        view.handle(.paste(" 7853.33\nrm -rf"), at: .zero)
        same(output.events, [.edited(.deleted(.start)), Self.typed("7853.33")])
    }

    @Test("A click in the field puts the cursor there")
    func clickInField() throws {
        let view = view(.form(selected: .other, typed: "1234"))
        let lines = view.frame(theme: .standard(depth: .none)).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(lines.firstIndex { $0.contains("1234█") })
        let column = String(try #require(lines[row].split(separator: "1234").first)).columns
        view.click(at: Point(column: column + 2, row: row))
        same(output.events, [.selected(.other), .edited(.moved(.character(2)))])
    }

    @Test(
        "Every key on a slip",
        arguments: [
            (.plan(), .enter, .wentOn), (.plan(), .escape, .steppedBack), (.plan(), .backspace, .steppedBack),
            (.receipt(), .enter, .wentOn), (.receipt(), .character("u"), .undoRequested),
            (.receipt(), .down, nil), (.plan(), .tab, .selectionMoved(by: 1)),
            (.receipt(), .backTab, .selectionMoved(by: -1)),
            (.receipt(), .character("г"), .undoRequested), (.receipt(), .character("7"), nil),
        ] as [(CardPaymentViewState, Key, CardPaymentEvent?)])
    func slipKeys(state: CardPaymentViewState, key: Key, event: CardPaymentEvent?) {
        let view = view(state)
        view.handle(.key(KeyEvent(key: key)), at: .zero)
        same(output.events, [event].compactMap(\.self))
    }

    @Test("A paste on a slip is not a key")
    func pasteOnSlip() {
        let view = view(.plan())
        view.handle(.paste("\r\n"), at: .zero)
        #expect(output.events.isEmpty)
    }

    @Test("A click chooses what it is on, and does nothing beside it", arguments: [40, 60, 80, 120])
    func clicks(columns: Int) throws {
        for (state, text, event) in [
            (.form(), "Full amount", .selected(.full)), (.form(), "no statement", .selected(.minimum)),
            (.form(), "Other amount", .selected(.other)), (.form(), "Continue", .proceeded),
            (.plan(), "Pay ₹7,853.33", .pressed(.pay)), (.plan(), "Back", .pressed(.back)),
            (.receipt(), "Undo 4:59", .undoRequested),
            (.receipt(), "Done", .steppedBack), (.plan(), "Left to pay", nil),
        ] as [(CardPaymentViewState, String, CardPaymentEvent?)] {
            let output = OutputSpy<CardPaymentEvent>()
            let view = PureViewScreen(view: CardPaymentView(), output: output)
            view.render(state)
            view.resize(to: Size(columns: columns, rows: 30))
            let lines = view.frame(theme: .standard(depth: .none)).text.split(
                separator: "\n", omittingEmptySubsequences: false)
            let row = try #require(lines.firstIndex { $0.contains(text) })
            let range = try #require(lines[row].range(of: text))
            let column = String(lines[row][..<range.lowerBound]).columns
            view.click(at: Point(column: column + 1, row: row))
            same(output.events, [event].compactMap(\.self), "\(text)")
        }
    }

    @Test(
        "A click on the keys below is that key, however much lies under them; on the row above them it is nothing"
    )
    func clickBelow() {
        let view = PureViewScreen(view: CardPaymentView(), output: output)
        view.render(.form(problem: FieldProblem(message: "No.", advice: "Really not.")))
        view.resize(to: Size(columns: 40, rows: 9))
        for row in 7..<9 {
            #expect(output.events.isEmpty)
            for column in 0..<40 {
                let point = Point(column: column, row: row)
                view.click(at: point)
            }
        }
        #expect(!output.events.isEmpty)
        #expect(
            output.events.allSatisfy {
                $0 == .wentOn || $0 == .steppedBack || $0 == .edited(.deleted(.start))
            })
    }

    @Test("Where there is little room, the card gives way before the payment does")
    func smallScreens() {
        for state in [CardPaymentViewState.form(), .plan(), .receipt()] {
            same(overflow(of: state, rows: 24), 0)
        }
        same(overflow(of: .form(), rows: 12), 0)
        #expect(overflow(of: .receipt(), rows: 9) > 0)
    }

    @Test(
        "However small the screen, what to press and what went wrong are in sight", arguments: [12, 14, 18])
    func buttons(rows: Int) throws {
        let problem = FieldProblem(message: "More than is due.", advice: "Pay at most ₹7,853.33.")
        for (state, texts, event) in [
            (
                .form(selected: .other, typed: "9999", problem: problem), ["More than is due.", "Continue"],
                .proceeded
            ),
            (.form(alert: .timeout), ["Error", "Continue"], .proceeded),
            (.plan(), ["₹7,853.33", "Pay ₹7,853.33"], .pressed(.pay)),
            (.receipt(), ["Paid", "₹7,853.33", "Undo 4:59"], .undoRequested),
        ] as [(CardPaymentViewState, [String], CardPaymentEvent)] {
            let output = OutputSpy<CardPaymentEvent>()
            let view = PureViewScreen(view: CardPaymentView(), output: output)
            view.render(state)
            view.resize(to: Size(columns: 40, rows: rows))
            let text = view.frame(theme: .standard(depth: .none)).text
            for part in texts { #expect(text.contains(part), "\(text)") }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let row = try #require(lines.lastIndex { $0.contains(texts.last ?? "") })
            let column = try #require(lines[row].range(of: texts.last ?? "")).lowerBound
            let point = Point(column: String(lines[row][..<column]).columns + 1, row: row)
            view.click(at: point)
            same(output.events.last, event)
        }
    }

    @Test(
        "What does not fit is scrolled by keys and the wheel, and stays in reach; the buttons stay in sight")
    func scrolling() {
        let view = PureViewScreen(view: CardPaymentView(), output: output)
        view.render(.receipt())
        view.resize(to: Size(columns: 40, rows: 6))
        func shown(after input: InputEvent) -> String {
            view.handle(input, at: .zero)
            return view.frame(theme: .standard(depth: .none)).text
        }
        func key(_ key: Key) -> InputEvent { .key(KeyEvent(key: key)) }
        let overflow = overflow(of: .receipt(), rows: 6)
        let frames = (0...overflow).map {
            CardPaymentView().frame(of: .receipt(), in: space(rows: 6, scroll: $0)).text
        }
        same(shown(after: key(.up)), frames[0])
        same(shown(after: key(.down)), frames[1])
        let wheel = PointerEvent(kind: .scrolledDown, position: .zero)
        same(shown(after: .pointer(wheel)), frames[4])
        same(shown(after: key(.end)), frames[overflow])
        same(shown(after: key(.down)), frames[overflow])
        #expect(frames.allSatisfy { $0.contains("Undo 4:59") })
        #expect(output.events.isEmpty)
        view.resize(to: Size(columns: 80, rows: 24))
        view.resize(to: Size(columns: 40, rows: 6))
        same(view.frame(theme: .standard(depth: .none)).text, frames[0])
    }

    @Test("Another step, and what went wrong, are read from the top; a second that goes by scrolls nothing")
    func otherPages() {
        let view = CardPaymentView()
        let states: [CardPaymentViewState] = [
            .sample(.english, .waiting("…")), .form(), .plan(), .receipt(), .receipt(isUndone: true),
        ]
        for new in states {
            for old in states { same(view.isOtherPage(new, than: old), new != old) }
        }
        #expect(view.isOtherPage(.form(alert: .timeout), than: .form()))
        #expect(!view.isOtherPage(.form(alert: .timeout), than: .form(alert: .timeout)))
        #expect(!view.isOtherPage(.form(), than: .form(alert: .timeout)))
        #expect(!view.isOtherPage(.plan(), than: .plan(isEnabled: false)))
    }

    private func space(rows: Int, scroll: Int = 0) -> LiveSpace {
        LiveSpace(size: Size(columns: 40, rows: rows), theme: .standard(depth: .none), scroll: scroll)
    }

    private func overflow(of state: CardPaymentViewState, rows: Int) -> Int {
        CardPaymentView().scrolling(of: state, in: space(rows: rows)).rows(for: .key(KeyEvent(key: .end)))
            ?? 0
    }
    private func view(_ state: CardPaymentViewState) -> PureViewScreen<CardPaymentView> {
        let view = PureViewScreen(view: CardPaymentView(), output: output)
        view.render(state)
        view.resize(to: Size(columns: 80, rows: 24))
        return view
    }
}
