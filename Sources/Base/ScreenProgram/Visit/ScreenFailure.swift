public import CommandLine
package import ScreenContract

/// An error that screens report, and that ends a command.
public protocol ScreenFailure: Error, Equatable {
    /// The exit code of a command that fails with it.
    var exitCode: ExitCode { get }
    /// Whether it says that what was asked for has been done before, so that any other failure counts for more.
    var saysDone: Bool { get }
}

extension ScreenFailure {
    /// `false`: most failures leave something to do.
    public var saysDone: Bool { false }
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

/// The failures of a command that does several things: each is reported immediately, the rest is still done, and the first one that
/// leaves something to do determines the exit code. For programs, it is said once more at the end, as JSON.
package struct Failures {
    private let call: Call
    private var first: CommandStop?

    /// No failures yet.
    package init(_ call: Call) { self.call = call }

    /// Reports why one thing wasn't done.
    package mutating func tell(_ stop: CommandStop) {
        if first?.saysDone ?? true, first == nil || !stop.saysDone { first = stop }
        ErrorOutput(call).warn(stop)
    }

    /// Ends the command if anything failed.
    package func rethrow() throws {
        guard let first else { return }
        throw call.asksForJSON ? first : first.exitCode
    }
}

extension CommandStop {
    fileprivate var saysDone: Bool { (cause as? any ScreenFailure)?.saysDone ?? false }
}

/// The failure type of screens that can't fail.
package enum NoFailure: ScreenFailure {
    package var exitCode: ExitCode { switch self {} }
}
