import TerminalKit
import Words

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI
@testable import TerminalSession

extension DoctorReport {
    /// A report of a made-up machine.
    static func sample(
        _ environment: [String: String] = ["TERM": "xterm-256color"], isTerminal: Bool = true,
        option: Language? = nil, theme: Appearance? = nil, facts: [DoctorFact] = [],
        answers: Answers
    ) -> DoctorReport {
        let given = option.map { [GeneralOptions.language.id: [ParsedValue.choice($0.rawValue)]] } ?? [:]
        let sources = SettingSources(
            of: .swippy, given: given, environment: environment, file: ConfigFile(path: nil))
        return DoctorReport(
            program: .swippy, console: .sample(environment, isTerminal: isTerminal), system: "Plan 9",
            choice: .auto,
            language: option ?? Language(environment: environment), theme: theme,
            settings: Settings(Program.swippy.settings.all, from: sources, language: .english),
            facts: facts, answers: answers)
    }
}

extension TerminalFindings {
    /// The answers of a terminal that makes the first sample narrower than Swippy does.
    static var sample: TerminalFindings {
        var findings = TerminalFindings()
        findings.answerTime = .microseconds(1500)
        findings.version = "Emulator\u{9B}31m 1.0"
        findings.attributes = [62, 22]
        findings.background = Color(0x12141C)
        findings.modes = [2026: .reset, 1002: .set, 1006: .unknown]
        findings.widths = [1] + WidthSample.all.dropFirst().map(\.columns)
        return findings
    }
}

extension Console {
    /// A console whose words go to `write`.
    static func sample(
        _ environment: [String: String], isTerminal: Bool, write: @escaping (String) -> Void = { _ in }
    ) -> Console {
        Console(
            environment: environment, isTerminal: isTerminal, isInputTerminal: isTerminal,
            isErrorTerminal: isTerminal, terminalSize: isTerminal ? Size(columns: 90, rows: 30) : nil,
            write: { text throws(OutputError) in write(text) }, writeError: { _ in })
    }
}
