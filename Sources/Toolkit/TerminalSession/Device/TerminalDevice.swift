#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The terminal that standard input and output are, or one of them, opened once more, and not blocking.
///
/// The descriptors of the process are shared with the shell and with whatever else was started from it. Making
/// those non-blocking would change them for everyone, for good if the process is killed.
struct TerminalDevice: Sendable {
    let input: Int32
    let output: Int32

    init() throws(SessionError) {
        try self.init(input: STDIN_FILENO, output: STDOUT_FILENO)
    }

    /// The terminal that a person types at, wherever standard output goes.
    static func ofInput() throws(SessionError) -> TerminalDevice {
        try TerminalDevice(input: STDIN_FILENO, output: STDIN_FILENO)
    }

    private init(input source: Int32, output target: Int32) throws(SessionError) {
        guard isatty(source) == 1, isatty(target) == 1 else { throw .notATerminal }
        input = try Self.reopen(source, O_RDONLY)
        do {
            output = try Self.reopen(target, O_WRONLY)
        } catch {
            close(input)
            throw error
        }
    }

    func closeDescriptors() {
        close(input)
        close(output)
    }

    /// The terminal's modes now; `nil` if it has gone away.
    var modes: termios? {
        var modes = termios()
        return tcgetattr(input, &modes) == 0 ? modes : nil
    }

    /// Sets `modes` at once. In the background this stops the process until it is brought to the front.
    ///
    /// - Returns: Whether that was possible. It is not where the terminal has gone away.
    func set(_ modes: termios) -> Bool {
        var modes = modes
        while tcsetattr(input, TCSANOW, &modes) != 0 {
            guard errno == EINTR else { return false }
        }
        return true
    }

    /// Whether the terminal is another job's now. Without job control it never is.
    var isInBackground: Bool {
        let foreground = tcgetpgrp(input)
        return foreground >= 0 && foreground != getpgrp()
    }

    private static func reopen(_ descriptor: Int32, _ access: Int32) throws(SessionError) -> Int32 {
        var name = [CChar](repeating: 0, count: 1024)
        let flags = access | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
        if ttyname_r(descriptor, &name, name.count) == 0 {
            let reopened = open(name, flags)
            if reopened >= 0 { return reopened }
        }
        // After `su`, and in a container, the terminal is someone else's or has no name.
        let reopened = open("/dev/tty", flags)
        guard reopened >= 0 else { throw .system(code: errno, call: "open") }
        return reopened
    }
}

extension termios {
    /// These modes made raw: every byte comes at once and as it is, control-C too, and nothing is echoed.
    var raw: termios {
        var raw = self
        cfmakeraw(&raw)
        return raw
    }

    /// These modes, with nothing echoed but the end of a line. Lines are edited and signals sent as ever.
    var hidden: termios {
        var hidden = self
        hidden.c_lflag &= ~tcflag_t(ECHO | ECHOE | ECHOK)
        hidden.c_lflag |= tcflag_t(ECHONL | ICANON | ISIG)
        return hidden
    }
}
