import CommandLine
import TerminalKit
import TerminalSession
import Words

extension DoctorReport {
    /// The report as plain text that can be pasted anywhere.
    func text(_ language: Language) -> String {
        let settings = Self.told(
            preferences.filter { $0.origin != .standard }.map {
                ($0.key, "\($0.value ?? "–") (\($0.source[language]))")
            }, or: Told.standard.words[language],
            preferences.filter { $0.origin == .standard }.map(\.key))
        let environment = Self.told(
            variables.compactMap { variable in variable.value.map { (variable.name, $0) } },
            or: LocalizedText(en: "not set", uk: "не задано")[language],
            variables.filter { $0.value == nil }.map(\.name))
        let sections: [(title: LocalizedText?, lines: [String])] = [
            (nil, Self.aligned(start.rows(language), indent: "")),
            (LocalizedText(en: "Environment", uk: "Середовище"), environment),
            (LocalizedText(en: "Settings", uk: "Налаштування"), settings),
            (
                LocalizedText(en: "The terminal’s answers", uk: "Відповіді термінала"),
                answerLines(language)
            ),
            (
                LocalizedText(en: "Cells that characters take", uk: "Скільки клітинок займають символи"),
                measurements(language)
            ),
        ]
        return sections.filter { !$0.lines.isEmpty }.map { section in
            ((section.title.map { [$0[language]] } ?? []) + section.lines).map { $0 + "\n" }.joined()
        }
        .joined(separator: "\n")
    }

    private func answerLines(_ language: Language) -> [String] {
        switch answers {
        case .notAsked(let refusal): return ["  " + refusal.told.words[language]]
        case .asked(let findings) where findings.answerTime == nil:
            let silent = LocalizedText(
                en: "The terminal did not answer within a second.", uk: "Термінал не відповів за секунду.")
            return ["  " + silent[language]]
        case .asked(let findings):
            let unmeasured = LocalizedText(
                en: "The terminal did not say where its cursor is.", uk: "Термінал не сказав, де його курсор."
            )
            return Self.aligned((terminal?.rows ?? []).rows(language))
                + (findings.widths == nil ? ["  " + unmeasured[language]] : [])
        }
    }

    /// The samples are at the end of their lines: a terminal that measures them differently would shift any text after them.
    private func measurements(_ language: Language) -> [String] {
        let widths = terminal?.measured ?? []
        let rows = widths.map { width in
            let words =
                width.own == width.terminal
                ? LocalizedText(en: "\(width.own), agrees", uk: "\(width.own), збігається")
                : LocalizedText(
                    en: "terminal says \(width.terminal), \(program.about.title) says \(width.own)",
                    uk: "термінал каже \(width.terminal), \(program.about.title) каже \(width.own)")
            return (width.codePoints, words[language])
        }
        return zip(Self.aligned(rows, pads: true), widths).map { $0 + "  " + $1.sample }
    }

    /// The `rows`, then the `names` of others under the label `others`.
    private static func told(_ rows: [(String, String)], or others: String, _ names: [String]) -> [String] {
        let list = "\(others): \(names.joined(separator: ", "))".wrapped(to: 76, maxLines: names.count)
        return aligned(rows) + (names.isEmpty ? [] : list.map { "  " + $0 })
    }

    private static func aligned(
        _ rows: [(name: String, words: String)], indent: String = "  ", pads: Bool = false
    ) -> [String] {
        let first = rows.map(\.name.columns).max() ?? 0
        let second = pads ? rows.map(\.words.columns).max() ?? 0 : 0
        return rows.map { indent + $0.name.padded(to: first) + "  " + $0.words.padded(to: second) }
    }
}

extension [DoctorFact] {
    /// The facts for people, as rows.
    fileprivate func rows(_ language: Language) -> [(name: String, words: String)] {
        compactMap { fact in fact.label.map { ($0[language], fact.words[language]) } }
    }
}
