public import CommandLine
package import TerminalKit
import Words

/// What the screens of a program need to know about it.
public struct Stage: Sendable {
    /// A remark about all the data that a call shows, the first sentence in at most 40 columns; a picture has it in its first row.
    package var remark: @Sendable (Call) -> String? = { _ in nil }
    /// The same for lines of text, beside which it is said on standard error; asked for before they are printed, maybe several times.
    package var remarkBesideLines: @Sendable (Call) -> String? = { _ in nil }
    /// The program's own files and folders, which must not be overwritten.
    package var kept: @Sendable (Call) -> [String] = { _ in [] }
    /// What `doctor` reports about the program besides its settings.
    package var facts: @Sendable (Call) -> [DoctorFact] = { _ in [] }
    /// What earlier versions left beside the settings.
    package var leftovers: @Sendable (Call) -> [Leftover] = { _ in [] }
    /// Adds the program's own explanation to a message that ends a command.
    package var explain: @Sendable (CommandStop, Call) -> CommandStop = { stop, _ in stop }
    /// Whether its live screens and files are dark or light if the person doesn't choose; `nil` if the terminal decides. Printed
    /// output keeps the terminal's background in any case.
    package var appearance: Appearance?

    /// A program without remarks, files or facts of its own.
    public init() {}
}

extension Program {
    /// The program, with commands that show screens: printed, live, replayed and traced.
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
    /// What the screens need to know about the program.
    package var stage: Stage { console[Stage.self] ?? Stage() }

    /// The remark about all the data.
    package var remark: String? { stage.remark(self) }

    /// Says what is to be known about all the data, if that is about to be printed in a form that has no place for it. A trace has
    /// standard error for itself.
    func tellBesideLines() {
        let isTraced = has(TraceOptions.trace) && !has(TraceOptions.file)
        guard !isTraced, !printsNotes || format == .svg else { return }
        tell([stage.remarkBesideLines(self)].compactMap(\.self))
    }

    /// Prints remarks that aren't part of the output on standard error.
    package func tell(_ remarks: [String]) {
        for remark in remarks { console.writeError("\(program.name): \(remark)\n") }
    }

    /// Prints which elements of the data were skipped.
    package func tellSkipped(_ elements: [String]) {
        tell(elements.map { "\(Self.skipped[language]) \($0)" })
    }

    /// The word before the description of a skipped element.
    package static let skipped = LocalizedText(en: "skipped", uk: "пропущено")
}
