import Foundation
import TestSupport
import Testing

@Suite("swippy pay")
struct PayTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("pays all that is due, prints the receipt, and the list knows")
    func full() async throws {
        let run = try await swippy("pay", "48822394455", "--yes")
        same(run.end, .exit(0))
        same(run.errorLines.map { $0.contains("nothing is paid") }, [true])
        let receipt = run.values
        same(receipt["status"], "paid")
        same(receipt["amount"], "7853.33")
        same(receipt["left"], "0")
        same(receipt["currency"], "INR")
        #expect(receipt["reference"]?.wholeMatch(of: /SW-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{2}/) != nil)
        let list = try await swippy("list", "--search", "ICICI CHIP")
        same(list.fields.first?[8], "paid")
        same(list.fields.first?[9], "fully_paid")
    }

    @Test("pays a part to the last digit, and what is left after it")
    func parts() async throws {
        for (amount, rest) in [("0.01", "7853.32"), ("7000.02", "853.30"), ("853.3", "0")] {
            let run = try await swippy("pay", "6564", "--amount", amount, "--yes")
            same(run.end, .exit(0))
            same(Decimal(string: run.values["left"] ?? ""), Decimal(string: rest))
        }
        let run = try await swippy("pay", "6564", "--yes")
        same(run.end, .exit(79))
        same(run.errorLines.first, "swippy: Nothing is left to pay.")
    }

    @Test("shows with --dry-run what would be paid, needs no yes, and pays nothing", arguments: Feed.formats)
    func dryRun(format: String) async throws {
        let run = try await swippy("pay", "6564", "--amount", "853.33", "--dry-run", "--format", format)
        same(run.end, .exit(0))
        #expect(run.output.contains("6564"))
        #expect(run.output.contains("853.33"))
        #expect(run.output.contains("7000") || run.output.contains("7,000.00"))
        let list = try await swippy("list", "--search", "ICICI CHIP")
        same(list.fields.first?[6], "7853.33")
    }

    @Test("pays the last statement's minimum, and of a card without a statement none")
    func minimum() async throws {
        let run = try await swippy("pay", "6564", "--minimum", "--yes")
        same(run.end, .exit(0))
        same(run.values["amount"], "392.67")
        same(run.values["left"], "7460.66")
        let none = try await swippy("pay", "@5", "--minimum", "--yes")
        same(none.end, .exit(79))
        same(none.errorLines.first, "swippy: No statement of this card names a minimum payment.")
    }

    @Test("without a yes pays nothing if there is no terminal to ask on")
    func nobodyToAsk() async throws {
        let run = try await swippy("pay", "6564")
        same(run.end, .exit(79))
        #expect(run.errors.contains("--yes"))
        try await same(swippy("pay", "6564", "--dry-run").values["left"], "0")
    }

    @Test(
        "refuses an amount against the rules, with what would be right",
        arguments: [
            (["6564", "--amount", "7853.34"], 79, "Pay at most ₹7,853.33."),
            (["6564", "--amount", "0"], 64, "Pay a larger amount."),
            (["6564", "--amount", "1.005"], 64, "Decimals in this currency: 2."),
            (["48822393341"], 79, "Check what is due on the other cards."),
            (["@3"], 64, "It offers: view_details, view_last_statement."),
            (["nothing-like-it"], 66, "List the cards: swippy list"),
        ] as [([String], Int32, String)])
    func refused(arguments: [String], code: Int32, advice: String) async throws {
        let run = try await swippy.run(["pay"] + arguments + ["--yes"])
        same(run.output, "")
        same(run.end, .exit(code))
    }

    @Test("pays no more than what is due when eight processes run at the same time")
    func parallel() async throws {
        let runs = try await atOnce(8, "pay", "6564", "--amount", "2000", "--yes")
        let count = runs.count { $0.end == .exit(0) }
        #expect(1...3 ~= count)
        // One that meets a payment that another is about to tell may be a retry of that, and tells it.
        let refused: [ProgramRun.End] = [.exit(79), .exit(80)]
        same(runs.count { refused.contains($0.end) && $0.output == "" }, 8 - count)
        try await same(swippy("pay", "6564", "--dry-run").values["amount"], "\(7853 - 2000 * count).33")
    }

    @Test("is undone once by processes at the same time, and none of them says that there is no such payment")
    func undoneAtOnce() async throws {
        for amount in ["100", "101", "102"] {
            try await same(swippy("pay", "6564", "--amount", amount, "--yes").end, .exit(0))
        }
        let runs = try await atOnce(8, "undo", "6564", "--yes", "--plain")
        let undone = runs.filter { $0.end == .exit(0) }
        #expect((1...3).contains(undone.count))
        same(Set(undone.map { $0.values["reference"] }).count, undone.count)
        for run in runs where run.end != .exit(0) {
            #expect(!run.errors.contains("There is no payment “"), "\(run.errors)")
            same(run.end, .exit(run.errors.contains("payment that can be undone") ? 66 : 79), "\(run.errors)")
        }
    }

    private func atOnce(_ count: Int, _ arguments: String...) async throws -> [ProgramRun] {
        let program = try swippy.program(arguments)
        return try await withThrowingTaskGroup(of: ProgramRun.self) { group in
            for _ in 0..<count { group.addTask { try await program.run() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test("prints the receipt in every form", arguments: Feed.formats)
    func forms(format: String) async throws {
        let run = try await swippy("pay", "6564", "--yes", "--format", format)
        same(run.end, .exit(0))
        #expect(run.output.contains("SW-"))
        #expect(run.output.contains("7853.33") || run.output.contains("7,853.33"))
    }

    @Test("speaks Ukrainian, and names the currency in it")
    func ukrainian() async throws {
        let run = try await swippy("pay", "6564", "--yes", "--lang", "uk", "--format", "screen-reader")
        #expect(run.lines.contains("Сплачено: 7853,33 індійської рупії."))
    }

    @Test("fails as its service does, and has paid nothing", arguments: ["offline", "timeout"])
    func failures(failure: String) async throws {
        let run = try await swippy("pay", "6564", "--yes", "--mock-fail", failure)
        same(run.end, .exit(69))
        same(run.output, "")
        try await same(swippy("pay", "6564", "--dry-run").values["amount"], "7853.33")
    }

    @Test(
        "finds its payment again if the number is spaced and masked in another way",
        arguments: ["4221-xxxx-****-8776", "XXXX 8776", "422165XXXXXX8776"])
    func respelled(number: String) async throws {
        func feed(_ number: String) -> Data {
            let due = #"{"id": "1", "amount": 5, "currency": "INR", "state": "due today"}"#
            let card = Feed.fields("due", due).map { $0.0 == "number" ? ($0.0, "\"\(number)\"") : $0 }
            return Data(Feed.of([card + [("actions", #"["pay_now"]"#)]]).utf8)
        }
        let first = try await swippy.run(
            ["pay", "7001", "--yes", "--file", "-"], input: feed("4221 XXXX XXXX 8776"))
        same(first.end, .exit(0))
        let second = try await swippy.run(["pay", "7001", "--yes", "--file", "-"], input: feed(number))
        #expect(second.end == .exit(79) && second.output == "")
        let other = try await swippy.run(
            ["pay", "7001", "--yes", "--file", "-"], input: feed("4221 XXXX XXXX 8777"))
        same(other.end, .exit(0))
    }

    @Test("reports the cards that could not be read, and still pays")
    func unreadable() async throws {
        let feed = Feed.of([
            Feed.fields("due", #"{"id": "1", "amount": 5, "currency": "KWD", "state": "due today"}"#)
                + [("actions", #"["pay_now"]"#)], Feed.fields("number", nil),
        ])
        let run = try await swippy.run(
            ["pay", "7001", "--amount", "0.125", "--yes", "--file", "-"], input: Data(feed.utf8))
        same(run.end, .exit(0))
        same(run.values["left"], "4.875")
        same(run.errorLines.count, 1)
        #expect(run.errors.contains("card[1].number"))
    }
}

extension ProgramRun {
    /// The values of a plain form by their names.
    var values: [String: String] {
        Dictionary(
            fields.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil },
            uniquingKeysWith: { first, _ in first })
    }
}
