import CommandLine
import CommandLineTestSupport
import SystemTestSupport
import TerminalKit
import Testing
import Words

/// Counts to a number: a program that has nothing to do with cards.
private struct CountCommand: Command {
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

@Suite("A program")
@MainActor
struct ProgramTests {
    private let program = Program(
        "abacus", version: "2.0", purpose: LocalizedText(en: "numbers in a row", uk: "числа підряд"),
        commands: [CountCommand.self], settings: [Setting(CountCommand.step)])
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) async -> (code: ExitCode, console: ConsoleRecorder) {
        let console = ConsoleRecorder(environment: ["XDG_CONFIG_HOME": folder.path, "ABACUS_COLOR": "never"])
        return (await program.run(arguments, console: console.console), console)
    }

    @Test("runs the command that a line names, with its options before and after")
    func runs() async {
        #expect(await run("count", "3").console.outputLines == ["1", "2", "3"])
        #expect(await run("-s2", "c", "5").console.outputLines == ["1", "3", "5"])
        #expect(await run("--version").console.output == "abacus 2.0\n")
    }

    @Test("names itself in errors, and what may have been meant")
    func errors() async {
        let mistyped = await run("cuont", "3")
        #expect(mistyped.code == .usage)
        #expect(
            mistyped.console.errorLines == [
                "abacus: there is no command “cuont”", "Did you mean count? Try: abacus --help",
            ])
        let stopped = await run("count", "x", "--lang", "uk")
        #expect(
            stopped.code == .badData && stopped.console.errorLines == ["abacus: no number", "Write digits."])
        #expect(await run("count", "--json").console.errorLines.first?.contains("--json") == true)
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
        #expect(await run("config", "set", "step", "2").code == .success)
        #expect(await run("count", "5").console.outputLines == ["1", "3", "5"])
        #expect(await run("count", "5", "--step", "4").console.outputLines == ["1", "5"])
        #expect(await run("config", "get", "step").console.output == "2\n")
        #expect(await run("config", "set", "step", "10").code == .usage)
        #expect(await run("config", "unset", "step").code == .success)
        #expect(await run("count", "2").console.outputLines == ["1", "2"])
    }

    @Test("may have a dash in its name, which is no name of a variable of a shell", arguments: Shell.allCases)
    func dash(shell: Shell) async {
        let program = Program(
            "word-count", version: "1", purpose: LocalizedText(en: "words", uk: "слова"), commands: [])
        let console = ConsoleRecorder()
        #expect(await console.run("completions", shell.rawValue, in: program) == .success)
        #expect(!console.output.contains(" word-count_words"))
    }

    @Test("needs no commands")
    func empty() async {
        let empty = Program(
            "void", version: "1", purpose: LocalizedText(en: "nothing", uk: "нічого"), commands: [])
        let console = ConsoleRecorder()
        #expect(await console.run(in: empty) == .success)
        #expect(console.output.hasPrefix("Void: nothing.\n"))
    }
}
