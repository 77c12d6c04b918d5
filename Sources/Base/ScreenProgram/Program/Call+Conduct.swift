import CommandLine

extension Call {
    /// Runs the command, and then writes its trace, if one was requested. What was done is told even if that fails.
    @MainActor
    func conduct() async throws {
        if !command.runsWithInvalidSettings { try settings.check() }
        try checkInput()
        try OutputFiles(self).check()
        let trace = try TraceOutput(self)
        do {
            try await runCommand()
        } catch let program as OtherProgram {
            // It runs the same command line, and tells its errors, unless it doesn't start.
            throw program.takeOver(self)
        } catch {
            do {
                try finish(trace)
            } catch let stop as CommandStop {
                // What the command failed with matters more, and comes last.
                ErrorOutput(self).warn(stop)
            }
            if case Console.OutputError.failed = error {
                throw await stage.untold(CommandStop(error, of: program, language: language), self)
            }
            if let stop = error as? CommandStop { throw stage.explain(stop, self) }
            throw error
        }
        do {
            try finish(trace)
        } catch let stop as CommandStop {
            throw await stage.untold(stop, self)
        }
    }

    /// Refuses options of which two read standard input: whatever the first reads, the other finds nothing.
    private func checkInput() throws(UsageError) {
        let inputs = inputOptions.filter { text($0) == "-" }.sorted { $0.name < $1.name }
        guard inputs.count < 2 else {
            throw error(.conflict("\(inputs[0].spelling) -", "\(inputs[1].spelling) -"))
        }
    }

    /// The command's options that name a file to read.
    var inputOptions: [Option] {
        program.options(of: command).filter { option in
            guard case .path = option.kind else { return false }
            return !OutputFiles.options.contains { $0.name == option.name }
        }
    }

    private func finish(_ trace: TraceOutput?) throws {
        if !command.runsWithInvalidSettings { warnOfUnknownSettings() }
        try trace?.write()
    }
}
