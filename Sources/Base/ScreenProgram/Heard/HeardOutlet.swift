import CommandLine
import TerminalKit
import TerminalSession
import Values
import Words

/// Says screens in lines, for a person who can't see them.
@MainActor
final class HeardOutlet: LiveOutlet {
    /// So narrow that most things stand one below the other, and the arrow keys go from each to the next.
    let size = Size(columns: 60, rows: 40)
    let clock: SessionClock
    let events: AsyncStream<SessionEvent>
    let waitsForRest: Bool
    private let patience: Duration
    private let waitingClock: any Clock<Duration>
    private let voice: Voice
    private let write: (String) throws -> Void
    private let willConclude: () -> Void
    private var narrator: Narrator
    /// What the person did that nothing was said to yet; `nil` for nothing.
    private var asked: [InputEvent]?
    /// What the person did last, and the one line that answered it.
    private var answer: (event: InputEvent, line: String)?
    /// Whether something was said to what the person did last while it still loaded.
    private var isAnswered = false
    private var greeting: [String]
    /// What the person typed that may be a card's number, and what is said in its place wherever a screen repeats it.
    private var masks: [(typed: String, masked: String)] = []
    /// Whether a line was too long, or neither the name of a key nor a text that something takes.
    var isLost: Bool { isUnknown || hasRefused() }
    private var isUnknown = false
    /// Knows which screens ask for something, and what is in doubt.
    weak var listener: (any DoubtKeeping)?
    private let hasRefused: () -> Bool

    /// An outlet that says `greeting` first, and writes lines with `write`.
    ///
    /// - Parameters:
    ///   - events: What happens.
    ///   - clock: The time of the screens.
    ///   - waitsForRest: Whether each event is answered before the next one is taken, as with the lines of a script.
    ///   - patience: For how long nothing is said then while something loads, measured by `waitingClock`.
    ///   - hasRefused: Whether a line was too long to get here.
    ///   - willConclude: Called when a signal asks the program to end, before what became of what was under way is said.
    init(
        _ events: AsyncStream<SessionEvent>, clock: SessionClock = SessionClock(), waitsForRest: Bool,
        patience: Duration = .seconds(1), waitingClock: any Clock<Duration> = ContinuousClock(),
        voice: Voice, greeting: String,
        hasRefused: @escaping () -> Bool = { false }, willConclude: @escaping () -> Void = {},
        write: @escaping (String) throws -> Void
    ) {
        self.clock = clock
        (self.events, self.waitsForRest) = (events, waitsForRest)
        (self.patience, self.waitingClock) = (patience, waitingClock)
        (self.voice, self.write) = (voice, write)
        (narrator, self.greeting, self.willConclude) = (Narrator(voice), [greeting], willConclude)
        self.hasRefused = hasRefused
    }

    func prepare(_ driver: LiveDriver) async {}

    func conclude() { willConclude() }

    func waitForPatience() async throws { try await waitingClock.sleep(for: patience) }

    func take(_ event: SessionEvent, on driver: LiveDriver) {
        isAnswered = false
        switch event {
        case .input(let events):
            asked = events
            for case .paste(let text) in events { mask(text) }
        case .erased: narrator.startAgain()
        case .resized, .appearance, .colors, .pictures, .hungUp, .interrupted: break
        }
    }

    /// Says at once what is under way, such as a payment, and forgets what isn't on the screen any more: if it comes again, it is said
    /// again.
    func glance(_ driver: LiveDriver) throws {
        guard let screen = driver.navigator.top?.interactive,
            let line = narrator.glance(at: screen)
        else { return }
        try say([line])
    }

    /// Says it as it is, with what is being loaded.
    func showLoading(_ driver: LiveDriver) throws {
        let lines = news(on: driver)
        if !lines.isEmpty { isAnswered = true }
        try say(lines)
    }

    func show(_ driver: LiveDriver) throws {
        var lines = news(on: driver)
        if lines.isEmpty, !isAnswered, let event = asked?.last, let screen = driver.navigator.top?.interactive
        {
            lines = silence(after: event, on: screen)
        }
        if let event = asked?.last { answer = lines.count == 1 ? (event, lines[0]) : nil }
        asked = nil
        try say(lines)
        try endIfBlind(on: driver)
    }

    /// Ends the lines at a question if one before was lost: those that follow were meant for another screen.
    private func endIfBlind(on driver: LiveDriver) throws {
        guard isLost, let listener, let screen = driver.navigator.top,
            listener.isAsking(screen)
        else { return }
        throw CommandStop(
            exitCode: listener.doubt?.exitCode ?? .badData,
            message: voice(
                "An earlier line was not understood, so the input ends at this question, and nothing was done there.",
                "Рядок перед цим не розпізнано, тож ввід закінчується на цьому запитанні, і там нічого не зроблено."
            ))
    }

    /// What is new on the screen on top.
    private func news(on driver: LiveDriver) -> [String] {
        guard let screen = driver.navigator.top?.interactive else { return [] }
        // A screen that is drawn asks for what it shows, and finds its rows.
        if driver.needsFrame { _ = driver.frame() }
        defer { greeting = [] }
        return greeting + narrator.news(of: screen, isAnswer: asked != nil)
    }

    private func say(_ lines: [String]) throws {
        if !lines.isEmpty { try write(lines.map { masked($0) + "\n" }.joined()) }
    }

    private func mask(_ text: String) {
        let masked = text.withMaskedNames
        if masked != text { masks.append((text, masked)) }
    }

    private func masked(_ line: String) -> String {
        masks.reduce(line) { $0.replacing($1.typed, with: $1.masked) }
    }

    /// What was typed, if it was a text. Where something is asked, a digit is the beginning of an amount.
    private func text(of event: InputEvent, on screen: any InteractiveScreen) -> String? {
        switch event {
        case .paste(let text): return text
        case .key(let key):
            guard case .character(let digit) = key.key, digit.isWholeNumber,
                listener?.isAsking(screen) == true
            else { return nil }
            return String(digit)
        case .pointer, .focus, .reply: return nil
        }
    }

    /// What to say if nothing changed: what the person is at, which tells them at the end of a list that they are there. In a
    /// terminal, something may still be on its way, so that is all.
    private func silence(after event: InputEvent, on screen: any InteractiveScreen) -> [String] {
        if waitsForRest, let typed = text(of: event, on: screen) {
            isUnknown = true
            let text = typed.safeText.shownName
            return [
                voice(
                    "There is no key “\(text)”, and nothing here takes a text. ? says the keys.",
                    "Клавіші «\(text)» немає, і текст тут нікуди ввести. ? називає клавіші.")
            ]
        }
        if waitsForRest, event == .key(KeyLine.suspend) {
            return [
                voice(
                    "Only a program in a terminal can be suspended: ctrl-z does nothing here.",
                    "Призупинити можна лише програму в терміналі: тут ctrl-z нічого не робить.")
            ]
        }
        let speech = screen.speech
        // As that it was too early: who tries again hears it again.
        if let answer, answer.event == event, speech.lines.contains(answer.line) { return [answer.line] }
        if let chosen = speech.chosen { return [chosen] }
        return waitsForRest
            ? [voice("Nothing changed. ? says the keys.", "Нічого не змінилося. ? називає клавіші.")] : []
    }
}
