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
    }

    private let voice: Voice
    private var memories: [Memory] = []
    private weak var current: (any InteractiveScreen)?

    /// A narrator that speaks with `voice`.
    init(_ voice: Voice) { self.voice = voice }

    /// Forgets what was said, so that the next screen is said whole.
    mutating func startAgain() { memories = [] }

    /// What is new on `screen`, in the order of reading; empty if nothing is.
    ///
    /// - Parameter isAnswer: whether the person did something since the last time. If not, a line of which only digits have changed,
    ///   such as a clock, is not said.
    mutating func news(of screen: any InteractiveScreen, isAnswer: Bool) -> [String] {
        let speech = screen.speech
        memories.removeAll { $0.screen == nil }
        defer { current = screen }
        guard let index = memories.firstIndex(where: { $0.screen === screen }) else {
            memories.append(Memory(screen: screen, speech: speech))
            return speech.lines + position(of: speech)
        }
        if speech.isAside {
            defer { memories[index].aside = speech }
            guard let before = memories[index].aside else { return speech.lines + position(of: speech) }
            return changes(from: before, to: speech, isAnswer: isAnswer)
        }
        let (before, wasCovered) = (memories[index].speech, memories[index].aside != nil)
        (memories[index].speech, memories[index].aside) = (speech, nil)
        guard current === screen, !wasCovered else {
            let title = current === screen ? [] : Array(speech.lines.prefix(1))
            let new = changes(from: before, to: speech, isAnswer: isAnswer)
            return title + new.filter { !title.contains($0) && $0 != speech.chosen } + position(of: speech)
        }
        return changes(from: before, to: speech, isAnswer: isAnswer)
    }

    private func changes(from before: Speech, to speech: Speech, isAnswer: Bool) -> [String] {
        let known = Set(before.lines)
        var new = speech.lines.filter {
            !known.contains($0) && $0 != speech.chosen && $0 != speech.chosen.map { $0 + "." }
        }
        if !isAnswer {
            let shapes = Set(before.lines.map(\.withoutDigits))
            new.removeAll { shapes.contains($0.withoutDigits) }
        }
        return new + (speech.chosen == before.chosen ? [] : [speech.chosen].compactMap(\.self))
    }

    /// Where the person is on a screen that they begin with.
    private func position(of speech: Speech) -> [String] {
        guard let chosen = speech.chosen else { return [] }
        return [voice("You are at: \(chosen)", "Ви тут: \(chosen)")]
    }
}

extension String {
    fileprivate var withoutDigits: String { filter { !$0.isNumber } }
}
