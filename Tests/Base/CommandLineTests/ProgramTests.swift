import CommandLine
import CommandLineTestSupport
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing
import Words

/// Counts to a number: a program that has nothing to do with cards.
struct CountCommand: Command {
    static let name = "count"
    static let aliases = ["c"]
    static let summary = LocalizedText(en: "Count to a number", uk: "Порахувати до числа")
    static let arguments = [last]
    static let options = [step]
    static let examples = [Example("abacus count 3", "to three", "до трьох")]

    static let last = Argument("LAST", "ОСТАННЄ", kind: .text(), en: "The last number", uk: "Останнє число")
    static let step = Option(
        "step", short: "s", kind: .integer(1...9), placeholder: LocalizedText(en: "STEP", uk: "КРОК"),
        en: "How far apart", uk: "На якій відстані", standard: LocalizedText(en: "1", uk: "1"))

    let call: Call

    func run() throws {
        guard let last = Int(try call.argument(Self.last)) else {
            throw CommandStop(exitCode: .badData, message: "no number", advice: "Write digits.")
        }
        for number in stride(from: 1, through: last, by: call.integer(Self.step) ?? 1) {
            try call.print("\(number)")
        }
    }
}

/// Doubles a number, and gives no example.
private struct DoubleCommand: Command {
    static let name = "double"
    static let summary = LocalizedText(en: "Double a number", uk: "Подвоїти число")
    static let arguments = [number]
    static let number = Argument("NUMBER", "ЧИСЛО", kind: .integer(1...9), en: "Which", uk: "Яке")

    let call: Call

    func run() throws {
        try call.print("\(try call.argument(Self.number)), \((call.integer(Self.number) ?? 0) * 2)")
    }
}

@Suite("A program")
@MainActor
struct ProgramTests {
    private let program = Program(
        "abacus", version: "2.0", purpose: LocalizedText(en: "numbers in a row", uk: "числа підряд"),
        commands: [CountCommand.self, DoubleCommand.self], settings: [Setting(CountCommand.step)])
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) async -> (code: ExitCode, console: ConsoleRecorder) {
        let console = ConsoleRecorder(environment: ["XDG_CONFIG_HOME": folder.path, "ABACUS_COLOR": "never"])
        return (await program.run(arguments, console: console.console), console)
    }

    @Test("runs the command that a line names, with its options before and after")
    func runs() async {
        await same(run("count", "3").console.outputLines, ["1", "2", "3"])
        await same(run("-s2", "c", "5").console.outputLines, ["1", "3", "5"])
        await same(run("--version").console.output, "abacus 2.0\n")
    }

    @Test("reads an argument as a number, too, and has no list of examples without any")
    func numbers() async {
        await same(run("double", "4").console.output, "4, 8\n")
        for page in [await run("help", "double"), await run("double", "-h")] {
            same(page.code, .success)
            #expect(page.console.output.contains("Double a number"))
            #expect(!page.console.output.contains("Examples"))
        }
    }

    @Test("names itself in errors, and what may have been meant")
    func errors() async {
        let mistyped = await run("cuont", "3")
        same(mistyped.code, .usage)
        same(
            mistyped.console.errorLines,
            [
                "abacus: There is no command “cuont”.", "Did you mean count? Try: abacus --help",
            ])
        let stopped = await run("count", "x", "--lang", "uk")
        #expect(
            stopped.code == .badData && stopped.console.errorLines == ["abacus: No number.", "Write digits."])
        #expect(await run("count", "--csv").console.errorLines.first?.contains("--csv") == true)
    }

    @Test(
        "prints its help where no command is named, and none of another program", arguments: Language.allCases
    )
    func help(language: Language) async {
        let pages = [
            await run("--lang", language.rawValue), await run("help", "config", "--lang", language.rawValue),
            await run("man", "--lang", language.rawValue), await run("completions", "bash"),
            await run("completions", "zsh"), await run("completions", "fish"),
        ]
        for page in pages {
            #expect(page.code == .success && page.console.output.contains("abacus"))
            #expect(!page.console.output.lowercased().contains("swippy"))
        }
        #expect(pages[0].console.output.contains(CountCommand.summary[language]))
    }

    @Test("keeps a setting in a file of its own, which the variable and the option win over")
    func settings() async {
        await same(run("config", "set", "step", "2").code, .success)
        await same(run("count", "5").console.outputLines, ["1", "3", "5"])
        await same(run("count", "5", "--step", "4").console.outputLines, ["1", "5"])
        await same(run("config", "get", "step").console.output, "2\n")
        await same(run("config", "set", "step", "10").code, .usage)
        await same(run("config", "unset", "step").code, .success)
        await same(run("count", "2").console.outputLines, ["1", "2"])
    }

    @Test("heads its commands once in the short help, and has a page for a command without fields")
    func briefHelp() async {
        let lines = await run("-h").console.outputLines
        same(lines.count { $0.contains("Commands") }, 1)
        #expect(lines.contains("  count, double"))
        let page = await run("help", "double").console.output
        await same(run("help", "fields", "double").console.output, page)
    }

    @Test("offers each setting once on a line, and its completions by the name of its file")
    func completions() async {
        #expect(await run("complete", "line", "st", "--", "config", "unset").console.output.hasPrefix("step"))
        await same(run("complete", "line", "st", "--", "config", "unset", "step").console.output, "")
        let recorder = ConsoleRecorder()
        var console = recorder.console
        console.word = Console.word("/some where/abacus-2")
        await same(program.run(["completions", "bash"], console: console), .success)
        #expect(recorder.output.contains("complete -F _abacus-2 abacus-2\n"))
        #expect(["", "/", "/bin/my abacus", "2", "a;b"].allSatisfy { Console.word($0) == nil })
    }

    @Test("may have a dash in its name, which is no name of a variable of a shell", arguments: Shell.allCases)
    func dash(shell: Shell) async {
        let program = Program(
            "word-count", version: "1", purpose: LocalizedText(en: "words", uk: "слова"), commands: [])
        let console = ConsoleRecorder()
        await same(console.run("completions", shell.rawValue, in: program), .success)
        #expect(!console.output.contains(" word-count_words"))
    }

    @Test("prints JSON where that is asked for, of a command that only has text, too; errors as well")
    func json() async {
        let counted = await run("count", "2", "--json")
        same(counted.code, .success)
        same(counted.console.output, #"{"command":"count","schema":"abacus.text/1","text":"1\n2\n"}"# + "\n")
        let failed = await run("--json", "count", "2", "--plain")
        same(failed.code, .usage)
        #expect(
            failed.console.errors.contains(#""message":"“--json” and “--plain” can’t be used together.""#))
        for option in ["--plain", "--no-pager", "--color=never"] {
            await same(run("count", "2", option).console.outputLines, ["1", "2"])
        }
    }

    @Test("refuses a setting of its file that no option can have, by its name")
    func brokenSetting() async throws {
        try folder.write(#"{"step": "far"}"#, to: "abacus/config.json")
        let refused = await run("count", "2")
        same(refused.code, .badData)
        #expect(refused.console.errorLines.first?.contains("“step” takes a whole number") == true)
        await same(run("count", "2", "--step", "1").code, .badData)
        await same(run("config", "unset", "step").code, .success)
        await same(run("count", "2").code, .success)
    }

    @Test("shares a file with a program of its name, whose settings it names and leaves alone")
    func sharedFile() async throws {
        try folder.write(#"{"other": 1, "step": 2}"#, to: "abacus/config.json")
        let counted = await run("count", "3")
        same(counted.console.outputLines, ["1", "3"])
        #expect(counted.console.errors.contains("ignored: “other”"))
        await same(run("config", "unset", "step").code, .success)
        #expect(try folder.text(of: "abacus/config.json").contains(#""other": 1"#))
    }

    @Test("says what is wrong with its commands, whatever is typed")
    func faults() async {
        struct Dashed: Command {
            static let name = "--count"
            static let summary = LocalizedText(en: "Count", uk: "Порахувати")
            let call: Call
            func run() {}
        }
        let purpose = LocalizedText(en: "numbers", uk: "числа")
        for (commands, message) in [
            ([CountCommand.self, CountCommand.self], "Two commands of abacus are called “c”."),
            ([Dashed.self], "Nothing of abacus can be called “--count”."),
        ] as [([any Command.Type], String)] {
            let program = Program("abacus", version: "1", purpose: purpose, commands: commands)
            let console = ConsoleRecorder()
            await same(console.run("count", "1", in: program), .internalError)
            same(console.errorLines, ["abacus: \(message)"])
        }
        #expect(ProgramFaults(of: program).all.isEmpty)
    }

    @Test("may speak one language only", arguments: Language.allCases)
    func oneLanguage(language: Language) {
        same(LocalizedText(en: "one", uk: "")[language], "one")
        same(LocalizedText(en: "", uk: "один")[language], "один")
    }

    @Test("that shares a file with another one keeps a change that both make at once")
    func sharedChange() async throws {
        let other = Program(
            "abacus", version: "3", purpose: LocalizedText(en: "numbers", uk: "числа"), commands: [])
        await same(run("config", "set", "step", "3").code, .success)
        let console = ConsoleRecorder(environment: ["XDG_CONFIG_HOME": folder.path])
        await same(console.run("config", "set", "color", "never", in: other), .success)
        await same(run("config", "get", "step").console.output, "3\n")
        #expect(try folder.text(of: "abacus/config.json").contains("never"))
    }

    @Test("needs no commands")
    func empty() async {
        let empty = Program(
            "void", version: "1", purpose: LocalizedText(en: "nothing", uk: "нічого"), commands: [])
        let console = ConsoleRecorder()
        await same(console.run(in: empty), .success)
        #expect(console.output.hasPrefix("Void: nothing.\n"))
    }
}
