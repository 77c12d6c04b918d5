import Words

/// The effects of environment variables if no option overrides them.
enum EnvironmentTopic {
    static let topic = Topic(
        "Environment", "Середовище",
        en: "An option on the command line wins over these variables.",
        uk: "Параметр командного рядка має перевагу над цими змінними.",
        rows: [
            Topic.Row("NO_COLOR", "no colour", "без кольору"),
            Topic.Row(
                "CLICOLOR_FORCE, FORCE_COLOR", "colour even into a pipe, for --format cards",
                "колір навіть у конвеєр, для --format cards"),
            Topic.Row("TERM, COLORTERM", "how many colours there are", "скільки є кольорів"),
            Topic.Row(
                "COLUMNS, LINES", "the size, where the terminal has none", "розмір, якщо термінал його не має"
            ),
            Topic.Row("LC_ALL, LC_MESSAGES, LANG", "the language of the interface", "мова інтерфейсу"),
            Topic.Row(
                "LC_ALL, LC_CTYPE, LANG", "C or POSIX: lines in ASCII", "C чи POSIX: лінії в ASCII"),
            Topic.Row("XDG_CONFIG_HOME", "where the configuration file is", "де файл налаштувань"),
            Topic.Row(
                "XDG_STATE_HOME", "where the folder is that keeps payments, added and removed cards",
                "де тека, у якій зберігаються платежі, додані та прибрані картки"),
            Topic.Row(
                "XDG_CACHE_HOME", "where the folder is that keeps what a server answered",
                "де тека, у якій зберігаються відповіді сервера"),
            Topic.Row(
                "SWIPPY_URL, SWIPPY_TOKEN_FILE", "the server, and the file of its token",
                "сервер і файл його токена"),
            Topic.Row("SWIPPY_REDUCED_MOTION", "no animation", "без анімації"),
            Topic.Row(
                "SWIPPY_…", "the swipe values; see swippy help config",
                "значення свайпу; див. swippy help config"),
        ])
}
