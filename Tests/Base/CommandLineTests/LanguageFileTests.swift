import CommandLineTestSupport
import Foundation
import SystemTestSupport
import Testing

@testable import CommandLine
@testable import Words

/// Says a number, in the language that is set.
private struct NumberCommand: Command {
    static let name = "number"
    static let summary = LocalizedText(en: "Say a number", uk: "Назвати число")
    let call: Call

    func run() throws { try call.print(Voice(call.language)("The number is \(7).", "Число — \(7).")) }
}

@Suite("Files of other languages")
@MainActor
struct LanguageFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private let program = Program(
        "abacus", version: "1.0",
        purpose: LocalizedText(en: "numbers on wires", uk: "числа на дротах"), commands: [NumberCommand.self])

    /// Writes the file of a language.
    private func write(_ code: String, _ json: String) throws {
        try folder.write(Data(json.utf8), to: "abacus/languages/\(code).json")
    }

    private func run(
        _ arguments: String..., environment: [String: String] = [:]
    ) async -> (code: ExitCode, recorder: ConsoleRecorder) {
        let home = ["XDG_CONFIG_HOME": folder.path].merging(environment) { $1 }
        let recorder = ConsoleRecorder(environment: home)
        return (await program.run(arguments, console: recorder.console), recorder)
    }

    private static let german = """
        {"Print the version": "Die Version ausgeben", "The number is {1}.": "{1} ist die Zahl."}
        """

    @Test("are spoken, by the option, the variable, the setting or the locale")
    func spoken() async throws {
        try write("de", Self.german)
        let line = "Die Version ausgeben."
        #expect(await run("help", "version", "--lang", "de").recorder.output.hasPrefix(line))
        #expect(await run("help", "version", "--lang", "de_AT.UTF-8").recorder.output.hasPrefix(line))
        for variable in ["ABACUS_LANG", "LANG", "LC_ALL"] {
            let found = await run("help", "version", environment: [variable: "de_DE.UTF-8"])
            #expect(found.recorder.output.hasPrefix(line), "\(variable)")
        }
        #expect(await run("config", "set", "lang", "de").code == .success)
        #expect(await run("help", "version").recorder.output.hasPrefix(line))
        #expect(await run("number").recorder.output == "7 ist die Zahl.\n")
        #expect(await run("number", "--lang", "uk").recorder.output == "Число — 7.\n")
    }

    @Test("are choices of the option, in errors and in completions")
    func choices() async throws {
        try write("de", Self.german)
        let wrong = await run("version", "--lang", "xx")
        #expect(wrong.code == .usage)
        #expect(wrong.recorder.errors.contains("takes one of en, uk, de, not “xx”"))
        let offered = await run("complete", "line", "", "--", "version", "--lang")
        #expect(offered.recorder.outputLines.contains { $0.hasPrefix("de\tGerman") })
    }

    @Test(
        "that can’t be read are named with their place, and the help stays in English",
        arguments: [
            ("{\"a\": }", "de.json:1:7:"), ("[]", "is not a JSON object of translations"),
            ("", "de.json:1:1:"),
        ])
    func broken(json: String, message: String) async throws {
        try write("de", json)
        for line in [["number", "--lang", "de"], ["messages", "de"]] {
            let recorder = ConsoleRecorder(environment: ["XDG_CONFIG_HOME": folder.path])
            #expect(await program.run(line, console: recorder.console) == .badData)
            #expect(recorder.errors.contains(message), "\(line)")
            #expect(recorder.output == "")
        }
        #expect(await run("help", "version", "--lang", "de").recorder.output.hasPrefix("Print the version."))
    }

    @Test("of over 4 MiB are refused")
    func tooLong() async throws {
        try write("de", "{\"a\": \"\(String(repeating: "b", count: 4 << 20))\"}")
        let found = await run("messages", "de")
        #expect(found.code == .badData)
        #expect(found.recorder.errors.contains("de.json has more than 4 MiB"))
    }

    @Test("of languages in the code, or with other names, are not read")
    func ignored() async throws {
        for name in ["uk", "german", "d", "de_AT", "DE"] { try write(name, "no JSON") }
        #expect(await run("version", "--lang", "uk").code == .success)
        #expect(LanguageFile.all(of: "abacus", environment: ["XDG_CONFIG_HOME": folder.path]).isEmpty)
    }

    @Test("begin with all texts, without a translation")
    func template() async throws {
        let found = await run("messages", "pl")
        #expect(found.code == .success)
        #expect(found.recorder.errors == "")
        let entries = try JSONDecoder().decode(
            [String: Catalogue.Entry].self, from: Data(found.recorder.output.utf8))
        #expect(entries["Print the version"] == .text(""))
        #expect(entries["# seconds"] == nil || entries["# seconds"] != .text(""))
        #expect(entries.count == Set(TextSource.all(in: BaseTexts.table).map(\.key)).count)
        let known = await run("messages", "uk")
        #expect(known.code == .usage)
        #expect(
            known.recorder.errors.contains("LANGUAGE takes the code of a language, such as de, not “uk”."))
        #expect(await run("messages", "Polish").code == .usage)
    }

    @Test("that are still empty speak English, as the text without a file")
    func emptyTemplate() async throws {
        let help = await run("help", "messages")
        try write("de", await run("messages", "de").recorder.output)
        #expect(await run("help", "messages", "--lang", "de").recorder.output == help.recorder.output)
        #expect(await run("messages", "de").recorder.errorLines.last?.hasPrefix("de: 0 of ") == true)
        #expect(await run("messages", "de").recorder.errorLines.count == 1)
    }

    @Test("go on with what is translated, and hear what can't be used")
    func progress() async throws {
        let program = Program(
            "abacus", version: "1.0", about: program.about, commands: Program.ownCommands,
            texts: [
                "Wire {1}\n\t# beads\n\t# rods\n\t# frames\nLine\\nbreak\n\t# balls\nNumber\nTurned"
            ])
        try write(
            "de",
            """
            {"Wire {1}": "Draht {2}", "# beads": {"other": "# Perlen"}, "Line\\nbreak": "Zeilen\\numbruch",
             "Wrie": "Darht", "Print the version": "Die\\u0007Version", "sum": {"many": "x"},
             "# balls": {"one": "# Kugel", "others": "# Kugeln"}, "Number": 5, "Turned": "\\u202eGedreht",
             "# rods": "# Stäbe", "# frames": {"one": "ein Rahmen", "few": "#", "other": "# Rahmen"},
             "Another language": {"one": "Sprache"}, ", such as {1}": ", etwa"}
            """)
        let recorder = ConsoleRecorder(environment: ["XDG_CONFIG_HOME": folder.path])
        #expect(await program.run(["messages", "de"], console: recorder.console) == .success)
        let entries = try JSONDecoder().decode(
            [String: Catalogue.Entry].self, from: Data(recorder.output.utf8))
        #expect(entries["Line\nbreak"] == .text("Zeilen\numbruch"))
        #expect(entries["Wire {1}"] == .text("Draht {2}"))
        #expect(entries["Wrie"] == nil && entries["Number"] == .text(""))
        #expect(entries["# balls"] == .plural([.one: "", .other: ""]))
        #expect(
            recorder.errorLines.dropLast() == [
                "de: The translation of “# balls” is neither a text nor forms such as “one” and “other”.",
                "de: “# beads” lacks the form “one”.",
                "de: The language has no form “few”, as “# frames” has.",
                "de: “# rods” needs a form for each kind of number.",
                "de: The translation of “, such as {1}” lacks {1}.",
                "de: “Another language” has no forms for numbers.",
                "de: The translation of “Number” is neither a text nor forms such as “one” and “other”.",
                "de: The translation of “Print the version” has control characters.",
                "de: The translation of “Turned” has control characters.",
                "de: “Wire {1}” has no value {2}.", "de: “Wrie” is no text of this version.",
                "de: “sum” is no text of this version.",
            ])
        // Only those that are used.
        #expect(recorder.errorLines.last?.hasPrefix("de: 1 of ") == true)
    }
}
