package import CommandLine
import Words

extension Topic {
    /// The effects of environment variables on a program with screens, if no option overrides them.
    ///
    /// - Parameters:
    ///   - example: the variable of one of its options.
    ///   - folders: the variables for its folders, besides that of its settings.
    package static func environment(of program: String, example: String, folders: [Topic.Row]) -> Topic {
        Topic(
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
                    "COLUMNS, LINES", "the size, where the terminal has none",
                    "розмір, якщо термінал його не має"),
                Topic.Row(
                    "ACCESSIBLE", "1: sentences for a screen reader, as with --format screen-reader",
                    "1: речення для програми зчитування з екрана, як із --format screen-reader"),
                Topic.Row("LC_ALL, LC_MESSAGES, LANG", "the language of the interface", "мова інтерфейсу"),
                Topic.Row(
                    "LC_ALL, LC_CTYPE, LANG", "C or POSIX: lines in ASCII", "C чи POSIX: лінії в ASCII"),
                Topic.Row("XDG_CONFIG_HOME", "where the configuration file is", "де файл налаштувань"),
            ] + folders + [
                Topic.Row(
                    program.uppercased().replacing("-", with: "_") + "_…",
                    "the default of an option, such as \(example); see \(program) help config",
                    "типове значення параметра, як-от \(example); див. \(program) help config")
            ])
    }
}
