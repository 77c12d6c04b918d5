import TerminalKit

/// What is asked of the terminal at the start, and what it has answered.
struct StartQuery {
    /// Until when to wait for answers; `nil` when none are waited for.
    private(set) var deadline: ContinuousClock.Instant?
    /// Whether the terminal has answered what every terminal answers.
    private(set) var isAnswered = false
    private(set) var background: Color?
    private(set) var hasSynchronizedOutput = false

    /// How long to wait, counted from the question.
    static let patience = Duration.milliseconds(150)

    static let bytes =
        TerminalModes.backgroundColorQuery + TerminalModes.synchronizedOutputQuery + TerminalModes.fence

    mutating func begin(at now: ContinuousClock.Instant) { deadline = now + Self.patience }

    /// Waits no longer.
    mutating func stop() { deadline = nil }

    /// Notes an answer. One that comes too late says nothing: the program has chosen its colours by then.
    mutating func note(_ reply: TerminalReply) {
        guard deadline != nil else { return }
        switch reply {
        case .primaryAttributes: isAnswered = true
        case .backgroundColor(let color): background = color
        case .mode(TerminalModes.synchronizedOutput, let state):
            hasSynchronizedOutput = state == 1 || state == 2
        case .mode, .cursorPosition, .version: break
        }
    }
}
