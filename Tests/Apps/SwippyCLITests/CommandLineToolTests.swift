import CommandLineTestSupport
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

@Suite("The command-line tool")
@MainActor
struct CommandLineToolTests {
    @Test(
        "carries out each command",
        arguments: [
            ["list"], ["swipe", "@1"], ["show", "@1"], ["config"], ["completions", "zsh"], ["help"],
            ["help", "list"],
            ["version"], [],
        ])
    func success(line: [String]) async {
        let recorder = ConsoleRecorder()
        await same(Program.swippy.run(line, console: recorder.console), .success)
        #expect(recorder.output.hasSuffix("\n"))
        same(recorder.errors, "")
    }

    @Test("reports a wrong command line in two lines, in the language it asks for")
    func usage() async {
        let recorder = ConsoleRecorder()
        await same(recorder.run("lsit", "--lang", "uk"), .usage)
        same(recorder.output, "")
        same(recorder.errorLines.first, "swippy: Немає команди «lsit».")
        same(recorder.errorLines.count, 2)
    }

    @Test("treats a closed pipe as a reader that has seen enough")
    func closedPipe() async {
        let recorder = ConsoleRecorder(failure: .closedPipe)
        await same(recorder.run("list"), .success)
        same(recorder.errors, "")
    }

    @Test(
        "reports an output that fails, with the system's reason",
        arguments: ["list", "config", "version", "help"])
    func failedOutput(command: String) async {
        let recorder = ConsoleRecorder(failure: .failed(reason: "No space left on device"))
        await same(recorder.run(command), .inputOutput)
        same(
            recorder.errorLines,
            [
                "swippy: The output can’t be written: No space left on device.",
                "Check that the output is open and its disk has room.",
            ])
    }

    @Test("names the cards that it skipped, and shows the others")
    func skipped() async throws {
        let folder = try TemporaryFolder()
        let card = #""id": "1", "title": "T", "card_holder_name": "A", "type": "VISA", "bank_name": "SBI""#
        let path = try folder.write(
            "{\"card\": [{\(card)}, {\(card), \"number\": \"1234\"}]}", to: "feed.json")
        let recorder = ConsoleRecorder()
        await same(recorder.run("list", "--file", path), .success)
        same(
            recorder.errorLines,
            [
                "swippy: skipped \(path):1:11: “T”, card[0].number: expected text, found nothing"
            ])
        same(recorder.outputLines.count, 1)
    }

    @Test("lists under an error what may have been meant")
    func details() async {
        let recorder = ConsoleRecorder()
        await same(recorder.run("swipe", "48822402258"), .notFound)
        #expect(recorder.errorLines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("  48822402258#") })
        same(recorder.errorLines.count, 4)
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
