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
    /// A byte that ends the sequence in which a frame was cut off. Source: ECMA-48, 8.3.6.
    private static let cancel: UInt8 = 0x18

    /// Takes over the terminal.
    ///
    /// - Returns: Whether it could; if not, `ending` has the reason.
    mutating func enter() -> Bool {
        guard waitForForeground() else { return false }
        guard let modes = device.modes else {
            end(.hungUp)
            return false
        }
        saved = modes
        guard arm(), device.set(own(modes)) else {
            end(.hungUp)
            return false
        }
        takeScreen()
        return true
    }

    /// The modes of the session, made of the terminal's own.
    func own(_ modes: termios) -> termios { onlyReads ? modes.unbuffered : modes.raw }

    private var farewell: [UInt8] {
        mutating get {
            guard !onlyReads else { return [] }
            return [Self.cancel] + pictureFarewell + TerminalModes.leave(keys: hasKeys)
                + (title == nil ? [] : TerminalModes.restoreTitle)
        }
    }

    /// Has every way out delete the pictures that were sent by now.
    mutating func armPictures() {
        let bytes = farewell
        if !terminal_restore_change(bytes, bytes.count) { end(.hungUp) }
    }

    /// Has every way out restore the terminal.
    private mutating func arm() -> Bool {
        guard var saved else { return false }
        let bytes = farewell
        return terminal_restore_arm(device.input, device.output, &saved, bytes, bytes.count)
    }

    /// Has the terminal, which can do so, report distinct keys.
    mutating func takeKeys() {
        guard hasTerminal, !hasKeys else { return }
        hasKeys = true
        guard arm() else { return end(.hungUp) }
        output.append(TerminalModes.keys(true))
    }

    /// Sends the modes of the session, and discards pending output and the known contents of the screen.
    mutating func takeScreen() {
        let hadTerminal = hasTerminal
        hasTerminal = true
        output.removeAll()
        guard !onlyReads else { return }
        // After a stop that couldn't be prepared for, a picture may be cut off, and others be there.
        output.append((hadTerminal ? pictureFarewell : []) + TerminalModes.enter(mouse: hasMouse))
        if let title {
            output.append((hadTerminal ? [] : TerminalModes.keepTitle) + TerminalModes.title(title))
        }
        // After a stop that couldn't be prepared for, they may be on.
        if hasKeys {
            output.append((hadTerminal ? TerminalModes.keys(false) : []) + TerminalModes.keys(true))
        }
        encoder.invalidate(losesPictures: true)
        size = window.current
        if query.isOver { askForColors() }
    }

    /// Restores the terminal.
    mutating func leave() {
        guard hasTerminal else { return }
        hasTerminal = false
        drain()
        if output.isEmpty { drainInput() }
        terminal_restore_now()
        output.removeAll()
    }

    /// Reads what the terminal has sent or is sending: bytes on their way are not in the queue yet and would be typed into the
    /// shell.
    ///
    /// A terminal that has answered before is queried again: its answer comes after everything else. One that has not answered
    /// yet may still do so.
    private mutating func drainInput() {
        if query.isAnswered {
            output.append(TerminalModes.mouse(false) + TerminalModes.fence)
            query.begin(at: .now)
            guard flush() else { return }
        }
        guard let deadline = query.lastDeadline else { return query.stop() }
        var limit = WaitLimit(deadline - .now)
        while !query.isAnswered, !limit.isOver {
            guard limit.wait({ Readiness.wait(input: device.input, timeout: $0) }).canRead else { continue }
            guard let bytes = readBytes() else { return }
            for case .reply(let reply) in parser.feed(bytes) { query.note(reply) }
        }
        query.stop()
    }

    /// Reports to the program how the session ended, and after a signal, ends the process.
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

    /// Gives the program a moment to clean up, and more if it shows what became of what it was doing. If a signal arrives in the
    /// meantime, as it does when a terminal hangs up, the process ends by that signal.
    private mutating func waitForProgram() {
        takeRequests()
        waitForClosing(WaitLimit(patience.closing))
        if isConcluding { waitForClosing(WaitLimit(patience.concluding), endsBySignal: true) }
        takeEndingSignals()
    }

    private mutating func waitForClosing(_ limit: WaitLimit, endsBySignal: Bool = false) {
        var limit = limit
        while !isClosing, !limit.isOver {
            if limit.wait({ Readiness.wait(wake: pipe.readEnd, timeout: $0) }).isWoken { pipe.drain() }
            takeRequests()
            let signal = terminal_signals_take_ending()
            guard signal != 0 else { continue }
            end(.interrupted(signal))
            if endsBySignal { return }
        }
    }
}
