import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("swippy pay --all-due, in memory")
struct PayAllDueTests {
    @Test("On a terminal the list is shown, and nothing is paid unless the answer is yes")
    func asked() async {
        let size = Size(columns: 80, rows: 24)
        let refusing = ConsoleRecorder(terminal: size, lines: ["n"])
        await same(refusing.run("pay", "--all-due", "--no-state"), .interrupted)
        same(refusing.output, "")
        #expect(refusing.errors.contains("YES FIRST EXCLUSIVE"))
        #expect(refusing.errors.contains("swippy: Demonstration: nothing is paid"))
        #expect(refusing.errors.contains("Pay this on 8 cards? In total: €640.50, ₹13,15,063.63"))
        #expect(refusing.errors.hasSuffix("swippy: Nothing was paid.\n"))
        let agreeing = ConsoleRecorder(terminal: size, lines: ["так"])
        await same(agreeing.run("pay", "--all-due", "--no-state", "--lang", "uk", "--plain"), .success)
        same(agreeing.outputLines.count { $0.contains("\tpaid\t") }, 8)
    }

    @Test("Without a yes or a terminal nothing is paid; with --dry-run nothing is asked")
    func nobodyToAsk() async {
        let console = ConsoleRecorder()
        await same(console.run("pay", "--all-due", "--no-state"), .unanswered)
        #expect(console.output == "" && console.errorLines.last == "Add --yes to confirm in advance.")
        let dry = ConsoleRecorder()
        await same(dry.run("pay", "--all-due", "--within", "1d", "--no-state", "--dry-run"), .success)
        same(dry.outputLines.count, 4)
        #expect(dry.outputLines.allSatisfy { $0.contains("\tplanned\t") })
    }

    @Test("What would be paid on many cards is one document, however many parts it was planned in")
    func manyDues() async throws {
        let folder = try TemporaryFolder()
        let cards = (1...1_200).map { number in
            #"{"id": "c\#(number)", "title": "T", "number": "4221 XXXX XXXX 8776", "card_holder_name": "A", "type": "VISA", "#
                + #""bank_name": "SBI", "actions": ["pay_now"], "due": {"id": "d\#(number)", "amount": \#(number), "#
                + #""currency": "₹", "state": "due in \#(number % 3) days"}}"#
        }
        let file = folder("cards.json")
        try Data("{\"card\": [\(cards.joined(separator: ","))]}".utf8).write(to: URL(fileURLWithPath: file))
        let line = ["pay", "--all-due", "--dry-run", "--no-state", "--file", file]
        let (plain, json) = (ConsoleRecorder(), ConsoleRecorder())
        await same(Program.swippy.run(line + ["--plain"], console: plain.console), .success)
        await same(Program.swippy.run(line + ["--json"], console: json.console), .success)
        struct Document: Decodable {
            struct Payment: Decodable { let id: String }
            struct Sum: Decodable { let amount, count: Int }
            let payments: [Payment]
            let sums: [Sum]
        }
        let document = try JSONDecoder().decode(Document.self, from: Data(json.output.utf8))
        let inOrder = [0, 1, 2].flatMap { day in (1...1_200).filter { $0 % 3 == day } }.map { "c\($0)" }
        same(document.payments.map(\.id), inOrder)
        #expect(document.sums.map(\.count) == [1_200] && document.sums.map(\.amount) == [720_600])
        same(plain.outputLines.map { $0.split(separator: "\t")[0] }, inOrder.map { $0[...] })
        #expect(plain.errors == "" && json.errors == "")
    }

    @Test("What can't be written goes to standard error, because money has been moved")
    func lostReceipts() async {
        let console = ConsoleRecorder(failure: .failed(reason: "No space left on device"))
        let code = await console.run("pay", "--all-due", "--within", "1d", "--yes", "--no-state")
        same(code, .inputOutput)
        same(console.errorLines.count { $0.contains("\tpaid\t") }, 4)
    }

    @Test(
        "An amount and a key are for one card; all that is due goes with neither a card, an amount nor a key, and --within only with it",
        arguments: [
            (["6564", "6564", "--amount", "5"], "“--amount” needs a single card"),
            (["6564", "2093", "--idempotency-key", "k"], "“--idempotency-key” needs a single card"),
            (["6564", "--all-due"], "“CARD” and “--all-due” can’t be used together"),
            (["--all-due", "--amount", "5"], "“--all-due” and “--amount” can’t be used together"),
            (
                ["--all-due", "--idempotency-key", "k"],
                "“--all-due” and “--idempotency-key” can’t be used together"
            ),
            (["6564", "--within", "7d"], "“--within” works only with “--all-due”"),
            ([], "The command pay needs an argument: CARD"),
        ])
    func usage(arguments: [String], message: String) async {
        let console = ConsoleRecorder()
        await same(
            Program.swippy.run(["pay", "--yes", "--no-state"] + arguments, console: console.console), .usage)
        same(console.errorLines.first, "swippy: \(message).")
    }
}
