import CommandLineTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("swippy spending, in memory")
struct SpendingCommandTests {
    @Test("The sums are lines of fields")
    func lines() async {
        let console = ConsoleRecorder()
        await same(console.run("spending", "--no-state"), .success)
        #expect(console.outputLines.contains("shopping\t804573.83\tINR\t5\t"))
        same(console.errors, "")
        let card = ConsoleRecorder()
        await same(card.run("spending", "--no-state", "--by", "card", "--card", "6564"), .success)
        same(card.output, "48822394455\t8652.33\tINR\t23\tICICI CHIP PLATINUM\n")
    }

    @Test("On a terminal it is a chart, in both languages", arguments: ["en", "uk"])
    func chart(language: String) async {
        let terminal = ConsoleRecorder(terminal: Size(columns: 80, rows: 24))
        let run = await terminal.run(
            "spending", "--no-state", "--color", "never", "--by", "merchant", "--lang", language)
        same(run, .success)
        #expect(terminal.output.contains("TANISHQ JEWELLERS"))
        #expect(terminal.output.contains(language == "en" ? "Spending by merchant" : "Витрати за продавцями"))
        #expect(terminal.output.contains(language == "en" ? "5 cards have none" : "5 карток її не мають"))
    }

    @Test("A failure of the service fails the command")
    func failure() async {
        await same(ConsoleRecorder().run("spending", "--no-state", "--mock-fail", "offline"), .unavailable)
        await same(ConsoleRecorder().run("spending", "--by", "colour"), .usage)
    }
}
