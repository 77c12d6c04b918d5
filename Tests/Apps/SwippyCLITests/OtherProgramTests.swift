import CommandLineTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("A program that can't talk to servers")
@MainActor
struct OtherProgramTests {
    @Test("is replaced by the one that can, with the same arguments, before anything is read or written")
    func handsOver() async {
        let recorder = ConsoleRecorder()
        var console = recorder.console
        var asked: [[String]] = []
        console.become = { program, arguments in
            asked.append([program] + arguments)
            return "no such program"
        }
        let line = ["list", "--url", "https://cards.example.org", "--token-file", "-"]
        await same(Program.swippy.run(line, console: console), .unavailable)
        same(asked, [["swippy-http"] + line])
        same(recorder.hiddenQuestions, [])
        same(recorder.output, "")
        same(
            recorder.errorLines,
            [
                "swippy: This program can’t talk to servers, and the one that can does not start: no such program.",
                "Put swippy-http beside swippy; it comes from the same build.",
            ])
    }

    @Test("does so for the server that the environment names", arguments: [["list"], ["show", "@1"], []])
    func environment(line: [String]) async {
        var console = ConsoleRecorder(environment: ["SWIPPY_URL": "http://localhost:1"]).console
        var count = 0
        console.become = { _, _ in
            count += 1
            return ""
        }
        await same(Program.swippy.run(line, console: console), .unavailable)
        same(count, 1)
    }

    @Test("stays what it is if no server is meant")
    func stays() async {
        var console = ConsoleRecorder().console
        console.become = { _, _ in
            Issue.record("nobody asked for a server")
            return ""
        }
        await same(Program.swippy.run(["list"], console: console), .success)
    }
}
