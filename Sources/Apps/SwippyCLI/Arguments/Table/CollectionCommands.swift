import Words

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
        topics: [CardArgument.naming, wayBack])

    static let restore = Command(
        name: .restore,
        arguments: [CardArgument.card],
        options: printing,
        examples: [
            example(
                "swippy remove 6564 --yes && swippy restore 6564", "away, and back again",
                "прибрати й повернути")
        ],
        topics: [amongRemoved])

    private static let wayBack = Topic(
        title: LocalizedText(en: "Bringing it back", uk: "Шлях назад"),
        introduction: LocalizedText(
            en: "Bring a removed card back, with its payments: swippy restore CARD",
            uk: "Повернути прибрану картку разом із платежами: swippy restore КАРТКА"))

    private static let amongRemoved = Topic(
        title: LocalizedText(en: "Naming a removed card", uk: "Як назвати прибрану картку"),
        introduction: LocalizedText(
            en:
                "By its id, the beginning of it or the last four digits, among the removed cards alone. A name that matches none of them is refused, and they are listed. Cards of the feed come back where they were, with the feed that has them; the last 100 of those you added come back at the end.",
            uk:
                "За id, його початком або чотирма останніми цифрами — лише серед прибраних карток. Назву, яка не підходить жодній, буде відхилено з їхнім переліком. Картки стрічки повертаються на своє місце разом зі стрічкою, у якій вони є; останні 100 з доданих вами — у кінець списку."
        ))

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
