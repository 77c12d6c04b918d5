import CPseudoTerminal
import Foundation

/// A program that runs on a pseudo-terminal, as the leader of its session: nobody is there to continue it.
///
/// It is killed when nobody holds it any more.
public final class TerminalProcess {
    /// How a process has ended.
    public enum Ending: Equatable, Sendable {
        /// It exited with a code.
        case code(Int32)
        /// A signal ended it.
        case signal(Int32)

        init(status: Int32) {
            let code = wait_status_exit_code(status)
            self = code >= 0 ? .code(code) : .signal(wait_status_signal(status))
        }
    }

    /// The process.
    public let identifier: Int32
    /// How it has ended, once it has been waited for.
    public private(set) var ending: Ending?
    /// How much memory it has had at most, in kilobytes, while it runs; `nil` on a system that does not tell.
    ///
    /// What `wait4` tells is of no use: it counts the process that this one was forked from, the tests.
    public var peakKilobytes: Int? {
        let status = FileManager.default.contents(atPath: "/proc/\(identifier)/status")
        let line = status.map { String(decoding: $0, as: UTF8.self) }?
            .split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }
    }

    /// How much processor time it has taken, in milliseconds, while it runs; `nil` on a system that does not tell.
    public var processorMilliseconds: Int? {
        let stat = FileManager.default.contents(atPath: "/proc/\(identifier)/stat") ?? Data()
        // The fields after the name, which is in brackets and may hold anything: user and system time are the 14th and 15th of
        // all, in ticks. Source: proc(5).
        let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
        guard let fields, fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
            return nil
        }
        return (user + system) * 1000 / sysconf(Int32(_SC_CLK_TCK))
    }

    /// Whether a thread of it has something to do, and perhaps waits for a processor; `false` on a system that does not tell.
    public var wantsToRun: Bool { Self.wantsToRun(identifier) }

    private static func wantsToRun(_ identifier: Int32) -> Bool {
        let tasks = "/proc/\(identifier)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.contains { thread in
            let stat = FileManager.default.contents(atPath: "\(tasks)/\(thread)/stat") ?? Data()
            // The state follows the name, which is in brackets and may hold anything. Source: proc(5).
            return String(decoding: stat, as: UTF8.self).split(separator: ")").last?.hasPrefix(" R") == true
        }
    }

    private let terminal: PseudoTerminal

    /// Starts a program.
    public init(_ program: Program, on terminal: PseudoTerminal) throws {
        self.terminal = terminal
        identifier = program.withCStrings { path, arguments, environment in
            pseudo_terminal_spawn(terminal.slave, path, arguments, environment)
        }
        guard identifier > 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        terminal.isProgramBusy = { [identifier] in Self.wantsToRun(identifier) }
    }

    deinit {
        guard !hasEnded() else { return }
        kill(identifier, SIGKILL)
        while !hasEnded() { usleep(1000) }
    }

    /// Sends it a signal.
    public func signal(_ number: Int32) { kill(identifier, number) }

    /// Waits for its end; `nil` if it did not end in time.
    public func waitForEnding() -> Ending? {
        terminal.wait { _ in hasEnded() }
        if !terminal.isStalled { terminal.showAll() }
        return ending
    }

    /// Whether it has ended.
    public func hasEnded() -> Bool {
        guard ending == nil else { return true }
        var status: Int32 = 0
        guard waitpid(identifier, &status, WNOHANG) == identifier else { return false }
        ending = Ending(status: status)
        return true
    }
}
