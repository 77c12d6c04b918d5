#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The terminal that standard input and output are, opened once more, and not blocking.
///
/// The descriptors of the process are shared with the shell and with whatever else was started from it. Making
/// those non-blocking would change them for everyone, for good if the process is killed.
struct TerminalDevice: Sendable {
    let input: Int32
    let output: Int32

    init() throws(SessionError) {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
        input = try Self.reopen(STDIN_FILENO, O_RDONLY)
        do {
            output = try Self.reopen(STDOUT_FILENO, O_WRONLY)
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
}
