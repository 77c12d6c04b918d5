public import CommandLine
package import TerminalKit
import Words

/// What the screens of a program need to know of it.
public struct Stage: Sendable {
    /// What is to be known about all the data that a call shows, in 40 columns at most; a picture has it in its first row.
    package var remark: @Sendable (Call) -> String? = { _ in nil }
    /// The files and folders that the program keeps, over which nothing may be written.
    package var kept: @Sendable (Call) -> [String] = { _ in [] }
    /// What `doctor` tells of the program besides its settings.
    package var facts: @Sendable (Call) -> [DoctorFact] = { _ in [] }
    /// Adds to why a command ends what only the program knows.
    package var explain: @Sendable (CommandStop, Call) -> CommandStop = { stop, _ in stop }
    /// Adds what was done to why it can't be told.
    package var untold: @MainActor @Sendable (CommandStop, Call) async -> CommandStop = { stop, _ in stop }
    /// Whether its live screens and its files are dark or light where the person doesn't say; `nil` where the terminal decides. What is
    /// printed has the terminal's ground all the same.
    package var appearance: Appearance?

    /// A program of whose data nothing is to be known but what its screens say.
    public init() {}
}

extension Program {
    /// The same program, whose commands show screens: printed, live, replayed and traced.
    public func showingScreens(on stage: Stage = Stage()) -> Program {
        var program = self
        program.generalOptions.insert(contentsOf: TraceOptions.all, at: program.generalOptions.count - 1)
        program.conduct = { try await $0.conduct() }
        program.setUp = { $0.useTerminal() }
        program.prepared = { [name] console, language in
            var console = console.showingProgress(of: name, in: language)
            console[Stage.self] = stage
            return console
        }
        return program
    }
}

extension Call {
    /// What the screens need to know of the program.
    package var stage: Stage { console[Stage.self] ?? Stage() }

    /// What is to be known about all the data.
    package var remark: String? { stage.remark(self) }

    /// Tells the person on standard error what isn't part of the output.
    package func tell(_ remarks: [String]) {
        for remark in remarks { console.writeError("\(program.name): \(remark)\n") }
    }

    /// Tells which elements of the data were skipped.
    package func tellSkipped(_ elements: [String]) {
        tell(elements.map { "\(Self.skipped[language]) \($0)" })
    }

    /// What precedes the description of an element that was skipped.
    package static let skipped = LocalizedText(en: "skipped", uk: "пропущено")
}
