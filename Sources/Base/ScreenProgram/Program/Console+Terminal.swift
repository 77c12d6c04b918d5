package import CommandLine
import TerminalSession
import TerminalKit
package import Words

extension Console {
    /// The same console, showing what the person waits for. Any other output replaces that line.
    package func showingProgress(of program: String, in language: Language) -> Console {
        guard isErrorTerminal else { return self }
        let (write, page, writeError) = (write, page, writeError)
        let progress = ProgressLine(of: program, on: self, language: language)
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

    /// Does `work`, showing meanwhile what the person waits for.
    @MainActor
    package func waiting<Answer, Failure: Error>(
        for wait: ProgressLine.Wait, _ work: @MainActor () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        guard let progress else { return try await work() }
        return try await progress.during(wait, work)
    }
}

extension Console {
    /// Shows what the person waits for; `nil` if that can't be seen.
    package var progress: ProgressLine? { self[ProgressLine.self] }

    /// Lets this process use a pager, and ask the terminal questions.
    package mutating func useTerminal() {
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
            // A terminal that hasn't answered before won't answer this either.
            if let asked, asked.attributes == nil { return PictureFindings() }
            return TerminalProbe.findings(about: .pictures, environment: environment).pictures
        }
    }
}
