import CounterBuilder
import CounterScreens
import CounterStore
import CounterView
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TestSupport
import Testing
import Words

@Suite("The counter's view")
struct CountViewTests {
    private let view = CountView()

    @Test("turns keys into events")
    func keys() {
        let keys: [Key] = [.up, .down, .character("+"), .character("-"), .character("x"), .escape]
        same(
            keys.map { view.keys(on: nil).event(for: KeyEvent(key: $0)) },
            [.increased, .decreased, .increased, .decreased, nil, .screen(.closed)])
    }

    @Test("draws the count, what is wrong, and its keys")
    func drawn() {
        let state = CountViewState(
            value: "7", headline: "Counted 7 times", problem: "No.",
            hints: zip([CountEvent.increased, .decreased, .screen(.closed)], ["a", "b", "c"])
                .map { KeyHint(.event($0), $1) })
        let space = CanvasSpace(columns: 40, rows: 5, theme: .standard(depth: .none))
        same(
            ANSIEncoder.plainText(view.canvas(of: state, in: space)),
            "\n  Counted 7 times\n  No.\n\n  + a  - b  Esc c")
        // Printed, it is as high as it needs; without a problem, it says nothing there.
        let printed = CanvasSpace(columns: 40, theme: .standard(depth: .none))
        same(
            ANSIEncoder.plainText(
                view.canvas(
                    of: CountViewState(value: "1", headline: "Once", problem: nil, hints: []), in: printed)),
            "\n  Once\n\n\n")
        same(
            TextForm.allCases.map { view.text(of: state, as: $0) },
            ["7\n", "{\"schema\": \"swippy.counter/1\", \"count\": 7}\n", "Counted 7 times\nNo.\n"])
    }
}

@MainActor
@Suite("The built counter")
struct CountBuilderTests {
    @Test("counts by hand, remembers, goes back, and is freed")
    func whole() async throws {
        let (service, navigator) = (CountInMemory(), ScreenStack())
        weak var freed: (any InteractiveScreen)?
        do {
            let counter = CountBuilder.counter(service: service, language: .ukrainian, navigator: navigator)
            navigator.push(counter.screen)
            await counter.send(.screen(.appeared))
            counter.screen.handle(.key(KeyEvent(key: .up)), at: .zero)
            await counter.screen.settle()
            try same(counter.screen.text(as: .screenReader), "Пораховано 1 раз\n")
            let hints = try #require(counter.state?.hints)
            #expect(hints.count == 3 && CountView().keys(on: nil).faults(of: hints) == [])
            freed = counter.screen
            counter.screen.handle(.key(KeyEvent(key: .escape)), at: .zero)
            #expect(navigator.top == nil)
        }
        #expect(freed == nil)
        let again = CountBuilder.counter(service: service, language: .english, navigator: navigator)
        await again.send(.screen(.appeared))
        try same(again.screen.text(as: .plain), "1\n")
    }
}
