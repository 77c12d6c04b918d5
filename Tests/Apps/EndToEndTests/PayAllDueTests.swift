import Foundation
import HTTPServerSupport
import Synchronization
import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy pay --all-due", .takesTurns, .endsIfItHangs)
struct PayAllDueTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test(
        "pays what is due on each card, in several currencies, and nothing when it is run again",
        arguments: ["en", "uk"])
    func all(language: String) async throws {
        let dry = try await swippy("pay", "--all-due", "--within", "1w", "--dry-run", "--lang", language)
        same(dry.end, .exit(0))
        same(dry.fields.map { $0[8] }.filter { $0 == "planned" }.count, 5)
        let run = try await swippy("pay", "--all-due", "--within", "1w", "--yes", "--lang", language)
        same(run.end, .exit(0))
        let paid = run.fields.filter { $0[8] == "paid" }
        same(paid.map { $0[4] }, ["640.5", "18420", "1234567.5", "960.1", "7853.33"])
        same(Set(paid.map { $0[5] }), ["EUR", "INR", "USD"])
        same(Set(paid.map { $0[11] }).count, 5)
        // The cards that can't be paid here are named.
        let word = language == "en" ? "does not offer" : "не пропонує"
        same(run.errorLines.count { $0.contains(word) }, 2)
        let again = try await swippy("pay", "--all-due", "--within", "1w", "--yes")
        #expect(again.end == .exit(0) && !again.output.contains("paid"))
        try await same(swippy("due", "--within", "1w").lines.count, 2)
    }

    @Test("pays the minimum of each, and fails for those that have none after paying the others")
    func minimum() async throws {
        let run = try await swippy("pay", "--all-due", "--minimum", "--yes")
        same(run.end, .exit(79))
        same(run.fields.filter { $0[8] == "paid" }.count, 5)
        same(run.fields.filter { $0[8] == "refused" }.count, 3)
        #expect(run.errors.contains("No statement of this card names a minimum payment."))
        let again = try await swippy("pay", "--all-due", "--minimum", "--yes")
        #expect(again.fields.filter { $0[8] == "paid" }.isEmpty)
        same(again.fields.filter { $0[8] == "left_out" }.count, 7)
    }

    @Test("pays again what was undone")
    func undone() async throws {
        let first = try await swippy("pay", "--all-due", "--within", "0d", "--yes")
        let reference = try #require(first.fields.first { $0[8] == "paid" }?[9])
        try await same(swippy("undo", reference).end, .exit(0))
        let second = try await swippy("pay", "--all-due", "--within", "0d", "--yes")
        same(second.fields.map { $0[8] }, ["paid"])
        same(second.fields.first?[1], first.fields.first?[1])
    }

    @Test("pays what is left again because another payment was undone, or billed again, and once")
    func leftAgain() async throws {
        let card = "48822396240"
        let part = try await swippy("pay", card, "--amount", "617283.74", "--yes")
        let reference = try #require(part.output.firstMatch(of: /SW-[0-9A-Z-]+/)).output
        let rest = try await swippy("pay", "--all-due", "--within", "0d", "--yes")
        #expect(rest.fields.contains { $0[8] == "paid" && $0[1] == card })
        try await same(swippy("undo", String(reference)).end, .exit(0))
        let again = try await swippy("pay", "--all-due", "--within", "0d", "--yes")
        same(again.end, .exit(0))
        same(again.fields.first { $0[1] == card }?[8], "paid")
        try await same(swippy("pay", card, "--yes").end, .exit(79))
        let repeated = try await swippy("pay", card, "@7", "--yes")
        same(repeated.fields.first { $0[1] == card }?[8], "repeated")
    }

    @Test("goes on after a refusal and an unknown outcome, tells both, and a second run pays nothing twice")
    func doubt() async throws {
        let site = DuesSite()
        site.answers = ["1": .json(#"{ "code": "nothing_due" }"#, status: 422), "2": .status(503)]
        let server = try site.server()
        let run = try await swippy("pay", "--all-due", "--yes", "--url", server.url)
        same(run.end, .exit(79))
        same(run.fields.map { $0[8] }, ["refused", "in_doubt", "paid"])
        #expect(run.errors.contains("swippy: CARD 2, •••• 0002: "))
        let key = run.fields[1][11]
        #expect(run.errors.contains("The order’s idempotency key is \(key)"))
        // The second order was carried out, but the list says so only later.
        site.answers = [:]
        let again = try await swippy("pay", "--all-due", "--yes", "--url", server.url)
        same(again.end, .exit(0))
        same(site.paid.sorted(), ["1", "2", "3"])
    }

    @Test(
        "pays each due once, however often it is run, if the server goes on showing it, and lists no payments either"
    )
    func stale() async throws {
        let site = DuesSite()
        site.answers = ["1": .status(503), "2": .json("{}", status: 500), "3": .json("{}", status: 500)]
        let server = try site.server()
        try await same(swippy("pay", "--all-due", "--yes", "--url", server.url).end, .exit(69))
        site.answers = [:]
        try await same(swippy("pay", "--all-due", "--yes", "--url", server.url).end, .exit(0))
        for _ in 1...3 {
            let run = try await swippy("pay", "--all-due", "--yes", "--url", server.url)
            #expect(run.end == .exit(80) && run.fields.map { $0[8] } == ["repeated", "repeated", "repeated"])
            same(run.fields.map { $0[9] }, ["SW-1", "SW-2", "SW-3"])
        }
        same(site.paid, ["1", "2", "3"])
        let again = try await swippy("pay", "--all-due", "--yes", "--again", "--url", server.url)
        #expect(again.end == .exit(0) && again.errors.contains("SW-1"))
        same(site.paid, ["1", "2", "3", "1", "2", "3"])
    }

    @Test("tells what was paid, what may have been, and what was not tried, when it is stopped")
    func stopped() async throws {
        let site = DuesSite()
        site.answers = ["2": .silence]
        let server = try site.server()
        let waiting = Task {
            await server.wait {
                $0.requests.contains { $0.path == "/cards/2/payments" && $0.method == "POST" }
            }
        }
        let run = try await swippy.program(["pay", "--all-due", "--yes", "--url", server.url])
            .run { identifier in
                Task {
                    await waiting.value
                    kill(identifier, SIGINT)
                }
            }
        same(run.end, .signal(SIGINT))
        same(run.fields.map { $0[8] }, ["paid", "in_doubt", "untried"])
        #expect(run.errors.contains("The payment may or may not have been made."))
        same(site.paid, ["1", "2"])
    }
}

/// A server with three cards. It carries out every order once for its key, but may answer something else; then the list goes on to
/// say that it is due.
private final class DuesSite: Sendable {
    private struct State {
        var answers: [String: Answer] = [:]
        var keys: [String: String] = [:]
        var paid: [String] = []
        var hidden: Set<String> = []
    }

    private let state = Mutex(State())

    /// What is answered to an order on a card.
    var answers: [String: Answer] {
        get { state.withLock(\.answers) }
        set { state.withLock { $0.answers = newValue } }
    }

    /// The cards that were paid on, once for each payment.
    var paid: [String] { state.withLock(\.paid) }

    func server() throws -> HTTPServer {
        try HTTPServer { [self] in answer($0) }
    }

    private func answer(_ request: ReceivedRequest) -> Answer {
        let parts = request.path.split(separator: "/").map(String.init)
        switch (request.method, parts) {
        case ("GET", ["cards"]): return .json(Feed.of(["1", "2", "3"].map(card)))
        case ("GET", _) where parts.last == "payments": return .json(#"{ "payment": [] }"#)
        case ("GET", _): return .status(204)
        case ("POST", _): return pay(on: parts[1], key: request.headers["idempotency-key"] ?? "")
        default: return .status(404)
        }
    }

    private func card(_ id: String) -> [(String, String)] {
        let isPaid = state.withLock { $0.paid.contains(id) && !$0.hidden.contains(id) }
        let due =
            #"{ "id": "d\#(id)", "amount": 100, "currency": "INR", "state": "\#(isPaid ? "fully_paid" : "due today")" }"#
        let own = ["id": "\"\(id)\"", "title": "\"CARD \(id)\"", "number": "\"4221 XXXX XXXX 000\(id)\""]
        return Feed.card.map { ($0.0, own[$0.0] ?? $0.1) } + [("due", due), ("actions", #"["pay_now"]"#)]
    }

    private func pay(on card: String, key: String) -> Answer {
        state.withLock { state in
            let fault = state.answers[card]
            if case .response(status: 422, _, _)? = fault { return fault ?? .silence }
            if state.keys[key] == nil {
                state.keys[key] = card
                state.paid.append(card)
            }
            if fault != nil { state.hidden.insert(card) }
            return fault
                ?? .json(
                    """
                    { "reference": "SW-\(card)", "card_id": "\(card)", "occurrence": 1, "due_id": "d\(card)", \
                    "amount": 100, "rest": 0, "currency": "INR", "date": "2026-11-20T10:00:00Z", \
                    "idempotency_key": "\(key)", "undone": null }
                    """, status: 201)
        }
    }
}
