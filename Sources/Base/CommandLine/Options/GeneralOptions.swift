public import Words

/// The options that every program has: those of every command, and `--version`.
package enum GeneralOptions {
    package static let language = Option(
        "lang", group: .general, kind: .choice(of: Language.self),
        placeholder: LocalizedText(en: "LANGUAGE", uk: "МОВА"),
        en: "Language of the interface",
        uk: "Мова інтерфейсу",
        standard: LocalizedText(en: "from the locale", uk: "за локаллю"))

    /// What every command understands. A command with only one form prints that; its JSON contains it as text.
    package static let ofForm = [
        Option(
            "plain", group: .general, kind: .shorthand(of: OutputOptions.formatName, choice: "plain"),
            en: "Lines without decoration", uk: "Рядки без оздоблення", conflicts: ["json"]),
        Option(
            "json", group: .general, kind: .shorthand(of: OutputOptions.formatName, choice: "json"),
            en: "JSON; an error is JSON, too", uk: "JSON; помилка теж у форматі JSON", conflicts: ["plain"]),
        OutputOptions.color.grouped(.general), OutputOptions.noColor.grouped(.general),
        PagerOptions.noPager.grouped(.general), noInput,
    ]

    /// For scripts: what would be asked is answered no, or has to be an option.
    package static let noInput = Option(
        "no-input", group: .general, kind: .flag, en: "Ask nothing, and show no live screen",
        uk: "Нічого не питати й не показувати живого екрана")

    /// The options that come before a program's own.
    static let first = ofForm + [language]

    package static let help = Option(
        "help", short: "h", group: .general, kind: .flag,
        en: "Print help: -h one screen, --help all of it",
        uk: "Вивести довідку: -h — на один екран, --help — усю")

    package static let version = Option(
        "version", short: "V", group: .general, kind: .flag,
        en: "\(VersionCommand.summary)", uk: "\(VersionCommand.summary)")
}

extension OptionGroup {
    package static let general = OptionGroup("General", "Загальні", rank: 6)
}

extension Language: ChoiceValue {
    /// The language by its name.
    public var meaning: LocalizedText {
        self == .english
            ? LocalizedText(en: "English", uk: "англійська")
            : LocalizedText(en: "Ukrainian", uk: "українська")
    }

    /// Accepts locales as well, such as `uk_UA.UTF-8`.
    public func isMeant(by text: String) -> Bool { self == Language(locale: text) }
}
