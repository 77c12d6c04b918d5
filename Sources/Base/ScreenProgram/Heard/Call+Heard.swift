package import CommandLine
package import TerminalKit
import TerminalSession
import ScreenView
import Words

extension Call {
    /// Whether live screens are said instead of drawn: the command is live, and sentences are asked for.
    package var isHeard: Bool {
        askedFormat == .screenReader && option(LiveOptions.replay.name) != nil && !has(LiveOptions.replay)
    }

    /// Says screens until the person has left the last one: in a terminal by its keys, otherwise by the lines of standard input.
    ///
    /// - Parameter start: puts the first screen on the driver's navigator, and returns the listener that the screens report to, which
    ///   they hold weakly.
    @MainActor
    package func hear(_ start: (LiveDriver) throws -> AnyObject?) async throws {
        let voice = Voice(language)
        guard console.isInputTerminal else {
            return try await hear(
                KeyLine.events(read: { readLine() }, refuse: refuseLine), waitsForRest: true, start,
                greeting: voice(
                    "Each line is the name of a key, such as enter, esc or down, or a text. ? says the keys.",
                    "Кожен рядок — назва клавіші, як-от enter, esc чи down, або текст. ? називає клавіші."))
        }
        var options = SessionOptions(
            depth: .none, mouse: false, drawsOnInput: true, pictures: .none, environment: console.environment)
        options.onlyReads = true
        let session = try LiveTerminal.open(options)
        defer { session.close() }
        try await hear(
            session.events, clock: session.clock, waitsForRest: false, start,
            greeting: voice(
                "? says the keys, and Control-L the whole screen again.",
                "? називає клавіші, а Control-L повторює весь екран."))
    }

    @MainActor
    private func hear(
        _ events: AsyncStream<SessionEvent>, clock: SessionClock = SessionClock(), waitsForRest: Bool,
        _ start: (LiveDriver) throws -> AnyObject?, greeting: String
    ) async throws {
        let outlet = HeardOutlet(
            events, clock: clock, waitsForRest: waitsForRest, voice: Voice(language), greeting: greeting
        ) { try console.write($0) }
        let loop = LiveLoop(on: outlet)
        let listener = try start(loop.driver)
        defer { withExtendedLifetime(listener) {} }
        try await loop.run()
    }

    private var refuseLine: @Sendable (Int) -> Void {
        let (name, voice, tell) = (program.name, Voice(language), console.writeError)
        return { length in
            let problem = voice(
                "a line of \(length) characters is too long: at most \(KeyLine.longest)",
                "рядок із \(length) знаків задовгий: щонайбільше \(KeyLine.longest)")
            tell("\(name): \(problem)\n")
        }
    }
}
