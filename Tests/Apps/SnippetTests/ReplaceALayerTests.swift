import Counter
import Testing

/// Docs/ReplaceALayer.md shows a counter of which three layers are another program's.
@Suite("A counter with layers of another program")
@MainActor
struct ReplaceALayerTests {
    private let navigator = ScreenStack()

    @Test("has another view: the same events and states, drawn as tally marks")
    func view() throws {
        let output = Recorder()
        let screen = PureViewScreen(view: TallyView(), output: output)
        screen.render(CountViewState(value: "7", headline: "", problem: nil, hints: []))
        let canvas = screen.canvas(in: CanvasSpace(columns: 40, theme: .standard(depth: .none)))
        #expect(canvas.text.contains("||||| ||\n"))
        screen.handle(.key(KeyEvent(key: .backspace)), at: .zero)
        #expect(output.events == [.decreased])
    }

    @Test("has another presenter, which counts in dozens by the same rules")
    func presenter() async {
        let counter = tally(keptBy: CountInMemory(), on: navigator)
        navigator.push(counter.screen)
        for event in [CountEvent.screen(.appeared), .increased, .increased] { await counter.send(event) }
        #expect(counter.state?.headline == "2 dozen" && counter.state?.value == "24")
        for _ in 1...3 { await counter.send(.decreased) }
        #expect(counter.state?.value == "0" && counter.state?.problem == "That is as far as it goes.")
    }

    @Test("has another store, which keeps every count")
    func store() async throws {
        let store = CountWithHistory()
        let counter = CountBuilder.counter(service: store, language: .english, navigator: navigator)
        for event in [CountEvent.increased, .increased, .decreased] { await counter.send(event) }
        #expect(await store.history.map(\.value) == [0, 1, 2, 1])
        #expect(counter.state?.headline == "Counted 1 time")
    }

    /// Takes the presenter's place.
    private final class Recorder: ViewOutput {
        private(set) var events: [CountEvent] = []
        func handle(_ event: CountEvent) { events.append(event) }
        func settle() async {}
    }
}
