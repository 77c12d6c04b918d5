public import CommandLine
package import ScreenContract

/// An error that screens report, and with which a command ends.
public protocol ScreenFailure: Error, Equatable {
    /// The exit code of a command that fails with it.
    var exitCode: ExitCode { get }
}

extension CommandStop {
    /// Ends a command that failed with `error`, worded by `alert`.
    package init(_ error: some ScreenFailure, _ alert: AlertState) {
        self.init(exitCode: error.exitCode, alert)
        cause = error
    }

    /// Ends a command with what `alert` says.
    package init(exitCode: ExitCode, _ alert: AlertState) {
        self.init(
            exitCode: exitCode, message: alert.message,
            candidates: alert.choices.map { Candidate(name: $0.name, number: $0.number, title: $0.title) },
            details: alert.facts, advice: alert.advice)
    }
}

/// The failures of a command that does several things: each is told at once, the others are done all the same, and the first gives
/// the exit code.
package struct Failures {
    private let call: Call
    private var exitCode: ExitCode?

    /// None yet.
    package init(_ call: Call) { self.call = call }

    /// Tells why one thing wasn't done.
    package mutating func tell(_ stop: CommandStop) {
        exitCode = exitCode ?? stop.exitCode
        ErrorOutput(call).warn(stop)
    }

    /// Ends the command if anything failed.
    package func rethrow() throws(ExitCode) {
        if let exitCode { throw exitCode }
    }
}

/// What can't go wrong on screens that report nothing.
enum NoFailure: ScreenFailure {
    var exitCode: ExitCode { switch self {} }
}
