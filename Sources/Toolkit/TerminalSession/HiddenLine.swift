import CTerminalSignals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads a line that a person types at the terminal of standard input without being echoed.
///
/// The terminal still edits lines and sends signals, so pasting works like typing, and keys mean what they mean in a shell.
/// However the program ends or stops, echo is restored and typed-ahead input is discarded: the rest of a number must not end
/// up in a shell.
public enum HiddenLine {
    /// Writes `question` to the terminal and reads the answer.
    ///
    /// A signal that ends the program ends it here, after restoring the terminal. If the program is stopped and continued, the
    /// question is asked again.
    ///
    /// - Returns: the line without its line break; `nil` if the person ended the input or the terminal is gone.
    /// - Throws: `SessionError`, after restoring the terminal.
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
        // A signal that has arrived since is not lost: it ends the program once that has its handlers back.
        let late = HiddenLineReader.takeEndingSignal()
        terminal_signals_uninstall()
        if let late { terminal_die(late) }
        return line
    }
}

/// The state while reading the line.
private struct HiddenLineReader {
    let device: TerminalDevice
    let pipe: WakePipe
    let question: [UInt8]
    private var bytes: [UInt8] = []

    /// A line this long must be a pasted file.
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

    /// Turns off the echo, asks, and starts over.
    ///
    /// - Returns: whether the terminal is still there.
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

    /// - Returns: whether the line is complete; `nil` if no more can come.
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
        // A shell may have left bracketed paste on.
        return text.replacing("\u{1B}[200~", with: "").replacing("\u{1B}[201~", with: "")
    }

    /// - Returns: whether the terminal is still there.
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
        // After a stop that couldn't be prepared for, the shell has set its own modes. After one that could, the signal may
        // arrive late, on another thread, when the question has already been asked again.
        return terminal_signals_take(SIGCONT) && !isHidden ? ask() : true
    }

    static func takeEndingSignal() -> Int32? {
        let signal = terminal_signals_take_ending()
        return signal == 0 ? nil : signal
    }
}
