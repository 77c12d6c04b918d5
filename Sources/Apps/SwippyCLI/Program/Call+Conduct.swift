import CommandLine
import PaymentCardsPorts
import Words

extension Call {
    /// Runs the command, and then writes its trace, if one was requested. What was paid is told even if that fails.
    @MainActor
    func conduct() async throws {
        if !command.runsWithInvalidSettings { try settings.check() }
        try checkInput()
        try OutputFiles(self).check()
        let trace = try TraceOutput(self)
        do {
            try await command.init(call: self).run()
        } catch let program as OtherProgram {
            // It runs the same command line, and tells its errors, unless it doesn't start.
            let reason = console.become(program.name, console.arguments)
            throw CommandStop.cannotBecome(program, reason, language)
        } catch {
            do {
                try finish(trace)
            } catch let stop as CommandStop {
                // What the command failed with matters more, and comes last.
                ErrorOutput(self).warn(stop)
            }
            if case Console.OutputError.failed = error {
                let stop = CommandStop(error, of: program, language: language)
                throw await payer.naming(stop, language)
            }
            if let stop = error as? CommandStop { throw stop.naming(allSettings) }
            throw error
        }
        do {
            try finish(trace)
        } catch let stop as CommandStop {
            throw await payer.naming(stop, language)
        }
    }

    /// Refuses options of which two read standard input: whatever the first reads, the other finds nothing.
    private func checkInput() throws(UsageError) {
        let inputs = [FeedOptions.file, OfferOptions.file, ServerOptions.tokenFile].filter {
            option($0.name) != nil && text($0) == "-"
        }
        guard inputs.count < 2 else {
            throw error(.conflict("\(inputs[0].spelling) -", "\(inputs[1].spelling) -"))
        }
    }

    private func finish(_ trace: TraceOutput?) throws {
        if !command.runsWithInvalidSettings { warnOfUnknownSettings() }
        try trace?.write()
    }
}

extension CommandStop {
    /// The program that this one should have become doesn't start.
    fileprivate static func cannotBecome(
        _ program: OtherProgram, _ reason: String, _ language: Language
    ) -> CommandStop {
        CommandStop(
            exitCode: .unavailable, message: "\(ProgramStrings.cannotConnect[language]): \(reason)",
            advice: ProgramStrings.install(program.name, language))
    }
}

extension CommandStop {
    /// The same, with the setting that names the source of the cards, if the error is about that source.
    fileprivate func naming(_ settings: Settings) -> CommandStop {
        let source = cardsError?.source
        let blamed = settings.entries.lazy.filter { $0.value?.text == source && source != nil }
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
