import Foundation
import SystemTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("The examples in the help")
struct ExamplesTests {
    private static let lines = Program.swippy.examples.map(\.commandLine)
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("work when typed into a shell", arguments: lines.filter { !$0.contains("| jq") })
    func work(line: String) async throws {
        try swippy.addPackageFiles()
        // A shell runs what has signs of its own in it, and what writes into the current folder.
        let isPlain = !line.contains { "|<>&$'\"".contains($0) } && !line.hasPrefix("swippy init")
        let words = line.split(separator: " ").dropFirst().map(String.init)
        if let name = words.first,
            ["bill", "edit", "close", "reopen", "remove", "import", "categorize"].contains(name)
                || ["--changes", "--ics", "--uncategorized"].contains(where: line.contains)
        {
            // They are about cards of one's own.
            for (title, number) in [("GOLD", "6564"), (name == "remove" ? "RED" : "GOLD", "4821")] {
                _ = try await swippy("add", "--title", title, "--number", number, "--currency", "INR")
            }
            if name == "remove" { _ = try await swippy("add", "--title", "BLUE", "--number", "2093") }
            if name == "reopen" { _ = try await swippy("close", "4821") }
            if line.contains("--list") || line.contains("--drop") {
                _ = try await swippy("categorize", "lidl", "groceries")
            }
        }
        // A file as a bank writes it.
        let rows =
            "Date,Description,Amount,Card Number\n2026-10-12,SHOP,9.50,****6564\n2026-10-13,PAYMENT - THANK YOU,-9.50,****6564\n"
        for name in words where words.first == "import" && (name.hasSuffix(".csv") || name.hasSuffix(".ofx"))
        {
            try swippy.workspace.write(Data(rows.utf8), to: name)
        }
        if line.contains("--uncategorized") {
            _ = try await swippy.run(["import", "--yes", "-"], input: Data(rows.utf8))
        }
        let run = try await isPlain ? swippy.run(words) : swippy.shell(line)
        same(run.end, .exit(0), "\(run.errors)")
        // That a swipe was too short is said, and is no error; so is which cards are left out, and how many a check has read.
        let remarked = [
            "--distance", "--ics", "--all-due", "--within", "swippy check", "--from", "--uncategorized",
        ]
        let isRemarked = remarked.contains { line.contains($0) }
        #expect(run.errorLinesOfOwn == [] || isRemarked)
        #expect(!run.outputBytes.isEmpty || line.contains(" > "))
    }

    @Test(
        "give JSON that jq reads",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/jq"), "jq is not installed"),
        arguments: lines.filter { $0.contains("| jq") })
    func query(line: String) async throws {
        let run = try await swippy.shell(line)
        same(run.end, .exit(0))
        same(run.lines.first, "{")
    }

    @Test("draw the picture that they name")
    func picture() async throws {
        let run = try await swippy.shell("swippy list --format svg > cards.svg && cat cards.svg")
        #expect(run.output.hasPrefix("<svg"))
    }
}
