import CommandLine
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

    /// - Parameter origin: where the value of `--color` comes from.
    func rule(_ rule: ColorRule, _ origin: Settings.Origin) -> String {
        switch rule {
        case .option(let choice): "\(origin.spelling(of: OutputOptions.color)) \(choice.rawValue)"
        case .variable(let name): name
        case .term(let word): LocalizedText(en: "TERM has “\(word)”", uk: "у TERM є «\(word)»")[language]
        case .multiplexer(let name):
            LocalizedText(
                en: "the outer terminal’s colours do not count inside \(name)",
                uk: "усередині \(name) кольори зовнішнього термінала не беруться до уваги")[
                    language]
        case .notATerminal:
            LocalizedText(en: "the output is not a terminal", uk: "вивід іде не в термінал")[language]
        case .dumbTerminal:
            LocalizedText(en: "TERM is missing or dumb", uk: "TERM не задано або dumb")[language]
        case .answer:
            LocalizedText(
                en: "the terminal’s answer, on live screens", uk: "відповідь термінала, на живих екранах")[
                    language]
        case .leastColors:
            LocalizedText(en: "nothing promises more", uk: "ніщо не обіцяє більше")[language]
        }
    }

    /// - Parameter origin: where the value of `--theme` comes from.
    func theme(_ verdict: AppearanceVerdict, _ origin: Settings.Origin) -> String {
        let name =
            switch verdict.appearance {
            case .dark: LocalizedText(en: "dark", uk: "темна")
            case .light: LocalizedText(en: "light", uk: "світла")
            }
        let reason =
            switch verdict.rule {
            case .option(let choice): "\(origin.spelling(of: OutputOptions.theme)) \(choice.rawValue)"
            case .background(let color):
                LocalizedText(
                    en: "the terminal’s background is \(color.hex)", uk: "тло термінала — \(color.hex)")[
                        language]
            case .variable(let name): name
            case .standard: DoctorStrings.byDefault[language]
            }
        return "\(name[language]) (\(reason))"
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
        case .file: "config.json"
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

/// The words of the report.
enum DoctorStrings {
    static let system = LocalizedText(en: "System", uk: "Система")
    static let input = LocalizedText(en: "Standard input", uk: "Стандартний ввід")
    static let output = LocalizedText(en: "Standard output", uk: "Стандартний вивід")
    static let errors = LocalizedText(en: "Standard error", uk: "Стандартний вивід помилок")
    static let size = LocalizedText(en: "Size", uk: "Розмір")
    static let colors = LocalizedText(en: "Colours", uk: "Кольори")
    static let theme = LocalizedText(en: "Theme", uk: "Тема")
    static let language = LocalizedText(en: "Language", uk: "Мова")
    static let cards = LocalizedText(en: "Cards", uk: "Картки")
    static let demonstration = LocalizedText(
        en: "the demonstration, kept apart from your own", uk: "демонстраційні, окремо від ваших власних")
    static let own = LocalizedText(en: "your own", uk: "ваші власні")
    static let orders = LocalizedText(en: "Orders to servers", uk: "Доручення серверам")

    static let environment = LocalizedText(en: "Environment", uk: "Середовище")
    static let settings = LocalizedText(en: "Settings", uk: "Налаштування")
    static let terminal = LocalizedText(en: "The terminal’s answers", uk: "Відповіді термінала")
    static let widths = LocalizedText(
        en: "Cells that characters take", uk: "Скільки клітинок займають символи")

    static let isTerminal = LocalizedText(en: "a terminal", uk: "термінал")
    static let isNoTerminal = LocalizedText(en: "not a terminal", uk: "не термінал")
    static let unset = LocalizedText(en: "not set", uk: "не задано")
    static let byDefault = LocalizedText(en: "default", uk: "типово")

    static let name = LocalizedText(en: "Name", uk: "Назва")
    static let attributes = LocalizedText(en: "Attributes (DA1)", uk: "Ознаки (DA1)")
    static let background = LocalizedText(en: "Background", uk: "Тло")
    static let pictures = LocalizedText(en: "Pictures", uk: "Зображення")
    static func cells(_ cell: CellPixels) -> LocalizedText {
        LocalizedText(
            en: "cells of \(cell.width) × \(cell.height) pixels",
            uk: "клітинки \(cell.width) × \(cell.height) пікселів")
    }
    static let answerTime = LocalizedText(en: "Time to answer", uk: "Час відповіді")

    static let noAnswer = LocalizedText(en: "no answer", uk: "без відповіді")
    static let available = LocalizedText(en: "yes", uk: "так")
    static let availableAndOn = LocalizedText(en: "yes, and on", uk: "так, увімкнено")
    static let unavailable = LocalizedText(en: "no", uk: "ні")
    static let agrees = LocalizedText(en: "agrees", uk: "збігається")
    static let silent = LocalizedText(
        en: "The terminal did not answer within a second.", uk: "Термінал не відповів за секунду.")
    static let unmeasured = LocalizedText(
        en: "The terminal did not say where its cursor is.", uk: "Термінал не сказав, де його курсор.")

    static func disagrees(terminal: Int, swippy: Int) -> LocalizedText {
        LocalizedText(
            en: "terminal says \(terminal), Swippy says \(swippy)",
            uk: "термінал каже \(terminal), Swippy каже \(swippy)")
    }
}
