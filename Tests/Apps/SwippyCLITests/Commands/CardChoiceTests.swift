import CommandLineTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("A card that a command line names by words")
struct CardChoiceTests {
    private static let size = Size(columns: 100, rows: 40)

    @Test("is not paid on without a question, so neither with --yes nor in a pipe")
    func certain() async {
        for (terminal, options) in [(nil, []), (nil, ["--yes"]), (Self.size, ["--yes"])]
            as [(Size?, [String])]
        {
            let console = ConsoleRecorder(terminal: terminal, lines: ["y"])
            let words = ["pay", "regalia", "--no-state"] + options
            await same(Program.swippy.run(words, console: console.console), .notFound)
            same(console.output, "")
            #expect(console.errorLines.contains("  48822399930  5241 XXXX XXXX 3318  HDFC REGALIA GOLD"))
            #expect(console.errorLines.last?.hasPrefix("These words only describe a card") == true)
        }
    }

    @Test("is shown before a person is asked, and paid on only after a yes")
    func asking() async throws {
        for (answer, code) in [("y", ExitCode.success), ("n", .interrupted)] {
            let console = ConsoleRecorder(
                environment: ["TERM": "dumb"], terminal: Self.size, lines: [answer])
            await same(console.run("pay", "regalia", "--no-state"), code)
            let asked = try #require(
                console.errors.ranges(of: "Pay ₹54,210.75 on HDFC REGALIA GOLD").last)
            let shown = console.errors[..<asked.lowerBound]
            for fact in ["HDFC REGALIA GOLD", "5241 XXXX XXXX 3318", "KABIR SETHI", "₹54,210.75"] {
                #expect(shown.contains(fact), "\(fact)")
            }
            same(console.output.isEmpty, answer == "n")
        }
        let named = ConsoleRecorder(environment: ["TERM": "dumb"], terminal: Self.size, lines: ["n"])
        await same(named.run("pay", "3318", "--no-state"), .interrupted)
        #expect(!named.errors.contains("KABIR SETHI"))
    }
}
