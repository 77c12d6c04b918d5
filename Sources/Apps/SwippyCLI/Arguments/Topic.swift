import Words

/// Something the help explains in a list: how to name a card, what to sort by.
struct Topic: Sendable {
    let title: LocalizedText
    /// The sentences before the list, or instead of it.
    let introduction: LocalizedText
    let rows: [Row]
    /// The column headings of the list in a command's reference; empty if the reference doesn't show it.
    let columns: [String]

    init(
        _ english: String, _ ukrainian: String, en introduction: String, uk introductionInUkrainian: String,
        rows: [Row] = [], columns: [String] = []
    ) {
        title = LocalizedText(en: english, uk: ukrainian)
        self.introduction = LocalizedText(en: introduction, uk: introductionInUkrainian)
        (self.rows, self.columns) = (rows, columns)
    }

    /// A word to type and its meaning.
    struct Row: Sendable {
        let term: String
        let meaning: LocalizedText
    }
}

extension Topic.Row {
    init(_ term: String, _ english: String, _ ukrainian: String) {
        self.init(term: term, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}

/// A command line that works as written with the built-in cards, and its purpose.
struct Example: Sendable {
    let commandLine: String
    let meaning: LocalizedText
    /// Whether it is part of the overview, too.
    let isInOverview: Bool

    init(_ commandLine: String, _ english: String, _ ukrainian: String, inOverview isInOverview: Bool = false)
    {
        self.commandLine = commandLine
        meaning = LocalizedText(en: english, uk: ukrainian)
        self.isInOverview = isInOverview
    }
}

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
                "SWIPPY_…", "the default of an option, such as SWIPPY_FILE; see swippy help config",
                "типове значення параметра, як-от SWIPPY_FILE; див. swippy help config"),
        ])
}
