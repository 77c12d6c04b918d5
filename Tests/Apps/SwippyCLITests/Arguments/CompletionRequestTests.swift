import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("What the program answers to a shell that completes a line")
struct CompletionRequestTests {
    @Test(
        "is cards by place, by digits that only one has, by id, and by title",
        arguments: [
            ("@1", ["@1", "@10", "@11", "@12", "@13", "@14"]), ("6", ["6564", "6678"]), ("65", ["6564"]),
            ("hdfc r", ["HDFC REGALIA GOLD"]),
            (
                "ICICI",
                ["ICICI AMAZON PAY UNLIMITED CASHBACK WITH NO ANNUAL FEE, EVER", "ICICI CHIP PLATINUM"]
            ),
            ("48822394455", ["48822394455"]), ("4882240225", ["48822402258", "48822402258#2"]),
            ("regalia", ["HDFC REGALIA GOLD"]), ("картка", ["КАРТКА ДЛЯ ВИПЛАТ"]), ("regalla", []),
            ("@99", []),
        ])
    func cards(typed: String, words: [String]) async {
        for command in ["show", "pay", "rm", "statement", "swipe"] {
            await same(answer("card", typed, command).map(\.word), words)
        }
    }

    @Test(
        "is sort keys and filter terms, after those that are there, each with what it means",
        arguments: [
            ("sort", "", ["due", "-due", "amount", "-amount", "title", "-title", "bank", "-bank"]),
            ("sort", "bank,-", ["bank,-due", "bank,-amount", "bank,-title"]),
            ("filter", "", ["due", "overdue", "paid", "no-due", "bank=", "network=", "action="]),
            ("filter", "due,!ba", ["due,!bank="]), ("filter", "bank=s", ["bank=SBI", "bank=STANC"]),
            ("filter", "bank=SBI|ic", ["bank=SBI|ICICI"]), ("filter", "!network=V", ["!network=VISA"]),
            ("filter", "action=p", ["action=pay_now"]), ("filter", "nosuch=", []), ("filter", "due=", []),
        ])
    func lists(subject: String, typed: String, words: [String]) async {
        let offers = await answer(subject, typed, "list")
        same(offers.map(\.word), words)
        #expect(offers.allSatisfy { !$0.meaning.isEmpty || $0.word.contains("action=") })
        await same(answer(subject, typed, "--lang", "uk", "list").map(\.word), words)
    }

    @Test("is payments that can be undone")
    func changes() async throws {
        let folder = try TemporaryFolder()
        let state = ["--state", folder("state")]
        #expect(await answer(["payment", "", "--", "undo"] + state).isEmpty)
        await same(run(["pay", "6564", "--amount", "853.33", "--yes"] + state), .success)
        let payments = await answer(["payment", "sw", "--", "undo"] + state)
        same(payments.map(\.meaning), ["853.33 INR, •••• 6564"])
        await same(run(["undo", payments[0].word] + state), .success)
        #expect(await answer(["payment", "", "--", "undo"] + state).isEmpty)
    }

    @Test("is nothing, silently, whatever goes wrong")
    func failures() async throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("[{", to: "broken.json")
        _ = try folder.write("not a folder", to: "file")
        for line in [
            ["show", "-f", folder.path + "/none.json"], ["show", "-f", folder.path + "/broken.json"],
            ["show", "-f", folder.path], ["show", "-f", "-"], ["show", "-f", "/dev/zero"],
            ["show", "--state", folder.path + "/file"], ["nosuch"], ["show", "--url", "nosuch"],
            ["show", "--url", "http://localhost:1", "--token-file", "-"],
        ] {
            let console = ConsoleRecorder(terminal: Size(columns: 80, rows: 24))
            let arguments = ["complete", "card", "", "--"] + line
            await same(Program.swippy.run(arguments, console: console.console), .success)
            #expect(console.output == "" && console.errors == "", "\(line)")
        }
    }

    @Test("holds no word that a shell could not pass on, and nothing that controls a terminal")
    func hostile() async throws {
        let folder = try TemporaryFolder()
        let titles = [
            "-dash --yes", "TWO\\nLINES\\tTAB", "\\u001b[31mRED", "$(x) `y`", "O'NEIL: [A]", "\\u2028SEP",
        ]
        _ = try folder.write(Self.feed(titles), to: "cards.json")
        for typed in ["", "-", "T", "R", "$", "O", "S"] {
            let console = ConsoleRecorder()
            _ = await Program.swippy.run(
                ["complete", "card", typed, "--", "show", "-f", folder.path + "/cards.json"],
                console: console.console)
            for line in console.outputLines {
                same(line.split(separator: "\t", omittingEmptySubsequences: false).count, 2)
                #expect(!line.hasPrefix("-"))
                #expect(
                    line.unicodeScalars.allSatisfy { $0 == "\t" || $0.properties.generalCategory != .control }
                )
            }
        }
    }

    @Test("is no command that people are told about")
    func hidden() async {
        #expect(Program.swippy[CompletionRequest.name] == nil)
        let console = ConsoleRecorder()
        await same(console.run("complete"), .usage)
        same(console.errorLines.first, "swippy: There is no command “complete”.")
    }

    private func answer(_ subject: String, _ typed: String, _ line: String...) async -> [CompletionOffer] {
        await answer([subject, typed, "--"] + line + ["--no-state"])
    }

    private func answer(_ arguments: [String]) async -> [CompletionOffer] {
        let console = ConsoleRecorder()
        await same(Program.swippy.run(["complete"] + arguments, console: console.console), .success)
        same(console.errors, "")
        return console.outputLines.map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            return CompletionOffer(word: String(parts[0]), meaning: parts.dropFirst().joined())
        }
    }

    private func run(_ arguments: [String]) async -> ExitCode {
        await Program.swippy.run(arguments, console: ConsoleRecorder().console)
    }

    private static func feed(_ titles: [String]) -> String {
        let cards = titles.enumerated().map { index, title in
            """
            {"title":"\(title)","number":"4221 XXXX XXXX 8776","card_holder_name":"ASHA","type":"VISA",\
            "bank_name":"SBI","id":"c\(index)"}
            """
        }
        return "[\(cards.joined(separator: ","))]"
    }
}
