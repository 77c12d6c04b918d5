import CPseudoTerminal
import Foundation

/// A program that runs on a pseudo-terminal as the foreground job of a small shell, for which the test gives the
/// commands.
public final class TerminalJob {
    /// What the shell was told of its job.
    public enum State: Equatable, Sendable {
        case running
        /// Stopped, by this signal.
        case stopped(Int32)
        case ended(TerminalProcess.Ending)
    }

    /// The job's process.
    public private(set) var identifier: Int32 = 0
    /// What the job does, as far as has been waited for.
    public private(set) var state = State.running
    /// How often it has been continued.
    public private(set) var continuations = 0
    /// How often it has stopped.
    private var stops = 0
    private let terminal: PseudoTerminal
    private let shell: Int32
    private let commands: Int32
    private let reports: Int32

    /// Starts a shell and in it a program.
    public init(_ program: Program, on terminal: PseudoTerminal) throws {
        self.terminal = terminal
        let (commandPipe, reportPipe) = (try Self.makePipe(), try Self.makePipe())
        shell = program.withCStrings { path, arguments, environment in
            pseudo_terminal_spawn_job(
                terminal.slave, path, arguments, environment, commandPipe.read, reportPipe.write)
        }
        close(commandPipe.read)
        close(reportPipe.write)
        (commands, reports) = (commandPipe.write, reportPipe.read)
        _ = fcntl(reports, F_SETFL, O_NONBLOCK)
        guard shell > 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        terminal.wait { _ in
            takeReports()
            return identifier > 0
        }
    }

    deinit {
        if identifier > 0, state == .running { kill(identifier, SIGKILL) }
        // A shell that can't read a command ends its job.
        close(commands)
        var status: Int32 = 0
        waitpid(shell, &status, 0)
        close(reports)
    }

    /// Sends it a signal.
    public func signal(_ number: Int32) { kill(identifier, number) }

    /// `fg`: gives it the terminal and continues it.
    public func continueInForeground() { command("f") }

    /// `bg`: continues it without giving it the terminal.
    public func continueInBackground() { command("b") }

    /// `bg`, and once more whenever it has stopped again because the terminal is not its own: on a very busy machine a signal
    /// that was sent before may be noted only then.
    public func continueInBackgroundUntilItEnds() {
        var answered = stops
        continueInBackground()
        terminal.wait { _ in
            takeReports()
            // That it was continued is not told if it stops again at once.
            if state == .stopped(SIGTTOU), stops > answered {
                answered = stops
                continueInBackground()
            }
            if case .ended = state { return true }
            return false
        }
        terminal.showAll()
    }

    /// Waits until it is in `state`.
    ///
    /// - Returns: Whether it came to that in time.
    public func wait(for state: State) -> Bool {
        let came = terminal.wait { _ in
            takeReports()
            return self.state == state
        }
        // What it wrote before.
        if !terminal.isStalled { terminal.showAll() }
        return came
    }

    /// Takes note of what the shell has been told.
    public func takeReports() {
        var report = job_report()
        while read(reports, &report, MemoryLayout<job_report>.size) == MemoryLayout<job_report>.size {
            identifier = report.process
            if report.status == -1 {
                state = .running
            } else if wait_status_is_continued(report.status) {
                continuations += 1
                state = .running
            } else if wait_status_stop_signal(report.status) > 0 {
                stops += 1
                state = .stopped(wait_status_stop_signal(report.status))
            } else {
                state = .ended(TerminalProcess.Ending(status: report.status))
            }
        }
    }

    private func command(_ letter: Character) {
        var byte = letter.asciiValue ?? 0
        write(commands, &byte, 1)
    }

    private static func makePipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
