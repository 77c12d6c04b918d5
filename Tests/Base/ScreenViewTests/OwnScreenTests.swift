import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TestSupport
import Testing

private enum NameEvent: ViewEvent {
    case screen(ScreenEvent), done
    case edited(TextEdit)
}

/// A name to type.
private struct NameView: PureView {
    func canvas(of state: String, in space: CanvasSpace) -> Canvas {
        var canvas = Canvas(size: Size(columns: space.columns, rows: space.rows ?? 1))
        canvas.put(state, at: .zero, style: Style())
        return canvas
    }

    func text(of state: String, as form: TextForm) -> String { state }
    func keys(on state: String?) -> KeyTable<NameEvent> { KeyTable([KeyRow("⏎", .done, .enter)]) }

    func events(for input: InputEvent, on state: String?, in space: LiveSpace) -> [NameEvent] {
        events(
            for: input, on: state, in: space,
            typingInto: state.map { text in
                SearchField(
                    SearchFieldState(label: "Name", text: text, cursor: text.count, found: ""),
                    edited: NameEvent.edited)
            })
    }
}

/// Shows how many events there were.
@MainActor
private final class CountingPresenter: Presenter {
    weak var view: (any ViewInput<String>)?
    private var count = 0

    func handle(_ event: NameEvent) {
        count += 1
        view?.render("\(count)")
    }

    func settle() async {}
}

@MainActor
@Suite("A screen in a few lines")
struct OwnScreenTests {
    @Test("types what no key stands for, only while there is a field, and leaves clicks to the canvas")
    func typing() {
        let output = OutputSpy<NameEvent>()
        let screen = PureViewScreen(view: NameView(), output: output)
        screen.resize(to: Size(columns: 10, rows: 2))
        func act() -> [NameEvent] {
            let before = output.events.count
            for key: Key in ["a", .enter] { screen.handle(.key(KeyEvent(key: key)), at: .zero) }
            screen.click(at: .zero)
            return Array(output.events[before...])
        }
        same(act(), [.done])
        screen.render("Ash")
        same(act(), [.edited(.inserted(TypedText("a"))), .done])
    }

    @Test("connects a presenter and a view, and frees both with it")
    func built() async {
        weak var freed: CountingPresenter?
        do {
            let presenter = CountingPresenter()
            freed = presenter
            let screen = BuiltScreen(of: presenter, showing: NameView())
            await screen.send(.done)
            same(screen.state, "1")
            screen.screen.handle(.key(KeyEvent(key: .enter)), at: .zero)
            same(screen.state, "2")
        }
        #expect(freed == nil)
    }
}
