import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing
import Values

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("Finding what was paid and spent")
struct FindingCommandTests {
    @Test("Last month’s fuel is one command", arguments: ["en", "uk"])
    func fuel(language: String) async {
        // The built-in purchases move with today’s date: not every month has fuel.
        let november = DayClock(timeZone: .gmt) { Date(timeIntervalSince1970: 1_795_176_000) }
        let console = ConsoleRecorder()
        console.days = november
        let code = await console.run(
            "spending", "--month", "last", "--category", language == "en" ? "fuel" : "пальне",
            "--no-state",
            "--lang", language)
        same(code, .success)
        let all = ConsoleRecorder()
        all.days = november
        await same(all.run("spending", "--category", "fuel", "--no-state"), .success)
        #expect(!console.outputLines.isEmpty && console.outputLines.count <= all.outputLines.count)
        #expect(all.outputLines.allSatisfy { $0.split(separator: "\t").count >= 4 })
    }

    @Test(
        "A month is a date without a day, or has a name",
        arguments: ["2026-13", "octobre", "26-10", "2026-10-01"])
    func months(text: String) async {
        let console = ConsoleRecorder()
        await same(console.run("spending", "--month", text, "--no-state"), .usage)
        same(
            console.errorLines.first,
            "swippy: “--month” takes a month such as 2026-10, october, last or this, not “\(text)”.")
        for month in ["2026-10", "October", "жовтень", "this", "last", "цей", "минулий"] {
            await same(ConsoleRecorder().run("spending", "--month", month, "--no-state"), .success)
        }
    }

    @Test(
        "A statement can be searched, and its data has only what is found",
        arguments: ["--plain", "--json", "--csv"])
    func statement(format: String) async {
        let whole = ConsoleRecorder()
        await same(whole.run("statement", "6564", format, "--no-state"), .success)
        let console = ConsoleRecorder()
        await same(console.run("statement", "6564", "--search", "fuel", format, "--no-state"), .success)
        #expect(console.output.contains("fuel") && !console.output.contains("groceries\t"))
        #expect(console.output.utf8.count < whole.output.utf8.count)
    }

    @Test("Payments are found by their card and amount")
    func history() async throws {
        let folder = try TemporaryFolder()
        let state = ["--state", folder("state")]
        let console = ConsoleRecorder()
        for card in ["6564", "2093"] {
            let arguments = ["pay", card, "--amount", card == "6564" ? "111" : "333", "--yes"] + state
            await same(Program.swippy.run(arguments, console: console.console), .success)
        }
        for words in ["111", "chip", "6564 111"] {
            let found = ConsoleRecorder()
            let arguments = ["history", "--search", words, "--plain"] + state
            await same(Program.swippy.run(arguments, console: found.console), .success)
            #expect(found.outputLines.count == 1 && found.output.contains("\t111\t"), "\(words)")
        }
    }

    @Test("A title with a typing error is suggested")
    func typo() async {
        let console = ConsoleRecorder()
        await same(console.run("show", "amzon", "--no-state"), .notFound)
        #expect(console.errors.lowercased().contains("amazon"))
    }

    @Test("-V prints the version, and the short help of pay has everything due")
    func short() async {
        let version = ConsoleRecorder()
        await same(version.run("-V"), .success)
        #expect(version.output.hasPrefix("swippy "))
        let help = ConsoleRecorder()
        await same(help.run("pay", "-h"), .success)
        #expect(help.output.contains("--all-due") && help.output.contains("--within"))
        #expect(help.outputLines.count <= 24)
    }
}
