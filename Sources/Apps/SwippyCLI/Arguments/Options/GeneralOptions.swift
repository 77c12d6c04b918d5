import Trace
import Words

/// The options that every command understands, and `--version`.
enum GeneralOptions {
    static let language = Option(
        "lang", group: .general, kind: .choice(of: Language.self),
        placeholder: LocalizedText(en: "LANGUAGE", uk: "МОВА"),
        en: "Language of the interface",
        uk: "Мова інтерфейсу",
        standard: LocalizedText(en: "from the locale", uk: "за локаллю"))

    static let help = Option(
        "help", short: "h", group: .general, kind: .flag,
        en: "Print help: -h one screen, --help all of it",
        uk: "Вивести довідку: -h — на один екран, --help — усю")

    static let version = Option(
        "version", short: "V", group: .general, kind: .flag,
        en: VersionCommand.summary[.english], uk: VersionCommand.summary[.ukrainian])

    static let all = [language] + TraceOptions.all + [help]
}

extension OptionGroup {
    static let general = OptionGroup("General", "Загальні", rank: 6)
}

extension Language: ChoiceValue {
    var meaning: LocalizedText {
        switch self {
        case .english: LocalizedText(en: "English", uk: "англійська")
        case .ukrainian: LocalizedText(en: "Ukrainian", uk: "українська")
        }
    }

    /// Accepts locales as well, such as `uk_UA.UTF-8`.
    func isMeant(by text: String) -> Bool { self == Language(locale: text) }
}

/// The options that show what the parts of a screen say to each other.
enum TraceOptions {
    static let all = [trace, file]

    static let trace = Option(
        "trace", group: .general, kind: .choice(of: TraceFormat.self),
        placeholder: LocalizedText(en: "FORMAT", uk: "ФОРМАТ"),
        en: "Print every message between the layers on standard error when the command ends, secrets masked",
        uk: "Після команди вивести в стандартний вивід помилок усі повідомлення між шарами, без секретів")

    static let file = Option(
        "trace-file", group: .general, kind: .path,
        placeholder: LocalizedText(en: "PATH", uk: "ШЛЯХ"),
        en: "Write what --trace shows to this file instead, and replace what it contains",
        uk: "Записати показане через --trace у цей файл, замінивши його вміст")
}

extension TraceFormat: ChoiceValue {
    var meaning: LocalizedText {
        switch self {
        case .text:
            LocalizedText(
                en: "one line per message, indented", uk: "рядок на повідомлення, з відступами")
        case .mermaid:
            LocalizedText(en: "a Mermaid sequence diagram", uk: "діаграма послідовності Mermaid")
        case .json:
            LocalizedText(en: "one JSON object per line", uk: "об’єкт JSON на рядок")
        }
    }
}
