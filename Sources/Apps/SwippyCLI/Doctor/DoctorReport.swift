import CommandLine
import Foundation
import PaymentCardsStore
import TerminalKit
import TerminalSession
import Values
import Words

/// Facts about the terminal and about how Swippy was started, for output as text or JSON.
struct DoctorReport: Equatable {
    /// Swippy's version.
    var version: String
    /// The operating system and the machine.
    var system: String
    /// The relevant variables, in the order of the report; `nil` for one that is not set.
    var variables: [Variable]
    var input: Bool
    var output: Bool
    var errors: Bool
    var size: Size
    var sizeSource: SizeSource
    var color: ColorVerdict
    /// Where the choice of `--color` comes from.
    var colorOrigin: Settings.Origin
    /// Whether pictures are dark or light.
    var theme: AppearanceVerdict
    /// Where the choice of `--theme` comes from.
    var themeOrigin: Settings.Origin
    var language: Language
    var languageSource: LanguageSource
    /// The settings, in the order of `swippy config`.
    var settings: [Preference]
    /// Whether the cards are the built-in ones.
    var showsDemonstration = false
    /// What is recorded of orders to servers; `nil` if nothing is.
    var serverRecords: ServerRecords?
    /// The terminal's answers, or why it was not queried.
    var answers: Answers

    struct Variable: Equatable {
        let name: String
        let value: String?
    }

    /// A setting that is in effect.
    struct Preference: Equatable {
        let name: String
        /// `nil` if there is none; "…" if only its presence is told.
        let value: String?
        let origin: Settings.Origin
    }

    enum LanguageSource: Equatable {
        case option
        case variable(String)
        case file
        case standard
    }

    enum Answers: Equatable {
        case asked(TerminalFindings)
        case notAsked(ProbeRefusal)

        /// The terminal's background, if it answered.
        var background: Color? {
            switch self {
            case .asked(let findings): findings.background
            case .notAsked: nil
            }
        }
    }

    /// A sample and its width, according to Swippy and to the terminal.
    struct Width: Equatable {
        let sample: String
        let swippy: Int
        let terminal: Int

        var agrees: Bool { swippy == terminal }

        /// The scalars of the sample, as in `U+2764 U+FE0F`.
        var codePoints: String {
            sample.unicodeScalars.map { scalar in
                let digits = String(scalar.value, radix: 16, uppercase: true)
                return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            }
            .joined(separator: " ")
        }
    }

    /// The widths of the samples; empty if the terminal didn't answer.
    var widths: [Width] {
        guard case .asked(let findings) = answers, let columns = findings.widths else { return [] }
        return zip(WidthSample.all, columns).map { sample, columns in
            Width(sample: sample, swippy: sample.columns, terminal: columns)
        }
    }
}

extension DoctorReport {
    /// What live screens are drawn in: a terminal that has said so gets all colours.
    private static func color(_ verdict: ColorVerdict, _ answers: Answers) -> ColorVerdict {
        guard case .asked(let findings) = answers, findings.hasTrueColor else { return verdict }
        return verdict.raised
    }

    /// Collects what `console` and the system report.
    ///
    /// - Parameters:
    ///   - choice: The value of `--color`.
    ///   - theme: The value of `--theme`; `nil` if the terminal decides.
    ///   - settings: All settings.
    init(
        console: Console, system: String, choice: TerminalKit.ColorChoice, language: Language,
        theme: Appearance?, settings: Settings, showsDemonstration: Bool = false,
        serverRecords: ServerRecords? = nil, answers: Answers
    ) {
        let environment = console.environment
        self.init(
            version: Program.swippy.version, system: system,
            variables: Self.variables(in: environment),
            input: console.isInputTerminal, output: console.isTerminal, errors: console.isErrorTerminal,
            size: console.size, sizeSource: console.sizeSource,
            color: Self.color(
                ColorDepth.verdict(
                    choice: choice, environment: environment, isTerminal: console.isTerminal), answers),
            colorOrigin: settings.origin(of: OutputOptions.color),
            theme: Appearance.verdict(
                choice: theme, background: answers.background, environment: environment),
            themeOrigin: settings.origin(of: OutputOptions.theme), language: language,
            languageSource: Self.languageSource(settings, environment),
            settings: settings.entries.map { entry in
                let value = entry.value.map { VisibleText(whole: $0.text.withMaskedNames).text }
                return Preference(
                    name: entry.setting.name,
                    value: entry.setting.isPrivate && value != nil ? "…" : value, origin: entry.origin)
            },
            showsDemonstration: showsDemonstration, serverRecords: serverRecords, answers: answers)
    }

    private static func languageSource(
        _ settings: Settings, _ environment: [String: String]
    ) -> LanguageSource {
        switch settings.origin(of: GeneralOptions.language) {
        case .flag: .option
        case .environment(let variable): .variable(variable)
        case .file: .file
        case .standard, .overruled:
            Language.spoken(in: environment).map { .variable($0.variable) } ?? .standard
        }
    }

    /// The operating system, its kernel and the machine, as they report themselves.
    static var systemName: String {
        var names = utsname()
        guard uname(&names) == 0 else { return ProcessInfo.processInfo.operatingSystemVersionString }
        let kernel = [text(names.sysname), text(names.release), text(names.machine)].joined(separator: " ")
        return "\(ProcessInfo.processInfo.operatingSystemVersionString) (\(kernel))"
    }

    private static func variables(in environment: [String: String]) -> [Variable] {
        told.map {
            Variable(name: $0, value: environment[$0].map { VisibleText(whole: $0.withMaskedNames).text })
        }
            + withheld.map { Variable(name: $0, value: environment[$0].map { _ in "…" }) }
    }

    private static let told = [
        "TERM", "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "VTE_VERSION", "COLORFGBG", "NO_COLOR",
        "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLUMNS", "LINES", "LC_ALL", "LC_CTYPE", "LC_MESSAGES",
        "LANG",
        "SWIPPY_REDUCED_MOTION",
    ]

    /// Variables of which only the presence matters: their values are addresses and paths, which stay private.
    private static let withheld = ["TMUX", "STY", "SSH_CONNECTION", "WT_SESSION"]

    /// The text in a C array of fixed size.
    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

/// The numbers of the terminal modes that a live screen can use.
enum AskedMode: Int, CaseIterable {
    case synchronizedOutput = 2026
    case mouseDrags = 1002
    case mouseCells = 1006
    case focus = 1004
    case bracketedPaste = 2004
    case graphemeClusters = 2027

    var meaning: LocalizedText {
        switch self {
        case .synchronizedOutput: LocalizedText(en: "synchronized output", uk: "синхронізований вивід")
        case .mouseDrags: LocalizedText(en: "mouse drags", uk: "перетягування мишею")
        case .mouseCells: LocalizedText(en: "mouse in any cell", uk: "миша в будь-якій клітинці")
        case .focus: LocalizedText(en: "reports of focus", uk: "сповіщення про фокус")
        case .bracketedPaste: LocalizedText(en: "pastes in brackets", uk: "вставлення в дужках")
        case .graphemeClusters: LocalizedText(en: "grapheme clusters", uk: "кластери графем")
        }
    }
}
