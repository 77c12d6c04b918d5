public import TerminalKit

/// Notes what happens on a live screen, with times counted from its start: enough to replay it.
@MainActor
public protocol LiveRecording: AnyObject {
    /// The screen comes up on a terminal with `size`.
    func begin(size: Size) throws
    /// Events arrived; digits that were typed into a confidential screen are left out.
    func record(_ events: [InputEvent], at time: Duration) throws
    /// The terminal has another size, or has to be drawn anew.
    func record(_ size: Size, at time: Duration) throws
    /// The person has left the last screen, or the terminal is gone.
    func end(at time: Duration) throws
}

/// Connects a `LiveDriver` to a terminal and a clock, until the person quits. The clock stands still while the program is suspended.
///
///     let loop = LiveLoop(session: session, depth: .trueColor)
///     loop.driver.navigator.push(screen)
///     try await loop.run()
@MainActor
public final class LiveLoop {
    private enum Pulse {
        case session(SessionEvent)
        /// It is time for a change that happens by itself.
        case alarm
        /// Something arrived, such as cards.
        case changed
    }

    /// What is driven. Push the first screen on its navigator before the loop runs.
    public let driver: LiveDriver
    private let session: LiveTerminal
    private let pulses: AsyncStream<Pulse>
    private let pulse: AsyncStream<Pulse>.Continuation
    /// That what the session told last was dealt with.
    private let (dealings, dealing) = AsyncStream.makeStream(of: Void.self)
    /// The time on the session's clock when this was made.
    private let start: Duration
    private var alarm: Task<Void, Never>?
    /// The running loads. They are cancelled when the person quits.
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var taskCount = 0
    private let recorder: (any LiveRecording)?
    private let characters: DrawingCharacters
    private var depth: ColorDepth
    private let followsTerminal: Bool
    private var appearance: Appearance
    private var cellShape = 0.5
    private var pictures: PictureDetail
    private var symbols: PictureSymbols

    /// A loop on `session`, which the caller closes.
    ///
    /// - Parameters:
    ///   - session: The terminal.
    ///   - depth: The number of colours.
    ///   - appearance: Whether screens are dark or light.
    ///   - followsTerminal: Whether `appearance` is only a guess: if the terminal has another one, that counts, and it is
    ///     followed when it changes. The first picture then waits for the terminal's answer, for at most 150 ms.
    ///   - characters: What is drawn with.
    ///   - recorder: Notes everything that happens.
    public init(
        session: LiveTerminal, depth: ColorDepth, appearance: Appearance = .dark,
        followsTerminal: Bool = false, characters: DrawingCharacters = .unicode,
        recorder: (any LiveRecording)? = nil
    ) {
        self.session = session
        self.depth = depth
        self.followsTerminal = followsTerminal && depth > .none
        self.characters = characters
        self.appearance = appearance
        pictures = session.showsPictures ? .cells : .words
        symbols = session.symbols
        self.recorder = recorder
        start = session.clock.now
        let (pulses, pulse) = AsyncStream.makeStream(of: Pulse.self)
        self.pulses = pulses
        self.pulse = pulse
        driver = LiveDriver(size: session.size, theme: .standard(depth: depth, appearance: appearance)) {
            pulse.yield(.changed)
        }
        draw(in: appearance)
    }

    /// Shows the driver's screens until none is left or the terminal goes away. Can be called once.
    ///
    /// - Throws: what the recorder throws.
    public func run() async throws {
        let source = hear()
        defer { leave(source) }
        try begin()
        await adoptBackground()
        draw()
        for await pulse in pulses {
            guard try take(pulse), driver.navigator.top != nil else { break }
            proceed()
            if case .session = pulse { dealing.yield() }
        }
        try recorder?.end(at: now)
    }

    // The steps of the loop are separate functions, some never inlined, because Swift 6.3's optimizer crashes otherwise.

    /// Takes an event from the session once the last was dealt with and drawn: what comes faster waits there, where movements of
    /// the mouse are merged and only so many keys are kept.
    private func hear() -> Task<Void, Never> {
        Task { [session, pulse, dealings] in
            var dealt = dealings.makeAsyncIterator()
            for await event in session.events {
                pulse.yield(.session(event))
                await dealt.next()
            }
            pulse.finish()
        }
    }

    @inline(never)
    private func begin() throws {
        let size = session.size
        try recorder?.begin(size: size)
        driver.resize(to: size)
        send { [driver] in await driver.settle() }
    }

    @inline(never)
    private func adoptBackground() async {
        guard followsTerminal, let background = await session.background() else { return }
        adopt(Appearance(background: background))
    }

    private func adopt(_ appearance: Appearance) {
        guard followsTerminal else { return }
        draw(in: appearance)
    }

    private func draw(in appearance: Appearance) {
        self.appearance = appearance
        var theme = Theme.standard(depth: depth, appearance: appearance)
        theme.cellShape = cellShape
        theme.pictures = pictures
        theme.symbols = symbols
        driver.draw(in: theme)
    }

    @inline(never)
    private func proceed() {
        send { [driver] in await driver.settle() }
        draw()
    }

    private func leave(_ source: Task<Void, Never>) {
        source.cancel()
        alarm?.cancel()
        for task in tasks.values { task.cancel() }
    }

    private var now: Duration { session.clock.now - start }

    /// - Returns: whether the session continues.
    @inline(never)
    private func take(_ pulse: Pulse) throws -> Bool {
        switch pulse {
        case .session(.input(let events)):
            let time = now
            let harmless = driver.handle(events, at: time)
            try recorder?.record(harmless, at: time)
        case .session(.resized(let size)):
            try recorder?.record(size, at: now)
            driver.resize(to: size)
        case .session(.erased):
            let size = session.size
            try recorder?.record(size, at: now)
            driver.resize(to: size)
        case .session(.appearance(let appearance)): adopt(appearance)
        case .session(.colors(let depth)):
            self.depth = depth
            draw(in: appearance)
        case .session(.pictures(let support)):
            cellShape = support.cell?.shape ?? cellShape
            // One that shows no pictures any more still draws the same characters.
            if support != .none { symbols = support.symbols }
            if session.showsPictures { pictures = support.method == .cells ? .cells : .pixels }
            draw(in: appearance)
        case .session(.hungUp), .session(.interrupted): return false
        case .alarm, .changed: break
        }
        return true
    }

    private func draw() {
        let next = driver.advance(to: now)
        if driver.needsFrame { session.draw(driver.frame().drawn(with: characters)) }
        alarm?.cancel()
        alarm = next.map { time in
            Task { [instant = session.clock.instant(at: start + time), pulse] in
                do {
                    try await ContinuousClock().sleep(until: instant)
                    pulse.yield(.alarm)
                } catch {
                    // Cancelled: another alarm has replaced it.
                }
            }
        }
    }

    private func send(_ work: @escaping @MainActor () async -> Void) {
        taskCount += 1
        tasks[taskCount] = Task { [weak self, taskCount] in
            await work()
            self?.tasks[taskCount] = nil
        }
    }
}
