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
    private let outlet: any LiveOutlet
    private let pulses: AsyncStream<Pulse>
    private let pulse: AsyncStream<Pulse>.Continuation
    /// That what the session told last was dealt with.
    private let (dealings, dealing) = AsyncStream.makeStream(of: Void.self)
    /// The time on the outlet's clock when this was made.
    private let start: Duration
    private var alarm: Task<Void, Never>?
    /// The running loads. They are cancelled when the person quits.
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var taskCount = 0
    /// Until when the event that was taken last may keep things moving; `nil` once the next one may come.
    private var restDeadline: Duration?
    private static let longestMotion = Duration.seconds(1)
    /// How often an idle screen is told the time, in case it shows days and midnight has passed.
    private let longestSleep: Duration
    private let recorder: (any LiveRecording)?
    /// That the program was asked to end.
    private var interruption: LiveEnding?

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
    public convenience init(
        session: LiveTerminal, depth: ColorDepth, appearance: Appearance = .dark,
        followsTerminal: Bool = false, characters: DrawingCharacters = .unicode,
        recorder: (any LiveRecording)? = nil
    ) {
        self.init(
            on: DrawnOutlet(
                session, depth: depth, appearance: appearance, followsTerminal: followsTerminal,
                characters: characters), recorder: recorder)
    }

    /// A loop on `outlet`; `recorder` notes everything that happens.
    package init(
        on outlet: any LiveOutlet, recorder: (any LiveRecording)? = nil, longestSleep: Duration = .seconds(60)
    ) {
        self.outlet = outlet
        self.longestSleep = longestSleep
        self.recorder = recorder
        start = outlet.clock.now
        let (pulses, pulse) = AsyncStream.makeStream(of: Pulse.self)
        self.pulses = pulses
        self.pulse = pulse
        driver = LiveDriver(size: outlet.size, theme: .standard(depth: .none)) {
            pulse.yield(.changed)
        }
    }

    /// Shows the driver's screens until none is left or the terminal goes away. Can be called once.
    ///
    /// When a signal or control-C asks the program to end, what is being loaded or done is cancelled, and what became of it is shown
    /// where that is still possible. The process waits ten seconds for that, and no longer than until the next signal. If the task is
    /// cancelled, nothing more is shown.
    ///
    /// - Throws: what the recorder or the outlet throws.
    @discardableResult
    public func run() async throws -> LiveEnding {
        let source = hear()
        defer { leave(source) }
        try begin()
        await outlet.prepare(driver)
        if outlet.waitsForRest { try await rest() }
        try show()
        for await pulse in pulses {
            guard try take(pulse), driver.navigator.top != nil else { break }
            if outlet.waitsForRest {
                try outlet.glance(driver)
                try await rest()
            }
            try proceed()
        }
        let ending = interruption ?? (driver.navigator.top == nil ? .left : .ended)
        if interruption != nil { try await finish() }
        try recorder?.end(at: now)
        return ending
    }

    /// Waits until all is loaded that the last event requires, and shows meanwhile that it is, if that takes long.
    @inline(never)
    private func rest() async throws {
        let telling = Task {
            do {
                try await outlet.waitForPatience()
            } catch {
                return  // It didn't take long.
            }
            _ = driver.advance(to: now)
            try outlet.showLoading(driver)
        }
        await driver.settle()
        telling.cancel()
        try await telling.value
    }

    /// Cancels what is under way, and shows what became of it.
    @inline(never)
    private func finish() async throws {
        let running = Array(tasks.values)
        for task in running { task.cancel() }
        for task in running { await task.value }
        try outlet.show(driver)
    }

    // The steps of the loop are separate functions, some never inlined, because Swift 6.3's optimizer crashes otherwise.

    /// Takes an event from the session once the last was dealt with and drawn: what comes faster waits there, where movements of
    /// the mouse are merged and only so many keys are kept.
    private func hear() -> Task<Void, Never> {
        Task { [events = outlet.events, pulse, dealings] in
            var dealt = dealings.makeAsyncIterator()
            for await event in events {
                pulse.yield(.session(event))
                await dealt.next()
            }
            pulse.finish()
        }
    }

    @inline(never)
    private func begin() throws {
        let size = outlet.size
        try recorder?.begin(size: size)
        driver.resize(to: size)
        send { [driver] in await driver.settle() }
    }

    @inline(never)
    private func proceed() throws {
        send { [driver] in await driver.settle() }
        try show()
    }

    private func leave(_ source: Task<Void, Never>) {
        source.cancel()
        alarm?.cancel()
        for task in tasks.values { task.cancel() }
    }

    private var now: Duration { outlet.clock.now - start }

    /// - Returns: whether the session continues.
    @inline(never)
    private func take(_ pulse: Pulse) throws -> Bool {
        guard case .session(let event) = pulse else { return true }
        restDeadline = now + Self.longestMotion
        switch event {
        case .input(let events):
            let time = now
            let harmless = driver.handle(events, at: time)
            try recorder?.record(harmless, at: time)
        case .resized(let size):
            try recorder?.record(size, at: now)
            driver.resize(to: size)
        case .erased:
            let size = outlet.size
            try recorder?.record(size, at: now)
            driver.resize(to: size)
        case .appearance, .colors, .pictures: break
        case .hungUp: return false
        case .interrupted(let signal):
            interruption = .interrupted(signal: signal)
            outlet.conclude()
            return false
        }
        outlet.take(event, on: driver)
        return true
    }

    private func show() throws {
        let next = driver.advance(to: now)
        try outlet.show(driver)
        if let deadline = restDeadline, !outlet.waitsForRest || next.map({ max($0, now) > deadline }) ?? true
        {
            restDeadline = nil
            dealing.yield()
        }
        alarm?.cancel()
        let latest = now + longestSleep
        let time = next.map { min($0, latest) } ?? latest
        alarm = Task { [instant = outlet.clock.instant(at: start + time), pulse] in
            do {
                try await ContinuousClock().sleep(until: instant)
                pulse.yield(.alarm)
            } catch {
                // Cancelled: another alarm has replaced it.
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
