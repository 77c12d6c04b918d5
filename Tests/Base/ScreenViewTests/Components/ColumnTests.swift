import ScreenView
import TerminalKit
import Testing

@Suite("Column")
struct ColumnTests {
    private enum Event: Equatable {
        case pressed(String), moved(Int), told(Point)
    }

    /// As many rows as its text has words, which says where it was pressed and takes Down.
    private struct Words: Component {
        let text: String
        var next: Duration?

        func rows(columns: Int) -> Int { text.split(separator: " ").count }

        func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
            for (row, word) in text.split(separator: " ").enumerated() {
                canvas.put(
                    word, at: Point(column: place.minColumn, row: place.minRow + row), style: Style(),
                    maxColumns: place.size.columns)
            }
        }

        func handle(_ input: InputEvent, in size: Size) -> [Event]? {
            switch input {
            case .pointer(let pointer): [.told(pointer.position)]
            case .key(KeyEvent(key: .down)): []
            case .key, .paste, .focus, .reply: nil
            }
        }

        mutating func advance(to time: Duration) -> Duration? {
            next = next.flatMap { $0 > time ? $0 : nil }
            return next
        }

        var words: [String] { [text] }
    }

    /// A component that contains another one and remembers how often it was asked, as a class on the main actor.
    @MainActor
    private final class Frame: @MainActor Component {
        private var content: any Component<Event>
        private(set) var inputs = 0

        init(_ content: any Component<Event>) { self.content = content }

        func rows(columns: Int) -> Int { content.rows(columns: columns - 2) + 2 }

        func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
            canvas.drawBorder(of: place, style: Style())
            content.draw(on: &canvas, in: place.inset(columns: 1, rows: 1), theme: theme)
        }

        func handle(_ input: InputEvent, in size: Size) -> [Event]? {
            inputs += 1
            let place = Rect(origin: .zero, size: size).inset(columns: 1, rows: 1)
            return input.inside(place).flatMap { content.handle($0, in: place.size) }
        }

        var words: [String] { content.words }
    }

    private let size = Size(columns: 12, rows: 5)

    private func column(focus: Int? = nil) -> Column<Event> {
        Column(
            [
                Words(text: "a b", next: .seconds(3)), Button("go", isStrong: true, pressed: .pressed("go")),
                Words(text: "c d", next: .seconds(2)),
            ], focus: focus, focusMoved: Event.moved)
    }

    @Test("Its parts are one below the other, and it is as high as all of them")
    func drawn() {
        #expect(column().lines(columns: 6) == ["a", "b", " go", "c", "d"])
        #expect(column().words == ["a b", "go", "c d"])
        column().expectToKeepToItsPlace()
    }

    @Test("A part that doesn't fit is neither drawn nor pressed")
    func tooLow() {
        var canvas = Canvas(size: Size(columns: 6, rows: 5))
        let place = Rect(column: 1, row: 0, columns: 5, rows: 4)
        column().draw(on: &canvas, in: place, theme: .standard(depth: .none))
        #expect(canvas.text == " a\n b\n  go\n\n")
        var column = column()
        #expect(column.handle(.press(0, 3), in: place.size) == nil)
    }

    @Test("A pointer is for the part that it is on, counted from there")
    func pointer() {
        var column = column(focus: 0)
        #expect(column.handle(.press(4, 1), in: size) == [.told(Point(column: 4, row: 1))])
        #expect(column.handle(.press(4, 4), in: size) == [.told(Point(column: 4, row: 1))])
        #expect(column.handle(.press(4, 2), in: size) == [.pressed("go")])
        #expect(column.handle(.press(11, 2), in: size) == nil)
        #expect(column.handle(.press(4, 9), in: size) == nil)
    }

    @Test("The part with the focus gets a key first; Tab and the arrows move the focus")
    func keys() {
        var column = column(focus: 0)
        #expect(column.handle(.key(.down), in: size) == [])
        #expect(column.handle(.key(.up), in: size) == [.moved(-1)])
        #expect(column.handle(.key(.tab), in: size) == [.moved(1)])
        #expect(column.handle(.key(.backTab), in: size) == [.moved(-1)])
        for input in [InputEvent.key(.enter), .paste("x"), .focus(true)] {
            #expect(column.handle(input, in: size) == nil)
        }
        var unfocused = self.column()
        #expect(unfocused.handle(.key(.down), in: size) == [.moved(1)])
    }

    @Test("It wants to be told the time as soon as one of its parts does")
    func time() {
        var column = column()
        #expect(column.advance(to: .seconds(1)) == .seconds(2))
        #expect(column.advance(to: .seconds(2)) == .seconds(3))
        #expect(column.advance(to: .seconds(3)) == nil)
    }

    @Test("A part may be a class on the main actor that remembers, with a component inside")
    @MainActor
    func nested() {
        let frame = Frame(column())
        var outer = Column([Words(text: "top"), frame], focus: 1, focusMoved: Event.moved)
        #expect(
            outer.lines(columns: 7) == [
                "top", "╭─────╮", "│a    │", "│b    │", "│ go  │", "│c    │", "│d    │", "╰─────╯",
            ])
        let size = Size(columns: 7, rows: 8)
        #expect(outer.handle(.press(1, 4), in: size) == [.pressed("go")])
        #expect(outer.handle(.press(0, 4), in: size) == nil)
        #expect(outer.handle(.key(.tab), in: size) == [.moved(1)])
        #expect(frame.inputs == 3)
        #expect(outer.words == ["top", "a b", "go", "c d"])
    }
}

@Suite("Button")
struct ButtonTests {
    private let button = Button("⏎ Add", isStrong: false, pressed: 7)

    @Test("It is pressed where its words are, and nowhere else")
    func pressed() {
        #expect(button.lines(columns: 20) == [" ⏎ Add"])
        for column in 0..<20 {
            #expect(
                button.handle(.press(column, 0), in: Size(columns: 20, rows: 1)) == (column < 8 ? [7] : nil))
        }
        for input in [InputEvent.key(.enter), .paste("x"), .focus(true)] {
            #expect(button.handle(input, in: Size(columns: 20, rows: 1)) == nil)
        }
        #expect(button.words == ["⏎ Add"])
        button.expectToKeepToItsPlace()
    }
}
