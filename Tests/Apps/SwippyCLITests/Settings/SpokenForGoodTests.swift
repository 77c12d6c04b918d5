import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@MainActor
@Suite("Sentences for a screen reader, chosen for good")
struct SpokenForGoodTests {
    private static let sentence = "SBI REWARDZ, State Bank of India"

    private func output(
        _ arguments: [String], _ environment: [String: String], terminal: Size? = Size(columns: 80, rows: 24)
    ) async -> String {
        let console = ConsoleRecorder(environment: environment, terminal: terminal)
        await same(Program.swippy.run(arguments + ["--no-state"], console: console.console), .success)
        return console.output
    }

    @Test(
        "come from the environment, in a terminal and in a pipe",
        arguments: [
            ["SWIPPY_FORMAT": "screen-reader"], ["ACCESSIBLE": "1"], ["ACCESSIBLE": "true"],
        ], [nil, Size(columns: 80, rows: 24)])
    func environment(environment: [String: String], terminal: Size?) async {
        let asked = await output(["list", "--format", "screen-reader"], [:], terminal: terminal)
        await same(output(["list"], environment, terminal: terminal), asked)
        for command in ["history", "due", "spending"] {
            await same(
                output([command], environment, terminal: terminal),
                output([command, "--format", "screen-reader"], [:], terminal: terminal))
        }
    }

    @Test(
        "are left out where another form is asked for",
        arguments: [["--plain"], ["--json"], ["--format", "cards"], ["--csv"]])
    func overruled(form: [String]) async {
        await same(
            output(["list"] + form, ["SWIPPY_FORMAT": "screen-reader"]), output(["list"] + form, [:]))
    }

    @Test("are no default that something nearer can't change", arguments: ["0", "false", "no", ""])
    func off(value: String) async {
        await same(output(["list"], ["ACCESSIBLE": value]), output(["list"], [:]))
        await same(output(["list"], ["ACCESSIBLE": "1", "SWIPPY_FORMAT": "auto"]), output(["list"], [:]))
    }

    @Test("come from the setting file")
    func file() async throws {
        let folder = try TemporaryFolder()
        let environment = ["XDG_CONFIG_HOME": folder.path]
        let console = ConsoleRecorder(environment: environment)
        await same(console.run("config", "set", "format", "screen-reader"), .success)
        await same(output(["list"], environment), output(["list", "--format", "screen-reader"], [:]))
        let refused = ConsoleRecorder(environment: environment)
        await same(refused.run("config", "set", "format", "json"), .usage)
        #expect(refused.errors.contains("auto, screen-reader"), "\(refused.errors)")
    }
}

@MainActor
@Suite("A command line for scripts")
struct ScriptOptionTests {
    @Test("--no-input asks nothing, shows no live screen and no pager")
    func noInput() async {
        let terminal = Size(columns: 80, rows: 24)
        let live = ConsoleRecorder(environment: ["TERM": "xterm"], terminal: terminal)
        await same(live.run("--no-input", "--no-state"), .success)
        #expect(live.output.contains("SBI REWARDZ"))
        same(live.pages.count, 0)
        let pay = ConsoleRecorder(environment: ["TERM": "xterm"], terminal: terminal, lines: ["y"])
        await same(pay.run("pay", "6564", "--no-input", "--no-state"), .unanswered)
        #expect(pay.errors.contains("--yes"), "\(pay.errors)")
    }

    @Test("--no-color is --color never")
    func noColor() async {
        let environment = ["TERM": "xterm-256color", "SWIPPY_COLOR": "always"]
        func output(_ options: String...) async -> String {
            let console = ConsoleRecorder(environment: environment, terminal: Size(columns: 80, rows: 24))
            let arguments = ["list", "--no-pager", "--no-state"] + options
            await same(Program.swippy.run(arguments, console: console.console), .success)
            return console.output
        }
        await same(output("--no-color"), output("--color", "never"))
        await #expect(output("--no-color") != output())
        for options in [["--no-color", "--color", "always"], ["--color", "always", "--no-color"]] {
            let both = ConsoleRecorder()
            await same(Program.swippy.run(["list"] + options, console: both.console), .usage)
        }
    }
}
