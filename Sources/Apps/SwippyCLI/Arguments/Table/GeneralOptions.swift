import Words

/// The options that every command understands, and `--version`.
enum GeneralOptions {
    static let language = Option(
        key: .language, group: .general, kind: .choice(of: Language.self),
        placeholder: LocalizedText(en: "LANGUAGE", uk: "МОВА"),
        summary: LocalizedText(en: "Language of the interface", uk: "Мова інтерфейсу"),
        standard: LocalizedText(en: "from the locale", uk: "за локаллю"))

    static let help = Option(
        key: .help, group: .general, kind: .flag,
        summary: LocalizedText(en: "Print help", uk: "Вивести довідку"))

    static let version = Option(
        key: .version, group: .general, kind: .flag,
        summary: CommandName.version.meaning)

    static let all = [language, help]
}
