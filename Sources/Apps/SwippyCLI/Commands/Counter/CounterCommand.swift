import CommandLine
import CounterBuilder
import CounterScreens
import CounterStore
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import TerminalSession
import Words

/// Shows the counter on a live screen; in a pipe, prints its initial state.
struct CounterCommand: Command {
    static let name = "counter"
    static let intention = Intention.build
    static let summary = LocalizedText(
        en: "Count: the smallest feature, to learn the architecture from",
        uk: "Рахувати: найменша можливість, щоб вивчати архітектуру")
    static let options = OutputOptions.ofReport
    static let examples = [Example("swippy counter", "count on a live screen", "рахувати на живому екрані")]

    let call: Call

    func run() async throws {
        guard call.isLive else { return try await print() }
        _ = try await call.live(usesMouse: false) { loop, _ in
            loop.driver.navigator.push(counter(on: loop.driver.navigator).screen)
            return nil
        }
    }

    @MainActor
    private func print() async throws {
        let navigator = ScreenStack()
        let counter = counter(on: navigator)
        navigator.push(counter.screen)
        await counter.settle()
        let form = call.askedFormat == .json ? TextForm.json : .plain
        try call.console.write(try counter.screen.text(as: form))
    }

    @MainActor
    private func counter(on navigator: ScreenStack) -> BuiltScreen<CountEvent, CountViewState> {
        CountBuilder.counter(
            service: CountInMemory(), language: call.language, navigator: navigator, trace: call.trace)
    }
}
