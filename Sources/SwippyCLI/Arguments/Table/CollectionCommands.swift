import PaymentCardsContract

/// The commands that add cards and take them away.
enum CollectionCommands {
    static let add = Command(
        name: .add,
        options: CollectionOptions.adding + printing,
        examples: [
            example(
                "swippy add --holder ASHA --title GOLD < number.txt",
                "the number from a file, or from a password manager", "номер із файлу чи з менеджера паролів"),
            example(
                "swippy add --holder ASHA --title GOLD --json < number.txt",
                "the card that was added, as JSON", "додана картка у форматі JSON"),
        ],
        topics: [numbers])

    static let remove = Command(
        name: .remove,
        arguments: [CardArgument.card],
        options: [CollectionOptions.yes] + printing,
        examples: [
            example("swippy remove 6564 --yes", "the card ending in 6564", "картка з номером на …6564")
        ],
        topics: [CardArgument.naming])

    private static let printing = OutputOptions.all + FeedOptions.all + StateOptions.all + GeneralOptions.all

    private static let numbers = Topic(
        title: LocalizedText(en: "The number", uk: "Номер"),
        introduction: LocalizedText(
            en:
                "It is never an argument, which others could see. It is asked for and typed unseen, or is the first line of standard input. Only its first six and last four digits are kept.",
            uk:
                "Він ніколи не є аргументом, бо той видно іншим. Його запитують і вводять наосліп, або ж це перший рядок стандартного вводу. Зберігаються лише перші шість та останні чотири цифри."
        ),
        rows: [
            Topic.Row(
                term: "swippy add",
                meaning: LocalizedText(
                    en: "asks for the number, the name and the title", uk: "запитує номер, ім’я та назву"))
        ])

    private static func example(_ line: String, _ english: String, _ ukrainian: String) -> Example {
        Example(commandLine: line, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}
