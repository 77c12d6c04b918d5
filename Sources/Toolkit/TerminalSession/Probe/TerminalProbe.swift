import CTerminalSignals
import TerminalKit
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Queries the properties of this process's terminal, without switching to another screen.
///
/// It takes as long as two answers, or a second if the terminal doesn't answer. In the meantime the terminal is raw; it is
/// restored on every way out, as by ``LiveTerminal``, and input typed in the meantime is discarded.
public struct TerminalProbe {
    /// A byte that ends a sequence that was cut off. Source: ECMA-48, 8.3.6.
    private static let cancel: UInt8 = 0x18

    private let device: TerminalDevice
    private let pipe: WakePipe
    private var dialogue: ProbeDialogue
    private var output = OutputBuffer()
    private var signal: Int32?
    private var isGone = false
    /// Whether all modes but the echo are restored.
    private var isSilent = false
    /// By how much rounds took longer than they should, because the machine was busy: the terminal wasn't run then, either.
    private var delay = Duration.zero
    private var now: ContinuousClock.Instant { .now - delay }

    /// Queries the terminal. Doesn't return if a signal or control-C arrives in the meantime, which ends the process.
    ///
    /// - Parameters:
    ///   - modes: The numbers of the private modes to query.
    ///   - samples: Single lines of text whose widths to measure.
    ///   - environment: The environment variables by name, for `TERM`.
    /// - Throws: ``ProbeRefusal`` if the terminal was not queried.
    public static func ask(
        modes: [Int], samples: [String], environment: [String: String]
    ) throws(ProbeRefusal) -> TerminalFindings {
        try ask(
            ProbeDialogue(
                modes: modes, samples: samples, asksForColors: !environment.isInScreen, at: .now),
            environment, on: TerminalDevice.forProbe)
    }

    /// Queries the background of the terminal of standard input and output, or how it shows pictures, before something is printed
    /// there.
    ///
    /// It takes as long as an answer, or a second if the terminal doesn't answer, so that no late answer is typed into the shell. If the person has typed ahead, the terminal is not queried, and nothing of that is lost. Doesn't return if
    /// a signal or control-C arrives in the meantime, which ends the process.
    ///
    /// - Parameters:
    ///   - subject: What to query.
    ///   - environment: The environment variables by name, for `TERM`.
    /// - Returns: the findings; none if the terminal doesn't tell or was not queried.
    public static func findings(about subject: Subject, environment: [String: String]) -> TerminalFindings {
        // These print a part of the question about pictures.
        let prints = environment["TERM_PROGRAM"] == "Apple_Terminal" || environment["TERM"] == "linux"
        guard subject == .background || !prints else { return TerminalFindings() }
        do {
            return try ask(
                ProbeDialogue(about: subject, at: .now), environment, on: TerminalDevice.init,
                yieldsToInput: true)
        } catch {
            return TerminalFindings()
        }
    }

    /// What a terminal is queried about before something is printed there.
    public enum Subject: Sendable {
        case background, pictures
    }

    private static func ask(
        _ dialogue: ProbeDialogue, _ environment: [String: String],
        on terminal: () throws(SessionError) -> TerminalDevice, yieldsToInput: Bool = false
    ) throws(ProbeRefusal) -> TerminalFindings {
        let device: TerminalDevice
        do {
            device = try terminal()
        } catch {
            throw error == .notATerminal ? .notATerminal : .failed(error)
        }
        defer { device.closeDescriptors() }
        guard environment.namesTerminalThatDraws else { throw .dumbTerminal }
        guard !device.isInBackground else { throw .inBackground }
        let pipe: WakePipe
        do {
            pipe = try WakePipe()
        } catch {
            throw .failed(error)
        }
        defer { pipe.closeEnds() }
        var probe = TerminalProbe(device: device, pipe: pipe, dialogue: dialogue)
        return try probe.run(yieldsToInput: yieldsToInput)
    }

    private init(device: TerminalDevice, pipe: WakePipe, dialogue: ProbeDialogue) {
        self.device = device
        self.pipe = pipe
        self.dialogue = dialogue
    }

    private mutating func run(yieldsToInput: Bool) throws(ProbeRefusal) -> TerminalFindings {
        guard terminal_signals_install(pipe.writeEnd) else { throw .failed(.alreadyOpen) }
        terminal_signals_prepare_thread()
        guard let modes = device.modes, arm(modes), device.set(modes.raw) else {
            let code = errno
            terminal_restore_now()
            terminal_signals_uninstall()
            throw .failed(.system(code: code, call: "tcsetattr"))
        }
        // Only now is a line seen that isn't complete yet.
        let hasInput = yieldsToInput && Readiness.wait(input: device.input, timeout: .zero).canRead
        if !hasInput {
            output.append(dialogue.firstQuestions)
            while !dialogue.isOver, !isGone { step(modes) }
        }
        if yieldsToInput, hasInput || dialogue.findings.attributes != nil { terminal_restore_keep_input() }
        terminal_restore_now()
        takeSignals()
        let stops = terminal_signals_take(SIGTSTP)
        terminal_signals_uninstall()
        if let signal { terminal_die(signal) }
        if dialogue.isInterrupted { terminal_die(SIGINT) }
        if stops { raise(SIGTSTP) }
        var findings = dialogue.findings
        findings.pictures.complete(pixels: device.pixels)
        return findings
    }

    private mutating func step(_ modes: termios) {
        isGone = !output.write(to: device.output)
        let start = now
        let ready = Readiness.wait(
            input: device.input, output: output.isEmpty ? nil : device.output, wake: pipe.readEnd,
            timeout: min(dialogue.deadline - start, WaitLimit.round))
        delay += max(.zero, now - start - WaitLimit.round)
        if ready.isWoken { takeSignals() }
        if ready.canRead { read(modes) }
        // The person sees that it ends, and can end it at once.
        if dialogue.isInterrupted, !isSilent { isSilent = device.set(modes.silent) }
        dialogue.expire(at: now)
    }

    private mutating func read(_ modes: termios) {
        guard let bytes = device.available() else {
            isGone = true
            return
        }
        let next = dialogue.receive(bytes, at: now)
        guard !next.isEmpty else { return }
        // From here on the probe owns the line, which is cleared on the way out.
        _ = arm(modes, after: ProbeDialogue.clearLine)
        output.append(next)
    }

    private func arm(_ modes: termios, after bytes: [UInt8] = []) -> Bool {
        var saved = modes
        let bytes = [Self.cancel] + bytes
        return terminal_restore_arm(device.input, device.output, &saved, bytes, bytes.count)
    }

    private mutating func takeSignals() {
        pipe.drain()
        let number = terminal_signals_take_ending()
        guard number != 0 else { return }
        signal = number
        dialogue.interrupt()
    }
}

/// The state of a terminal's mode. Source: DEC VT510, "DECRPM".
public enum ModeState: Int, Hashable, Sendable {
    /// The terminal doesn't know the mode.
    case unknown
    /// The mode is on.
    case set
    /// The mode is off.
    case reset
    /// The mode can't be turned off.
    case alwaysSet
    /// The terminal knows the mode, but can't turn it on.
    case alwaysReset

    /// Whether the mode can be used.
    public var isAvailable: Bool {
        switch self {
        case .set, .reset, .alwaysSet: true
        case .unknown, .alwaysReset: false
        }
    }
}

/// Why a terminal was not queried.
public enum ProbeRefusal: Error, Hashable, Sendable {
    /// Standard input and standard output are not both a terminal.
    case notATerminal
    /// According to `TERM`, it understands no sequences.
    case dumbTerminal
    /// Another job has it.
    case inBackground
    /// The system, or a live session, doesn't allow it.
    case failed(SessionError)
}

extension TerminalDevice {
    /// The terminal that can be queried without disturbing other programs: that of standard input and output or, if the output
    /// goes to a file, that of the input.
    ///
    /// If the output is a pipe, it may lead to a pager, which uses the same terminal at the same time.
    static func forProbe() throws(SessionError) -> TerminalDevice {
        guard isatty(STDOUT_FILENO) != 1 else { return try TerminalDevice() }
        var status = stat()
        guard isatty(STDIN_FILENO) == 1, fstat(STDOUT_FILENO, &status) == 0,
            status.st_mode & S_IFMT == S_IFREG
        else { throw .notATerminal }
        return try TerminalDevice(controlling: O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    }

    private init(controlling flags: Int32) throws(SessionError) {
        input = open("/dev/tty", O_RDONLY | flags)
        guard input >= 0 else { throw .system(code: errno, call: "open") }
        output = open("/dev/tty", O_WRONLY | flags)
        guard output >= 0 else {
            let code = errno
            close(input)
            throw .system(code: code, call: "open")
        }
    }

    /// The bytes that can be read now; `nil` if the terminal is gone.
    func available() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(input, &bytes, bytes.count)
        if count > 0 { return Array(bytes.prefix(count)) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }
}
