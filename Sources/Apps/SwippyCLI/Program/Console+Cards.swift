import CommandLine
import TerminalSession
import TerminalKit
import Words

extension Console {
    /// The folder for what can be fetched again. As the XDG Base Directory Specification demands, a relative path in the
    /// environment is ignored.
    var cacheFolder: String? {
        func directory(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        return (directory("XDG_CACHE_HOME") ?? directory("HOME").map { $0 + "/.cache" }).map {
            $0 + "/swippy"
        }
    }

    /// Tells the person on standard error what isn't part of the output.
    func tell(_ remarks: [String]) {
        for remark in remarks { writeError("\(Program.swippy.name): \(remark)\n") }
    }

    /// Tells which elements of the feed were skipped.
    func tellSkipped(_ cards: [String], _ language: Language) {
        tell(cards.map { "\(ProgramStrings.skipped[language]) \($0)" })
    }
}

extension Console {
    /// The same console, but showing what the person waits for. Any other output replaces that line.
    func showingProgress(in language: Language) -> Console {
        guard isErrorTerminal else { return self }
        let (write, page, writeError) = (write, page, writeError)
        let progress = ProgressLine(on: self, language: language)
        var console = self
        console[ProgressLine.self] = progress
        console.write = { text throws(OutputError) in
            progress.end()
            try write(text)
        }
        console.page = { text, pager in
            progress.end()
            return page(text, pager)
        }
        console.writeError = { text in
            progress.end()
            writeError(text)
        }
        return console
    }

    /// Does `work`, and meanwhile shows what it waits for.
    @MainActor
    func waiting<Answer, Failure: Error>(
        for wait: ProgressLine.Wait, _ work: @MainActor () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        guard let progress else { return try await work() }
        return try await progress.during(wait, work)
    }
}

extension Console {
    /// Shows what the person waits for; `nil` if that can't be seen.
    var progress: ProgressLine? { self[ProgressLine.self] }

    /// Lets this process page its output, and ask the terminal questions.
    mutating func useTerminal() {
        let environment = environment
        var asked: TerminalFindings?
        page = { text, pager in Pager.show(text, with: pager) }
        readHiddenLine = { question in
            do {
                return try HiddenLine.read(asking: question)
            } catch {
                return nil  // The caller reports that there is no answer.
            }
        }
        background = {
            let findings = asked ?? TerminalProbe.findings(about: .background, environment: environment)
            asked = findings
            return findings.background
        }
        pictures = {
            // One that has answered nothing wouldn't answer this either.
            if let asked, asked.attributes == nil { return PictureFindings() }
            return TerminalProbe.findings(about: .pictures, environment: environment).pictures
        }
    }
}
