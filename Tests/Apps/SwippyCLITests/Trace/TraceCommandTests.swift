import CommandLineTestSupport
import Foundation
import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsTestSupport
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing
import Trace

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@MainActor
@Suite("--trace")
struct TraceCommandTests {
    @Test("shows the messages of all layers in order, and leaves the output as it is")
    func order() async throws {
        let (plain, traced) = (ConsoleRecorder(), ConsoleRecorder())
        await same(plain.run("swipe", "48822394455", "--no-state"), .success)
        await same(traced.run("swipe", "48822394455", "--no-state", "--trace", "json"), .success)
        same(traced.output, plain.output)
        same(plain.errors, "")
        let messages = try traced.errorLines.map(Message.init)
        same(messages.map(\.number), Array(1...messages.count))
        same(messages.map(\.start), messages.map(\.start).sorted())
        let expected = [
            ("CardListView", "CardListPresenter", "screen(appeared)"),
            ("CardListPresenter", "CardListView", "CardListViewState(content: loading"),
            ("CardListPresenter", "CardListInteractor", "cards(matching: CardQuery"),
            ("CardListInteractor", "StoredCardsService", "glances(withIDPrefix: “48822394455”)"),
            ("CardListInteractor", "StoredCardsService", "batch(after: nil, for: nil)"),
            ("StoredCardsService", "CardListInteractor", "CardGlances"),
            ("CardListInteractor", "CardListPresenter", "CardListing"),
            ("CardListPresenter", "CardListView", "CardListViewState(content: cards"),
            ("CardListView", "CardListPresenter", "panBegan(CardRowID"),
            ("CardListView", "CardListPresenter", "panEnded(CardRowID"),
        ]
        var rest = messages[...]
        for (sender, receiver, text) in expected {
            rest = rest.drop {
                $0.sender != sender || $0.receiver != receiver || !$0.message.hasPrefix(text)
            }
            #expect(!rest.isEmpty, "\(sender) → \(receiver): \(text)")
        }
    }

    @Test("shows where a route leads, what the next screen asks, and what a screen reports")
    func route() async {
        let recorder = ConsoleRecorder()
        let line = ["swipe", "@1", "--action", "view_details", "--no-state", "--trace=text"]
        await same(Program.swippy.run(line, console: recorder.console), .success)
        #expect(recorder.errors.contains(" CardListPresenter → ScreenRouter: details(Item"))
        #expect(recorder.errors.contains(" CardDetailsPresenter → CardDetailsInteractor: card(CardID"))
        #expect(recorder.errors.contains(" CardDetailsInteractor → StoredCardsService: atOneMoment()"))
        let payment = ConsoleRecorder()
        await same(payment.run("pay", "6564", "--yes", "--no-state", "--trace", "text"), .success)
        #expect(payment.errors.contains(" CardPaymentInteractor → StoredCardsService: pay(PaymentOrder"))
        #expect(payment.errors.contains(" CardPaymentPresenter → ScreenListener: outcome(updated("))
    }

    @Test("is written when the command fails, too, before the error")
    func failure() async {
        let recorder = ConsoleRecorder()
        await same(recorder.run("show", "nothing", "--no-state", "--trace", "text"), .notFound)
        #expect(recorder.errors.contains("CardListPresenter ← CardListInteractor: throws unknownCard"))
        #expect(recorder.errorLines.last?.contains(" → ") == false)
    }

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
            terminal: Size(columns: 80, rows: 24), lines: ["4111 1111 1111 1111", "ASHA RAO", "GOLD"])
        await same(recorder.run("add", "--no-state", "--trace", format.rawValue), .success)
        #expect(recorder.errors.contains("CardFormInteractor"))
        #expect(recorder.errors.contains("inserted(typed text)"))
        for digits in ["4111", "1111 1", "11111"] { #expect(!recorder.errors.contains(digits)) }

        let searched = ConsoleRecorder()
        _ = await searched.run(
            "remove", "4111111111111111", "--yes", "--no-state", "--trace", format.rawValue)
        // As in every message, the first six digits and the last four are left.
        #expect(searched.errors.contains("card(named: “411111XXXXXX1111”)"))
        for digits in ["4111111", "X11111"] { #expect(!searched.errors.contains(digits)) }

        let folder = try TemporaryFolder()
        let token = folder.path + "/token"
        try Data("t0psecret".utf8).write(to: URL(filePath: token))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: token)
        let connected = ConsoleRecorder()
        var console = connected.console
        console.connect = { settings in
            same(settings.token, "t0psecret")
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
            same(recorder.errors, "")
        }
        let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
        same(text, told.errors)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        same(mode, 0o600)
    }

    @Test("does nothing where its file can't be written, or where there is no place for it")
    func noPlace() async {
        let recorder = ConsoleRecorder()
        let path = "/nowhere/trace"
        await same(
            recorder.run("pay", "6564", "--yes", "--no-state", "--trace=text", "--trace-file", path),
            .inputOutput)
        same(recorder.output, "")
        same(
            recorder.errorLines,
            [
                "swippy: /nowhere/trace can’t be written: No such file or directory.",
                "Write the trace to another file.",
            ])
        let alone = ConsoleRecorder()
        await same(alone.run("list", "--trace-file", path), .usage)
        same(alone.errorLines.first, "swippy: “--trace-file” works only with “--trace”.")
        for command in [[], ["config"]] {
            let live = ConsoleRecorder(
                environment: ["TERM": "xterm"], terminal: Size(columns: 80, rows: 24))
            let line = command + ["--trace", "text"]
            await same(Program.swippy.run(line, console: live.console), .usage)
            same(live.output, "")
            same(
                live.errorLines,
                [
                    "swippy: --trace can’t be shown on a live screen.",
                    "Add --trace-file PATH to write it to a file.",
                ])
        }
    }
}

/// A line of a trace in JSON.
private struct Message: Decodable {
    let number: Int
    let sender, receiver, message: String
    let start: Double

    init(line: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(line.utf8))
    }
}
