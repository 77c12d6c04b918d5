import CTerminalSignals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A line that a person types at the terminal of standard input without seeing it.
///
/// The terminal goes on editing lines and sending signals, so that what is pasted arrives as what is typed, and keys mean what
/// they mean in a shell. Whatever ends or stops the program, the terminal echoes again, and what was typed ahead is thrown away:
/// the rest of a number must not end up in a shell.
public enum HiddenLine {
    /// Writes `question` to the terminal and reads the answer.
    ///
    /// A signal that ends the program ends it here, with the terminal as it was. When the program was stopped and goes on, the
    /// question is asked again.
    ///
    /// - Returns: the line without its end; `nil` where the person ended the input or the terminal went away.
    /// - Throws: `SessionError`: the terminal is as it was then.
    public static func read(asking question: String) throws(SessionError) -> String? {
        let device = try TerminalDevice.ofInput()
        defer { device.closeDescriptors() }
        let pipe = try WakePipe()
        defer { pipe.closeEnds() }
        guard terminal_signals_install(pipe.writeEnd) else { throw .alreadyOpen }
        terminal_signals_prepare_thread()
        var reader = HiddenLineReader(device: device, pipe: pipe, question: Array(question.utf8))
        let line = reader.run()
        terminal_restore_now()
        // One that has come since is not lost: the program ends by it as soon as it has its handlers back.
        let late = HiddenLineReader.takeEndingSignal()
        terminal_signals_uninstall()
        if let late { terminal_die(late) }
        return line
    }
}

/// What happens until the line is there.
private struct HiddenLineReader {
    let device: TerminalDevice
    let pipe: WakePipe
    let question: [UInt8]
    private var bytes: [UInt8] = []

    /// Nobody types so much; somebody has pasted a file.
    private static let longest = 4096

    init(device: TerminalDevice, pipe: WakePipe, question: [UInt8]) {
        self.device = device
        self.pipe = pipe
        self.question = question
    }

    mutating func run() -> String? {
        guard ask() else { return nil }
        while true {
            let ready = Readiness.wait(input: device.input, wake: pipe.readEnd)
            if ready.isWoken {
                pipe.drain()
                guard takeSignals() else { return nil }
            }
            guard ready.canRead else { continue }
            guard let isWhole = read() else { return bytes.isEmpty ? nil : line }
            if isWhole { return line }
        }
    }

    /// Stops the echo and asks, from the beginning.
    ///
    /// - Returns: whether there still is a terminal.
    private mutating func ask() -> Bool {
        bytes = []
        guard let modes = device.modes else { return false }
        var saved = modes
        guard terminal_restore_arm(device.input, device.output, &saved, [], 0), device.set(modes.hidden)
        else {
            return false
        }
        return question.withUnsafeBytes { write(device.output, $0.baseAddress, $0.count) } >= 0
    }

    private var isHidden: Bool { device.modes.map { $0.c_lflag & tcflag_t(ECHO) == 0 } ?? false }

    /// - Returns: whether the line has come to its end; `nil` where no more can come.
    private mutating func read() -> Bool? {
        var buffer = [UInt8](repeating: 0, count: 1024)
        #if canImport(Darwin)
            let count = Darwin.read(device.input, &buffer, buffer.count)
        #elseif canImport(Glibc)
            let count = Glibc.read(device.input, &buffer, buffer.count)
        #elseif canImport(Musl)
            let count = Musl.read(device.input, &buffer, buffer.count)
        #endif
        if count < 0, errno == EAGAIN || errno == EINTR { return false }
        guard count > 0 else { return nil }
        bytes += buffer.prefix(count)
        return bytes.contains(UInt8(ascii: "\n")) || bytes.count >= Self.longest
    }

    private var line: String {
        let text = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        // A shell may have left the terminal to mark what is pasted.
        return text.replacing("\u{1B}[200~", with: "").replacing("\u{1B}[201~", with: "")
    }

    /// - Returns: whether there still is a terminal.
    private mutating func takeSignals() -> Bool {
        if let signal = Self.takeEndingSignal() {
            terminal_restore_now()
            terminal_die(signal)
        }
        if terminal_signals_take(SIGTSTP) {
            terminal_restore_now()
            terminal_stop(SIGTSTP, false)
            _ = terminal_signals_take(SIGCONT)
            return ask()
        }
        // After a stop that could not be prepared for, the shell has set modes of its own. After one that could, the signal may
        // come late, on another thread: the question has been asked again by then.
        return terminal_signals_take(SIGCONT) && !isHidden ? ask() : true
    }

    static func takeEndingSignal() -> Int32? {
        [SIGTERM, SIGINT, SIGQUIT, SIGHUP].first { terminal_signals_take($0) }
    }
}
