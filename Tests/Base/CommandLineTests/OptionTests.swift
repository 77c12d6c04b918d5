import CommandLine
import CommandLineTestSupport
import TestSupport
import Testing
import Words

@Suite("A program with options of its own")
@MainActor
struct OptionTests {
    @Test("whose texts are in one language has its help and errors in it, whatever is asked for")
    func oneLanguageHelp() async {
        struct Only: Command {
            static let name = "only"
            static let summary = LocalizedText(en: "Say one thing", uk: "")
            static let options = [what]
            static let what = Option("what", kind: .text(), example: "tea", en: "The thing", uk: "")
            let call: Call
            func run() {}
        }
        let program = Program(
            "mono", version: "1", purpose: LocalizedText(en: "one thing", uk: ""), commands: [Only.self])
        let help = ConsoleRecorder()
        await same(help.run("help", "only", "--lang", "uk", in: program), .success)
        #expect(help.output.contains("Say one thing") && help.output.contains("The thing"))
        let error = ConsoleRecorder()
        await same(error.run("only", "--lang", "uk", "--what", in: program), .usage)
        same(error.errorLines.first, "mono: Параметру «--what» потрібне значення, як-от tea.")
    }

    @Test("refuses an option without what it belongs to: another one, or a form; a setting is enough")
    func companions() async throws {
        struct Paint: Command {
            static let name = "paint"
            static let summary = LocalizedText(en: "Paint", uk: "Малювати")
            static let options =
                [
                    colour,
                    Option("gloss", kind: .flag, en: "Shine", uk: "Блиск").only(with: .option("colour")),
                    Option("lines", kind: .flag, en: "Lines", uk: "Рядки").only(with: .form(["plain"])),
                ] + OutputOptions.ofValues
            static let colour = Option("colour", kind: .text(), example: "red", en: "The paint", uk: "Фарба")
            let call: Call
            func run() throws { try call.print("done") }
        }
        let program = Program(
            "painter", version: "1", purpose: LocalizedText(en: "paint", uk: "фарба"),
            commands: [Paint.self], settings: [Setting(Paint.colour)])
        for (line, variables, message) in [
            (["--gloss"], [:], "“--gloss” works only with “--colour”."),
            (["--gloss", "--colour", "red"], [:], nil), (["--gloss"], ["PAINTER_COLOUR": "red"], nil),
            (["--lines"], [:], nil), (["--lines", "--plain"], [:], nil),
            (["--lines", "--format", "json"], [:], "“--lines” works only with “--plain”."),
        ] as [([String], [String: String], String?)] {
            let console = ConsoleRecorder(environment: variables)
            let code = await program.run(["paint"] + line, console: console.console)
            same(code, message == nil ? .success : .usage, "\(line) \(console.errors)")
            if let message { #expect(console.errors.contains(message), "\(console.errors)") }
        }
    }
}
