import TerminalKit
import Testing

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
        #expect(await CommandLineTool.run(options, console: recorder.console) == .success)
        #expect(!recorder.output.isEmpty)
        #expect(!recorder.output.contains("\u{1B}[?1049h"))
    }

    @Test("prints the list where there is no terminal")
    func pipe() async {
        let recorder = ConsoleRecorder()
        #expect(await recorder.run() == .success)
        #expect(recorder.outputLines.count == 14)
    }

    @Test("refuses to replay a picture as data or as sentences", arguments: ["json", "screen-reader"])
    func replayForms(format: String) async {
        let recorder = ConsoleRecorder()
        #expect(await recorder.run("--replay", "none.jsonl", "--format", format) == .usage)
        #expect(
            recorder.errorLines.first == "swippy: “--format” takes one of cards, plain, svg, not “\(format)”")
    }
}
