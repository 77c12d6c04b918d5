import Foundation
import PaymentCardsPorts
import Words

/// The `swippy` command: from arguments to an exit code.
package enum CommandLineTool {
    /// The version that `swippy --version` prints.
    static let version = "0.1.0"
    /// The date of that version, for the manual page.
    static let released = "2026-11-22"

    /// Runs the command line of this process and returns its exit code (sysexits).
    ///
    /// - Parameters:
    ///   - connect: creates the service for a server. Without it the process replaces itself with `swippy-http`, the program next
    ///     to this one, when its cards come from a server.
    ///   - fetchPictures: makes what fetches pictures from servers. Without it, the same happens for them.
    @MainActor
    package static func run(
        connecting connect: ServerConnecting? = nil, fetchingPictures fetchPictures: PictureConnecting? = nil
    ) async -> Int32 {
        reserveStandardStreams()
        var console = Console.process()
        (console.connect, console.fetchPictures) = (connect, fetchPictures)
        let arguments = Array(CommandLine.arguments.dropFirst())
        if CompletionRequest(arguments) != nil { endLater(CompletionRequest.patience) }
        return await run(arguments, console: console).rawValue
    }

    /// Keeps the descriptors of the standard streams taken. Closed when the program starts, they would be those of the next file
    /// or connection, which would then be written to by mistake. Writing to a stream that was closed still fails.
    private static func reserveStandardStreams() {
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Runs `arguments` on `console`.
    @MainActor
    static func run(_ arguments: [String], console: Console) async -> ExitCode {
        if let request = CompletionRequest(arguments) {
            await request.answer(on: console)
            return .success
        }
        var parser = ArgumentParser(console: console)
        let manner = parser.manner(of: arguments)
        let console = console.showingProgress(in: manner.language)
        parser.console = console
        do {
            let call = try parser.parse(arguments)
            try await run(call)
            return .success
        } catch Console.OutputError.closedPipe {
            return .success
        } catch let answer as ExitCode {
            return answer
        } catch let program as OtherProgram {
            // It tells the errors of the same command line, unless it doesn't start.
            let reason = console.become(program.name, arguments)
            return fail(.cannotBecome(program, reason, manner.language), manner, console)
        } catch {
            return fail(stop(for: error, manner.language), manner, console)
        }
    }

    /// Ends the process after this time, whatever it is busy with.
    private static func endLater(_ time: Duration) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Int(time.components.seconds))) {
            exit(0)
        }
    }

    private static func fail(_ stop: CommandStop, _ manner: Call, _ console: Console) -> ExitCode {
        ErrorOutput(manner, console: console).tell(stop)
        return stop.exitCode
    }

    private static func stop(for error: any Error, _ language: Language) -> CommandStop {
        switch error {
        case let stop as CommandStop: stop
        case let error as UsageError: CommandStop(error, language: language)
        case Console.OutputError.failed(let reason):
            CommandStop(
                exitCode: .inputOutput, message: "\(CommandStrings.cannotWrite[language]): \(reason)",
                advice: CommandStrings.freeTheOutput[language])
        default:
            CommandStop(
                exitCode: .internalError, message: "\(CommandStrings.bug[language]): \(error)",
                advice: CommandStrings.reportBug[language])
        }
    }

    /// Runs a command, and then writes its trace, if one was requested, and which settings are unknown.
    @MainActor
    private static func run(_ call: Call) async throws {
        if !call.command.runsWithInvalidSettings { try call.settings.check() }
        try checkInput(of: call)
        try OutputFiles(call).check()
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
                ErrorOutput(call).warn(stop)
            }
            if case Console.OutputError.failed = error {
                throw await call.payer.naming(stop(for: error, call.language), call.language)
            }
            if let stop = error as? CommandStop { throw stop.naming(call.allSettings) }
            throw error
        }
        do {
            try finish(call, trace)
        } catch let stop as CommandStop {
            throw await call.payer.naming(stop, call.language)
        }
    }

    /// Refuses options of which two read standard input: whatever the first reads, the other finds nothing.
    private static func checkInput(of call: Call) throws(UsageError) {
        let inputs = [FeedOptions.file, OfferOptions.file, ServerOptions.tokenFile].filter { option in
            call.command.option(option.name) != nil && call.text(option) == "-"
        }
        guard inputs.count < 2 else {
            throw call.error(.conflict("\(inputs[0].spelling) -", "\(inputs[1].spelling) -"))
        }
    }

    @MainActor
    private static func finish(_ call: Call, _ trace: TraceOutput?) throws {
        if !call.command.runsWithInvalidSettings { call.warnOfUnknownSettings() }
        try trace?.write()
    }
}

extension CommandStop {
    /// The program that this one should have become doesn't start.
    fileprivate static func cannotBecome(
        _ program: OtherProgram, _ reason: String, _ language: Language
    ) -> CommandStop {
        CommandStop(
            exitCode: .unavailable, message: "\(CommandStrings.cannotConnect[language]): \(reason)",
            advice: CommandStrings.install(program.name, language))
    }
}

extension CommandStop {
    /// The same, with the setting that names the source of the cards, if the error is about that source.
    fileprivate func naming(_ settings: Settings) -> CommandStop {
        let blamed = settings.entries.lazy.filter { $0.value?.text == cause?.source && cause != nil }
            .compactMap(settings.errors.blame).first
        guard let blamed else { return self }
        var stop = CommandStop(
            exitCode: exitCode, message: message.trimmingSuffix(".") + "; \(blamed.what).",
            candidates: candidates, details: details, advice: blamed.advice)
        stop.cause = cause
        return stop
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}

extension CardsError {
    /// The path of the file that can't be read as cards.
    fileprivate var source: String? {
        switch self {
        case .noSuchFile(let path), .deniedFile(let path), .unreadableFile(let path, _): path
        case .malformed(let source, _, _, _), .notAFeed(let source, _), .otherFormat(let source, _),
            .tooLarge(let source, _):
            source
        default: nil
        }
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
