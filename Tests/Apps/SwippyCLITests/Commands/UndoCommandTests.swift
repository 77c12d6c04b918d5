import Foundation
import CommandLineTestSupport
import TerminalKit
import SystemTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("swippy undo")
struct UndoCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var state: [String] { ["--state", folder("state")] }

    private func run(_ arguments: [String], on console: ConsoleRecorder) async -> ExitCode {
        await Program.swippy.run(arguments + state, console: console.console)
    }

    /// Pays, and returns the reference.
    private func pay(_ card: String, _ amount: String) async throws -> String {
        let console = ConsoleRecorder()
        await same(run(["pay", card, "--amount", amount, "--yes", "--plain"], on: console), .success)
        let line = try #require(console.outputLines.first { $0.hasPrefix("reference\t") })
        return String(line.dropFirst(10))
    }

    @Test("Without a reference, a terminal asks about the last payment, with what is needed to decide")
    func lastPayment() async throws {
        _ = try await pay("6564", "100")
        let last = try await pay("2093", "200")
        let refusing = ConsoleRecorder(terminal: Size(columns: 200, rows: 24), lines: ["n"])
        await same(run(["undo"], on: refusing), .interrupted)
        #expect(refusing.errors.contains(last) && refusing.errors.contains("₹200"))
        let agreeing = ConsoleRecorder(terminal: Size(columns: 200, rows: 24), lines: ["y"])
        await same(run(["undo", "--plain"], on: agreeing), .success)
        #expect(agreeing.outputLines.contains("reference\t\(last)"))
    }

    @Test(
        "Elsewhere, the payments are listed and none is undone, with --yes, too", arguments: [[], ["--yes"]])
    func candidates(options: [String]) async throws {
        let first = try await pay("6564", "100")
        let second = try await pay("2093", "200")
        let console = ConsoleRecorder()
        await same(run(["undo"] + options, on: console), .usage)
        #expect(console.errorLines[1].contains(second) && console.errorLines[2].contains(first))
        same(console.outputLines, [])
    }

    @Test("Without any payment, there is nothing to undo", arguments: ["en", "uk"])
    func nothing(language: String) async {
        let console = ConsoleRecorder()
        await same(run(["undo", "--lang", language], on: console), .notFound)
        let words = ["en": "no payment that can be undone", "uk": "Немає платежу"][language] ?? ""
        #expect(console.errors.contains(words))
        let file = PackageFolder.url.appending(path: "MockData.json").path
        let other = ConsoleRecorder()
        await same(run(["undo", "--file", file, "--lang", language], on: other), .notFound)
        #expect(other.errors.contains("swippy history --file "))
    }

    @Test("For programs, a payment that may be meant has no number of a card")
    func choices() async throws {
        let reference = try await pay("6564", "100")
        _ = try await pay("2093", "200")
        let console = ConsoleRecorder()
        await same(run(["undo", "--json"], on: console), .usage)
        #expect(console.errors.contains("\"name\":\"\(reference)\"") && console.errors.contains("₹100"))
        #expect(!console.errors.contains("\"number\""))
    }

    @Test("A card means the last payment on it; words never do with --yes")
    func card() async throws {
        let onCard = try await pay("6564", "100")
        _ = try await pay("2093", "200")
        let asked = ConsoleRecorder()
        await same(run(["undo", "6564"], on: asked), .usage)
        #expect(asked.errors.contains(onCard))
        let words = ConsoleRecorder()
        await same(run(["undo", "amazon", "--yes"], on: words), .notFound)
        #expect(words.errors.contains("--yes"))
        let sure = ConsoleRecorder()
        await same(run(["undo", "6564", "--yes", "--plain"], on: sure), .success)
        #expect(sure.outputLines.contains("reference\t\(onCard)"))
    }

    @Test("The beginning of a reference is enough, in lower case and without hyphens; a letter is not")
    func beginning() async throws {
        let reference = try await pay("6564", "100")
        let short = ConsoleRecorder()
        await same(run(["undo", String(reference.prefix(4)), "--yes"], on: short), .notFound)
        let console = ConsoleRecorder()
        let typed = reference.lowercased().filter { $0 != "-" }.prefix(8)
        await same(run(["undo", String(typed), "--plain"], on: console), .success)
        #expect(console.outputLines.contains("reference\t\(reference)"))
    }

    @Test("A reference that no payment has is said to be unknown, not a card")
    func unknown() async {
        let console = ConsoleRecorder()
        await same(run(["undo", "SW-2222-2222-22"], on: console), .notFound)
        same(console.errorLines.first, "swippy: There is no payment “SW-2222-2222-22”.")
    }
}
