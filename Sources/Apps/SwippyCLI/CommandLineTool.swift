import Foundation
import PaymentCardsPorts
import PaymentCardsScreens
import TerminalKit
import Words

/// The `swippy` command: from arguments to an exit code.
public enum CommandLineTool {
    /// The version that `swippy --version` prints.
    static let version = "0.1.0"

    /// Runs the command line of this process and returns its exit code (sysexits).
    ///
    /// - Parameter connect: makes the service of a server; without it the process becomes `swippy-http`, the program beside
    ///   this one, when its cards are to come from a server.
    @MainActor
    public static func run(connecting connect: ServerConnecting? = nil) async -> Int32 {
        var console = Console.process()
        console.connect = connect
        return await run(Array(CommandLine.arguments.dropFirst()), console: console).rawValue
    }

    /// Runs `arguments` in the world of `console`.
    @MainActor
    static func run(_ arguments: [String], console: Console) async -> ExitCode {
        let spoken = ArgumentParser.language(in: arguments) ?? Language(environment: console.environment)
        let console = console.showingProgress(in: spoken)
        do {
            let invocation = try ArgumentParser.parse(arguments)
            try await run(invocation, language: spoken, console: console)
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

    @MainActor
    private static func run(_ invocation: Invocation, language: Language, console: Console) async throws {
        switch invocation.request {
        case .live:
            try await LiveCommand(invocation: invocation, language: language, console: console).run()
        case .list, .swipe, .show, .statement:
            try await CardCommand(invocation: invocation, language: language, console: console).run()
        case .pay, .undo:
            try await PaymentCommand(invocation: invocation, language: language, console: console).run()
        case .add:
            try await AddCommand(invocation: invocation, language: language, console: console).run()
        case .remove, .restore:
            try await RemovalCommand(invocation: invocation, language: language, console: console).run()
        case .reset:
            try ResetCommand(invocation: invocation, language: language, console: console).run()
        case .counter:
            try await CounterCommand(invocation: invocation, language: language, console: console).run()
        case .config:
            try ConfigCommand(invocation: invocation, language: language, console: console).run()
        case .doctor:
            try DoctorCommand(invocation: invocation, language: language, console: console).run()
        case .completions(let shell):
            try console.write(Completions.script(for: shell))
        case .help(let command):
            let width = min(max(console.size.columns, 40), 100)
            let page = command.map { HelpText.command($0, language, width: width) }
            try console.write(page ?? HelpText.overview(language, width: width))
        case .version:
            try console.write("swippy \(version)\n")
        }
    }
}

/// A command ends early: what goes to standard error, and the exit code.
struct CommandStop: Error, Equatable {
    let exitCode: ExitCode
    let lines: [String]
}

extension CommandStop {
    /// The end of a command that failed with `error`, which `alert` words.
    init(_ error: CardsError, _ alert: AlertState) {
        self.init(
            exitCode: ExitCode(error),
            lines: ["swippy: \(alert.message)"] + alert.details.map { "  \($0)" } + [alert.advice])
    }

    /// The end of a command whose screens did not do what they were asked for, and did not say why. That is a fault of the
    /// program, and must not look like success.
    static func nothingDone(_ language: Language) -> CommandStop {
        CommandStop(
            exitCode: .internalError,
            lines: ["swippy: \(CommandStrings.bug[language])", CommandStrings.reportBug[language]])
    }
}
