import CommandLineTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("Errors")
@MainActor
struct ErrorOutputTests {
    @Test("list candidates in columns")
    func columns() {
        let stop = CommandStop(
            exitCode: .notFound, message: "Which?",
            candidates: [
                .init(name: "1", number: "•••• 1", title: "A"), .init(name: "картка", number: "•••• 6564"),
                .init(name: "中", number: "", title: "C"),
            ], details: ["and 2 more"], advice: "Name one.")
        same(
            stop.lines,
            [
                "swippy: Which?", "  1       •••• 1     A", "  картка  •••• 6564", "  中                 C",
                "  and 2 more", "Name one.",
            ])
    }

    @Test("are in colour on a terminal that has colours")
    func colors() async {
        let size = Size(columns: 80, rows: 24)
        for (environment, line, start) in [
            (
                ["TERM": "xterm-256color"], ["show", "q!"],
                "\u{1B}[1;38;5;167mswippy:\u{1B}[0m \u{1B}[1mNo card"
            ),
            (["TERM": "xterm-256color", "NO_COLOR": "1"], ["show", "q!"], "\u{1B}[1mswippy:\u{1B}[0m"),
            (["TERM": "dumb"], ["show", "q!"], "swippy: No card"),
            (["TERM": "xterm-256color"], ["show", "q!", "--json"], "{\"error\":{"),
        ] as [([String: String], [String], String)] {
            let recorder = ConsoleRecorder(environment: environment, terminal: size)
            _ = await Program.swippy.run(line, console: recorder.console)
            #expect(recorder.errors.contains(start), "\(recorder.errors.debugDescription)")
        }
        let pipe = ConsoleRecorder(environment: ["TERM": "xterm-256color"])
        _ = await pipe.run("show", "x")
        #expect(!pipe.errors.contains("\u{1B}"))
    }
}
