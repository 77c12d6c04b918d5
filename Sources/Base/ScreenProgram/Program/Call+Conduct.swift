import CommandLine

extension Call {
    /// Runs the command, and then writes its trace, if requested. The outcome is reported even if the trace can't be written.
    @MainActor
    func conduct() async throws {
        try check()
        try checkInput()
        try OutputFiles(self).check()
        let trace = try TraceOutput(self)
        do {
            try await runCommand()
        } catch {
            do {
                try finish(trace)
            } catch let stop as CommandStop {
                // The command's own failure matters more, and comes last.
                ErrorOutput(self).warn(stop)
            }
            if case Console.OutputError.failed = error {
                throw CommandStop(error, of: program, language: language)
            }
            if let stop = error as? CommandStop { throw stage.explain(stop, self) }
            throw error
        }
        try finish(trace)
    }

    /// Rejects two options that both read standard input: the second would find nothing.
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
        if !command.runsWithInvalidSettings { remarkOnSettings() }
        try trace?.write()
    }
}
