import Foundation
import PaymentCardsPorts
import ScreenContract
import TerminalKit
import Words

/// The `swippy` command: from arguments to an exit code.
package enum CommandLineTool {
    /// The version that `swippy --version` prints.
    static let version = "0.1.0"

    /// Runs the command line of this process and returns its exit code (sysexits).
    ///
    /// - Parameter connect: creates the service for a server. Without it the process replaces itself with `swippy-http`, the
    ///   program next to this one, when its cards come from a server.
    @MainActor
    package static func run(connecting connect: ServerConnecting? = nil) async -> Int32 {
        var console = Console.process()
        console.connect = connect
        return await run(Array(CommandLine.arguments.dropFirst()), console: console).rawValue
    }

    /// Runs `arguments` on `console`.
    @MainActor
    static func run(_ arguments: [String], console: Console) async -> ExitCode {
        var parser = ArgumentParser(console: console)
        let spoken = parser.language(in: arguments)
        let console = console.showingProgress(in: spoken)
        parser.console = console
        do {
            let call = try parser.parse(arguments)
            try await run(call)
            return .success
        } catch let error as UsageError {
            console.writeError(UsageErrorMessage(error, language: spoken).text + "\n")
            return .usage
        } catch let stop as CommandStop {
            for line in stop.lines { console.writeError(line + "\n") }
            return stop.exitCode
        } catch let program as OtherProgram {
            let reason = console.become(program.name, arguments)
            console.writeError("swippy: \(CommandStrings.cannotConnect[spoken]): \(reason)\n")
            console.writeError(CommandStrings.install(program.name, spoken) + "\n")
            return .unavailable
        } catch Console.OutputError.closedPipe {
            return .success
        } catch Console.OutputError.failed(let reason) {
            console.writeError("swippy: \(CommandStrings.cannotWrite[spoken]): \(reason)\n")
            console.writeError(CommandStrings.freeTheOutput[spoken] + "\n")
            return .inputOutput
        } catch {
            console.writeError("swippy: \(CommandStrings.bug[spoken]): \(error)\n")
            console.writeError(CommandStrings.reportBug[spoken] + "\n")
            return .internalError
        }
    }

    /// Runs a command, and then writes its trace, if one was requested, and which settings are unknown.
    @MainActor
    private static func run(_ call: Call) async throws {
        if !call.command.runsWithInvalidSettings { try call.settings.check() }
        let trace = try TraceOutput(call)
        do {
            try await call.command.init(call: call).run()
        } catch let program as OtherProgram {
            throw program  // It runs the same command, and writes all that.
        } catch {
            do {
                try finish(call, trace)
            } catch let stop as CommandStop {
                // What the command failed with matters more, and comes last.
                for line in stop.lines { call.console.writeError(line + "\n") }
            }
            throw error
        }
        try finish(call, trace)
    }

    @MainActor
    private static func finish(_ call: Call, _ trace: TraceOutput?) throws {
        if !call.command.runsWithInvalidSettings { call.warnOfUnknownSettings() }
        try trace?.write()
    }
}

extension Call {
    /// Names the keys of the configuration file that don't count on standard error. They may belong to a newer version.
    func warnOfUnknownSettings() {
        let keys = sources.file.unknownKeys
        guard !keys.isEmpty, let path = sources.file.path else { return }
        console.writeError("swippy: \(settings.errors.unknownKeys(keys, in: path))\n")
    }
}

/// Ends a command early: the lines for standard error, and the exit code.
struct CommandStop: Error, Equatable {
    let exitCode: ExitCode
    let lines: [String]
}

extension CommandStop {
    /// Ends a command that failed with `error`, worded by `alert`.
    init(_ error: CardsError, _ alert: AlertState) {
        self.init(
            exitCode: ExitCode(error),
            lines: ["swippy: \(alert.message)"] + alert.details.map { "  \($0)" } + [alert.advice])
    }

    /// Ends a command whose screens didn't do what they were asked, and didn't say why. That is a bug in the program, and must
    /// not look like success.
    static func nothingDone(_ language: Language) -> CommandStop {
        CommandStop(
            exitCode: .internalError,
            lines: ["swippy: \(CommandStrings.bug[language])", CommandStrings.reportBug[language]])
    }
}
