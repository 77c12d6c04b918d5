import Synchronization
import TerminalKit

/// The queries to the terminal, at the start and when its colours may have changed, and its answers.
struct StartQuery {
    /// When to stop waiting for answers; `nil` if none are expected.
    private(set) var deadline: ContinuousClock.Instant?
    /// Until when a late answer is likely to arrive, and would be echoed.
    private(set) var echoDeadline: ContinuousClock.Instant?
    /// Until when a late answer may arrive, which would be typed into the shell if the program had ended.
    private(set) var lastDeadline: ContinuousClock.Instant?
    /// Whether the terminal has answered the query that every terminal answers, however late.
    private(set) var isAnswered = false
    /// When it was asked last.
    private var start: ContinuousClock.Instant?
    /// The longest time that an answer took.
    private var slowest = Duration.zero
    private(set) var background: Color?
    /// The appearance that the terminal reported by itself, if it did.
    private(set) var reported: Appearance?
    /// Whether the initial queries are over, answered or not.
    private(set) var isOver = false
    private(set) var hasSynchronizedOutput = false

    var patience = SessionPatience()

    /// Whether it asks about pictures, too.
    var asksForPictures = false
    private var hasAskedForGraphics = false
    /// Whether it asks how many colours there are.
    var asksForColors = false
    /// Whether the terminal shows all of them, as far as it has said so.
    private(set) var hasTrueColor = false
    private(set) var pictures = PictureFindings()

    var bytes: [UInt8] {
        TerminalModes.backgroundColorQuery + TerminalModes.synchronizedOutputQuery + TerminalModes.keysQuery
            + (asksForPictures
                ? TerminalModes.picturesQuery : asksForColors ? TerminalModes.versionQuery : [])
            + (asksForColors ? TerminalModes.colorsQuery : []) + TerminalModes.fence
    }

    /// The query that depends on the terminal's name; `nil` where it was asked already, or need not be. The terminal has yet to
    /// answer it then.
    mutating func graphicsBytes(at now: ContinuousClock.Instant) -> [UInt8]? {
        guard isAnswered, asksForPictures, !hasAskedForGraphics, pictures.canHaveGraphics else { return nil }
        hasAskedForGraphics = true
        expectAnswer(at: now)
        return TerminalModes.graphicsQuery + TerminalModes.fence
    }

    /// The query about the colours alone.
    static let colorBytes = TerminalModes.backgroundColorQuery + TerminalModes.fence

    mutating func begin(at now: ContinuousClock.Instant) {
        deadline = now + patience.answers
        expectAnswer(at: now)
        background = nil
    }

    /// Awaits another answer.
    private mutating func expectAnswer(at now: ContinuousClock.Instant) {
        let hasAnswered = isAnswered
        (start, isAnswered) = (now, false)
        let last = patience.lastAnswers
        echoDeadline = now + (hasAnswered ? max(patience.echo, slowest * 3) : last)
        lastDeadline = now + (hasAnswered ? max(patience.lastAnswersOnceAnswered, slowest * 3) : last)
    }

    /// Whether an answer is on its way, which would be typed into the shell if the program ended.
    func isAwaited(at now: ContinuousClock.Instant) -> Bool {
        !isAnswered && lastDeadline.map { $0 > now } ?? false
    }

    /// Stops waiting.
    mutating func stop() {
        deadline = nil
        isOver = true
    }

    /// Records an answer, however late: the last one is right.
    mutating func note(_ reply: TerminalReply, at now: ContinuousClock.Instant) {
        if case .primaryAttributes = reply {
            isAnswered = true
            slowest = max(slowest, start.map { now - $0 } ?? .zero)
        }
        if case .appearance(let appearance) = reply { reported = appearance }
        if case .backgroundColor(let color) = reply { background = color }
        pictures.note(reply)
        if reply == .trueColor { hasTrueColor = true }
        if case .version(let name) = reply, ColorDepth.isTrueColor(ofTerminalNamed: name) {
            hasTrueColor = true
        }
        if case .mode(TerminalModes.synchronizedOutput, let state) = reply {
            hasSynchronizedOutput = state == 1 || state == 2
        }
    }

    /// Whether the terminal is dark or light, as far as it has said so; its background tells it best.
    var appearance: Appearance? { background.map { Appearance(background: $0) } ?? reported }
}

/// The terminal's answers about itself, for tasks that wait for them.
final class TerminalAnswers: Sendable {
    private struct State {
        var background: Color?
        var isComplete = false
        var waiters: [CheckedContinuation<Color?, Never>] = []
    }

    private let state = Mutex(State())

    /// Completes the answers; no more are expected.
    func complete(background: Color?) {
        let waiters = state.withLock { state -> [CheckedContinuation<Color?, Never>] in
            guard !state.isComplete else { return [] }
            state.isComplete = true
            state.background = background
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume(returning: background) }
    }

    /// The background, once it is known or known to be unavailable.
    func background() async -> Color? {
        await withCheckedContinuation { waiter in
            let isComplete = state.withLock { state in
                if !state.isComplete { state.waiters.append(waiter) }
                return state.isComplete
            }
            if isComplete { waiter.resume(returning: state.withLock { $0.background }) }
        }
    }
}
