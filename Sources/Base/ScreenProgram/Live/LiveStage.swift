public import CommandLine
import ScreenContract
public import ScreenView
package import TerminalSession
public import TerminalKit
import Words

extension Call {
    /// Whether screens are shown live: there is a terminal with keys, and no option requests printed output.
    package var isLive: Bool {
        console.understandsEscapes && console.hasKeys && askedFormat == nil && !has(OutputOptions.width)
    }

    /// Shows a screen: live until the person leaves it, or printed, as the options and the terminal say.
    ///
    /// - Parameter build: makes the screen, which goes back through the navigator.
    @MainActor
    public func show<Event, State>(
        _ build: (any Navigator) -> BuiltScreen<Event, State>
    ) async throws {
        try await show(waitingFor: .answer) { (navigator, _: ScreenListener<Never, NoFailure>) in
            build(navigator)
        }
    }

    /// The same, for a screen that reports to a listener.
    ///
    /// - Parameter build: makes the screen, which goes back through the navigator and reports to the listener.
    @MainActor
    package func show<Outcome, Failure, Event, State>(
        waitingFor wait: ProgressLine.Wait,
        _ build: (any Navigator, ScreenListener<Outcome, Failure>) -> BuiltScreen<Event, State>
    ) async throws {
        try await withoutActuallyEscaping(build) { build in
            try await perform {
                { driver in
                    let listener = ScreenListener<Outcome, Failure>(self, hearing: .live)
                    driver.slidesScreens = !reducesMotion
                    driver.navigator.push(build(driver.navigator, listener).screen)
                    return listener
                }
            } orPrint: {
                try await answer(waitingFor: wait, build)
            }
        }
    }

    /// Shows places live, beginning with the first, or prints, as the options and the terminal say.
    ///
    /// - Parameters:
    ///   - places: makes the places, whose screens report to the listener.
    ///   - instead: prints.
    @MainActor
    package func show<Outcome, Failure>(
        places: (ScreenListener<Outcome, Failure>) throws -> [Place], orPrint instead: () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(places) { places in
            try await perform {
                { driver in
                    let listener = ScreenListener<Outcome, Failure>(self, hearing: .live)
                    driver.slidesScreens = !reducesMotion
                    Places(
                        try places(listener), start: 0, on: driver.navigator,
                        texts: PlacesTexts(Voice(language)))
                    return listener
                }
            } orPrint: {
                try await instead()
            }
        }
    }

    /// Plays a recording, or shows screens live until the person leaves them, or prints, as the options and the terminal say.
    /// Every live screen with a listener is shown through it.
    ///
    /// - Parameters:
    ///   - isRepeatable: whether a recording can be played once for each theme.
    ///   - prepare: loads what the screens need before the terminal is changed, and returns a function that puts the first one on
    ///     a driver's navigator. The screens hold its listener weakly.
    ///   - instead: prints.
    @MainActor
    package func perform<Outcome, Failure>(
        isRepeatable: Bool = true,
        prepare: () async throws -> (LiveDriver) throws -> ScreenListener<Outcome, Failure>,
        orPrint instead: () async throws -> Void
    ) async throws {
        try checkRecording()
        if let path = text(LiveOptions.replay) {
            return try await withoutActuallyEscaping(prepare) { prepare in
                try await ReplayPrinter(self, path: path, isRepeatable: isRepeatable) {
                    try await prepare()($0)
                }.run()
            }
        }
        if isHeard {
            try checkLiveTrace()
            return try await hear(try await prepare())
        }
        if isLive {
            // Errors are reported before the terminal is changed.
            try checkLiveTrace()
            let start = try await prepare()
            let isShown = try await live { loop, terminal in
                let listener = try start(loop.driver)
                listener.connect(to: terminal)
                return listener
            }
            if isShown { return }
        }
        try await instead()
    }

    /// Prints a screen with its pictures, and ends the command if the screen fails.
    @MainActor
    package func answer<Outcome, Failure, Event, State>(
        waitingFor wait: ProgressLine.Wait,
        _ build: (any Navigator, ScreenListener<Outcome, Failure>) -> BuiltScreen<Event, State>
    ) async throws {
        let visit = ScreenVisit<Outcome, Failure>(self, waitingFor: wait)
        try await visit.answerPictured(try await visit.open(build))
    }

    /// Shows screens live, as the options say, until the person has left the last one.
    ///
    /// - Parameter start: puts the first screen on the driver's navigator, and returns the listener that the screens report to, which
    ///   they hold weakly.
    /// - Returns: `false` if there is no terminal after all, so that nothing was shown.
    @MainActor
    package func live(
        usesMouse: Bool? = nil, _ start: (LiveLoop, LiveTerminal) throws -> AnyObject?
    ) async throws -> Bool {
        try checkLiveTrace()
        let path = option(LiveOptions.record.name) == nil ? nil : text(LiveOptions.record)
        do {
            let recorder = try path.map { try Recorder(path: $0, overwrites: flag(LiveOptions.force)) }
            let session = try LiveTerminal.open(
                SessionOptions(
                    depth: colorDepth, raisesDepth: raisesColorDepth, mouse: usesMouse ?? self.usesMouse,
                    pictures: pictureChoice, title: program.about.title, environment: console.environment))
            defer { session.close() }
            let loop = LiveLoop(
                session: session, depth: colorDepth, appearance: appearance,
                followsTerminal: liveAppearance == nil, characters: console.drawingCharacters,
                recorder: recorder)
            arrivals.onArrival = { [weak driver = loop.driver] in
                driver?.navigator.top?.interactive?.onChange?()
            }
            loop.driver.hidesWhileAway = hidesWhileAway
            let listener = try start(loop, session)
            defer { withExtendedLifetime(listener) {} }
            if case .interrupted = try await loop.run(), let doubt = (listener as? any DoubtKeeping)?.doubt {
                // The terminal has been restored, and the process ends by the signal once the session is closed.
                ErrorOutput(self).warn(doubt)
            }
            return true
        } catch SessionError.notATerminal, SessionError.dumbTerminal {
            return false
        } catch let fault as Recorder.Fault {
            throw cannotRecord(path ?? "", fault)
        }
    }

    /// Shows a screen live on the person's own terminal, even if standard output goes elsewhere: that is for the answer.
    ///
    /// - Returns: `false` if there is no such terminal.
    @MainActor
    package func ask(_ start: (LiveLoop) -> Void) async throws -> Bool {
        guard console.isInputTerminal, console.isErrorTerminal else { return false }
        let depth = ColorDepth.resolve(
            choice: colorChoice, environment: console.environment, isTerminal: true)
        let session: LiveTerminal
        do {
            session = try LiveTerminal.open(
                SessionOptions(
                    depth: depth, drawsOnInput: true, title: program.about.title,
                    environment: console.environment))
        } catch {
            return false
        }
        defer { session.close() }
        let loop = LiveLoop(session: session, depth: depth, characters: console.drawingCharacters)
        start(loop)
        try await loop.run()
        return true
    }

    /// Whether amounts are hidden while the terminal's window doesn't have the focus. A setting also holds for commands that don't have
    /// the option.
    private var hidesWhileAway: Bool {
        let value = value(of: LiveOptions.privacyOnBlur) ?? allSettings.value(of: LiveOptions.privacyOnBlur)
        return value?.text != SwitchChoice.off.rawValue
    }

    /// Whether the mouse is used on live screens.
    package var usesMouse: Bool { !flag(LiveOptions.noMouse) && !isHeard }

    /// Refuses a recording that isn't possible instead of silently omitting it.
    package func checkRecording() throws {
        if text(LiveOptions.record) != nil, !isLive { throw nothingToRecord }
    }
}
