import PaymentCardsBuilder
import PaymentCardsContract
import TerminalKit
import TerminalSession

/// `swippy` without a command: the live list, or a recording of one. Without a terminal it prints the list.
@MainActor
struct LiveCommand {
    let invocation: Invocation
    let language: Language
    let console: Console

    func run() async throws {
        if let path = invocation.text(.replay) {
            try await ReplayCommand(command: self, path: path).run()
        } else if console.isTerminal, console.isInputTerminal {
            try await live()
        } else {
            try await CardCommand(invocation: invocation, language: language, console: console).run()
        }
    }

    /// Puts the list on the driver's navigator.
    ///
    /// - Returns: who hears what the list reports. Nobody else keeps it.
    func start(_ driver: LiveDriver) async throws -> LiveListener {
        let config = try SwipeSettings(invocation: invocation, console: console, language: language).config()
        let builder = CardListBuilder(
            service: CardCommand.service(invocation), config: config, reducesMotion: reducesMotion,
            usesMouse: hasMouse, language: language)
        let listener = LiveListener()
        let module = builder.list(
            try ListQuery(invocation: invocation, format: .cards).query(), navigator: driver.navigator,
            output: listener)
        driver.navigator.push(module.screen)
        listener.appear = { await module.gestures.appear() }
        return listener
    }

    /// The colours to draw with.
    var depth: ColorDepth {
        ColorDepth.resolve(
            choice: invocation.choice(.color, as: ColorChoice.self)?.choice ?? .auto,
            environment: console.environment, isTerminal: console.isTerminal)
    }

    private var hasMouse: Bool { !invocation.flag(.noMouse) }

    private var reducesMotion: Bool {
        invocation.flag(.reducedMotion) || !(console.environment["SWIPPY_REDUCED_MOTION"] ?? "").isEmpty
    }

    private func live() async throws {
        // What can't be recorded is said before the terminal is touched.
        let recorder = try recorder()
        let session: LiveTerminal
        do {
            session = try await LiveTerminal.open(
                SessionOptions(
                    depth: depth, mouse: hasMouse, environment: console.environment))
        } catch SessionError.notATerminal, SessionError.dumbTerminal {
            try await CardCommand(invocation: invocation, language: language, console: console).run()
            return
        }
        defer { session.close() }
        let loop = LiveLoop(session: session, depth: depth, recorder: recorder)
        try await loop.run(try await start(loop.driver))
    }

    private func recorder() throws -> Recorder? {
        guard let path = invocation.text(.record) else { return nil }
        do {
            return try Recorder(path: path)
        } catch {
            throw CommandStop.cannotRecord(path, error, language)
        }
    }
}

/// Hears what a live list reports.
@MainActor
final class LiveListener: CardListModuleOutput {
    /// Brings the list up.
    var appear: @MainActor () async -> Void = {}
    /// Told when the person takes the mouse or leaves it.
    var mouseChanged: @MainActor (Bool) -> Void = { _ in }
    /// Whether the person wants to leave.
    private(set) var isFinished = false

    func cardList(didFailWith error: CardsError, alert: AlertState) {
        // The screen shows it, with what to do.
    }

    func cardList(didSkip unreadable: [String]) {
        // The screen says how many; a live screen has no standard error to name them on.
    }

    func cardList(didSetMouse isOn: Bool) {
        mouseChanged(isOn)
    }

    func cardListDidFinish() {
        isFinished = true
    }
}
