package import Words

/// Prints the manual page.
package struct ManCommand: SetUpCommand {
    package static let name = "man"
    package static let isEveryday = false
    package static let summary = LocalizedText(
        en: "Print the manual page, for man to show", uk: "Вивести сторінку довідника для man")
    package static let examples = [
        Example("{program} man > {program}.1", "the page as a file", "сторінка як файл"),
        Example("{program} man --lang uk > {program}.uk.1", "in Ukrainian", "українською"),
    ]
    package static let topics = [installing]

    private static let installing = Topic(
        "Installing the manual page", "Встановлення сторінки довідника",
        en: "Write the page to the file that man reads, as in “{program} man > FILE”.",
        uk: "Запишіть сторінку у файл, який читає man, як-от «{program} man > ФАЙЛ».",
        rows: [
            Topic.Row("~/.local/share/man/man1/{program}.1", "in English", "англійською"),
            Topic.Row("~/.local/share/man/uk/man1/{program}.1", "in Ukrainian", "українською"),
        ],
        columns: ["File", "Language"])

    private let call: Call

    package init(call: Call) { self.call = call }

    package func run() throws {
        try call.console.write(
            ManPage(program: call.program.withNeighbours(on: call.console), language: call.language).text)
    }
}
