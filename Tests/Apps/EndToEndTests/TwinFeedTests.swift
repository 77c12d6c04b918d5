import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("A payment on a card of a file that could not be told", .endsIfItHangs, .blocksItsThread)
struct UntoldPaymentTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
        try swippy.workspace.write(
            """
            [{ "id": "7", "title": "T", "number": "4221 XXXX XXXX 8776", "card_holder_name": "", "type": "VISA",
               "bank_name": "SBI", "due": { "id": "d", "amount": 100, "currency": "INR", "state": "due in 6 days" },
               "actions": ["view_details", "pay_now"] }]
            """, to: "own.json")
    }

    private func left() async throws -> String? {
        try await swippy("list", "--file", "own.json").fields.first?[6]
    }

    @Test("stands, and says so on standard error; as much is not recorded once more on that day")
    func untold() async throws {
        let line = "swippy pay 7 --amount 40 --yes --file own.json"
        let lost = try await swippy.shell("\(line) > /dev/full")
        same(lost.end, .exit(74))
        let made = try #require(lost.errors.firstMatch(of: /SW-[A-Z0-9-]+/)).output
        for _ in 1...2 {
            let again = try await swippy.shell(line)
            #expect(again.end == .exit(80) && again.errors.contains("This is recorded already"))
            #expect(again.errors.contains(made) && again.errors.contains("add --again to the command"))
        }
        try await same(left(), "60")
        try await same(swippy.shell(line + " --again").end, .exit(0))
        try await same(left(), "20")
    }

    @Test("stands where all that is due was paid, and isn't paid once more")
    func everything() async throws {
        let line = "swippy pay --all-due --yes --file own.json"
        let lost = try await swippy.shell("\(line) > /dev/full")
        let made = try #require(lost.errors.firstMatch(of: /SW-[A-Z0-9-]+/)).output
        same(lost.end, .exit(74))
        try await same(swippy.shell(line).output, "")
        try await same(left(), "0")
        try await same(swippy("undo", String(made), "--yes", "--file", "own.json").end, .exit(0))
        try await same(swippy.shell(line).end, .exit(0))
    }
}

@Suite("Cards with one id and one number", .endsIfItHangs)
struct TwinFeedTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    /// A feed of cards with these ids of their dues.
    private func feed(_ dues: [String]) throws -> String {
        let cards = dues.map { due in
            """
            { "id": "t", "title": "\(due)", "number": "4221 XXXX XXXX 8776", "card_holder_name": "", "type": "VISA",
              "bank_name": "SBI", "due": { "id": "\(due)", "amount": 100, "currency": "INR", "state": "due in 6 days" },
              "actions": ["view_details", "pay_now"] }
            """
        }
        try swippy.workspace.write(#"{ "card": [\#(cards.joined(separator: ","))] }"#, to: "twins.json")
        return "twins.json"
    }

    @Test("are told apart by their dues, in whatever order the feed has them")
    func twins() async throws {
        let paid = try await swippy("pay", "t#2", "--amount", "40", "--yes", "--file", feed(["A", "B"]))
        same(paid.end, .exit(0))
        for (dues, name) in [(["A", "B"], "t#2"), (["B", "A"], "t#1")] {
            let file = try feed(dues)
            try await same(swippy("history", "--file", file).fields.first?[1], name)
            try await same(swippy("history", "--card", name, "--file", file).lines.count, 1)
            let list = try await swippy("list", "--file", file).fields
            same(list.map { $0[6] }, dues.map { $0 == "B" ? "60" : "100" })
            same(list.map { $0[13] }, ["100", "100"])
        }
    }

    @Test("are two cards if the numbers differ in what is shown of them, and each is paid by itself")
    func numbers() async throws {
        let cards = ["4332123456781111", "5555123456781111"].map { number in
            """
            { "id": "x", "title": "\(number.prefix(4))", "number": "\(number)", "card_holder_name": "", "type": "VISA",
              "bank_name": "SBI", "due": { "amount": 100, "currency": "INR", "date": "2026-12-01" }, "actions": ["pay_now"] }
            """
        }
        try swippy.workspace.write("[\(cards.joined(separator: ","))]", to: "t.json")
        let plan = try await swippy("pay", "--all-due", "--dry-run", "--file", "t.json")
        #expect(plan.fields.count == 2 && !plan.errors.contains("one card"))
        func left() async throws -> [String] {
            try await swippy("list", "--file", "t.json").fields.map { $0[6] }
        }
        try await same(swippy("pay", "x#1", "--yes", "--file", "t.json").end, .exit(0))
        try await same(left(), ["0", "100"])
        try await same(swippy("pay", "x#2", "--yes", "--file", "t.json").end, .exit(0))
        try await same(left(), ["0", "0"])
    }

    @Test("are two if their dues are the same, too: each is shown and paid")
    func listedTwice() async throws {
        let file = try feed(["A", "B", "A"])
        try await same(swippy("due", "--file", file).lines.count, 3)
        let all = try await swippy("pay", "--all-due", "--yes", "--file", file)
        same(all.fields.map { $0[8] }, ["paid", "paid", "paid"])
        try await same(swippy("list", "--file", file).fields.map { $0[6] }, ["0", "0", "0"])
        let again = try await swippy("pay", "--all-due", "--yes", "--file", file)
        #expect(again.fields.allSatisfy { $0[8] != "paid" }, "\(again)")
        let one = try #require(
            try await swippy("history", "--file", file).fields.first?.last { $0.hasPrefix("SW-") })
        try await same(swippy("undo", one, "--yes", "--file", file).end, .exit(0))
        try await same(swippy("list", "--file", file).fields.count { $0[6] != "0" }, 1)
    }
}
