import CommandLineTestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("swippy pay and swippy undo, in memory")
struct PaymentCommandTests {
    @Test("Without a yes or a terminal to ask on, nothing is paid, and the missing option is named")
    func nobodyToAsk() async {
        let console = ConsoleRecorder()
        #expect(await console.run("pay", "6564", "--no-state") == .usage)
        #expect(console.output == "")
        #expect(console.errorLines.last == "Add --yes to confirm in advance.")
    }

    @Test("A receipt that can't be written goes to standard error, because the money has been moved")
    func lostReceipt() async {
        let console = ConsoleRecorder(failure: .failed(reason: "No space left on device"))
        #expect(await console.run("pay", "6564", "--yes", "--no-state") == .inputOutput)
        #expect(console.errorLines.contains("status\tpaid"))
        #expect(console.errorLines.contains { $0.hasPrefix("reference\tSW-") })
        #expect(console.errorLines.contains("swippy: The output can’t be written: No space left on device."))
    }

    @Test(
        "An amount that could be read in two ways is refused before anything is asked",
        arguments: ["10 00", "1e3", "-5", "+5", ".5", "5.", "₹", "0x10", "1.2.3", "٣"])
    func ambiguous(amount: String) async {
        let console = ConsoleRecorder()
        #expect(await console.run("pay", "6564", "--yes", "--no-state", "--amount=\(amount)") == .usage)
        #expect(
            console.errorLines.first
                == "swippy: “--amount” takes digits, with a point before decimals, such as 1500 or 7853.33, "
                + "not “\(amount)”.")
    }

    @Test(
        "An amount with two readings is refused with both, in each language",
        arguments: [
            ("en", "“1,50”, which can mean 1.50 or 150"),
            ("uk", "«1,50», що може означати 1.50 або 150"),
        ])
    func readings(language: String, end: String) async {
        let console = ConsoleRecorder()
        let code = await console.run(
            "pay", "6564", "--yes", "--no-state", "--amount=1,50", "--lang", language)
        #expect(code == .usage)
        #expect(console.errorLines.first?.hasSuffix(end + ".") == true)
    }

    @Test(
        "An amount can be given as it is shown",
        arguments: ["₹1,500.55", "1 500,55", "Rs 1500.55", "1\u{A0}500,55 INR"])
    func asShown(amount: String) async {
        let console = ConsoleRecorder()
        let code = await console.run(
            "pay", "6564", "--dry-run", "--no-state", "--plain", "--amount", amount)
        #expect(code == .success)
        #expect(console.outputLines.contains("amount\t1500.55"))
    }

    @Test("An amount in another currency than the card’s is refused, even with --yes")
    func otherCurrency() async {
        let console = ConsoleRecorder()
        #expect(await console.run("pay", "6564", "--yes", "--no-state", "--amount=$5") == .usage)
        #expect(console.errorLines.first == "swippy: The amount is in INR, not in $.")
        #expect(console.outputLines == [])
    }

    @Test(
        "Two ways to say how much can’t be used together",
        arguments: [
            ("--full", "--minimum"), ("--minimum", "--full"), ("--full", "--amount=5"),
            ("--amount=5", "--minimum"),
        ])
    func conflicts(first: String, second: String) async {
        let console = ConsoleRecorder()
        #expect(await console.run("pay", "6564", first, second) == .usage)
        let names = [first, second].map { $0.prefix { $0 != "=" } }
        #expect(console.errorLines.first == "swippy: “\(names[0])” and “\(names[1])” can’t be used together.")
    }

    @Test("Undoing takes a yes that changes nothing, and an unknown reference is not found")
    func unknownReference() async {
        let console = ConsoleRecorder()
        #expect(await console.run("undo", "sw 7k3m 9qpd 2x", "--yes", "--no-state") == .notFound)
        #expect(console.errorLines.first == "swippy: There is no payment “SW-7K3M-9QPD-2X”.")
    }
}
