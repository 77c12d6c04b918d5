package import CommandLine
package import TerminalKit
import TerminalSession
import ScreenView
import Synchronization
import Words

extension Call {
    /// Whether live screens are said instead of drawn: the command is live, and sentences are asked for.
    package var isHeard: Bool {
        askedFormat == .screenReader && option(LiveOptions.replay.name) != nil && !has(LiveOptions.replay)
    }

    /// Whether nothing is to move: the person wants that, or hears the screens.
    package var reducesMotion: Bool { flag(LiveOptions.reducedMotion) || isHeard }

    /// Says screens until the person has left the last one: in a terminal by its keys, otherwise by the lines of standard input.
    ///
    /// - Parameter start: puts the first screen on the driver's navigator, and returns the listener that the screens report to, which
    ///   they hold weakly.
    @MainActor
    package func hear(_ start: (LiveDriver) throws -> AnyObject?) async throws {
        let voice = Voice(language)
        guard console.isInputTerminal else {
            return try await withoutActuallyEscaping(start) { start in
                try await hearLines(start)
            }
        }
        var options = SessionOptions(
            depth: .none, mouse: false, drawsOnInput: true, pictures: .none, environment: console.environment)
        options.onlyReads = true
        let session = try LiveTerminal.open(options)
        defer { session.close() }
        try await hear(
            session.events, clock: session.clock, waitsForRest: false, start,
            greeting: voice(
                "? says the keys, F1 where text is typed, too, and Control-L says the whole screen again.",
                "? називає клавіші, F1 — і там, де вводять текст, а Control-L повторює весь екран."),
            willConclude: { session.conclude() })
    }

    /// The same by lines. A signal cancels what is under way, and what became of it is said before the program ends by it.
    @MainActor
    private func hearLines(_ start: @escaping (LiveDriver) throws -> AnyObject?) async throws {
        let greeting = Voice(language)(
            "Each line is the name of a key, such as enter, esc or down, or a text. ? says the keys, f1 where text is typed, too.",
            "Кожен рядок — назва клавіші, як-от enter, esc чи down, або текст. ? називає клавіші, f1 — і там, де вводять текст."
        )
        var ending = Result<LiveEnding, any Error>.success(.left)
        let signal = await Interruption.cancelling {
            do {
                let hasRefused = Mutex(false)
                let events = KeyLine.events(read: console.readLine) { [refuseLine] length in
                    hasRefused.withLock { $0 = true }
                    refuseLine(length)
                }
                ending = .success(
                    try await hear(
                        events, waitsForRest: true, start, greeting: greeting,
                        hasRefused: { hasRefused.withLock(\.self) }))
            } catch {
                ending = .failure(error)
            }
        }
        if let signal { return Interruption.end(by: signal) }
        if case .interrupted(let signal) = try ending.get() { Interruption.end(by: signal) }
    }

    /// - Throws: the exit code of an order, if the screens end while it is unknown what became of it, or of the failure that they say
    ///   when the input ends; 130 if the lines end at a question; 65 if one of them was lost.
    @discardableResult
    @MainActor
    private func hear(
        _ events: AsyncStream<SessionEvent>, clock: SessionClock = SessionClock(), waitsForRest: Bool,
        _ start: (LiveDriver) throws -> AnyObject?, greeting: String,
        hasRefused: @escaping () -> Bool = { false }, willConclude: @escaping () -> Void = {}
    ) async throws -> LiveEnding {
        let outlet = HeardOutlet(
            events, clock: clock, waitsForRest: waitsForRest, waitingClock: console.clock,
            voice: Voice(language), greeting: greeting, hasRefused: hasRefused, willConclude: willConclude
        ) { try console.write($0) }
        let loop = LiveLoop(on: outlet)
        let listener = try start(loop.driver)
        defer { withExtendedLifetime(listener) {} }
        outlet.listener = listener as? any DoubtKeeping
        let ending = try await loop.run()
        if ending == .ended, let listener = listener as? any DoubtKeeping {
            try check(listener, at: loop.driver.navigator.top, asks: waitsForRest)
        }
        if outlet.isLost, !ending.isInterruption { throw ExitCode.badData }
        return ending
    }

    /// - Parameter asks: whether the end of the input is the answer no to what `screen` asks.
    @MainActor
    private func check(_ listener: any DoubtKeeping, at screen: (any Screen)?, asks: Bool) throws {
        if let doubt = listener.doubt { throw doubt.exitCode }
        let said = screen?.interactive?.speech.lines ?? []
        if let failure = listener.failure, said.contains(where: { $0.contains(failure.message) }) {
            throw failure.exitCode
        }
        if asks, let screen, listener.isAsking(screen) {
            throw CommandStop(
                exitCode: .interrupted,
                message: Voice(language)(
                    "The input ended at a question, so nothing was done there.",
                    "Ввід закінчився на запитанні, тож там нічого не зроблено."))
        }
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

extension LiveEnding {
    fileprivate var isInterruption: Bool { if case .interrupted = self { true } else { false } }
}
