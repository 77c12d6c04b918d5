import CommandLine
import CommandLineTestSupport
import SystemTestSupport
import TestSupport
import Testing
import Words

@Suite("A program that had more once")
@MainActor
struct GoneTests {
    private let program: Program
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        var program = Program(
            "abacus", version: "2.0", purpose: LocalizedText(en: "numbers in a row", uk: "числа підряд"),
            commands: [CountCommand.self], settings: [Setting(CountCommand.step)])
        program.gone = [
            Gone(
                commands: ["halve", "config show"], options: ["down"], settings: ["down"], in: "2.0",
                en: "Nothing is halved: count less.", uk: "Ніщо не ділиться: рахуйте менше.")
        ]
        self.program = program
    }

    @Test(
        "tells a command, an option or a setting that went with what there is instead",
        arguments: [
            (["halve"], "There is no command “halve” since 2.0."),
            (["--json", "halve", "4"], "There is no command “halve” since 2.0."),
            (["help", "halve"], "There is no command “halve” since 2.0."),
            (["halve", "--help"], "There is no command “halve” since 2.0."),
            (["config", "show"], "There is no command “config show” since 2.0."),
            (["count", "2", "--down=1"], "The command count has no option “--down” since 2.0."),
            (["--down", "1"], "There is no option “--down” since 2.0."),
            (["config", "get", "down"], "There is no setting “down” since 2.0."),
            (["config", "set", "down", "1"], "There is no setting “down” since 2.0."),
        ])
    func gone(arguments: [String], message: String) async {
        let console = ConsoleRecorder()
        await same(program.run(arguments, console: console.console), .usage)
        #expect(console.errors.contains(message.dropLast()))
        #expect(console.errors.contains("Nothing is halved: count less."))
        #expect(!console.errors.contains("Did you mean"))
    }

    @Test("obeys no setting that went, complains of none, and removes it where that is asked for")
    func goneSetting() async throws {
        try folder.write(#"{"down": 1, "other": 1}"#, to: "abacus/config.json")
        func run(_ arguments: String...) async -> ConsoleRecorder {
            let console = ConsoleRecorder(
                environment: ["XDG_CONFIG_HOME": folder.path, "ABACUS_DOWN": "far"])
            await same(program.run(arguments, console: console.console), .success)
            return console
        }
        let counted = await run("count", "2")
        same(counted.outputLines, ["1", "2"])
        #expect(counted.errors.contains("ignored: “other”\n"))
        #expect(await !run("config").output.contains("down"))
        await same(run("config", "unset", "down").output, "")
        try same(folder.text(of: "abacus/config.json"), #"{"other": 1}"#)
        #expect(await run("config", "unset", "down", "step").output.hasPrefix("step"))
        #expect(await run("help", "config").output.contains("step"))
        #expect(await !run("help", "config").output.contains("down"))
        await same(run("complete", "line", "do", "--", "config", "unset").output, "")
        await same(run("complete", "half", "", "--", "halve").output, "")
    }
}
