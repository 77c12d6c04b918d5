package import CommandLine
public import ScreenContract
package import TerminalKit
package import TerminalSession

/// How a program treats the reports of its screens.
package enum Hearing {
    /// The screens are printed, and the first failure ends the command.
    case printed
    /// The screens are printed, and do several things. Each failure is reported immediately, in these words, and the rest is
    /// still done.
    case several(worded: (CommandStop) -> CommandStop)
    /// A person looks at the screens, which say everything themselves.
    case live
}

/// Knows what a program has to say if it is made to end.
@MainActor
package protocol DoubtKeeping: AnyObject {
    /// That it is unknown what became of an order; `nil` if nothing is in doubt.
    var doubt: CommandStop? { get }
    /// What failed last on a live screen, whether or not that still says so; `nil` if nothing did.
    var failure: CommandStop? { get }
    /// Whether the screen waits for an answer without which nothing is done.
    var isAsking: (any Screen) -> Bool { get }
}

/// Receives the reports of a program's screens, of any feature.
@MainActor
public final class ScreenListener<Outcome: Equatable & Sendable, Failure: ScreenFailure>: Reporting,
    DoubtKeeping
{
    /// The last outcome that a screen reported.
    package private(set) var outcome: Outcome?
    /// Whether the output shows the notes that the reporting screen has besides its data.
    package var isPrinted: Bool
    /// Whether amounts and digits are hidden.
    package private(set) var isPrivate = false
    private let call: Call
    private let hearing: Hearing
    private var stop: CommandStop?
    private var failures: Failures
    /// Remarks that the output has no place for. They are dropped if something fails, since the error says more.
    private var remarks: [String] = []
    private var age: KeptState?
    /// What is said of the feed once all parts of an answer are printed; `nil` if it is said at once.
    private var held: [@MainActor () -> Void]?
    /// The order that the failure which follows is about, whose outcome is unknown.
    private var doubted: String?
    /// The orders whose outcome is unknown, the oldest first, in the words of their failures.
    private var doubts: [(order: String, words: CommandStop)] = []
    /// What is in doubt for longest; `nil` while nothing is.
    package var doubt: CommandStop? { doubts.first?.words }
    package private(set) var failure: CommandStop?
    package var isAsking: (any Screen) -> Bool = { _ in false }
    /// Called with each outcome that a screen reports.
    package var onOutcome: ((Outcome) -> Void)?
    /// What listens in place of this, with other screens; it lives as long.
    private var successor: ScreenListener?
    private var terminal: LiveTerminal?

    package init(_ call: Call, hearing: Hearing = .printed) {
        (self.call, self.hearing, failures) = (call, hearing, Failures(call))
        isPrinted = call.printsNotes
    }

    /// Uses the mouse and the clipboard of `terminal`.
    package func connect(to terminal: LiveTerminal) { self.terminal = terminal }

    /// Has `listener` listen in place of this, to screens that have taken the place of those before.
    package func hand(to listener: ScreenListener) {
        successor = listener
        if let terminal { listener.connect(to: terminal) }
    }

    /// Handles a screen's report.
    public func report(_ report: ScreenReport<Outcome, Failure>) {
        switch (report, hearing) {
        case (.outcome(let outcome), _):
            self.outcome = outcome
            onOutcome?(outcome)
        case (.noted(.mouseSet(let isOn)), _): terminal?.setMouse(isOn)
        case (.noted(.copied(let text)), _): terminal?.copy(text)
        case (.noted(.privacySet(let isPrivate)), _): self.isPrivate = isPrivate
        case (.noted(.doubted(let order)), _): doubted = order
        case (.noted(.settled(let order)), _): doubts.removeAll { $0.order == order }
        case (.failed(let failure, let alert), .live):
            let stop = CommandStop(failure, alert)
            self.failure = stop
            guard let order = doubted.take() else { break }
            doubts.removeAll { $0.order == order }
            doubts.append((order, stop))
        case (_, .live): break
        case (.failed(let failure, let alert), .printed): stop = CommandStop(failure, alert)
        case (.failed(let failure, let alert), .several(let worded)):
            failures.tell(worded(CommandStop(failure, alert)))
        case (.noted(.skipped(let elements)), _): say { [call] in call.tellSkipped(elements) }
        case (.noted(.accepted(let oddities)), _): say { [call] in call.tell(oddities) }
        case (.noted(.remarked(let remarks)), .several): call.tell(remarks)
        case (.noted(.remarked(let remarks)), .printed): if !isPrinted { self.remarks += remarks }
        case (.noted(.shown(let kept)), _): age = isPrinted ? nil : kept
        }
    }

    private func say(_ words: @escaping @MainActor () -> Void) {
        if held == nil { words() } else { held?.append(words) }
    }

    /// Keeps back what is said of the feed, which would stand somewhere between the parts of an answer that is being printed.
    func holdBack() { held = [] }

    /// Says what was kept back.
    func sayHeld() { held.take()?.forEach { $0() } }

    /// Prints the remarks that the output has no place for on standard error.
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
    package func end() throws { try failures.rethrow() }
}

extension Call {
    /// Whether the output has a place for a screen's notes.
    package var printsNotes: Bool { format != .plain && format != .csv }
}
