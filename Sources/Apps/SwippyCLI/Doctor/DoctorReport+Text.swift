import TerminalKit
import TerminalSession
import Words

extension DoctorReport {
    /// The report as plain text that can be pasted anywhere.
    func text(_ language: Language) -> String {
        var sections = [start(language), variables(language)]
        sections.append([DoctorStrings.terminal[language]] + answers(language))
        if !widths.isEmpty {
            sections.append([DoctorStrings.widths[language]] + measurements(language))
        }
        return sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private typealias Row = (name: String, value: String)

    private func start(_ language: Language) -> [String] {
        let words = DoctorWords(language: language)
        let stream = { (isTerminal: Bool) in
            (isTerminal ? DoctorStrings.isTerminal : DoctorStrings.isNoTerminal)[language]
        }
        let rules = color.rules.map(words.rule).joined(separator: "; ")
        return aligned([
            ("Swippy", version),
            (DoctorStrings.system[language], system),
            (DoctorStrings.input[language], stream(input)),
            (DoctorStrings.output[language], stream(output)),
            (DoctorStrings.errors[language], stream(errors)),
            (DoctorStrings.size[language], "\(size.columns) × \(size.rows) (\(words.source(sizeSource)))"),
            (DoctorStrings.colors[language], "\(words.depth(color.depth)) (\(rules))"),
            (DoctorStrings.language[language], "\(self.language.rawValue) (\(words.source(languageSource)))"),
        ])
    }

    private func variables(_ language: Language) -> [String] {
        let rows = variables.filter { $0.value != nil }.map { Row($0.name, $0.value ?? "") }
        let missing = variables.filter { $0.value == nil }.map(\.name).joined(separator: ", ")
        let unset = "\(DoctorStrings.unset[language]): \(missing)".wrapped(to: 76, maxLines: variables.count)
        return [DoctorStrings.environment[language]] + aligned(rows, indent: "  ")
            + (missing.isEmpty ? [] : unset.map { "  " + $0 })
    }

    private func answers(_ language: Language) -> [String] {
        let words = DoctorWords(language: language)
        guard case .asked(let findings) = answers else {
            guard case .notAsked(let refusal) = answers else { return [] }
            return ["  " + words.refusal(refusal)]
        }
        guard let time = findings.answerTime else { return ["  " + DoctorStrings.silent[language]] }
        let missing = DoctorStrings.noAnswer[language]
        let modes = AskedMode.allCases.map { mode in
            Row(
                "\(mode.meaning[language]) (\(mode.rawValue))", words.state(findings.modes[mode.rawValue]))
        }
        let rows: [Row] = [
            (DoctorStrings.name[language], findings.version.map { VisibleText(whole: $0).text } ?? missing),
            (
                DoctorStrings.attributes[language],
                findings.attributes.map { $0.map(String.init).joined(separator: ";") } ?? missing
            ),
            (DoctorStrings.background[language], findings.background?.hex ?? missing),
            (DoctorStrings.answerTime[language], "\(Int((time / .milliseconds(1)).rounded(.up))) ms"),
        ]
        return aligned(rows + modes, indent: "  ")
            + (findings.widths == nil ? ["  " + DoctorStrings.unmeasured[language]] : [])
    }

    /// The samples are at the end of their lines: a terminal that measures them differently would shift any text after them.
    private func measurements(_ language: Language) -> [String] {
        let rows = widths.map { width in
            Row(
                width.codePoints,
                width.agrees
                    ? "\(width.swippy), \(DoctorStrings.agrees[language])"
                    : DoctorStrings.disagrees(terminal: width.terminal, swippy: width.swippy)[language])
        }
        return zip(aligned(rows, indent: "  ", pads: true), widths).map { $0 + "  " + $1.sample }
    }

    private func aligned(_ rows: [Row], indent: String = "", pads: Bool = false) -> [String] {
        let first = rows.map(\.name.columns).max() ?? 0
        let second = pads ? rows.map(\.value.columns).max() ?? 0 : 0
        return rows.map { indent + $0.name.padded(to: first) + "  " + $0.value.padded(to: second) }
    }
}
