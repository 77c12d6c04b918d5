import CommandLine
import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TestSupport
import Testing
import Words

/// Says a number, in the language that is set.
private struct NumberCommand: Command {
    static let name = "number"
    static let summary = LocalizedText(en: "Say a number", uk: "Назвати число")
    let call: Call

    func run() throws { try call.print(Voice(call.language)("The number is \(7).", "Число — \(7).")) }
}

@Suite("A language that isn't there")
@MainActor
struct AbsentLanguageTests {
    private let folder: TemporaryFolder
    private let program = Program(
        "abacus", version: "1.0",
        purpose: LocalizedText(en: "numbers on wires", uk: "числа на дротах"), commands: [NumberCommand.self])

    init() throws { folder = try TemporaryFolder() }

    private func run(
        _ arguments: String..., environment: [String: String] = [:]
    ) async -> (code: ExitCode, output: String, errors: String) {
        let home = ["XDG_CONFIG_HOME": folder.path].merging(environment) { $1 }
        let recorder = ConsoleRecorder(environment: home)
        let code = await program.run(arguments, console: recorder.console)
        return (code, recorder.output, recorder.errors)
    }

    @Test("but was saved or is in the variable is English, with one remark")
    func remark() async throws {
        for (environment, text) in [
            ([:], "de"), (["LANG": "uk_UA.UTF-8"], "de"), (["ABACUS_LANG": "de_AT.UTF-8"], "de_AT.UTF-8"),
        ] {
            let isSaved = environment["ABACUS_LANG"] == nil
            let path = try folder.write(isSaved ? #"{"lang": "de"}"# : "{}", to: "abacus/config.json")
            let place = isSaved ? "\(path): lang" : "ABACUS_LANG"
            let remark = "abacus: \(place): there is no “\(text)” in this version; “en” counts instead\n"
            let number = await run("number", environment: environment)
            same(number.code, .success)
            #expect(number.output == "The number is 7.\n" && number.errors == remark)
            let config = await run("config", environment: environment)
            #expect(config.code == .success && config.errors == remark)
            #expect(config.output.contains("lang\ten\t"))
        }
    }

    @Test("needs no remark where another one counts, or once it is corrected")
    func overruled() async throws {
        try folder.write(#"{"lang": "de"}"#, to: "abacus/config.json")
        let option = await run("number", "--lang", "uk")
        #expect(option.output == "Число — 7.\n" && option.errors == "")
        let variable = await run("number", environment: ["ABACUS_LANG": "uk"])
        #expect(variable.output == "Число — 7.\n" && variable.errors == "")
        let correction = await run("config", "set", "lang", "uk")
        #expect(correction.code == .success && correction.errors == "")
        let corrected = await run("number")
        #expect(corrected.output == "Число — 7.\n" && corrected.errors == "")
    }

    @Test("is refused on the command line, with those that there are")
    func refused() async {
        for line in [["number", "--lang", "de"], ["config", "set", "lang", "de"]] {
            let recorder = ConsoleRecorder(environment: ["XDG_CONFIG_HOME": folder.path])
            await same(program.run(line, console: recorder.console), .usage)
            #expect(recorder.errors.contains("takes one of en, uk, not “de”"), "\(recorder.errors)")
            same(recorder.output, "")
        }
    }

    @Test("is English without a word if it is only the locale's")
    func locale() async {
        let number = await run("number", environment: ["LANG": "de_DE.UTF-8"])
        #expect(number.output == "The number is 7.\n" && number.errors == "")
    }

    @Test(
        "is told from a value that is no language, which is a mistake",
        arguments: ["german", "d", "7", "de!"])
    func mistakes(text: String) async throws {
        try folder.write(#"{"lang": "\#(text)"}"#, to: "abacus/config.json")
        await same(run("number").code, .badData)
        await same(run("number", environment: ["ABACUS_LANG": text]).code, .usage)
    }
}
