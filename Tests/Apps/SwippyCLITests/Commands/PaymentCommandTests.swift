import CommandLineTestSupport
import SystemTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("swippy pay and swippy undo, in memory")
struct PaymentCommandTests {
    @Test("Without a yes or a terminal to ask on, nothing is paid, and the missing option is named")
    func nobodyToAsk() async {
        let console = ConsoleRecorder()
        await same(console.run("pay", "6564", "--no-state"), .unanswered)
        same(console.output, "")
        same(console.errorLines.last, "Add --yes to confirm in advance.")
    }

    @Test("A receipt that can't be written goes to standard error, because the money has been moved")
    func lostReceipt() async {
        let console = ConsoleRecorder(failure: .failed(reason: "No space left on device"))
        await same(console.run("pay", "6564", "--yes", "--no-state"), .inputOutput)
        #expect(console.errorLines.contains("status\tpaid"))
        #expect(console.errorLines.contains { $0.hasPrefix("reference\tSW-") })
        #expect(console.errorLines.contains("swippy: The output can’t be written: No space left on device."))
    }

    @Test(
        "An amount that could be read in two ways is refused before anything is asked",
        arguments: ["10 00", "1e3", "-5", "+5", ".5", "5.", "₹", "0x10", "1.2.3", "٣"])
    func ambiguous(amount: String) async {
        let console = ConsoleRecorder()
        await same(console.run("pay", "6564", "--yes", "--no-state", "--amount=\(amount)"), .usage)
        same(
            console.errorLines.first,
            "swippy: “--amount” takes digits, with a point before decimals, such as 1500 or 7853.33, "
                + "not “\(amount)”.")
    }

    @Test(
        "An amount with two readings is refused with both, in each language",
        arguments: [
            ("en", "“1.500” can mean 1500 or 1.5"),
            ("uk", "«1.500» може означати 1500 або 1.5"),
        ])
    func readings(language: String, end: String) async {
        let console = ConsoleRecorder()
        let code = await console.run(
            "pay", "6564", "--yes", "--no-state", "--amount=1.500", "--lang", language)
        same(code, .usage)
        #expect(console.errorLines.first?.hasSuffix(end + ".") == true)
    }

    @Test(
        "An amount can be given as it is shown",
        arguments: ["₹1,500.55", "1 500,55", "1500,55", "Rs 1500.55", "1\u{A0}500,55 INR"])
    func asShown(amount: String) async {
        let console = ConsoleRecorder()
        let code = await console.run(
            "pay", "6564", "--dry-run", "--no-state", "--plain", "--amount", amount)
        same(code, .success)
        #expect(console.outputLines.contains("amount\t1500.55"))
    }

    @Test("The exact amount of a currency with three decimals is paid as programs print it, in each language")
    func thousandths() async throws {
        let folder = try TemporaryFolder()
        let card =
            #"{"id": "1", "title": "A", "number": "4332 XXXX XXXX 6564", "card_holder_name": "A", "#
            + #""type": "VISA", "bank_name": "SBI", "actions": ["pay_now"], "#
            + #""due": {"id": "d", "amount": 12.345, "currency": "BHD", "state": "due today"}}"#
        try folder.write(#"{"card": [\#(card)]}"#, to: "feed.json")
        let file = folder("feed.json")
        for language in ["en", "uk"] {
            let console = ConsoleRecorder()
            let line = ["pay", "1", "--file", file, "--no-state", "--dry-run", "--plain", "--lang", language]
            let exact = await Program.swippy.run(line + ["--amount", "12.345"], console: console.console)
            same(exact, .success, "\(console.errors)")
            #expect(console.outputLines.contains("amount\t12.345"))
            let comma = ConsoleRecorder()
            let vague = await Program.swippy.run(line + ["--amount", "1,500"], console: comma.console)
            same(vague, .usage)
            #expect(comma.errors.contains(language == "en" ? "“1,500” can mean 1500 or 1.5" : "«1,500» може"))
        }
    }

    @Test("An amount in another currency than the card’s is refused, even with --yes")
    func otherCurrency() async {
        let console = ConsoleRecorder()
        await same(console.run("pay", "6564", "--yes", "--no-state", "--amount=$5"), .usage)
        same(console.errorLines.first, "swippy: The amount is in INR, not in $.")
        same(console.outputLines, [])
    }

    @Test(
        "Two ways to say how much can’t be used together",
        arguments: [
            ("--full", "--minimum"), ("--minimum", "--full"), ("--full", "--amount=5"),
            ("--amount=5", "--minimum"),
        ])
    func conflicts(first: String, second: String) async {
        let console = ConsoleRecorder()
        await same(console.run("pay", "6564", first, second), .usage)
        let names = [first, second].map { $0.prefix { $0 != "=" } }
        same(console.errorLines.first, "swippy: “\(names[0])” and “\(names[1])” can’t be used together.")
    }

    @Test("Undoing takes a yes that changes nothing, and an unknown reference is not found")
    func unknownReference() async {
        let console = ConsoleRecorder()
        await same(console.run("undo", "sw 7k3m 9qpd 2x", "--yes", "--no-state"), .notFound)
        same(console.errorLines.first, "swippy: There is no payment “SW-7K3M-9QPD-2X”.")
    }
}
