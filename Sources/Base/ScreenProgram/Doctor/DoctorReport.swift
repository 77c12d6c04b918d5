import CommandLine
import Foundation
import Records
import TerminalKit
import TerminalSession
import Values
import Words

/// Facts about the terminal and about how the program was started, for output as text or JSON.
struct DoctorReport {
    let program: Program
    let console: Console
    /// The operating system and the machine.
    let system: String
    /// The value of `--color`.
    let choice: TerminalKit.ColorChoice
    let language: Language
    /// The value of `--theme`; `nil` if the terminal decides.
    let theme: Appearance?
    let settings: Settings
    /// The program's own facts.
    var facts: [DoctorFact] = []
    /// What earlier versions left.
    var leftovers: [Leftover] = []
    /// The terminal's answers, or why it was not queried.
    let answers: Answers

    enum Answers: Equatable {
        case asked(TerminalFindings)
        case notAsked(ProbeRefusal)
    }

    /// What the terminal answered, if it was asked.
    var findings: TerminalFindings? {
        if case .asked(let findings) = answers { findings } else { nil }
    }

    /// The colours of live screens: all of them, if the terminal says that it has them.
    var color: ColorVerdict {
        let verdict = ColorDepth.verdict(
            choice: choice, environment: console.environment, isTerminal: console.isTerminal)
        return findings?.hasTrueColor == true ? verdict.raised : verdict
    }

    /// Whether pictures are dark or light.
    var appearance: AppearanceVerdict {
        Appearance.verdict(
            choice: theme, background: findings?.background, environment: console.environment)
    }

    /// What determined the language.
    var languageSource: Told {
        switch settings.origin(of: GeneralOptions.language) {
        case .flag: Told(GeneralOptions.language.spelling)
        case .environment(let variable): Told(variable)
        case .file: Told("config.json")
        case .standard, .overruled:
            Language.spoken(in: console.environment).map { Told($0.variable) } ?? .standard
        }
    }

    /// The relevant variables, in the order of the report; `nil` for one that is not set.
    var variables: [Variable] {
        (Self.told + [program.variable(of: .reducedMotion)]).map { name in
            Variable(name: name, value: console.environment[name].map { VisibleText(path: $0).text })
        }
            + Self.withheld.map { Variable(name: $0, value: console.environment[$0].map { _ in "…" }) }
    }

    /// An environment variable.
    struct Variable: Described {
        let name: String
        let value: String?

        static let fields: [Field<Variable>] = [
            .json("name", \.name, "its name"),
            .json("value", \.value, "its value; “…” for one that is private"),
        ]
    }

    /// The settings, in the order of `config`; for a private one, only whether it is set.
    var preferences: [SettingRecord] { settings.entries.map { SettingRecord($0, isForOthers: true) } }

    /// What the terminal answered, if it was asked.
    var terminal: TerminalAnswers? {
        findings.map { TerminalAnswers($0, in: console.environment, size: console.size) }
    }

    private static let told = [
        "TERM", "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "VTE_VERSION", "COLORFGBG", "NO_COLOR",
        "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLUMNS", "LINES", "LC_ALL", "LC_CTYPE", "LC_MESSAGES",
        "LANG",
    ]

    /// Variables that are reported without their values, which are addresses and paths, and stay private.
    private static let withheld = ["TMUX", "STY", "SSH_CONNECTION", "WT_SESSION"]

    /// The operating system, its kernel and the machine, as they report themselves.
    static var systemName: String {
        var names = utsname()
        guard uname(&names) == 0 else { return ProcessInfo.processInfo.operatingSystemVersionString }
        let kernel = [text(names.sysname), text(names.release), text(names.machine)].joined(separator: " ")
        return "\(ProcessInfo.processInfo.operatingSystemVersionString) (\(kernel))"
    }

    /// The text in a C array of fixed size.
    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
