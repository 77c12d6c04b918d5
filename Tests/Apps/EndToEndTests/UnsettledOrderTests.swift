import Foundation
import HTTPServerSupport
import SystemTestSupport
import TestSupport
import Testing

@Suite("An order at a server whose answer is lost", .takesTurns, .endsIfItHangs)
struct UnsettledOrderTests {
    private let swippy: Swippy
    private let bank = BankSite()
    private let server: HTTPServer

    init() throws {
        swippy = try Swippy(here: true)
        let bank = bank
        server = try HTTPServer { bank.answer($0) }
    }

    private func run(_ arguments: String...) async throws -> ProgramRun {
        try await swippy.run(arguments + ["--url", server.url])
    }

    private func doubts() async throws -> [String] {
        try await run("history", "--in-doubt").fields.map { $0[11] }
    }

    @Test(
        "is sent again for the same amount, which is said",
        arguments: [true, false])
    func isTheSame(isPaid: Bool) async throws {
        bank.lose(isPaid ? .answer : .order)
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(69))
        bank.lose(nil)
        try await same(doubts().count, 1)
        let again = try await run("pay", "1", "--amount", "40", "--yes")
        same(again.end, .exit(0))
        #expect(again.errors.contains("Paying sends the same one again"))
        same(bank.paid("1"), [40])
        try await same(doubts(), [])
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(80))
        same(bank.paid("1"), [40])
    }

    @Test(
        "is sent again before another amount, and nothing else is paid then",
        arguments: [["1", "--amount", "41"], ["1"], ["1", "2"], ["--all-due"]], [true, false])
    func isFirst(asked: [String], isPaid: Bool) async throws {
        bank.lose(isPaid ? .answer : .order)
        _ = try await run("pay", "1", "--amount", "40", "--yes")
        bank.lose(nil)
        let line = ["pay"] + asked + ["--yes", "--url", server.url]
        let dry = try await swippy.run(line + ["--dry-run"])
        #expect(dry.errors.contains("an earlier order for ₹40.00"), "\(dry.output)\(dry.errors)")
        same(bank.paid("1"), isPaid ? [40] : [])
        let first = try await swippy.run(line)
        same(first.end, .exit(80), "\(first.output)\(first.errors)")
        same(bank.paid("1"), [40])
        try await same(doubts(), [])
        let next = try await swippy.run(line)
        same(bank.paid("1"), [40, asked.last == "41" ? 41 : 60], "\(next.output)\(next.errors)")
    }

    @Test("is settled by its key alone, even if nothing is left to pay")
    func key() async throws {
        bank.lose(.answer)
        let first = try await run("pay", "1", "--amount", "40", "--yes", "--idempotency-key", "k1")
        same(first.end, .exit(69))
        bank.lose(nil)
        // A new key makes another payment.
        try await same(run("pay", "1", "--amount", "60", "--yes", "--idempotency-key", "k2").end, .exit(0))
        same(bank.rest("1"), 0)
        try await same(doubts(), ["k1"])
        let settled = try await run("pay", "1", "--yes", "--idempotency-key", "k1")
        #expect(settled.end == .exit(0) && settled.output.contains("SW-1-1"))
        same(bank.paid("1"), [40, 60])
        try await same(doubts(), [])
    }

    @Test("is listed without the server, with a warning")
    func unreachable() async throws {
        bank.lose(.order)
        _ = try await run("pay", "1", "--amount", "40", "--yes", "--idempotency-key", "k1")
        bank.isDown = true
        for format in ["--plain", "--json", "--csv"] {
            let run = try await run("history", "--in-doubt", format)
            #expect(run.end == .exit(0) && run.output.contains("k1"))
            #expect(run.errors.contains("Only payments and orders from this machine are shown: "))
        }
        #expect(try await run("history", "--json").output.contains("\"complete\" : false"))
    }

    @Test("is no reason to refuse a card that was paid, with a server as with a file")
    func repeated() async throws {
        try await same(run("pay", "1", "2", "--yes").fields.map { $0[8] }, ["paid", "paid"])
        let again = try await run("pay", "1", "2", "--yes")
        #expect(again.end == .exit(80) && again.fields.map { $0[8] } == ["repeated", "repeated"])
        // The same is billed once more.
        bank.bill("1", 100)
        let later = try await run("pay", "1", "2", "--yes", "--again")
        #expect(later.end == .exit(79) && later.fields.map { $0[8] } == ["paid", "refused"])
        #expect(bank.paid("1") == [100, 100] && bank.paid("2") == [100])
    }

    @Test("of two programs at once is paid once")
    func together() async throws {
        let program = try swippy.program(["pay", "--all-due", "--yes", "--url", server.url])
        async let one = program.run()
        async let other = program.run()
        let runs = try await [one, other]
        #expect(bank.paid("1") == [100] && bank.paid("2") == [100])
        same(runs.flatMap(\.fields).count { $0[8] == "paid" }, 2)
        try await same(doubts(), [])
    }

    @Test("leaves the history complete, unless the server doesn't answer about a card")
    func complete() async throws {
        try await same(run("pay", "1", "--yes").end, .exit(0))
        let history = try await run("history", "--json")
        #expect(history.output.contains("\"complete\" : true") && history.errors == "")
        bank.hide("2")
        let part = try await run("history", "--json")
        #expect(part.end == .exit(0) && part.output.contains("\"complete\" : false"))
        #expect(part.errors.contains("Payments on CARD 2 are left out"))
    }

    @Test("A payment is undone by its reference in any case, or its beginning")
    func undo() async throws {
        for typed in ["sw-1-1", "SW 1 2", "sw13"] {
            try await same(run("pay", "1", "--yes").end, .exit(0))
            try await same(run("undo", typed).end, .exit(0), "\(typed)")
        }
        #expect(bank.paid("1") == [] && bank.rest("1") == 100)
    }

    @Test(
        "A payment whose undo isn't answered is undone if the server's list says so",
        arguments: [true, false])
    func lostUndo(isUndone: Bool) async throws {
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(0))
        bank.lose(isUndone ? .answer : .order)
        let lost = try await run("undo", "SW-1-1", "--yes")
        same(lost.end, .exit(isUndone ? 0 : 69), "\(lost.errors)")
        same(lost.errors.contains("may or may not have been undone"), !isUndone, "\(lost.errors)")
        same(bank.paid("1"), isUndone ? [] : [40])
        bank.lose(nil)
        try await same(run("undo", "SW-1-1", "--yes").end, .exit(0))
        same(bank.rest("1"), 100)
    }

    @Test("A payment is not undone by an answer about another amount")
    func otherUndo() async throws {
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(0))
        bank.misstate()
        let wrong = try await run("undo", "SW-1-1", "--yes")
        same(wrong.end, .exit(65), "\(wrong.errors)")
        #expect(
            !wrong.output.contains("41") && wrong.errors.contains("amount"), "\(wrong.output)\(wrong.errors)")
    }
}
