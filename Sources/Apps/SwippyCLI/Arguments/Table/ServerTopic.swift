import Words

/// What commands explain of cards that come from a server.
enum ServerTopic {
    static let topic = Topic(
        title: LocalizedText(en: "Cards from a server", uk: "Картки із сервера"),
        introduction: LocalizedText(
            en:
                "Without a connection, the cards are shown as they were last time, with their age. What is "
                + "kept for that, numbers masked, is in $XDG_CACHE_HOME/swippy. Paying needs a connection.",
            uk:
                "Без з’єднання картки показано такими, якими вони були минулого разу, і сказано, якої вони давності. "
                + "Збережене для цього, з прихованими номерами, — у $XDG_CACHE_HOME/swippy. Для сплати потрібне з’єднання."
        ),
        rows: [
            row(
                "swippy list --url https://example.org/v1", "cards that anyone can see",
                "картки, які може бачити будь-хто"),
            row(
                "… --token-file ~/.config/swippy/token", "a file that only you can read",
                "файл, який читаєте лише ви"),
            row(
                "pass show cards | swippy list --token-file - …", "from a password manager",
                "з менеджера паролів"),
            row(
                "SWIPPY_URL=http://localhost:8080 swippy", "the same for every command",
                "те саме для всіх команд"),
        ])

    private static func row(_ term: String, _ english: String, _ ukrainian: String) -> Topic.Row {
        Topic.Row(term: term, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}
