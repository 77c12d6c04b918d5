import Foundation
import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardFormView")
struct CardFormViewTests {
    private static let labels = ["Title", "Last 4", "Bank", "Currency", "Network", "Name"]
    private let output = OutputSpy<CardFormEvent>()

    @Test(
        "Every key",
        arguments: [
            (KeyEvent(key: .escape), .cancelled), (KeyEvent(key: .tab), .focusMoved(by: 1)),
            (KeyEvent(key: .down), .focusMoved(by: 1)), (KeyEvent(key: .backTab), .focusMoved(by: -1)),
            (KeyEvent(key: .up), .focusMoved(by: -1)), (KeyEvent(key: .enter), .confirmed),
            (KeyEvent(key: .left), .edited(.moved(.previousCharacter))),
            (KeyEvent(key: .backspace), .edited(.deleted(.previousCharacter))),
            (KeyEvent(key: .delete), .edited(.deleted(.nextCharacter))),
            (KeyEvent(key: .character("u"), modifiers: .control), .edited(.deleted(.start))),
            (KeyEvent(key: .character("u")), .edited(.inserted(TypedText("u")))),
            (KeyEvent(key: .character("q")), .edited(.inserted(TypedText("q")))),
            (KeyEvent(key: .character(" ")), .edited(.inserted(TypedText(" ")))),
            (KeyEvent(key: .character("7")), .edited(.inserted(TypedText("7")))),
            (KeyEvent(key: .character("ї")), .edited(.inserted(TypedText("ї")))),
            (KeyEvent(key: .pageUp), nil),
            (KeyEvent(key: .character("a"), modifiers: .control), .edited(.moved(.start))),
            (KeyEvent(key: .character("a"), modifiers: .alt), nil),
        ] as [(KeyEvent, CardFormEvent?)])
    func keys(key: KeyEvent, event: CardFormEvent?) {
        let view = PureViewScreen(view: CardFormView(), output: output)
        view.render(.sample())
        view.handle(.key(key), at: .zero)
        same(output.events, [event].compactMap(\.self))
    }

    @Test(
        "Left and right choose a bank or a network where the person names one",
        arguments: [.bank, .network] as [CardFormField])
    func choosing(field: CardFormField) {
        let view = PureViewScreen(view: CardFormView(), output: output)
        view.render(.sample(focus: field))
        view.handle(.key(.left), at: .zero)
        view.handle(.key(.right), at: .zero)
        same(output.events, [.choiceStepped(by: -1), .choiceStepped(by: 1)])
    }

    @Test("A paste is typed whole, and all that is typed is secret")
    func pasting() {
        let view = PureViewScreen(view: CardFormView(), output: output)
        view.render(.sample())
        view.handle(.paste("4111 1111"), at: .zero)
        view.handle(.focus(false), at: .zero)
        same(
            output.events,
            [
                .edited(.inserted(TypedText("4111 1111"))), .screen(.attentionChanged(hasFocus: false)),
            ])
        #expect(view.takesSecrets)
    }

    @Test("An event tells no digit of what was typed, however it is printed")
    func secrecy() {
        let event = CardFormEvent.edited(.inserted(TypedText("4111")))
        var dumped = ""
        dump(event, to: &dumped)
        for text in ["\(event)", String(reflecting: event), dumped] {
            #expect(!text.contains { $0.isNumber }, "\(text)")
        }
        #expect(event != .edited(.inserted(TypedText("4112"))))
    }

    @Test(
        "A click goes to the field that is there, or adds the card",
        arguments: [(80, 24), (40, 24), (40, 12)])
    func clicks(columns: Int, rows: Int) {
        let view = PureViewScreen(view: CardFormView(), output: output)
        view.render(.sample())
        view.resize(to: Size(columns: columns, rows: rows))
        let lines = view.frame(theme: .standard(depth: .none)).lines
        for (label, field) in zip(Self.labels, CardFormField.allCases) {
            press(label, in: lines, view)
            same(output.events.last, .fieldFocused(field))
        }
        let count = output.events.count
        view.click(at: .zero)
        view.handle(.pointer(PointerEvent(kind: .hovered, position: .zero)), at: .zero)
        same(output.events.count, count)
        guard rows > 12 else { return }
        press("Add the card", in: lines, view)
        same(output.events.last, .submitted)
    }

    @Test("The picture is exactly as large as the screen, whatever is on it")
    func sizes() {
        let states: [CardFormViewState] = [
            .sample(), .sample(focus: .number, isBusy: true),
            .sample(
                isWarned: true,
                alert: AlertState(title: "Error", message: "It took too long.", advice: "Again.")),
        ]
        for columns in [1, 2, 19, 20, 24, 35, 40, 60, 73, 80, 88, 120, 200] {
            for rows in [1, 2, 7, 8, 9, 12, 13, 14, 18, 20, 24, 30, 60] {
                let size = Size(columns: columns, rows: rows)
                for state in states {
                    let frame = frame(state, columns, rows)
                    #expect(frame.size == size && frame.hasWholeRows)
                }
            }
        }
    }

    @Test("From 20 columns and 10 rows on, every field is on the screen with what is wrong")
    func everyField() {
        for columns in [20, 30, 40, 60, 80, 120] {
            for rows in [10, 12, 16, 20, 24, 40] {
                let text = frame(.sample(), columns, rows).text
                for word in Self.labels + ["4444", "✗", "✓", "A name"] {
                    #expect(text.contains(word), "\(word) in \(columns) x \(rows)\n\(text)")
                }
            }
        }
    }

    @Test("However small the screen, the field where the person is stays in sight")
    func focus() {
        for (field, word) in zip(CardFormField.allCases, Self.labels) {
            for rows in 4..<12 { #expect(frame(.sample(focus: field), 40, rows).text.contains(word)) }
        }
    }

    @Test("The card stands beside the fields or above them, in full where it fits")
    func places() {
        func row(of word: String, _ columns: Int, _ rows: Int) -> Int? {
            frame(.sample(), columns, rows).lines.firstIndex { $0.contains(word) }
        }
        #expect(row(of: "Last 4", 80, 24) == 6 && row(of: "Card title", 80, 24).map { $0 > 3 } == true)
        #expect(row(of: "Last 4", 40, 24).map { $0 > 6 } == true)
        #expect(row(of: "Card title", 40, 18) != nil && row(of: "Card title", 40, 9) == nil)
    }

    @Test("A text that is longer than its box shows its end, where it is typed")
    func tail() {
        let field = CardFormSheet.Field(
            id: .title, label: "Title", text: String(repeating: "x", count: 90) + "END", hint: "",
            problem: nil, isRight: true)
        let text = frame(.sample(fields: [field]), 80, 24).text
        #expect(text.contains("…xxx"))
        #expect(text.contains("xEND█"))
    }

    @Test("The text forms say every field, and what is wrong")
    func texts() throws {
        let view = PureViewScreen(view: CardFormView(), output: output)
        for form in TextForm.allCases { try same(view.text(as: form), "") }
        view.render(.sample(isWarned: true))
        try same(
            view.text(as: .plain),
            """
            title\t
            number\t4444
            bank\t
            currency\t
            network\tmastercard
            holder\tASHA R4O

            """)
        let spoken = try view.text(as: .screenReader)
        #expect(
            spoken.hasPrefix(
                "Add a card\nLeave? Esc again.\n\nTitle.\nwhat you call the card.\n\nLast 4: 4444.\n"))
        #expect(spoken.contains("\nName: ASHA R4O.\nA name has letters"))
        let json =
            try JSONSerialization.jsonObject(with: Data(try view.text(as: .json).utf8)) as? [String: Any]
        #expect(json?["schema"] as? String == "swippy.form/1")
        same(
            (json?["fields"] as? [[String: Any]])?.map { $0["right"] as? Bool },
            [
                false, true, false, false, true, false,
            ])
        same(view.canvas(in: CanvasSpace(columns: 60, theme: .standard(depth: .none))).size.columns, 60)
    }

    private func frame(_ state: CardFormViewState, _ columns: Int, _ rows: Int) -> Canvas {
        let size = Size(columns: columns, rows: rows)
        return CardFormView().frame(of: state, in: LiveSpace(size: size, theme: .standard(depth: .none)))
    }

    private func press(_ text: String, in lines: [String], _ view: PureViewScreen<CardFormView>) {
        for (row, line) in lines.enumerated() {
            // The card shows some of the same words, above the fields or to their left.
            guard let range = line.ranges(of: text).last, text != "Title" || !line.contains("Card title")
            else {
                continue
            }
            let column = String(line[..<range.lowerBound]).columns
            view.click(at: Point(column: column, row: row))
        }
    }
}
