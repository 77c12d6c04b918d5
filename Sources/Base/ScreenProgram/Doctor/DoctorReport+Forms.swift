import CommandLine
import TerminalKit
import TerminalSession
import Words

extension DoctorReport {
    /// The report as plain text that can be pasted anywhere, on one screen: what is set, and what the terminal said. The JSON has the
    /// rest.
    func text(_ language: Language) -> String {
        let voice = Voice(language)
        let facts = start.compactMap { fact in fact.label.map { ($0[language], fact.words[language]) } }
        let lists =
            [
                (voice("Environment", "Середовище"), environment(voice)),
                (voice("Settings", "Налаштування"), preferences(voice)),
                (voice("Terminal", "Термінал"), terminal(voice)),
            ] + measurements(voice)
        let indent = ((facts + lists).map(\.0.columns).max() ?? 0) + 2
        let wrapped = lists.map { name, words in
            let lines = words.wrapped(to: 80 - indent, maxLines: words.count)
            return (name, lines.joined(separator: "\n" + String(repeating: " ", count: indent)))
        }
        return (facts + wrapped).map { $0.padded(to: indent) + $1 + "\n" }.joined()
    }

    private func environment(_ voice: Voice) -> String {
        let set = variables.compactMap { variable in variable.value.map { "\(variable.name)=\($0)" } }
        return set.isEmpty ? voice("nothing of note", "нічого важливого") : set.joined(separator: ", ")
    }

    private func preferences(_ voice: Voice) -> String {
        let set = preferences.filter { $0.origin != .standard }.map {
            "\($0.key)=\($0.value ?? "–") (\($0.source[voice.language]))"
        }
        return set.isEmpty ? Told.standard.words[voice.language] : set.joined(separator: ", ")
    }

    private func terminal(_ voice: Voice) -> String {
        switch answers {
        case .notAsked(let refusal): refusal.told.words[voice.language]
        case .asked(let findings) where findings.answerTime == nil:
            voice("The terminal did not answer within a second.", "Термінал не відповів за секунду.")
        case .asked: terminal?.words(voice) ?? ""
        }
    }

    /// What is known of modes and of the cells that characters take.
    private func measurements(_ voice: Voice) -> [(String, String)] {
        guard let terminal, findings?.answerTime != nil else { return [] }
        let widths = terminal.measured
        let differing = widths.filter { $0.own != $0.terminal }.map {
            voice(
                "\($0.codePoints): terminal says \($0.terminal), \(program.about.title) says \($0.own)",
                "\($0.codePoints): термінал каже \($0.terminal), \(program.about.title) каже \($0.own)")
        }
        let words =
            widths.isEmpty
            ? voice(
                "The terminal did not say where its cursor is.", "Термінал не сказав, де його курсор.")
            : differing.isEmpty
                ? voice("all \(widths.count) samples agree", "усі зразки збігаються: \(widths.count)")
                : differing.joined(separator: "; ")
        return [
            (voice("Modes", "Режими"), terminal.modes(voice)),
            (voice("Widths", "Ширини"), words),
        ]
    }
}
