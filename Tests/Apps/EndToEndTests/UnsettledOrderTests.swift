import Foundation
import HTTPServerSupport
import Synchronization
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
        "is sent again for the same amount, which is said, and another amount is refused",
        arguments: [true, false])
    func isTheSame(isPaid: Bool) async throws {
        bank.lose(isPaid ? .answer : .order)
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(69))
        bank.lose(nil)
        try await same(doubts().count, 1)
        for other in [["--amount", "41"], []] {
            let refused = try await swippy.run(
                ["pay", "1", "--yes", "--url", server.url] + other)
            same(refused.end, .exit(79))
            #expect(refused.errors.contains("It is unknown whether an earlier order for ₹40.00"))
        }
        let again = try await run("pay", "1", "--amount", "40", "--yes")
        same(again.end, .exit(0))
        #expect(again.errors.contains("so the same one is sent again. It is paid only once."))
        same(bank.paid("1"), [40])
        try await same(doubts(), [])
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(80))
        same(bank.paid("1"), [40])
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
        #expect(again.end == .exit(79) && again.fields.map { $0[8] } == ["refused", "refused"])
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
}

/// A server with two cards that follows the contract: a key pays once, and an amount must be what it is meant to be. It names no keys
/// in its lists.
private final class BankSite: Sendable {
    enum Loss { case order, answer }

    private struct Payment {
        let reference, card: String
        let key: String
        let amount, rest: Int
        /// It is made now: an older one would be another order's, if a busy machine makes a program send an order twice.
        let date = Date()
        var undone: Date?

        var json: String {
            let undone = undone.map { "\"\($0.formatted(.iso8601))\"" } ?? "null"
            return """
                { "reference": "\(reference)", "card_id": "\(card)", "occurrence": 1, "due_id": "d\(card)", \
                "amount": \(amount), "rest": \(rest), "currency": "INR", "date": "\(date.formatted(.iso8601))", \
                "undone": \(undone) }
                """
        }
    }

    private struct State {
        var loss: Loss?
        var isDown = false
        var hidden: Set<String> = []
        var billed = ["1": 100, "2": 100]
        var bills = 1
        var payments: [Payment] = []

        func paid(_ card: String) -> [Int] {
            payments.filter { $0.card == card && $0.undone == nil }.map(\.amount)
        }
        func rest(_ card: String) -> Int { (billed[card] ?? 0) - paid(card).reduce(0, +) }
    }

    private struct Order: Decodable {
        let amount: Int
        let purpose: String

        init?(_ body: Data) {
            do {
                self = try JSONDecoder().decode(Self.self, from: body)
            } catch {
                return nil
            }
        }
    }

    private let state = Mutex(State())

    var isDown: Bool {
        get { state.withLock(\.isDown) }
        set { state.withLock { $0.isDown = newValue } }
    }

    /// What is lost from now on; the server answers no order then.
    func lose(_ loss: Loss?) { state.withLock { $0.loss = loss } }
    func hide(_ card: String) { _ = state.withLock { $0.hidden.insert(card) } }
    /// Bills so much more on the same due, for a later day.
    func bill(_ card: String, _ amount: Int) {
        state.withLock {
            $0.billed[card, default: 0] += amount
            $0.bills += 1
        }
    }
    func paid(_ card: String) -> [Int] { state.withLock { $0.paid(card) } }
    func rest(_ card: String) -> Int { state.withLock { $0.rest(card) } }

    func answer(_ request: ReceivedRequest) -> Answer {
        let parts = request.path.split(separator: "/").map(String.init)
        return state.withLock { state in
            guard !state.isDown else { return .status(503) }
            switch (request.method, parts) {
            case ("GET", ["cards"]):
                return .json(Feed.of(["1", "2"].map { Self.card($0, state.rest($0), state.bills) }))
            case ("GET", _) where parts.last == "payments":
                guard !state.hidden.contains(parts[1]) else { return .status(503) }
                let payments = state.payments.filter { $0.card == parts[1] }.reversed().map(\.json)
                return .json("{ \"payment\": [\(payments.joined(separator: ","))] }")
            case ("GET", _): return .status(204)
            case ("POST", _): return Self.pay(on: parts[1], request, &state)
            case ("DELETE", _):
                guard let place = state.payments.firstIndex(where: { $0.reference == parts[1] }) else {
                    return .status(404)
                }
                state.payments[place].undone = Date()
                return .json(state.payments[place].json)
            default: return .status(404)
            }
        }
    }

    private static func pay(on card: String, _ request: ReceivedRequest, _ state: inout State) -> Answer {
        let loss = state.loss
        guard loss != .order else { return .status(503) }
        let key = request.headers["idempotency-key"] ?? ""
        if let earlier = state.payments.first(where: { $0.key == key }) {
            return loss == nil ? .json(earlier.json) : .status(503)
        }
        let rest = state.rest(card)
        guard let order = Order(request.body), order.amount <= rest,
            order.purpose != "full" || order.amount == rest
        else { return .json(#"{ "code": "nothing_due" }"#, status: 422) }
        let count = state.payments.count { $0.card == card } + 1
        let payment = Payment(
            reference: "SW-\(card)-\(count)", card: card, key: key, amount: order.amount,
            rest: rest - order.amount)
        state.payments.append(payment)
        return loss == .answer ? .status(503) : .json(payment.json, status: 201)
    }

    private static func card(_ id: String, _ rest: Int, _ bill: Int) -> [(String, String)] {
        let state = rest == 0 ? "fully_paid" : "due today"
        let due =
            #"{ "id": "d\#(id)", "amount": \#(rest), "currency": "INR", "state": "\#(state)", "date": "20\#(10 + bill)-11-20" }"#
        let own = ["id": "\"\(id)\"", "title": "\"CARD \(id)\"", "number": "\"4221 XXXX XXXX 000\(id)\""]
        return Feed.card.map { ($0.0, own[$0.0] ?? $0.1) } + [("due", due), ("actions", #"["pay_now"]"#)]
    }
}
