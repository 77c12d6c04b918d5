import TerminalKit
import TerminalSession
import Words

/// Puts the facts of the report into words.
struct DoctorWords {
    let language: Language

    func depth(_ depth: ColorDepth) -> String {
        switch depth {
        case .none: LocalizedText(en: "none", uk: "немає")[language]
        case .ansi16: "16"
        case .ansi256: "256"
        case .trueColor: "RGB"
        }
    }

    func rule(_ rule: ColorRule) -> String {
        switch rule {
        case .option(let choice): "--color \(choice.rawValue)"
        case .variable(let name): name
        case .term(let word): LocalizedText(en: "TERM has “\(word)”", uk: "у TERM є «\(word)»")[language]
        case .multiplexer(let name):
            LocalizedText(
                en: "COLORTERM does not count inside \(name)",
                uk: "усередині \(name) COLORTERM не береться до уваги")[
                    language]
        case .notATerminal:
            LocalizedText(en: "the output is not a terminal", uk: "вивід іде не в термінал")[language]
        case .dumbTerminal:
            LocalizedText(en: "TERM is missing or dumb", uk: "TERM не задано або dumb")[language]
        case .leastColors:
            LocalizedText(en: "nothing promises more", uk: "ніщо не обіцяє більше")[language]
        }
    }

    func source(_ source: SizeSource) -> String {
        switch source {
        case .output: DoctorStrings.output[language].lowercased()
        case .input: DoctorStrings.input[language].lowercased()
        case .errors: DoctorStrings.errors[language].lowercased()
        case .variables: "COLUMNS, LINES"
        case .standard: DoctorStrings.byDefault[language]
        }
    }

    func source(_ source: DoctorReport.LanguageSource) -> String {
        switch source {
        case .option: GeneralOptions.language.spelling
        case .variable(let name): name
        case .standard: DoctorStrings.byDefault[language]
        }
    }

    func refusal(_ refusal: ProbeRefusal) -> String {
        switch refusal {
        case .notATerminal:
            LocalizedText(
                en: "Not asked: the input and the output are not both a terminal.",
                uk: "Не запитано: ввід і вивід не обидва є терміналом.")[language]
        case .dumbTerminal:
            LocalizedText(
                en: "Not asked: TERM is missing or dumb.", uk: "Не запитано: TERM не задано або dumb.")[
                    language]
        case .inBackground:
            LocalizedText(
                en: "Not asked: the program runs in the background.",
                uk: "Не запитано: програма працює у фоні.")[language]
        case .failed:
            LocalizedText(
                en: "Not asked: the system does not give the terminal.",
                uk: "Не запитано: система не дає термінала.")[language]
        }
    }

    func state(_ state: ModeState?) -> String {
        switch state {
        case nil: DoctorStrings.noAnswer[language]
        case .set, .alwaysSet: DoctorStrings.availableAndOn[language]
        case .reset: DoctorStrings.available[language]
        case .unknown, .alwaysReset: DoctorStrings.unavailable[language]
        }
    }
}
