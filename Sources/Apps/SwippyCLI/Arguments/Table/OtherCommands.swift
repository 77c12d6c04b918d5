import Words

/// The commands that answer about Swippy itself.
enum OtherCommands {
    static let counter = Command(
        name: .counter,
        options: OutputOptions.ofReport + GeneralOptions.all,
        examples: [example("swippy counter", "count on a live screen", "рахувати на живому екрані")])

    static let config = Command(
        name: .config,
        options: OutputOptions.ofValues + SwipeValueOptions.all + GeneralOptions.all,
        examples: [
            example("swippy config", "the values and their sources", "значення та їхні джерела"),
            example(
                "swippy config --open-percentage 0.4 --json", "what this option would change",
                "що змінив би цей параметр"),
        ],
        topics: [SettingTopics.sources, SettingTopics.behaviours])

    static let doctor = Command(
        name: .doctor,
        options: OutputOptions.ofReport + GeneralOptions.all,
        examples: [
            example("swippy doctor", "the report, and a sample of the colours", "звіт і зразок кольорів"),
            example("swippy doctor > report.txt", "as a file to attach", "файлом, який можна долучити"),
            example(
                "swippy doctor --json | jq .color", "one part of it as JSON", "одну частину у форматі JSON"),
        ],
        topics: [DoctorTopic.asking])

    static let completions = Command(
        name: .completions,
        arguments: [
            Argument(
                key: .shell, kind: .choice(of: Shell.self),
                placeholder: LocalizedText(en: "SHELL", uk: "ОБОЛОНКА"),
                summary: LocalizedText(en: "The shell to write for", uk: "Оболонка, для якої потрібен скрипт")
            )
        ],
        options: GeneralOptions.all,
        examples: [example("swippy completions bash", "the script for Bash", "скрипт для Bash")],
        topics: [SettingTopics.installing])

    static let help = Command(
        name: .help,
        arguments: [
            Argument(
                key: .topic, kind: .choice(of: CommandName.self),
                placeholder: LocalizedText(en: "COMMAND", uk: "КОМАНДА"),
                summary: LocalizedText(
                    en: "The command to explain",
                    uk: "Команда, яку слід пояснити"),
                standard: LocalizedText(en: "an overview", uk: "огляд"),
                isRequired: false)
        ],
        options: GeneralOptions.all,
        examples: [example("swippy help swipe", "everything about a command", "усе про команду")])

    static let version = Command(
        name: .version,
        options: GeneralOptions.all,
        examples: [example("swippy version", "the version", "версія")])

    private static func example(_ line: String, _ english: String, _ ukrainian: String) -> Example {
        Example(commandLine: line, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}
