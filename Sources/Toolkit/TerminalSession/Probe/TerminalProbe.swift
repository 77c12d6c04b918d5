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
        let device: TerminalDevice
        do {
            device = try TerminalDevice.forProbe()
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
        let dialogue = ProbeDialogue(modes: modes, samples: samples, at: .now)
        var probe = TerminalProbe(device: device, pipe: pipe, dialogue: dialogue)
        return try probe.run()
    }

    private init(device: TerminalDevice, pipe: WakePipe, dialogue: ProbeDialogue) {
        self.device = device
        self.pipe = pipe
        self.dialogue = dialogue
    }

    private mutating func run() throws(ProbeRefusal) -> TerminalFindings {
        guard terminal_signals_install(pipe.writeEnd) else { throw .failed(.alreadyOpen) }
        terminal_signals_prepare_thread()
        guard let modes = device.modes, arm(modes), device.set(modes.raw) else {
            let code = errno
            terminal_restore_now()
            terminal_signals_uninstall()
            throw .failed(.system(code: code, call: "tcsetattr"))
        }
        output.append(ProbeDialogue.firstQuestions)
        while !dialogue.isOver, !isGone { step(modes) }
        terminal_restore_now()
        takeSignals()
        let stops = terminal_signals_take(SIGTSTP)
        terminal_signals_uninstall()
        if let signal { terminal_die(signal) }
        if dialogue.isInterrupted { terminal_die(SIGINT) }
        if stops { raise(SIGTSTP) }
        return dialogue.findings
    }

    private mutating func step(_ modes: termios) {
        isGone = !output.write(to: device.output)
        let ready = Readiness.wait(
            input: device.input, output: output.isEmpty ? nil : device.output, wake: pipe.readEnd,
            timeout: dialogue.deadline - .now)
        if ready.isWoken { takeSignals() }
        if ready.canRead { read(modes) }
        dialogue.expire(at: .now)
    }

    private mutating func read(_ modes: termios) {
        guard let bytes = device.available() else {
            isGone = true
            return
        }
        let next = dialogue.receive(bytes, at: .now)
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
        for number in [SIGTERM, SIGINT, SIGQUIT, SIGHUP] where terminal_signals_take(number) {
            signal = number
            dialogue.interrupt(at: .now)
        }
    }
}
