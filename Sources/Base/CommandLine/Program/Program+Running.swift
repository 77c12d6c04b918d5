import Foundation
package import Words

extension Program {
    /// Runs the command line of this process and returns its exit code, one of BSD's `sysexits`.
    ///
    /// - Parameter prepare: adds to the console what the program needs of it.
    @MainActor
    package func run(preparing prepare: (inout Console) -> Void) async -> Int32 {
        StandardStreams.reserve()
        var console = Console.process()
        setUp(&console)
        prepare(&console)
        let arguments = Array(CommandLine.arguments.dropFirst())
        if CompletionRequest(arguments, to: self) != nil { CompletionRequest.endSoon() }
        return await run(arguments, console: console).rawValue
    }

    /// Runs the command line of this process and returns its exit code, one of BSD's `sysexits`.
    @MainActor
    public func run() async -> Int32 { await run { _ in } }

    /// Runs `arguments` on `console`.
    @MainActor
    package func run(_ arguments: [String], console: Console) async -> ExitCode {
        var console = console
        console.arguments = arguments
        if let call = NeighbourCall(arguments, to: self) {
            let manner = ArgumentParser(self, console: console).manner(of: arguments)
            let stop = call.start(on: console, in: manner.language)
            // A shell that asks what can be typed is told nothing.
            if arguments.first != CompletionRequest.name { ErrorOutput(manner).tell(stop) }
            return stop.exitCode
        }
        if let request = CompletionRequest(arguments, to: self) {
            await request.answer(on: console)
            return .success
        }
        var parser = ArgumentParser(self, console: console)
        let manner = parser.manner(of: arguments)
        parser.console = prepared(console, manner.language)
        do {
            try ProgramFaults(of: self).check(in: manner.language)
            try await conduct(try parser.parse(arguments))
            return .success
        } catch Console.OutputError.closedPipe {
            return .success
        } catch let answer as ExitCode {
            return answer
        } catch {
            let stop = CommandStop(error, of: self, language: manner.language)
            ErrorOutput(manner, console: parser.console).tell(stop)
            return stop.exitCode
        }
    }
}

/// The streams that every process is started with.
private enum StandardStreams {
    /// Keeps their descriptors taken. Closed when the program starts, they would be those of the next file or connection, which
    /// would then be written to by mistake. Writing to a stream that was closed still fails.
    static func reserve() {
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }
}

extension Call {
    /// Runs the command, and then tells which settings are unknown.
    @MainActor
    package func perform() async throws {
        if !command.runsWithInvalidSettings { try settings.check() }
        try await runCommand()
        if !command.runsWithInvalidSettings { warnOfUnknownSettings() }
    }

    /// Runs the command. Text is printed as JSON where that was asked for, and the command has no JSON of its own.
    @MainActor
    package func runCommand() async throws {
        let hasJSON = command.options(in: program).contains { $0.name == OutputOptions.json.name }
        guard asksForJSON, !hasJSON else { return try await command.init(call: self).run() }
        try await TextDocument.print(self) { try await command.init(call: $0).run() }
    }

    /// Names the keys of the configuration file that don't count on standard error. They may belong to a newer version.
    package func warnOfUnknownSettings() {
        let keys = sources.file.keys(besides: program.settings.all)
        guard !keys.isEmpty, let path = sources.file.path else { return }
        console.writeError("\(program.name): \(settings.errors.unknownKeys(keys, in: path))\n")
    }
}

extension CommandStop {
    /// Ends a command that failed with any error.
    package init(_ error: any Error, of program: Program, language: Language) {
        switch error {
        case let stop as CommandStop: self = stop
        case let error as UsageError: self.init(error, of: program, language: language)
        case Console.OutputError.failed(let reason):
            self.init(
                exitCode: .inputOutput, message: "\(CommandStrings.cannotWrite[language]): \(reason)",
                advice: CommandStrings.freeTheOutput[language])
        default:
            self.init(
                exitCode: .internalError, message: "\(CommandStrings.bug[language]): \(error)",
                advice: CommandStrings.reportBug[language])
        }
    }
}
