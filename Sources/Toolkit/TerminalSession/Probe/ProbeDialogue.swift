import TerminalKit

/// The queries to a terminal and its answers, independent of the terminal: bytes and times in, bytes out.
///
/// There are two rounds, each of which ends with a query that every terminal answers. The first contains queries that are
/// harmless in every terminal, including those for the cursor's position and for the terminal's name. The second depends on the
/// answers, and is sent on a separate line: some terminals print a letter of a query that they don't know, and the samples are
/// measured there. So nothing on the screen is lost.
struct ProbeDialogue {
    /// The time limit for everything. Terminals answer in a few milliseconds; a slow one gets more time, since unread answers would be
    /// typed into the shell.
    static let limit = Duration.seconds(1)

    private(set) var findings = TerminalFindings()
    /// When to continue without an answer.
    private(set) var deadline: ContinuousClock.Instant
    /// Whether there is nothing more to send or to wait for.
    private(set) var isOver = false
    /// Whether the user wants to stop.
    private(set) var isInterrupted = false

    private enum Round {
        case first
        case second
    }

    /// What it is only about, in one round; `nil` for everything.
    private let subject: TerminalProbe.Subject?
    private let modes: [Int]
    private let samples: [String]
    private let asksForColors: Bool
    private let start: ContinuousClock.Instant
    private var parser = InputParser()
    private var round = Round.first
    private var places: [Point] = []

    /// A dialogue that begins at `start` by sending ``firstQuestions``.
    ///
    /// - Parameter asksForColors: Whether to ask how many colours there are. GNU Screen would write that question on the screen.
    init(modes: [Int], samples: [String], asksForColors: Bool = true, at start: ContinuousClock.Instant) {
        subject = nil
        self.modes = modes
        self.samples = samples
        self.asksForColors = asksForColors
        self.start = start
        deadline = start + Self.limit
        parser.expectsCursorPosition = true
    }

    /// A dialogue about one subject that begins at `start` by sending ``firstQuestions``.
    init(about subject: TerminalProbe.Subject, at start: ContinuousClock.Instant) {
        self.subject = subject
        (modes, samples, asksForColors) = ([], [], false)
        self.start = start
        deadline = start + Self.limit
    }

    /// What to send first.
    var firstQuestions: [UInt8] {
        switch subject {
        case .background: TerminalModes.backgroundColorQuery + TerminalModes.fence
        case .pictures: TerminalModes.picturesQuery + TerminalModes.fence
        case nil:
            TerminalModes.cursorPositionQuery + TerminalModes.backgroundColorQuery
                + TerminalModes.versionQuery + TerminalModes.fence
        }
    }

    /// Moves the cursor to the beginning of its line and clears the line.
    static let clearLine = Array("\r\u{1B}[K".utf8)

    /// Processes what the terminal sends, and returns what to send next.
    mutating func receive(_ bytes: [UInt8], at now: ContinuousClock.Instant) -> [UInt8] {
        var next: [UInt8] = []
        for event in parser.feed(bytes) {
            switch event {
            case .reply(let reply): next += note(reply, at: now)
            case .key(KeyEvent(key: .character("c"), modifiers: .control)): interrupt()
            case .key, .pointer, .paste, .focus: continue
            }
        }
        return next
    }

    /// Asks nothing more, and waits only for answers on their way; the second time, for nothing.
    mutating func interrupt() {
        if isInterrupted { isOver = true }
        isInterrupted = true
    }

    /// Ends if the time is up.
    mutating func expire(at now: ContinuousClock.Instant) {
        if now >= deadline { isOver = true }
    }

    private mutating func note(_ reply: TerminalReply, at now: ContinuousClock.Instant) -> [UInt8] {
        findings.pictures.note(reply)
        switch reply {
        case .backgroundColor(let color): findings.background = color
        case .version(let text):
            findings.version = text
            if ColorDepth.isTrueColor(ofTerminalNamed: text) { findings.hasTrueColor = true }
        case .trueColor: findings.hasTrueColor = true
        case .mode(let number, let state): findings.modes[number] = ModeState(rawValue: state)
        case .cursorPosition(let place): places.append(place)
        case .keys, .appearance, .graphics, .cellPixels, .textPixels: break
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
            // If the first round took more than half of the time, the answers to a second one would be too late.
            guard !isInterrupted, now - start < Self.limit / 2 else { break }
            round = .second
            switch subject {
            case .pictures where findings.pictures.canHaveGraphics:
                return TerminalModes.graphicsQuery + TerminalModes.fence
            case nil: return secondQuestions(column: column)
            case .background, .pictures: break
            }
        case .second:
            if places.count == samples.count, !samples.isEmpty { findings.widths = places.map(\.column) }
        }
        isOver = true
        return []
    }

    /// - Parameter column: The cursor's column; `nil` if the terminal doesn't report it.
    private func secondQuestions(column: Int?) -> [UInt8] {
        let questions =
            modes.flatMap(TerminalModes.modeQuery) + TerminalModes.picturesQuery
            + (asksForColors ? TerminalModes.colorsQuery : [])
            + (findings.pictures.canHaveGraphics ? TerminalModes.graphicsQuery : [])
        guard let column else { return questions + TerminalModes.fence }
        let measurements = samples.flatMap { sample in
            Array(sample.utf8) + TerminalModes.cursorPositionQuery + Self.clearLine
        }
        return Array((column > 0 ? "\r\n" : "").utf8) + questions + Self.clearLine + measurements
            + TerminalModes.fence
    }
}
