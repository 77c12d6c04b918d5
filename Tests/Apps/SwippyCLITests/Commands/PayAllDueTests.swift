import CommandLineTestSupport
import TerminalKit
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
        #expect(await refusing.run("pay", "--all-due", "--no-state") == .interrupted)
        #expect(refusing.output == "")
        #expect(refusing.errors.contains("YES FIRST EXCLUSIVE"))
        #expect(refusing.errors.contains("swippy: demonstration cards, so nothing real is paid"))
        #expect(refusing.errors.contains("Pay this on 8 cards? In total: €640.50, ₹13,15,063.63"))
        #expect(refusing.errors.hasSuffix("swippy: Nothing was paid.\n"))
        let agreeing = ConsoleRecorder(terminal: size, lines: ["так"])
        #expect(
            await agreeing.run("pay", "--all-due", "--no-state", "--lang", "uk", "--plain") == .success)
        #expect(agreeing.outputLines.count { $0.hasPrefix("paid\t") } == 8)
    }

    @Test("Without a yes or a terminal nothing is paid; with --dry-run nothing is asked")
    func nobodyToAsk() async {
        let console = ConsoleRecorder()
        #expect(await console.run("pay", "--all-due", "--no-state") == .usage)
        #expect(console.output == "" && console.errorLines.last == "Add --yes to confirm in advance.")
        let dry = ConsoleRecorder()
        #expect(await dry.run("pay", "--all-due", "--within", "1d", "--no-state", "--dry-run") == .success)
        #expect(dry.outputLines.count == 4)
        #expect(dry.outputLines.allSatisfy { $0.hasPrefix("planned\t") })
    }

    @Test("What can't be written goes to standard error, because money has been moved")
    func lostReceipts() async {
        let console = ConsoleRecorder(failure: .failed(reason: "No space left on device"))
        let code = await console.run("pay", "--all-due", "--within", "1d", "--yes", "--no-state")
        #expect(code == .inputOutput)
        #expect(console.errorLines.count { $0.hasPrefix("paid\t") } == 4)
    }

    @Test(
        "It goes with neither a card, an amount nor a key, and --within only with it",
        arguments: [
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
        #expect(
            await Program.swippy.run(["pay", "--yes", "--no-state"] + arguments, console: console.console)
                == .usage)
        #expect(console.errorLines.first == "swippy: \(message).")
    }
}
