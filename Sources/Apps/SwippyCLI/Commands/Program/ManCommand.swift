import Words

/// Prints the manual page.
struct ManCommand: Command {
    static let name = "man"
    static let intention = Intention.setUp
    static let summary = LocalizedText(
        en: "Print the manual page, for man to show", uk: "Вивести сторінку довідника для man")
    static let runsWithInvalidSettings = true
    static let examples = [
        Example("swippy man > swippy.1", "the page as a file", "сторінка як файл"),
        Example("swippy man --lang uk > swippy.uk.1", "in Ukrainian", "українською"),
    ]
    static let topics = [installing]

    private static let installing = Topic(
        "Installing the manual page", "Встановлення сторінки довідника",
        en: "Redirect the page to where man looks for it.",
        uk: "Спрямуйте сторінку туди, де її шукає man.",
        rows: [
            Topic.Row("~/.local/share/man/man1/swippy.1", "in English", "англійською"),
            Topic.Row("~/.local/share/man/uk/man1/swippy.1", "in Ukrainian", "українською"),
        ],
        columns: ["File", "Language"])

    let call: Call

    func run() throws {
        try call.console.write(ManPage(program: call.program, language: call.language).text)
    }
}
