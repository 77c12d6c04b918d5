import CTerminalSignals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension SessionLoop {
    /// Handles the signals that have arrived.
    mutating func takeSignals() {
        takeEndingSignals()
        guard ending == nil else { return }
        if terminal_signals_take(SIGTSTP) { suspend(wholeGroup: false) }
        if ending == nil, terminal_signals_take(SIGCONT) { resumeAfterStop() }
        if ending == nil, terminal_signals_take(SIGWINCH) { noteSize() }
    }

    mutating func takeEndingSignals() {
        let signal = terminal_signals_take_ending()
        if signal != 0 { interrupt(by: signal) }
    }

    /// A signal, or control-C, ends the program. One that is ending already, other than because the terminal is gone, waits for nothing
    /// from then on.
    mutating func interrupt(by signal: Int32) {
        let now = ContinuousClock.now
        switch ending {
        case .interrupted: if let interruption, now - interruption > patience.repetition { isUrgent = true }
        case .closed: isUrgent = true
        case .hungUp, nil: break
        }
        interruption = interruption ?? now
        end(.interrupted(signal))
    }

    /// Restores the terminal, stops, and takes over the terminal again when the program is continued.
    ///
    /// If the system discards the stop, because there is no shell that could continue the program, it continues at once.
    mutating func suspend(wholeGroup: Bool) {
        guard ending == nil, !terminal_signals_ignored(SIGTSTP) else { return }
        leave()
        guard ending == nil else { return }
        requests.clock.pause()
        defer { requests.clock.resume() }
        _ = terminal_signals_take(SIGCONT)
        terminal_stop(SIGTSTP, wholeGroup)
        _ = waitForContinuation()
        _ = terminal_signals_take(SIGTSTP)
        guard ending == nil, enter() else { return }
        events.put(.erased)
    }

    /// Takes over the terminal again after a stop that couldn't be prepared for, SIGSTOP.
    private mutating func resumeAfterStop() {
        guard waitForForeground() else { return }
        guard let modes = device.modes, device.set(own(modes)) else { return end(.hungUp) }
        takeScreen()
        events.put(.erased)
    }

    /// Stops until this job has the terminal.
    ///
    /// - Returns: Whether it has. It hasn't if a signal arrived that ends the program, or if there is no shell that could
    ///   bring it to the foreground.
    mutating func waitForForeground() -> Bool {
        while device.isInBackground {
            _ = terminal_signals_take(SIGCONT)
            terminal_stop(SIGTTOU, false)
            guard waitForContinuation() else {
                end(.hungUp)
                return false
            }
            guard ending == nil else { return false }
            // A shell that ends a stopped job also continues it. The two signals arrive separately, and the one that ends it
            // may be noted later by another thread: if the program stopped again, it would never end.
            for _ in 0..<10 where device.isInBackground && ending == nil {
                pause()
                takeEndingSignals()
            }
            guard ending == nil else { return false }
        }
        return true
    }

    /// Waits until another thread may have noted that the process was continued.
    ///
    /// - Returns: Whether it was; if not, it was never stopped.
    private mutating func waitForContinuation() -> Bool {
        for _ in 0..<10 {
            let isContinued = terminal_signals_take(SIGCONT)
            takeEndingSignals()
            if isContinued || ending != nil { return true }
            pause()
        }
        return false
    }

    /// Waits briefly for a signal.
    private func pause() {
        if Readiness.wait(wake: pipe.readEnd, timeout: .milliseconds(20)).isWoken { pipe.drain() }
    }
}
