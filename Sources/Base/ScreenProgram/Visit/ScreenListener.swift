package import CommandLine
public import ScreenContract
package import TerminalSession

/// What a program does with what its screens report.
package enum Hearing {
    /// The screens are printed, and the first failure ends the command.
    case printed
    /// The screens are printed, and do several things. Each failure is told at once, in these words, and the rest is done all the same.
    case several(worded: (CommandStop) -> CommandStop)
    /// A person looks at the screens, which say everything themselves.
    case live
}

/// Hears what the screens of a program report, whatever the feature.
@MainActor
public final class ScreenListener<Outcome: Equatable & Sendable, Failure: ScreenFailure>: Reporting {
    /// What came of the screens last.
    package private(set) var outcome: Outcome?
    /// Whether the output shows what the screen that reports says beside its data.
    package var isPrinted: Bool
    private let call: Call
    private let hearing: Hearing
    private var stop: CommandStop?
    private var failures: Failures
    /// What the output has no place for. If something fails, that is more informative.
    private var remarks: [String] = []
    private var age: KeptState?
    private var terminal: LiveTerminal?

    package init(_ call: Call, hearing: Hearing = .printed) {
        (self.call, self.hearing, failures) = (call, hearing, Failures(call))
        isPrinted = call.printsNotes
    }

    /// Takes the mouse and the clipboard of `terminal`.
    package func connect(to terminal: LiveTerminal) { self.terminal = terminal }

    /// Takes note of what a screen reports.
    public func report(_ report: ScreenReport<Outcome, Failure>) {
        switch (report, hearing) {
        case (.outcome(let outcome), _): self.outcome = outcome
        case (.noted(.mouseSet(let isOn)), _): terminal?.setMouse(isOn)
        case (.noted(.copied(let text)), _): terminal?.copy(text)
        case (_, .live), (.noted(.privacySet), _): break
        case (.failed(let failure, let alert), .printed): stop = CommandStop(failure, alert)
        case (.failed(let failure, let alert), .several(let worded)):
            failures.tell(worded(CommandStop(failure, alert)))
        case (.noted(.skipped(let elements)), _): call.tellSkipped(elements)
        case (.noted(.accepted(let oddities)), _): call.tell(oddities)
        case (.noted(.remarked(let remarks)), .several): call.tell(remarks)
        case (.noted(.remarked(let remarks)), .printed): if !isPrinted { self.remarks += remarks }
        case (.noted(.shown(let kept)), _): age = isPrinted ? nil : kept
        }
    }

    /// Tells on standard error what the output has no place for.
    package func tell() {
        call.tell(remarks + [age?.label].compactMap(\.self))
        (remarks, age) = ([], nil)
    }

    /// Ends the command if a screen has failed.
    package func rethrow() throws(CommandStop) {
        guard let stop else { return }
        self.stop = nil
        throw stop
    }

    /// Ends the command if any of several things has failed.
    package func end() throws(ExitCode) { try failures.rethrow() }
}

extension Call {
    /// Whether the output has a place for what a screen says beside its data.
    package var printsNotes: Bool { format != .plain && format != .csv }
}
