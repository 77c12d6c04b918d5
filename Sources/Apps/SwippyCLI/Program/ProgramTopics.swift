import CommandLine
import Words

/// What the help, the reference and the man page explain about the program as a whole.
enum ProgramTopics {
    static let all = [environment, files]

    /// The effects of environment variables if no option overrides them.
    static let environment = Topic(
        "Environment", "Середовище",
        en: "An option on the command line wins over these variables.",
        uk: "Параметр командного рядка має перевагу над цими змінними.",
        rows: [
            Topic.Row("NO_COLOR", "no colour", "без кольору"),
            Topic.Row(
                "FORCE_COLOR", "0: no colour; 1, 2, 3: 16, 256, millions of colours, even into a pipe",
                "0: без кольору; 1, 2, 3: 16, 256, мільйони кольорів, навіть у конвеєр"),
            Topic.Row(
                "CLICOLOR_FORCE", "colour even into a pipe, for --format cards",
                "колір навіть у конвеєр, для --format cards"),
            Topic.Row("CLICOLOR", "0: no colour", "0: без кольору"),
            Topic.Row("TERM, COLORTERM", "how many colours there are", "скільки є кольорів"),
            Topic.Row(
                "WT_SESSION, VTE_VERSION, TERM_PROGRAM", "terminals known to have millions of colours",
                "термінали, про які відомо, що мають мільйони кольорів"),
            Topic.Row(
                "COLORFGBG", "a light or a dark background, where the terminal does not say which",
                "світле тло чи темне, якщо термінал його не називає"),
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

    static let files = Topic(
        "Files", "Файли",
        en: "Without these variables, the folders are in ~/.config, ~/.local/state and ~/.cache.",
        uk: "Без цих змінних теки — у ~/.config, ~/.local/state та ~/.cache.",
        rows: [
            Topic.Row(
                "$XDG_CONFIG_HOME/swippy/config.json", "what “swippy config set” keeps",
                "що зберігає «swippy config set»"),
            Topic.Row(
                "$XDG_STATE_HOME/swippy", "payments, added and removed cards",
                "платежі, додані та прибрані картки"),
            Topic.Row(
                "$XDG_STATE_HOME/swippy/demo", "the same for the demonstration cards",
                "те саме для демонстраційних карток"),
            Topic.Row(
                "$XDG_CACHE_HOME/swippy", "what a server answered, numbers masked",
                "відповіді сервера з прихованими номерами"),
        ])
}
