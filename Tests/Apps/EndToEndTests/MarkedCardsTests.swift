import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("Marked cards, by text")
struct MarkedCardsTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy(here: true) }

    private func say(_ keys: String...) async throws -> ProgramRun {
        try await swippy.run(
            ["live", "--format", "screen-reader"], input: Data(keys.map { $0 + "\n" }.joined().utf8))
    }

    private func expect(_ lines: [String], in run: ProgramRun) throws {
        #expect(run.end == .exit(0) && run.errors == "")
        let said = try lines.map { line in
            try #require(run.lines.firstIndex { $0.hasPrefix(line) }, "\(line)\n\(run.output)")
        }
        same(said, said.sorted(), "\(run.output)")
    }

    @Test(
        "are paid together after one question, each payment by an order of its own, and undone by one key"
    )
    func pays() async throws {
        let run = try await say(
            "tab", "space", "tab", "tab", "space", "p", "down", "enter", "esc", "u", "q")
        try expect(
            [
                "Card 2 of 14, marked, ICICI", "2 marked: 1242420.83 Indian rupees",
                "Pay this on 2 cards? In total: 1242420.83 Indian rupees.",
                "Payments, paid: 2 of 2",
                "Paid 1242420.83 Indian rupees on 2 cards", "Undone: 1242420.83 Indian rupees on 2 cards",
            ], in: run)
        let history = try JSONSerialization.jsonObject(
            with: Data(try await swippy("history", "--json").output.utf8))
        let payments = try #require((history as? [String: Any])?["payments"] as? [[String: Any]])
        #expect(payments.count == 2 && payments.count { $0["status"] as? String == "undone" } == 2)
        same(Set(payments.compactMap { $0["reference"] as? String }).count, 2)
    }

    @Test("are undone on their receipt, as on that of one payment")
    func undoesReceipt() async throws {
        let run = try await say(
            "tab", "space", "tab", "tab", "space", "p", "down", "enter", "u", "q")
        try expect(
            [
                "Payments, paid: 2 of 2", "Undoing…: 2 cards, ",
                "Undone, paid: 0 of 2",
            ], in: run)
        same(run.lines.count { $0 == "To pay, 2 cards" }, 1, "\(run.output)")
        #expect(!run.output.contains("swippy undo"), "There is a key for that.")
        try await same(swippy("due", "--plain").lines.count, 10)
    }

    @Test("of one’s own are removed together after one question, and brought back after another")
    func removes() async throws {
        for (title, digits) in [("GOLD", "1111"), ("RUBY", "2222")] {
            try await same(swippy("add", "--title", title, "--number", digits).end, .exit(0))
        }
        let run = try await say("space", "tab", "space", "d", "down", "enter", "esc", "q")
        try expect(
            ["Your cards, 2 cards", "2 marked", "Remove GOLD, ending in 1111; RUBY", "Your cards, 0 cards"],
            in: run)
        try await same(swippy("list", "--plain").lines, [])
        let undoing = try await say("u", "down", "enter", "esc", "q")
        try expect(["Your cards, 0 cards", "Your cards, 2 cards"], in: undoing)
        try await same(swippy("list", "--plain").lines.count, 2)
    }
}
