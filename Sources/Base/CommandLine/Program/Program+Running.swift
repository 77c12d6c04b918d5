import Foundation
package import Words

extension Program {
    /// Runs the command line of this process and returns its exit code, one of BSD's `sysexits`.
    ///
    /// - Parameter prepare: adds what the program needs to the console.
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
            // A shell that asks for completions gets no error message.
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
    /// Occupies any of their descriptors that are closed at the start. Otherwise the next file or connection would get one, and
    /// be written to by mistake. Writing to a stream that was closed still fails.
    static func reserve() {
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }
}

extension Call {
    /// Runs the command, and then names settings that don't count.
    @MainActor
    package func perform() async throws {
        try check()
        try await runCommand()
        if !command.runsWithInvalidSettings { remarkOnSettings() }
    }

    /// Refuses settings that can't be obeyed, and options that would have no effect.
    package func check() throws {
        if !command.runsWithInvalidSettings {
            try settings.check()
        }
        try checkCompanions()
    }

    /// Runs the command. If JSON was requested and the command has none of its own, its text is printed as JSON.
    @MainActor
    package func runCommand() async throws {
        let hasJSON = command.options(in: program).contains { $0.name == OutputOptions.json.name }
        guard asksForJSON, !hasJSON else { return try await command.init(call: self).run() }
        try await TextDocument.print(self) { try await command.init(call: $0).run() }
    }

    /// Names settings on standard error that don't count: a language that isn't there, and unknown keys of the configuration file,
    /// which may belong to a newer version.
    package func remarkOnSettings() {
        remarkOnValues()
        let keys = sources.unknownKeys
        guard !keys.isEmpty, let path = sources.file.path else { return }
        console.writeError("\(program.name): \(settings.errors.unknownKeys(keys, in: path))\n")
    }

    /// Names values on standard error for which others count.
    package func remarkOnValues() {
        for line in settings.remarks { console.writeError("\(program.name): \(line)\n") }
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
