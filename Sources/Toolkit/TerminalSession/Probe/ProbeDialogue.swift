import TerminalKit

/// The questions to a terminal and its answers, without the terminal: bytes and times in, bytes out.
///
/// Two rounds, each of which ends with a question that every terminal answers. The first asks what no terminal
/// stumbles over, where the cursor is among it. The second prints on a line of its own: some terminals show a letter
/// of a question that they don't know, and the samples are measured there. So nothing that stood on the screen is lost.
struct ProbeDialogue {
    /// How long answers that are on their way are waited for when the user wants to stop.
    static let patience = Duration.milliseconds(150)
    /// How long everything may take. A terminal that is near answers both rounds in a few milliseconds; one that is
    /// slow is waited for, since answers that nobody waits for would be typed into the shell.
    static let limit = Duration.seconds(1)

    private(set) var findings = TerminalFindings()
    /// When to go on without an answer.
    private(set) var deadline: ContinuousClock.Instant
    /// Whether there is nothing more to say or to wait for.
    private(set) var isOver = false
    /// Whether the user wants to stop.
    private(set) var isInterrupted = false

    private enum Round {
        case first
        case second
    }

    private let modes: [Int]
    private let samples: [String]
    private let start: ContinuousClock.Instant
    private var parser = InputParser()
    private var round = Round.first
    private var places: [Point] = []

    /// A dialogue that begins at `start`, by sending ``firstQuestions``.
    init(modes: [Int], samples: [String], at start: ContinuousClock.Instant) {
        self.modes = modes
        self.samples = samples
        self.start = start
        deadline = start + Self.limit
        parser.expectsCursorPosition = true
    }

    static let firstQuestions =
        TerminalModes.cursorPositionQuery + TerminalModes.backgroundColorQuery + TerminalModes.versionQuery
        + TerminalModes.fence

    /// Puts the cursor at the beginning of its line and clears that.
    static let clearLine = Array("\r\u{1B}[K".utf8)

    /// Takes what the terminal sends; what to send it now.
    mutating func receive(_ bytes: [UInt8], at now: ContinuousClock.Instant) -> [UInt8] {
        var next: [UInt8] = []
        for event in parser.feed(bytes) {
            switch event {
            case .reply(let reply): next += note(reply, at: now)
            case .key(KeyEvent(key: .character("c"), modifiers: .control)): interrupt(at: now)
            case .key, .pointer, .paste, .focus: continue
            }
        }
        return next
    }

    /// Ends soon: only the answers that are on their way are waited for.
    mutating func interrupt(at now: ContinuousClock.Instant) {
        isInterrupted = true
        deadline = min(deadline, now + Self.patience)
    }

    /// Ends if the time is over.
    mutating func expire(at now: ContinuousClock.Instant) {
        if now >= deadline { isOver = true }
    }

    private mutating func note(_ reply: TerminalReply, at now: ContinuousClock.Instant) -> [UInt8] {
        switch reply {
        case .backgroundColor(let color): findings.background = color
        case .version(let text): findings.version = text
        case .mode(let number, let state): findings.modes[number] = ModeState(rawValue: state)
        case .cursorPosition(let place): places.append(place)
        case .primaryAttributes(let numbers): return finishRound(numbers, at: now)
        }
        return []
    }

    private mutating func finishRound(_ numbers: [Int], at now: ContinuousClock.Instant) -> [UInt8] {
        switch round {
        case .first:
            findings.attributes = numbers
            findings.answerTime = now - start
            let column = places.last?.column
            places = []
            // The answers to a second round would come too late if the first took more than half of the time.
            guard !isInterrupted, now - start < Self.limit / 2 else { break }
            round = .second
            return secondQuestions(column: column)
        case .second:
            if places.count == samples.count, !samples.isEmpty { findings.widths = places.map(\.column) }
        }
        isOver = true
        return []
    }

    /// - Parameter column: Where the cursor is in its line; `nil` if the terminal does not say such things.
    private func secondQuestions(column: Int?) -> [UInt8] {
        let questions = modes.flatMap(TerminalModes.modeQuery)
        guard let column else { return questions + TerminalModes.fence }
        let measurements = samples.flatMap { sample in
            Array(sample.utf8) + TerminalModes.cursorPositionQuery + Self.clearLine
        }
        return Array((column > 0 ? "\r\n" : "").utf8) + questions + Self.clearLine + measurements
            + TerminalModes.fence
    }
}
