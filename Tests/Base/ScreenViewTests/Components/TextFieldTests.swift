import ScreenContract
import ScreenView
import TerminalKit
import TestSupport
import Testing

@Suite("TextField")
struct TextFieldTests {
    private enum Event: Equatable {
        case focused, edited(TextEdit)
    }

    private let problem = FieldProblem(
        message: "A name has letters and spaces, and no more of anything else than that.",
        advice: "Leave the rest out.")

    private func field(
        _ text: String = "ASHA", problem: FieldProblem? = nil, isFocused: Bool = false,
        cursor: Int? = nil, hasChoices: Bool = false, labelColumns: Int? = nil, messageRows: Int = 2
    ) -> TextField<Int, Event> {
        TextField(
            TextFieldState(
                id: 1, label: "Name", text: text, cursor: cursor, hint: "as on the card", problem: problem,
                isRight: problem == nil),
            isFocused: isFocused, hasChoices: hasChoices, labelColumns: labelColumns,
            messageRows: messageRows, focused: .focused, edited: Event.edited)
    }

    @Test("It has a label, a box with what was typed, the cursor and a mark, and what there is to say")
    func drawn() {
        same(field().lines(columns: 20), ["Name", "│ ASHA             ✓", "as on the card", ""])
        same(
            field(problem: problem, isFocused: true).lines(columns: 40),
            [
                "Name", "▌ ASHA█                                ✗",
                "A name has letters and spaces, and no", "more of anything else than that.",
            ])
        same(field(problem: problem, messageRows: 3).lines(columns: 40).last, "the rest out.")
        same(
            field("", isFocused: true, labelColumns: 7, messageRows: 0).lines(columns: 20),
            ["Name   ▌ █         ✓"])
    }

    @Test("The terminal's cursor stands where the person types, and only there")
    func terminalCursor() {
        func place(_ field: TextField<Int, Event>) -> Point? {
            var canvas = Canvas(size: Size(columns: 20, rows: 4))
            field.draw(on: &canvas, in: canvas.bounds, theme: .standard(depth: .none))
            return canvas.cursor
        }
        same(place(field(isFocused: true)), Point(column: 6, row: 1))
        same(place(field("ASHA", isFocused: true, cursor: 1)), Point(column: 3, row: 1))
        same(place(field("漢字かな", isFocused: true, cursor: 2)), Point(column: 6, row: 1))
        same(place(field("from the beginning to the END", isFocused: true)), Point(column: 18, row: 1))
        #expect(place(field()) == nil)
        var dimmed = Canvas(size: Size(columns: 20, rows: 4))
        field(isFocused: true).draw(on: &dimmed, in: dimmed.bounds, theme: .standard(depth: .none))
        dimmed.dim(dimmed.bounds, theme: .standard(depth: .none))
        #expect(dimmed.cursor == nil)
    }

    @Test("A text that is longer than the box shows its end, where it is typed")
    func tail() {
        let line = field("from the beginning to the END", isFocused: true).lines(columns: 20)[1]
        same(line, "▌ …ning to the END█✓")
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

    @Test("The cursor stands on a character, which stays in sight")
    func cursor() {
        same(field(isFocused: true, cursor: 2).lines(columns: 20)[1], "▌ ASHA             ✓")
        var canvas = Canvas(size: Size(columns: 20, rows: 4))
        field(isFocused: true, cursor: 2).draw(on: &canvas, in: canvas.bounds, theme: .standard(depth: .none))
        let marked = (0..<20).filter { canvas[Point(column: $0, row: 1)].style.attributes.contains(.reverse) }
        same(marked, [4])
        let long = "from the beginning to the END"
        same(field(long, isFocused: true, cursor: 0).lines(columns: 20)[1], "▌ from the beginnin✓")
        same(field(long, isFocused: true, cursor: 20).lines(columns: 20)[1], "▌ …the beginning to✓")
    }

    @Test("It takes what is typed and pasted, the keys of readline, and a press anywhere on it")
    func taken() {
        let edits: [(InputEvent, TextEdit)] = [
            (.key(.character("u")), .inserted(TypedText("u"))),
            (.key(.character("Ї"), .shift), .inserted(TypedText("Ї"))),
            (.paste("4111 1111"), .inserted(TypedText("4111 1111"))),
            (.key(.backspace), .deleted(.previousCharacter)), (.key(.delete), .deleted(.nextCharacter)),
            (.key(.backspace, .alt), .deleted(.previousWord)),
            (.key(.character("w"), .control), .deleted(.previousWord)),
            (.key(.character("u"), .control), .deleted(.start)),
            (.key(.character("k"), .control), .deleted(.end)), (.key(.left), .moved(.previousCharacter)),
            (.key(.right, .control), .moved(.nextWord)), (.key(.character("b"), .alt), .moved(.previousWord)),
            (.key(.home), .moved(.start)), (.key(.character("e"), .control), .moved(.end)),
        ]
        for (input, edit) in edits {
            same(field().handle(input, in: Size(columns: 20, rows: 4)), [.edited(edit)])
        }
        same(field().handle(.press(3, 2), in: Size(columns: 20, rows: 4)), [.focused])
        same(
            field().handle(.press(4, 1), in: Size(columns: 20, rows: 4)),
            [
                .focused, .edited(.moved(.character(2))),
            ])
        same(
            field("", labelColumns: 7).handle(.press(12, 0), in: Size(columns: 20, rows: 4)),
            [
                .focused, .edited(.moved(.character(0))),
            ])
    }

    @Test(
        "Any other input is not for it",
        arguments: [
            .key(.tab), .key(.enter), .key(.escape), .key(.up), .key(.character("z"), .control),
            .key(.character("a"), .alt), .focus(false),
            .pointer(PointerEvent(kind: .hovered, position: .zero)),
        ] as [InputEvent])
    func notTaken(input: InputEvent) {
        #expect(field().handle(input, in: Size(columns: 20, rows: 4)) == nil)
    }

    @Test("Left and right are not for a field that has choices, but by words they are")
    func choices() {
        let field = field(hasChoices: true)
        #expect(field.handle(.key(.left), in: Size(columns: 20, rows: 4)) == nil)
        same(
            field.handle(.key(.left, .control), in: Size(columns: 20, rows: 4)),
            [.edited(.moved(.previousWord))])
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
        same(field().words, ["Name: ASHA", "as on the card"])
        same(field("", problem: problem).words, ["Name", "\(problem.message) \(problem.advice)"])
        #expect(field().advance(to: .seconds(1)) == nil)
    }
}
