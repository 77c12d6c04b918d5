package import Words

/// Prints the manual page.
package struct ManCommand: Command {
    package static let name = "man"
    package static let intention = Intention.setUp
    package static let summary = LocalizedText(
        en: "Print the manual page, for man to show", uk: "Вивести сторінку довідника для man")
    package static let runsWithInvalidSettings = true
    package static let examples = [
        Example("{program} man > {program}.1", "the page as a file", "сторінка як файл"),
        Example("{program} man --lang uk > {program}.uk.1", "in Ukrainian", "українською"),
    ]
    package static let topics = [installing]

    private static let installing = Topic(
        "Installing the manual page", "Встановлення сторінки довідника",
        en: "Redirect the page to where man looks for it.",
        uk: "Спрямуйте сторінку туди, де її шукає man.",
        rows: [
            Topic.Row("~/.local/share/man/man1/{program}.1", "in English", "англійською"),
            Topic.Row("~/.local/share/man/uk/man1/{program}.1", "in Ukrainian", "українською"),
        ],
        columns: ["File", "Language"])

    private let call: Call

    package init(call: Call) { self.call = call }

    package func run() throws {
        try call.console.write(ManPage(program: call.program, language: call.language).text)
    }
}
