import TerminalKit
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The terminal of standard input and output, or of one of them, opened again in non-blocking mode.
///
/// The process shares its descriptors with the shell and with everything else started from it. Making those non-blocking would
/// affect all of these, and permanently if the process is killed.
struct TerminalDevice: Sendable {
    let input: Int32
    let output: Int32

    init() throws(SessionError) {
        try self.init(input: STDIN_FILENO, output: STDOUT_FILENO)
    }

    /// The terminal of standard output, with the keys from standard input; from the same terminal if standard input is none, as in
    /// a pipeline. That must be the controlling terminal: another one has a program of its own that reads its keys.
    static func forSession() throws(SessionError) -> TerminalDevice {
        let isTyped = isatty(STDIN_FILENO) == 1 || tcgetpgrp(STDOUT_FILENO) < 0
        return try TerminalDevice(input: isTyped ? STDIN_FILENO : STDOUT_FILENO, output: STDOUT_FILENO)
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

    /// The terminal's current modes; `nil` if it is gone.
    var modes: termios? {
        var modes = termios()
        return tcgetattr(input, &modes) == 0 ? modes : nil
    }

    /// Sets `modes` at once. In the background this stops the process until it is brought to the foreground.
    ///
    /// - Returns: Whether it could. It fails if the terminal is gone.
    func set(_ modes: termios) -> Bool {
        var modes = modes
        while tcsetattr(input, TCSANOW, &modes) != 0 {
            guard errno == EINTR else { return false }
        }
        return true
    }

    /// How many pixels all of its cells have, as far as the system knows that: what a terminal says itself is better.
    var pixels: (width: Int, height: Int)? {
        var window = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_xpixel > 0, window.ws_ypixel > 0 else {
            return nil
        }
        return (Int(window.ws_xpixel), Int(window.ws_ypixel))
    }

    /// Whether another job has the terminal. Without job control that is never so.
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
        // After `su`, and in containers, the terminal belongs to another user or has no name.
        let reopened = open("/dev/tty", flags)
        guard reopened >= 0 else { throw .system(code: errno, call: "open") }
        return reopened
    }
}

extension termios {
    /// These modes made raw: every byte arrives at once and unchanged, including control-C, and nothing is echoed.
    var raw: termios {
        var raw = self
        cfmakeraw(&raw)
        return raw
    }

    /// These modes, in which every byte that is typed arrives at once and is not echoed, but lines are written as usual.
    var unbuffered: termios {
        var modes = raw
        modes.c_oflag = c_oflag
        return modes
    }

    /// These modes, except that nothing is echoed and every byte arrives at once.
    var silent: termios {
        var modes = raw
        (modes.c_iflag, modes.c_oflag, modes.c_cflag) = (c_iflag, c_oflag, c_cflag)
        modes.c_lflag = c_lflag & ~tcflag_t(ECHO | ECHONL | ICANON)
        return modes
    }

    /// These modes, with only the line end echoed. Line editing and signals work as usual.
    var hidden: termios {
        var hidden = self
        hidden.c_lflag &= ~tcflag_t(ECHO | ECHOE | ECHOK)
        hidden.c_lflag |= tcflag_t(ECHONL | ICANON | ISIG)
        return hidden
    }
}

/// Looks up the terminal's size.
struct WindowSize: Sendable {
    private let fallback: Size
    /// The streams whose terminals may report a size, in this order.
    private let streams: [Int32]

    /// - Parameters:
    ///   - environment: `COLUMNS` and `LINES` are used if no terminal reports a size; a number that is missing, not positive or
    ///     above 1000 is replaced by that of a VT100, 80 × 24.
    ///   - ofInput: whether the terminal of standard input comes before that of standard output.
    init(environment: [String: String], ofInput: Bool = false) {
        streams =
            (ofInput ? [STDIN_FILENO, STDOUT_FILENO] : [STDOUT_FILENO, STDIN_FILENO]) + [STDERR_FILENO]
        func variable(_ name: String) -> Int? {
            environment[name].flatMap { Int($0) }.flatMap { (1...1000).contains($0) ? $0 : nil }
        }
        fallback = Size(columns: variable("COLUMNS") ?? 80, rows: variable("LINES") ?? 24)
    }

    /// The current size: that of a standard stream or `/dev/tty`, the first that has one.
    var current: Size {
        for descriptor in streams {
            if let size = Self.size(of: descriptor) { return size }
        }
        return Self.sizeOfControllingTerminal ?? fallback
    }

    /// A new pseudo-terminal reports 0 × 0, which is ignored.
    private static func size(of descriptor: Int32) -> Size? {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    private static var sizeOfControllingTerminal: Size? {
        let descriptor = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return size(of: descriptor)
    }
}
