import TerminalKit
import Words

/// Says live screens in sentences: all of a screen that is new, and then only what changes.
@MainActor
struct Narrator {
    /// What was said of a screen that may be seen again.
    private struct Memory {
        weak var screen: (any InteractiveScreen)?
        var speech: Speech
        /// What lies over it, if anything does.
        var aside: Speech?
        /// Where the person was last, if they were at anything.
        var place: String?
    }

    private let voice: Voice
    private var memories: [Memory] = []
    private weak var current: (any InteractiveScreen)?

    /// A narrator that speaks with `voice`.
    init(_ voice: Voice) { self.voice = voice }

    /// Forgets what was said, so that the next screen is said whole.
    mutating func startAgain() { memories = [] }

    /// Forgets what was said of `screen` and is no longer there: if it comes again, such as an error that happens again, it is said
    /// again.
    ///
    /// - Returns: what is under way now, unless that was said; `nil` for nothing.
    mutating func glance(at screen: any InteractiveScreen) -> String? {
        let speech = screen.speech
        guard let index = memories.firstIndex(where: { $0.screen === screen }), !speech.isAside else {
            return nil
        }
        let known = memories[index].speech
        memories[index].speech.lines.removeAll { !speech.lines.contains($0) }
        if speech.chosen == nil { memories[index].speech.chosen = nil }
        guard let line = speech.underWay, !known.lines.contains(line) else { return nil }
        memories[index].speech.lines.append(line)
        return line
    }

    /// What is new on `screen`, in the order of reading; empty if nothing is.
    ///
    /// - Parameter isAnswer: whether the person did something since the last time. If not, a line of which only digits have changed,
    ///   such as a clock, is not said.
    mutating func news(of screen: any InteractiveScreen, isAnswer: Bool) -> [String] {
        let speech = screen.speech
        memories.removeAll { $0.screen == nil }
        defer { current = screen }
        guard let index = memories.firstIndex(where: { $0.screen === screen }) else {
            memories.append(Memory(screen: screen, speech: speech, place: speech.chosen))
            return speech.lines + position(of: speech)
        }
        if speech.isAside {
            defer { memories[index].aside = speech }
            guard let before = memories[index].aside else { return speech.lines + position(of: speech) }
            return changes(from: before, last: nil, to: speech, isAnswer: isAnswer)
        }
        let (before, wasCovered) = (memories[index].speech, memories[index].aside != nil)
        let last = memories[index].place
        (memories[index].speech, memories[index].aside) = (speech, nil)
        memories[index].place = speech.chosen ?? last
        guard current === screen, !wasCovered else {
            let title = current === screen ? [] : Array(speech.lines.prefix(1))
            let rest = newLines(since: before, on: speech, isAnswer: isAnswer).filter { !title.contains($0) }
            let said = title + rest + position(of: speech)
            return said.isEmpty ? Array(speech.lines.prefix(1)) : said
        }
        return changes(from: before, last: last, to: speech, isAnswer: isAnswer)
    }

    /// - Parameter last: where the person was last, also before the screen was loading.
    private func changes(
        from before: Speech, last: String?, to speech: Speech, isAnswer: Bool
    ) -> [String] {
        let new = newLines(since: before, on: speech, isAnswer: isAnswer)
        var (chosen, former) = (speech.chosen, before.chosen)
        if !isAnswer { (chosen, former) = (chosen?.withoutDigits, former?.withoutDigits) }
        // One who was at nothing, as while something was loading, begins here.
        guard before.chosen != nil else {
            return new + (new.isEmpty && speech.chosen == last ? [] : position(of: speech))
        }
        guard chosen != former else { return new }
        // So does one to whom more was said than where they went.
        return new + (new.count > 1 ? position(of: speech) : [speech.chosen].compactMap(\.self))
    }

    /// The lines that were not said before, but for what the person is at, which is said by itself.
    private func newLines(since before: Speech, on speech: Speech, isAnswer: Bool) -> [String] {
        let known = Set(before.lines)
        let new = speech.lines.filter { !known.contains($0) && speech.chosen?.says($0) != true }
        guard !isAnswer else { return new }
        let shapes = Set(before.lines.map(\.withoutDigits))
        return new.filter { !shapes.contains($0.withoutDigits) }
    }

    /// Where the person is on a screen that they begin with.
    private func position(of speech: Speech) -> [String] {
        guard let chosen = speech.chosen else { return [] }
        return [voice("You are at: \(chosen)", "Ви тут: \(chosen)")]
    }
}

extension String {
    fileprivate var withoutDigits: String { filter { !$0.isNumber } }

    /// Whether `line` is one of the things that are said here, one after the other.
    fileprivate func says(_ line: String) -> Bool {
        func plain(_ text: String) -> Substring { text.hasSuffix(".") ? text.dropLast() : text[...] }
        return ", \(plain(self)), ".contains(", \(plain(line)), ")
    }
}
