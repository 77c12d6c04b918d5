import CommandLineTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("swippy history, in memory")
struct HistoryCommandTests {
    @Test("Without payments a terminal is told so, and a pipe gets nothing")
    func nothing() async {
        let terminal = ConsoleRecorder(terminal: Size(columns: 80, rows: 24))
        await same(terminal.run("history", "--no-state", "--color", "never"), .success)
        #expect(terminal.output.contains("Nothing was paid"))
        let pipe = ConsoleRecorder()
        await same(pipe.run("history", "--no-state"), .success)
        #expect(pipe.output == "" && pipe.errors == "")
    }

    @Test(
        "A day is a date, or how long ago",
        arguments: ["7", "2026-02-30", "soon", "-1d", "4x", "99999d", "tomorrow", "завтра", "month"])
    func badDay(text: String) async {
        let console = ConsoleRecorder()
        await same(console.run("history", "--no-state", "--since", text), .usage)
        same(
            console.errorLines.first,
            "swippy: “--since” takes a date such as 2026-11-20, today, yesterday, or how long ago, "
                + "such as 7d or 4w, not “\(text)”.")
        for day in ["2026-02-28", "0d", "4w", "today", "Yesterday", "сьогодні", "вчора"] {
            await same(ConsoleRecorder().run("history", "--no-state", "--until", day), .success)
        }
    }

    @Test("A failure of the service fails the command")
    func failure() async {
        let console = ConsoleRecorder()
        await same(console.run("history", "--no-state", "--mock-fail", "offline"), .unavailable)
        same(console.output, "")
    }
}
