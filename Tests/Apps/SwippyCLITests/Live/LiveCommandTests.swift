import CommandLineTestSupport
import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("No command at all")
struct LiveCommandTests {
    private let terminal = Size(columns: 80, rows: 24)

    @Test(
        "prints where an option asks for a print, though there is a terminal",
        arguments: [["--json"], ["--plain"], ["--format", "svg"], ["--width", "60"]])
    func prints(options: [String]) async {
        let recorder = ConsoleRecorder(environment: ["TERM": "xterm"], terminal: terminal)
        await same(Program.swippy.run(options, console: recorder.console), .success)
        #expect(!recorder.output.isEmpty)
        #expect(!recorder.output.contains("\u{1B}[?1049h"))
    }

    @Test("prints the list without a terminal")
    func pipe() async {
        let recorder = ConsoleRecorder()
        await same(recorder.run(), .success)
        same(recorder.outputLines.count, 14)
    }

    @Test(
        "refuses to record without a live screen",
        arguments: [
            (nil, "xterm", []), (Size(columns: 80, rows: 24), "dumb", []),
            (Size(columns: 80, rows: 24), "xterm", ["--json"]),
        ]
            as [(Size?, String, [String])])
    func nothingToRecord(terminal: Size?, kind: String, options: [String]) async {
        let recorder = ConsoleRecorder(environment: ["TERM": kind], terminal: terminal)
        let line = ["--record", "/nowhere/tour.jsonl"] + options
        await same(Program.swippy.run(line, console: recorder.console), .usage)
        same(recorder.output, "")
        #expect(recorder.errors.contains("--record needs a live screen, and there is none here"))
        same(recorder.errors.hasPrefix("{"), options.contains("--json"))
    }

    @Test("replays no file that is not there, and says so plainly")
    func replayOfNothing() async {
        let recorder = ConsoleRecorder()
        await same(recorder.run("--replay", "none.jsonl"), .notFound)
        same(recorder.errorLines, ["swippy: There is no file “none.jsonl”.", "Check the path."])
    }

    @Test("refuses to overwrite what is not written")
    func forceAlone() async {
        let recorder = ConsoleRecorder(environment: ["TERM": "xterm"], terminal: terminal)
        await same(recorder.run("--force"), .usage)
        same(recorder.errorLines.first, "swippy: “--force” works only with “--record”.")
    }

    @Test(
        "replays into a pipe without escapes, in the columns that are asked for",
        arguments: [
            ([], [:], 100, "╮"), (["--width", "60"], [:], 60, "╮"),
            (["--width=60", "--format", "plain"], [:], 60, "╮"),
            (["--width", "60"], ["LC_ALL": "C"], 60, "+"),
        ] as [([String], [String: String], Int, Character)])
    func replayInPipe(options: [String], environment: [String: String], columns: Int, corner: Character) async
    {
        let recorder = ConsoleRecorder(environment: environment)
        let line = ["--replay", ReplayTests.tour.path] + options
        await same(Program.swippy.run(line, console: recorder.console), .success)
        #expect(!recorder.output.contains("\u{1B}"))
        let widest = recorder.outputLines.map(\.columns).max() ?? 0
        #expect((columns - 4...columns).contains(widest))
        #expect(recorder.output.contains(corner))
        #expect(corner == "╮" || !recorder.output.contains("╮"))
    }

    @Test("refuses to replay a picture as data or as sentences", arguments: ["json", "screen-reader"])
    func replayForms(format: String) async {
        let recorder = ConsoleRecorder()
        await same(recorder.run("--replay", "none.jsonl", "--format", format), .usage)
        #expect(recorder.errors.contains("“--format” takes one of cards, plain, svg, not “\(format)”"))
    }
}
