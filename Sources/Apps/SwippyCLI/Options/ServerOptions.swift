import CommandLine
import Words

/// The options for the server that provides the cards.
extension ServerOptions {
    static let all =
        [url] + [tokenFile, timeout, offline, maxAge, verbose].map { $0.only(with: .option(urlName)) }

    static let url = Option(
        urlName, group: .server, kind: .server,
        placeholder: LocalizedText(en: "URL", uk: "URL"),
        en: "Get the cards from this server, such as https://example.org/v1; it also keeps what you do",
        uk: "Отримувати картки з цього сервера, як-от https://example.org/v1; він зберігає й зроблене",
        conflicts: [FeedOptions.file.name] + FeedOptions.demonstrating.map(\.name) + ["state"])

    static let offline = Option(
        "offline", group: .server, kind: .flag,
        en: "Send nothing, and show the cards cached last time",
        uk: "Нічого не надсилати й показати збережене з минулого разу")

    static let maxAge = Option(
        "max-age", group: .server, kind: .duration(.zero ... .seconds(366 * 86_400)),
        placeholder: duration,
        en: "Without a connection, show nothing older than this, such as 30m, 12h or 7d",
        uk: "Без з’єднання не показувати нічого, старшого за це, як-от 30m, 12h чи 7d")

    /// The commands' explanation of cards that come from a server.
    static let topic = Topic(
        "Cards from a server", "Картки із сервера",
        en: "Without a connection, the cards are shown as they were last time, with their age. What is "
            + "kept for that, numbers masked, is in $XDG_CACHE_HOME/swippy. Paying needs a connection.",
        uk:
            "Без з’єднання картки показано такими, якими вони були минулого разу, і сказано, якої вони давності. "
            + "Збережене для цього, з прихованими номерами, — у $XDG_CACHE_HOME/swippy. Для сплати потрібне з’єднання.",
        rows: [
            Topic.Row(
                "swippy list --url https://example.org/v1", "cards that anyone can see",
                "картки, які може бачити будь-хто"),
            Topic.Row(
                "… --token-file ~/.config/swippy/token", "a file that only you can read",
                "файл, який читаєте лише ви"),
            Topic.Row(
                "pass show cards | swippy list --token-file - …", "from a password manager",
                "з менеджера паролів"),
            Topic.Row(
                "swippy config set url https://example.org/v1", "the same for every command",
                "те саме для всіх команд"),
        ])
}
