import CounterBuilder
import CounterScreens
import CounterStore
import ScreenContract
import ScreenView
import TerminalKit
import TerminalSession
import Words

/// `counter`: a person who counts on a live screen; in a pipe, what the counter says before anything was counted.
@MainActor
struct CounterCommand {
    let invocation: Invocation
    let language: Language
    let console: Console

    func run() async throws {
        guard console.isTerminal, console.isInputTerminal, console.understandsEscapes,
            invocation.choice(.format, as: OutputFormat.self) == nil
        else { return try await print() }
        let depth = ColorDepth.resolve(
            choice: invocation.choice(.color, as: ColorChoice.self)?.choice ?? .auto,
            environment: console.environment, isTerminal: true)
        let session = try LiveTerminal.open(
            SessionOptions(depth: depth, mouse: false, environment: console.environment))
        defer { session.close() }
        let loop = LiveLoop(
            session: session, depth: depth, characters: console.drawingCharacters, recorder: nil)
        let counter = counter(on: loop.driver.navigator)
        let listener = LiveListener()
        listener.appear = { await counter.send(.screen(.appeared)) }
        try await loop.run(listener)
    }

    private func print() async throws {
        let counter = counter(on: ScreenStack())
        await counter.send(.screen(.appeared))
        let form = invocation.choice(.format, as: OutputFormat.self) == .json ? TextForm.json : .plain
        try console.write(try counter.screen.text(as: form))
    }

    private func counter(on navigator: ScreenStack) -> BuiltScreen<CountEvent> {
        let counter = CountBuilder.counter(
            service: CountInMemory(), language: language, navigator: navigator)
        navigator.push(counter.screen)
        return counter
    }
}
