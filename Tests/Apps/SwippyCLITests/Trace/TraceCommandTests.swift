import CommandLineTestSupport
import Foundation
import Networking
public import PaymentCardsEntity
public import PaymentCardsPorts
public import PaymentCardsTestSupport
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing
import Trace

@testable import CommandLine
@testable import PaymentCardsServer
@testable import ScreenProgram
@testable import SwippyCLI

extension CardsServiceStub: FeedChecking {
    public func findings() async throws(CardsError) -> FeedFindings { throw .unsupported }
}

@MainActor
@Suite("--trace")
struct TraceCommandTests {
    @Test(
        "that can't be written doesn't hide why the command failed",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func lost() async {
        let recorder = ConsoleRecorder()
        let line = ["show", "nothing", "--no-state", "--trace", "text", "--trace-file", "/dev/full"]
        await same(Program.swippy.run(line, console: recorder.console), .notFound)
        same(recorder.errorLines.first, "swippy: /dev/full can’t be written: No space left on device.")
        #expect(recorder.errorLines.contains { $0.hasPrefix("swippy: No card matches") })
    }

    @Test("never has a number that was typed, nor a token", arguments: TraceFormat.allCases)
    func secrets(format: TraceFormat) async throws {
        let recorder = ConsoleRecorder(
            terminal: Size(columns: 80, rows: 24), lines: ["GOLD", "4111 1111 1111 1111", "4821"])
        await same(recorder.run("add", "--no-state", "--trace", format.rawValue), .success)
        #expect(recorder.errors.contains("CardChangeInteractor"))
        for digits in ["4111", "1111 1", "11111"] { #expect(!recorder.errors.contains(digits)) }

        let searched = ConsoleRecorder()
        _ = await searched.run(
            "pay", "4111111111111111", "--yes", "--no-state", "--trace", format.rawValue)
        // As in every message, the first six digits and the last four are left.
        #expect(searched.errors.contains("named(“411111XXXXXX1111”)"))
        for digits in ["4111111", "X11111"] { #expect(!searched.errors.contains(digits)) }

        let folder = try TemporaryFolder()
        let token = folder.path + "/token"
        try Data("t0psecret".utf8).write(to: URL(filePath: token))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: token)
        let connected = ConsoleRecorder()
        var console = connected.console
        console.connect = { server, _ in
            same(server.configuration.token, Token("t0psecret"))
            return CardsServiceStub([PaymentCard].fixtures(2))
        }
        let line = [
            "list", "--url", "https://cards.example.org", "--token-file", token, "--trace", format.rawValue,
        ]
        await same(Program.swippy.run(line, console: console), .success)
        #expect(connected.errors.contains("RecordedCardsService"))
        #expect(!connected.errors.contains("t0psecret"))
    }

    @Test("goes to a file that only its owner can read, and replaces what that contains")
    func file() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/trace"
        let told = ConsoleRecorder()
        await same(told.run("list", "--trace", "mermaid"), .success)
        #expect(told.errors.hasPrefix("sequenceDiagram\n"))
        for _ in 1...2 {
            let recorder = ConsoleRecorder()
            await same(recorder.run("list", "--trace", "mermaid", "--trace-file", path), .success)
            same(recorder.output, told.output)
            same(recorder.errorLines.count { !$0.contains("Demonstration") }, 0)
        }
        let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
        same(text, told.errors)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        same(mode, 0o600)
    }
}
