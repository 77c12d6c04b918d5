import CommandLineTestSupport
import TerminalKit
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("swippy due, in memory")
struct DueCommandTests {
    @Test("With --exit-code it tells whether something is due or overdue, and prints it all the same")
    func exitCode() async {
        let console = ConsoleRecorder()
        #expect(await console.run("due", "--no-state", "--exit-code") == .overdue)
        #expect(console.outputLines.count == 10)
        #expect(await ConsoleRecorder().run("due", "--no-state") == .success)
    }

    @Test("On a terminal it is drawn, and what has no day is left out of a calendar and counted")
    func terminal() async {
        let terminal = ConsoleRecorder(terminal: Size(columns: 80, rows: 24))
        #expect(await terminal.run("due", "--no-state", "--color", "never") == .success)
        #expect(terminal.output.contains("10 cards, 2 overdue"))
        let calendar = ConsoleRecorder()
        #expect(await calendar.run("due", "--no-state", "--ics", "--lang", "uk") == .success)
        #expect(calendar.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
        #expect(calendar.errors == "swippy: 1 картку пропущено: день її сплати невідомий\n")
    }

    @Test("A time without a unit is refused")
    func badTime() async {
        let console = ConsoleRecorder()
        #expect(await console.run("due", "--within", "7") == .usage)
        #expect(
            console.errorLines.first
                == "swippy: “--within” takes days or weeks such as 7d or 2w, week or month, at most 3650d, not “7”"
        )
        for time in ["7d", "2w", "week", "month"] {
            #expect(await ConsoleRecorder().run("due", "--no-state", "--within", time) == .success)
        }
    }

    @Test("A failure of the service is no answer to the question whether something is due")
    func failure() async {
        let console = ConsoleRecorder()
        #expect(await console.run("due", "--exit-code", "--mock-fail", "offline") == .unavailable)
        #expect(console.output == "")
    }
}
