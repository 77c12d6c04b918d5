import CommandLineTestSupport
import TerminalKit
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

@Suite("The command-line tool")
@MainActor
struct CommandLineToolTests {
    @Test("treats a closed pipe as a reader that has seen enough")
    func closedPipe() async {
        let recorder = ConsoleRecorder(failure: .closedPipe)
        await same(recorder.run("list", "--format", "json"), .success)
        same(recorder.errors, "")
    }

    @Test(
        "reports an output that fails, with the system's reason",
        arguments: ["list", "config", "version", "help"])
    func failedOutput(command: String) async {
        let recorder = ConsoleRecorder(failure: .failed(reason: "No space left on device"))
        await same(recorder.run(command), .inputOutput)
        same(
            recorder.errorLines.filter { !$0.contains("Demonstration") },
            [
                "swippy: The output can’t be written: No space left on device.",
                "Check that the output is open and its disk has room.",
            ])
    }

    @Test(
        "prints help no narrower than 40 columns and no wider than 100",
        arguments: [(10, 40), (80, 80), (500, 100)])
    func helpWidth(terminal: Int, width: Int) async {
        let recorder = ConsoleRecorder(terminal: Size(columns: terminal, rows: 24))
        await same(recorder.run("help", "list"), .success)
        same(
            recorder.output,
            HelpText(program: .swippy, language: .english, width: width).page(of: ListCommand.self)
                .text)
    }
}
