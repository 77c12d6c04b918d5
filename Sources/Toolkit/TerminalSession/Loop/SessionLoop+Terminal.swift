import CTerminalSignals
import TerminalKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension SessionLoop {
    /// A byte that ends whatever sequence a frame was cut off in. Source: ECMA-48, 8.3.6.
    private static let cancel: UInt8 = 0x18

    /// Takes the terminal over.
    ///
    /// - Returns: Whether it could be; the ending says why not.
    mutating func enter() -> Bool {
        guard waitForForeground() else { return false }
        guard let modes = device.modes else {
            end(.hungUp)
            return false
        }
        var saved = modes
        let bytes = [Self.cancel] + TerminalModes.leave()
        guard terminal_restore_arm(device.input, device.output, &saved, bytes, bytes.count),
            device.set(modes.raw)
        else {
            end(.hungUp)
            return false
        }
        takeScreen()
        return true
    }

    /// Sends the modes of the session, and forgets what was on its way and on the screen.
    mutating func takeScreen() {
        hasTerminal = true
        output.removeAll()
        output.append(TerminalModes.enter(mouse: hasMouse))
        encoder.invalidate()
        size = window.current
    }

    /// Gives the terminal back.
    mutating func leave() {
        guard hasTerminal else { return }
        hasTerminal = false
        drain()
        if output.isEmpty { drainInput() }
        terminal_restore_now()
        output.removeAll()
    }

    /// Reads what the terminal has sent or is sending: what is on its way is not in the queue yet and would be
    /// typed into the shell.
    ///
    /// The terminal is asked what it has answered before; its answer comes after all that. One that has not answered yet may
    /// still do so.
    private mutating func drainInput() {
        if query.isAnswered {
            output.append(TerminalModes.mouse(false) + TerminalModes.fence)
            query.begin(at: .now)
            guard flush() else { return }
        }
        while let deadline = query.lastDeadline, !query.isAnswered, deadline > .now {
            let ready = Readiness.wait(input: device.input, timeout: deadline - .now)
            guard ready.canRead, let bytes = readBytes() else { return }
            for case .reply(let reply) in parser.feed(bytes) { query.note(reply) }
        }
        query.stop()
    }

    /// Tells the program how it ended, and with a signal, ends the process.
    mutating func finish() {
        if ending != .hungUp { leave() } else { terminal_restore_now() }
        answers.complete(background: query.background)
        switch ending {
        case .hungUp: events.put(.hungUp)
        case .interrupted(let signal): events.put(.interrupted(signal: signal))
        case .closed, nil: break
        }
        events.finish()
        waitForProgram()
        terminal_signals_uninstall()
        if case .interrupted(let signal) = ending { terminal_die(signal) }
    }

    /// Gives the program a moment to clean up. A signal that comes meanwhile, as it does when a terminal hangs
    /// up, is what the process ends by.
    private mutating func waitForProgram() {
        let deadline = ContinuousClock.now + .seconds(1)
        takeWishes()
        while !isClosing, deadline > .now {
            if Readiness.wait(wake: pipe.readEnd, timeout: deadline - .now).isWoken { pipe.drain() }
            takeEndingSignals()
            takeWishes()
        }
        takeEndingSignals()
    }
}
