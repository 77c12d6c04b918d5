import Words

/// The headings of the help and of the reference.
enum HelpTitles {
    static let tagline = LocalizedText(
        en: "Swippy draws payment cards in the terminal and swipes them to show what can be done with them.",
        uk: "Swippy малює платіжні картки в терміналі, а свайп показує, що з ними можна зробити.")
    static let examples = LocalizedText(en: "Examples", uk: "Приклади")
    static let usage = LocalizedText(en: "Usage", uk: "Використання")
    static let usageOfProgram = LocalizedText(
        en: "swippy [COMMAND] [ARGUMENTS] [OPTIONS]", uk: "swippy [КОМАНДА] [АРГУМЕНТИ] [ПАРАМЕТРИ]")
    static let commands = LocalizedText(en: "Commands", uk: "Команди")
    static let arguments = LocalizedText(en: "Arguments", uk: "Аргументи")
    static let options = LocalizedText(en: "Options", uk: "Параметри")
    static let exitCodes = LocalizedText(en: "Exit codes", uk: "Коди завершення")
    static let more = LocalizedText(
        en: "More about a command: swippy help COMMAND", uk: "Докладніше про команду: swippy help КОМАНДА")
}
