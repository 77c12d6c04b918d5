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
    /// Restores the terminal, whether or not it answers or accepts anything.
    ///
    /// It then waits for what the terminal may yet answer: while that is likely, nothing but the echo is off.
    mutating func leave() {
        guard hasTerminal else { return }
        hasTerminal = false
        var limit = WaitLimit(patience.leaving)
        drain(&limit)
        let isAwaited = output.isEmpty && askLast() && query.isAwaited(at: .now)
        if isAwaited {
            awaitAnswer(&limit)
            if isUnanswered, restoreAllButEcho() { awaitAnswer(until: query.echoDeadline) }
        }
        terminal_restore_now()
        if isAwaited, isUnanswered { discardAnswer() }
        query.stop()
        output.removeAll()
    }

    /// Whether there is still reason to wait.
    private var isUnanswered: Bool { !isUrgent && !query.isAnswered }

    private mutating func awaitAnswer(until deadline: ContinuousClock.Instant?) {
        guard let deadline else { return }
        var limit = WaitLimit(deadline - .now)
        awaitAnswer(&limit)
    }

    /// Waits once more, with all modes restored, and leaves nothing of an answer to the shell.
    private mutating func discardAnswer() {
        var limit = WaitLimit((query.lastDeadline ?? .now) - .now)
        while !isUrgent, !limit.isOver {
            guard limit.wait({ Readiness.wait(wake: pipe.readEnd, timeout: $0) }).isWoken else { continue }
            pipe.drain()
            takeEndingSignals()
        }
        if !device.isInBackground { tcflush(device.input, TCIFLUSH) }
    }

    /// Queries a terminal that has answered before: its answer comes after everything else that it has sent or is sending. Bytes on
    /// their way are not in the queue yet and would be typed into the shell. One that has not answered yet may still do so.
    ///
    /// - Returns: Whether the terminal is still there.
    private mutating func askLast() -> Bool {
        guard query.isAnswered else { return true }
        output.append(TerminalModes.mouse(false) + TerminalModes.fence)
        query.begin(at: .now)
        return flush()
    }

    /// Reads what the terminal has sent or is sending, up to its answer. A signal, or control-C, ends that.
    private mutating func awaitAnswer(_ limit: inout WaitLimit) {
        while isUnanswered, !limit.isOver {
            let ready = limit.wait { Readiness.wait(input: device.input, wake: pipe.readEnd, timeout: $0) }
            if ready.isWoken {
                pipe.drain()
                takeEndingSignals()
            }
            guard ready.canRead else { continue }
            guard let bytes = readBytes() else { return }
            for event in parser.feed(bytes) {
                if case .reply(let reply) = event { query.note(reply, at: .now) }
                if event == Self.interruptKey { interrupt(by: SIGINT) }
            }
        }
    }

    /// Restores the terminal except that nothing is echoed. Control-C and others send their signals again.
    ///
    /// - Returns: Whether it could: the rest is left to ``terminal_restore_now``.
    private mutating func restoreAllButEcho() -> Bool {
        guard let saved, !device.isInBackground else { return false }
        output.append(farewell)
        return flush() && output.isEmpty && terminal_restore_change([], 0) && device.set(saved.silent)
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

    /// Gives the program a moment to clean up, and more if it shows what became of what it was doing, unless another signal says that
    /// nobody wants to wait.
    private mutating func waitForProgram() {
        takeRequests()
        waitForClosing(WaitLimit(patience.closing))
        if isConcluding { waitForClosing(WaitLimit(patience.concluding)) }
        takeEndingSignals()
    }

    private mutating func waitForClosing(_ limit: WaitLimit) {
        var limit = limit
        while !isClosing, !isUrgent, !limit.isOver {
            if limit.wait({ Readiness.wait(wake: pipe.readEnd, timeout: $0) }).isWoken { pipe.drain() }
            takeRequests()
            takeEndingSignals()
        }
    }
}
