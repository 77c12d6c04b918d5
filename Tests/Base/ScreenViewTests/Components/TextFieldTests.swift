import ScreenContract
import ScreenView
import TerminalKit
import Testing

@Suite("TextField")
struct TextFieldTests {
    private enum Event: Equatable {
        case focused, inserted(TypedText), deletedBackward, cleared
    }

    private let problem = FieldProblem(
        message: "A name has letters and spaces, and no more of anything else than that.",
        advice: "Leave the rest out.")

    private func field(
        _ text: String = "ASHA", problem: FieldProblem? = nil, isFocused: Bool = false,
        labelColumns: Int? = nil, messageRows: Int = 2
    ) -> TextField<Int, Event> {
        TextField(
            TextFieldState(
                id: 1, label: "Name", text: text, hint: "as on the card", problem: problem,
                isRight: problem == nil),
            isFocused: isFocused, labelColumns: labelColumns, messageRows: messageRows,
            events: TextField.Events(
                focused: .focused, inserted: Event.inserted, deletedBackward: .deletedBackward,
                cleared: .cleared))
    }

    @Test("It has a label, a box with what was typed, the cursor and a mark, and what there is to say")
    func drawn() {
        #expect(field().lines(columns: 20) == ["Name", "│ ASHA             ✓", "as on the card", ""])
        #expect(
            field(problem: problem, isFocused: true).lines(columns: 40) == [
                "Name", "▌ ASHA█                                ✗",
                "A name has letters and spaces, and no", "more of anything else than that.",
            ])
        #expect(
            field(problem: problem, messageRows: 3).lines(columns: 40).last == "the rest out.")
        #expect(
            field("", isFocused: true, labelColumns: 7, messageRows: 0).lines(columns: 20)
                == ["Name   ▌ █         ✓"])
    }

    @Test("A text that is longer than the box shows its end, where it is typed")
    func tail() {
        let line = field("from the beginning to the END", isFocused: true).lines(columns: 20)[1]
        #expect(line == "▌ …ning to the END█✓")
    }

    @Test("It is as high as it says, and draws nothing beside its place", arguments: [nil, 0, 7, 30])
    func place(labelColumns: Int?) {
        for text in ["", "ASHA", String(repeating: "カード", count: 20)] {
            for isFocused in [true, false] {
                field(text, problem: problem, isFocused: isFocused, labelColumns: labelColumns)
                    .expectToKeepToItsPlace()
                field(text, isFocused: isFocused, labelColumns: labelColumns, messageRows: 0)
                    .expectToKeepToItsPlace()
            }
        }
    }

    @Test("It takes what is typed and pasted, and a press anywhere on it")
    func taken() {
        let events: [(InputEvent, Event)] = [
            (.key(.character("u")), .inserted(TypedText("u"))),
            (.key(.character("Ї"), .shift), .inserted(TypedText("Ї"))),
            (.paste("4111 1111"), .inserted(TypedText("4111 1111"))),
            (.key(.backspace), .deletedBackward), (.key(.delete), .deletedBackward),
            (.key(.character("u"), .control), .cleared), (.press(3, 2), .focused),
        ]
        for (input, event) in events {
            #expect(field().handle(input, in: Size(columns: 20, rows: 4)) == [event])
        }
    }

    @Test(
        "Any other input is not for it",
        arguments: [
            .key(.tab), .key(.enter), .key(.escape), .key(.left), .key(.up), .key(.home),
            .key(.character("a"), .control), .key(.character("a"), .alt), .focus(false),
            .pointer(PointerEvent(kind: .hovered, position: .zero)),
        ] as [InputEvent])
    func notTaken(input: InputEvent) {
        #expect(field().handle(input, in: Size(columns: 20, rows: 4)) == nil)
    }

    @Test("What was typed is told by a type that masks it, however it is printed")
    func secrecy() {
        let events = field().handle(.paste("4111"), in: Size(columns: 20, rows: 4))
        var dumped = ""
        dump(events, to: &dumped)
        #expect(!"\(String(reflecting: events)) \(dumped)".contains("4111"))
    }

    @Test("In words it is what is in it, and what is wrong with that or else the hint")
    func words() {
        #expect(field().words == ["Name: ASHA", "as on the card"])
        #expect(field("", problem: problem).words == ["Name", problem.message, problem.advice])
        #expect(field().advance(to: .seconds(1)) == nil)
    }
}
