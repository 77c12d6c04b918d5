import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("A language of brackets")
@MainActor
struct PseudoLanguageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Prints a command's output in a language.
    private func output(_ arguments: [String], in language: String) async throws -> String {
        let recorder = ConsoleRecorder(
            environment: ["XDG_CONFIG_HOME": folder.path, "HOME": folder.path])
        _ = await Program.swippy.run(arguments + ["--lang", language], console: recorder.console)
        return recorder.output + recorder.errors
    }

    @Test("finds no word outside of them that Ukrainian hasn't, too: names, data and what to type")
    func everythingIsTranslated() async throws {
        let template = ConsoleRecorder()
        #expect(await template.run("messages", BracketLanguage.code) == .success)
        let file = try BracketLanguage.file(from: template.output)
        try folder.write(file, to: "swippy/languages/\(BracketLanguage.code).json")
        for arguments in Self.lines {
            let brackets = try await output(arguments, in: BracketLanguage.code)
            #expect(brackets.contains("⟦"), "\(arguments)")
            let ukrainian = try await output(arguments, in: "uk")
            let words = BracketLanguage.untranslated(in: brackets, ukrainian: ukrainian)
            #expect(words.filter { !Self.currencies.contains($0) } == [], "\(arguments)")
        }
    }

    /// Foundation names currencies in each language that it knows.
    private static let currencies = [
        "Indian rupees", "Ukrainian hryvnias", "US dollars", "Japanese yen", "euros",
    ]
    .flatMap { $0.split(separator: " ").map(String.init) }

    private static let lines: [[String]] =
        ["list", "due", "spending", "offers", "show 6565", "statement 6565", "check", "doctor"].map {
            $0.split(separator: " ").map(String.init) + ["--format", "screen-reader"]
        }
        + [
            "list --format cards", "list --format table", "due --format text", "offers --format text",
            "show 6565 --format text", "statement 6565 --format text", "pay 6565 --dry-run",
            "help", "help options", "help fields", "show nobody", "list --sort nothing", "list --page 0",
            "list --filter bank=", "pay 6565 --amount 1e9", "due --within never", "list --file /nowhere",
            "undo nothing",
            "history --format text", "components data-card", "components deck", "counter --format text",
        ].map { $0.split(separator: " ").map(String.init) }
        + Program.swippy.commands.map { ["help"] + $0.name.split(separator: " ").map(String.init) }
}
