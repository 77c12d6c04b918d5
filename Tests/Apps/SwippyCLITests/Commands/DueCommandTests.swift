import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("swippy due, in memory")
struct DueCommandTests {
    @Test("With --exit-code it tells whether something is due or overdue, and prints it all the same")
    func exitCode() async {
        let console = ConsoleRecorder()
        await same(console.run("due", "--no-state", "--exit-code"), .overdue)
        same(console.outputLines.count, 10)
        await same(ConsoleRecorder().run("due", "--no-state"), .success)
    }

    @Test("A long list is written part by part, with header and sums once, and read as far as is wanted")
    func long() async throws {
        let cards = (0..<1_300).map { place in
            """
            {"id": "c\(place)", "title": "T", "number": "4221 XXXX XXXX 8776", "card_holder_name": "A", \
            "type": "VISA", "bank_name": "SBI", "due": {"id": "d", "amount": 2.5, "currency": "₹", \
            "state": "due in \(9 - place % 10) days"}}
            """
        }
        let folder = try TemporaryFolder()
        let path = try folder.write("{\"card\": [\(cards.joined(separator: ","))]}", to: "cards.json")
        let plain = ConsoleRecorder()
        let frame = ["--plain", "--header", "--sums", "--exit-code"]
        await same(
            Program.swippy.run(
                ["due", "--file", path, "--no-state"] + frame, console: plain.console), .due)
        let lines = plain.outputLines
        #expect(lines.count == 1_302 && lines.first?.hasPrefix("name\t") == true)
        same(lines.last, "sum\tINR\t3250")
        #expect(lines[1...130].allSatisfy { $0.contains("\t0\t") } && lines[1].hasPrefix("c9\t"))
        let json = ConsoleRecorder()
        await same(json.run("due", "--file", path, "--no-state", "--json"), .success)
        let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect((document?["cards"] as? [Any])?.count == 1_300 && (document?["sums"] as? [Any])?.count == 1)
        let csv = ConsoleRecorder()
        await same(csv.run("due", "--file", path, "--no-state", "--csv"), .success)
        same(csv.output.utf8.count { $0 == 10 }, 1_301)
        let closed = ConsoleRecorder(failure: .closedPipe)
        await same(closed.run("due", "--file", path, "--no-state"), .success)
        same(closed.errors, "")
    }

    @Test("On a terminal it is drawn, and what has no day is left out of a calendar and counted")
    func terminal() async {
        let terminal = ConsoleRecorder(terminal: Size(columns: 80, rows: 24))
        await same(terminal.run("due", "--no-state", "--color", "never"), .success)
        #expect(terminal.output.contains("10 cards, 2 overdue"))
        let calendar = ConsoleRecorder()
        await same(calendar.run("due", "--no-state", "--ics", "--lang", "uk"), .success)
        #expect(calendar.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
        same(calendar.errors, "swippy: 1 картку пропущено: день її сплати невідомий\n")
    }

    @Test("It says how to pay where a person reads it, but not where a program does")
    func advice() async {
        let terminal = ConsoleRecorder(terminal: Size(columns: 80, rows: 40))
        await same(terminal.run("due", "--no-state", "--color", "never"), .success)
        #expect(
            terminal.outputLines.contains(
                "  Most urgent: swippy pay 48822406694, or all: swippy pay --all-due"))
        let console = ConsoleRecorder()
        await same(console.run("due", "--no-state"), .success)
        #expect(!console.output.contains("swippy") && console.errors == "")
    }

    @Test(
        "Fields are named and sums added to lines only where that is asked for, in the order of all sums",
        arguments: [("due", true), ("spending", true), ("history", false)])
    func frame(command: String, hasLines: Bool) async throws {
        let (bare, framed) = (ConsoleRecorder(), ConsoleRecorder())
        await same(bare.run(command, "--no-state"), .success)
        await same(framed.run(command, "--no-state", "--plain", "--header", "--sums"), .success)
        let lines = framed.outputLines
        #expect(lines.first?.split(separator: "\t").contains("amount") == true)
        same(Array(lines.dropFirst().prefix(bare.outputLines.count)), bare.outputLines)
        let sums = lines.filter { $0.hasPrefix("sum\t") }.map { $0.split(separator: "\t")[1] }
        #expect(sums == sums.sorted() && sums.isEmpty != hasLines)
    }

    @Test(
        "What belongs to lines is refused in any other form, in the form that is asked for",
        arguments: [
            ["due", "--json", "--header"], ["due", "--ics", "--sums"], ["spending", "--csv", "--header"],
            ["history", "--format", "svg", "--sums"],
        ])
    func frameOfAnotherForm(line: [String]) async {
        let console = ConsoleRecorder()
        await same(Program.swippy.run(line + ["--no-state"], console: console.console), .usage)
        let message = "“\(line.last ?? "")” works only with “--plain”."
        #expect(
            line.contains("--json")
                ? console.errors.contains(#""message":"\#(message)""#)
                : console.errorLines.first == "swippy: \(message)")
        same(console.output, "")
    }

    @Test("What belongs to lines is refused where nothing asks for them on a terminal")
    func frameOnTerminal() async {
        let terminal = ConsoleRecorder(terminal: Size(columns: 80, rows: 24))
        await same(terminal.run("due", "--header", "--no-state"), .usage)
    }

    @Test("A time without a unit is refused")
    func badTime() async {
        let console = ConsoleRecorder()
        await same(console.run("due", "--within", "7"), .usage)
        same(
            console.errorLines.first,
            "swippy: “--within” takes days or weeks such as 7d or 2w, week or month, at most 3650d, not “7”.")
        for time in ["7d", "2w", "week", "month"] {
            await same(ConsoleRecorder().run("due", "--no-state", "--within", time), .success)
        }
    }

    @Test("A failure of the service is no answer to the question whether something is due")
    func failure() async {
        let console = ConsoleRecorder()
        await same(console.run("due", "--exit-code", "--mock-fail", "offline"), .unavailable)
        same(console.output, "")
    }
}
