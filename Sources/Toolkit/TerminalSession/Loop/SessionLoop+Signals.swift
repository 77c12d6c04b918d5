import CTerminalSignals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension SessionLoop {
    /// Does what the signals that have come ask for.
    mutating func takeSignals() {
        takeEndingSignals()
        guard ending == nil else { return }
        if terminal_signals_take(SIGTSTP) { suspend(wholeGroup: false) }
        if ending == nil, terminal_signals_take(SIGCONT) { resumeAfterStop() }
        if ending == nil, terminal_signals_take(SIGWINCH) { noteSize() }
    }

    mutating func takeEndingSignals() {
        for signal in [SIGTERM, SIGINT, SIGQUIT, SIGHUP] where terminal_signals_take(signal) {
            end(.interrupted(signal))
        }
    }

    /// Gives the terminal back, stops, and takes the terminal again when the program is continued.
    ///
    /// Where the system discards the stop, because no shell is there that could continue the program, it goes
    /// on at once.
    mutating func suspend(wholeGroup: Bool) {
        guard ending == nil, !terminal_signals_ignored(SIGTSTP) else { return }
        leave()
        _ = terminal_signals_take(SIGCONT)
        terminal_stop(SIGTSTP, wholeGroup)
        _ = waitForContinuation()
        _ = terminal_signals_take(SIGTSTP)
        guard ending == nil, enter() else { return }
        events.put(.erased)
    }

    /// Takes the terminal again after a stop that could not be prepared for, SIGSTOP.
    private mutating func resumeAfterStop() {
        guard waitForForeground() else { return }
        guard let modes = device.modes, device.set(modes.raw) else { return end(.hungUp) }
        takeScreen()
        events.put(.erased)
    }

    /// Stops until the terminal is this job's.
    ///
    /// - Returns: Whether it is. It is not if a signal came that ends the program, or if nobody is there who
    ///   could bring it to the front.
    mutating func waitForForeground() -> Bool {
        while device.isInBackground {
            _ = terminal_signals_take(SIGCONT)
            terminal_stop(SIGTTOU, false)
            guard waitForContinuation() else {
                end(.hungUp)
                return false
            }
            guard ending == nil else { return false }
            // A shell that ends a stopped job continues it to that end. The two signals come one by one, and the one that ends
            // it may be noted by another thread, later: a program that stopped again would not end.
            for _ in 0..<10 where device.isInBackground && ending == nil {
                pause()
                takeEndingSignals()
            }
            guard ending == nil else { return false }
        }
        return true
    }

    /// Waits until another thread, maybe, has noted that the process was continued.
    ///
    /// - Returns: Whether it was: it was not stopped otherwise.
    private mutating func waitForContinuation() -> Bool {
        for _ in 0..<10 {
            let isContinued = terminal_signals_take(SIGCONT)
            takeEndingSignals()
            if isContinued || ending != nil { return true }
            pause()
        }
        return false
    }

    /// Waits for a signal, but not long.
    private func pause() {
        if Readiness.wait(wake: pipe.readEnd, timeout: .milliseconds(20)).isWoken { pipe.drain() }
    }
}
