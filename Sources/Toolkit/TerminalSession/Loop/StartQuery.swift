import TerminalKit

/// What is asked of the terminal at the start, and what it has answered.
struct StartQuery {
    /// Until when to wait for answers; `nil` when none are waited for.
    private(set) var deadline: ContinuousClock.Instant?
    /// Until when an answer may come that would be typed into the shell if the program had ended by then.
    private(set) var lastDeadline: ContinuousClock.Instant?
    /// Whether the terminal has answered what every terminal answers, at whatever time.
    private(set) var isAnswered = false
    private(set) var background: Color?
    private(set) var hasSynchronizedOutput = false

    /// How long to wait, counted from the question.
    static let patience = Duration.milliseconds(150)
    /// How long to wait on leaving, counted from the question. Hardly anybody does: a terminal answers at once, or in the time that
    /// a slow connection takes.
    static let lastPatience = Duration.seconds(1)
    /// How long a terminal that has answered before is waited for on leaving: it will, however slow the connection is.
    static let patienceOnceAnswered = Duration.seconds(5)

    static let bytes =
        TerminalModes.backgroundColorQuery + TerminalModes.synchronizedOutputQuery + TerminalModes.fence

    mutating func begin(at now: ContinuousClock.Instant) {
        deadline = now + Self.patience
        lastDeadline = now + (isAnswered ? Self.patienceOnceAnswered : Self.lastPatience)
        isAnswered = false
    }

    /// Waits no longer.
    mutating func stop() { deadline = nil }

    /// Notes an answer. What one that comes too late says doesn't count: the program has chosen its colours by then.
    mutating func note(_ reply: TerminalReply) {
        if case .primaryAttributes = reply { isAnswered = true }
        guard deadline != nil else { return }
        switch reply {
        case .primaryAttributes: break
        case .backgroundColor(let color): background = color
        case .mode(TerminalModes.synchronizedOutput, let state):
            hasSynchronizedOutput = state == 1 || state == 2
        case .mode, .cursorPosition, .version: break
        }
    }
}
