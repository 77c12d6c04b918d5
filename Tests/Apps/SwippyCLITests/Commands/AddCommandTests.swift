import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("swippy add, and remove")
@MainActor
struct AddCommandTests {
    private let terminal = Size(columns: 80, rows: 24)

    @Test("asks for what the options do not say, and again for what was mistyped")
    func asking() async {
        let recorder = ConsoleRecorder(
            terminal: terminal, lines: ["GOLD", "4111 1111 1111 1111", "48", "4821"])
        await same(recorder.run("add", "--no-state", "--color", "never"), .success)
        same(recorder.errors.ranges(of: "Last four digits: ").count, 3)
        #expect(recorder.errors.contains("only the last four digits"))
        #expect(!recorder.errors.contains("1111"))
        let other = ConsoleRecorder(terminal: terminal, lines: [""])
        await same(other.run("add", "--no-state", "--number", "4821"), .usage)
        let gone = ConsoleRecorder(terminal: terminal)
        await same(gone.run("add", "--no-state", "--title", "GOLD"), .usage)
    }

    @Test("asks for nothing where an option is wrong, or the cards or what is kept can't be read")
    func inVain() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "wallet/wallet")
        for (options, code) in [
            (["--no-state", "--statement-day", "32"], .usage), (["--no-state", "--limit", "much"], .usage),
            (["--no-state", "--bank", "4111111111111111"], .usage), (["--state", folder.path], .badData),
            (["--no-state", "--file", folder.path + "/none.json"], .otherCards),
            (["--no-state", "--url", "http://localhost:1"], .otherCards),
        ] as [([String], ExitCode)] {
            let recorder = ConsoleRecorder(terminal: terminal, lines: ["GOLD", "4821"])
            await same(Program.swippy.run(["add"] + options, console: recorder.console), code)
            #expect(!recorder.errors.contains("Title, such as"), "\(options)")
        }
    }

    @Test("remove asks first, and keeps the card unless the answer is yes")
    func removing() async throws {
        let folder = try TemporaryFolder()
        let state = "--state=\(folder("state"))"
        await same(
            ConsoleRecorder().run("add", "--title", "GOLD", "--number", "4821", state), .success)
        for (line, code) in [("n", ExitCode.interrupted), ("", .interrupted), ("y", .success)] {
            let recorder = ConsoleRecorder(terminal: terminal, lines: [line])
            await same(recorder.run("remove", "gold", state), code)
            #expect(recorder.errors.hasPrefix("Remove GOLD …4821, with all that is recorded of it?"))
            same(recorder.output.isEmpty, code != .success)
        }
        let pipe = ConsoleRecorder()
        await same(pipe.run("undo", state, "--yes"), .success)
        await same(pipe.run("remove", "gold", state), .unanswered)
        #expect(pipe.errors.contains("--yes"))
        await same(pipe.run("remove", "gold", state, "--yes"), .success)
        #expect(pipe.outputLines.contains("change\tremoved"))
        await same(pipe.run("remove", "gold", state, "--yes"), .notFound)
    }

    @Test(
        "remove leaves the demonstration and files alone, and stores nothing",
        arguments: [[], ["--demo"], ["--file", PackageFolder.url.appending(path: "MockData.json").path]])
    func others(cards: [String]) async throws {
        let folder = try TemporaryFolder()
        for names in [["6564"], ["6564", "2093"]] {
            let recorder = ConsoleRecorder()
            let line = ["remove"] + names + ["--yes", "--state", folder("state")] + cards
            await same(Program.swippy.run(line, console: recorder.console), .otherCards)
            same(recorder.output, "")
        }
        same(ExitCode.otherCards.rawValue, 78)
        #expect(!FileManager.default.fileExists(atPath: folder("state")))
    }
}
