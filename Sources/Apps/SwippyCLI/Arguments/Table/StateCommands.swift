import Words

/// The commands about what is kept.
enum StateCommands {
    static let reset = Command(
        name: .reset,
        options: [CollectionOptions.yes, StateOptions.stateAlone] + GeneralOptions.all,
        examples: [
            example("swippy reset", "ask, then start over", "запитати й почати заново"),
            example("swippy reset --yes", "start over without asking", "одразу почати заново"),
        ],
        topics: [keeping])

    private static let keeping = Topic(
        title: LocalizedText(en: "What is kept", uk: "Що зберігається"),
        introduction: LocalizedText(
            en:
                "Payments with their receipts, cards that were added, with masked numbers only, and which cards were "
                + "removed: in the file journal of the folder, for its owner only. A file that is damaged or from a newer "
                + "version is set aside beside it.",
            uk:
                "Платежі з квитанціями, додані картки — лише із замаскованими номерами — і те, які картки прибрано: "
                + "у файлі journal цієї теки, доступному тільки власникові. Пошкоджений файл або файл "
                + "новішої версії відкладається поруч."),
        rows: [])

    private static func example(_ line: String, _ english: String, _ ukrainian: String) -> Example {
        Example(commandLine: line, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}
