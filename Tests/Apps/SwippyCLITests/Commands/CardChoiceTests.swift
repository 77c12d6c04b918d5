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

    @Test(
        "is the only one with all of them, for a command that changes nothing",
        arguments: [
            ["show", "regalia"], ["show", "kabir GOLD"], ["swipe", "regalia"],
            ["statement", "regalia", "--json"],
            ["pay", "regalia", "--dry-run"], ["show", "331"],
        ])
    func reading(line: [String]) async {
        for terminal in [nil, Self.size] {
            let console = ConsoleRecorder(terminal: terminal)
            let words = line + ["--no-state"]
            await same(Program.swippy.run(words, console: console.console), .success)
            #expect(!console.output.isEmpty && console.errors.isEmpty)
            #expect(line[0] == "swipe" || console.output.contains("3318"))
        }
    }

    @Test("is not chosen among several", arguments: ["show", "pay", "remove", "statement", "swipe"])
    func several(command: String) async {
        let console = ConsoleRecorder()
        await same(console.run(command, "hdfc", "--no-state"), .notFound)
        same(console.output, "")
        same(console.errorLines.first, "swippy: No card is named “hdfc”, but 3 cards contain it.")
        same(
            console.errorLines.dropFirst().dropLast().map { $0.split(separator: " ").first },
            [
                "48822395102", "48822399930", "48822402258#1",
            ])
    }

    @Test(
        "is not changed without a question, so neither with --yes nor in a pipe",
        arguments: [["pay", "regalia"], ["remove", "regalia"]])
    func certain(line: [String]) async {
        for (terminal, options) in [(nil, []), (nil, ["--yes"]), (Self.size, ["--yes"])]
            as [(Size?, [String])]
        {
            let console = ConsoleRecorder(terminal: terminal, lines: ["y"])
            let words = line + ["--no-state"] + options
            await same(Program.swippy.run(words, console: console.console), .notFound)
            same(console.output, "")
            #expect(console.errorLines.contains("  48822399930  5241 XXXX XXXX 3318  HDFC REGALIA GOLD"))
            #expect(console.errorLines.last?.hasPrefix("Words alone change no card") == true)
        }
    }

    @Test(
        "is shown before a person is asked, and changed only after a yes",
        arguments: [
            ("pay", "Pay ₹54,210.75 on HDFC REGALIA GOLD"),
            ("remove", "Remove the card HDFC REGALIA GOLD"),
        ])
    func asking(command: String, question: String) async throws {
        for (answer, code) in [("y", ExitCode.success), ("n", .interrupted)] {
            let console = ConsoleRecorder(
                environment: ["TERM": "dumb"], terminal: Self.size, lines: [answer])
            await same(console.run(command, "regalia", "--no-state"), code)
            let asked = try #require(console.errors.ranges(of: question).last)
            let shown = console.errors[..<asked.lowerBound]
            for fact in ["HDFC REGALIA GOLD", "5241 XXXX XXXX 3318", "KABIR SETHI", "₹54,210.75"] {
                #expect(shown.contains(fact), "\(fact)")
            }
            same(console.output.isEmpty, answer == "n")
        }
        let named = ConsoleRecorder(environment: ["TERM": "dumb"], terminal: Self.size, lines: ["n"])
        await same(named.run(command, "3318", "--no-state"), .interrupted)
        #expect(!named.errors.contains("KABIR SETHI"))
    }

    @Test("is found for the option of a command that only looks, too", arguments: ["history", "spending"])
    func ofOption(command: String) async {
        let one = ConsoleRecorder()
        await same(one.run(command, "--no-state", "--card", "regalia"), .success)
        same(one.errors, "")
        let named = ConsoleRecorder()
        await same(named.run(command, "--no-state", "--card", "3318"), .success)
        let several = ConsoleRecorder()
        await same(several.run(command, "--no-state", "--card", "hdfc"), .notFound)
        #expect(several.errors.contains("REGALIA"))
        await same(ConsoleRecorder().run(command, "--no-state", "--card", "no such card"), .notFound)
    }

    @Test("is not guessed: a word that is only spelled alike is refused", arguments: ["regalla", "amazom"])
    func alike(word: String) async {
        let console = ConsoleRecorder(terminal: Self.size, lines: ["y"])
        await same(console.run("show", word, "--no-state"), .notFound)
        same(console.errorLines.first, "swippy: No card matches “\(word)”.")
    }
}
