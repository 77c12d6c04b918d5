import Foundation
import HTTPServerSupport
import Synchronization
import TestSupport
import Testing

/// What is open on one of two cards with the same id and the same number, whose dues differ.
@Suite("An order on one twin whose answer is lost", .takesTurns, .endsIfItHangs)
struct TwinOrderTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy(here: true) }

    @Test(
        "is told, or sent again, for that twin alone, also after the next bill",
        arguments: [("x#2", "x#1"), ("x#1", "x#2")], [false, true])
    func others(names: (String, String), hidesKeys: Bool) async throws {
        let bank = TwinBank(hidesKeys: hidesKeys)
        let server = try bank.server()
        let (lost, other) = names
        func pay(_ arguments: String...) async throws -> ProgramRun {
            try await swippy.run(["pay", "--yes", "--url", server.url] + arguments)
        }
        bank.losesAnswers = true
        try await same(pay(lost, "--amount", "40").end, .exit(69))
        bank.losesAnswers = false
        for _ in 1...2 {
            let paid = try await pay(other, "--amount", "40")
            #expect(paid.end == .exit(0) && paid.errors == "", "\(paid.errors)")
        }
        #expect(bank.paid(lost) == [40] && bank.paid(other) == [40, 40])
        bank.bill()
        let paid = try await pay(other, "--amount", "40")
        #expect(paid.end == .exit(0) && paid.errors == "", "\(paid.errors)")
        same(bank.paid(other), [40, 40, 40])
        // Where the server names no keys, the due of the order is gone, and so is what it could pay.
        let retry = try await pay(lost, "--amount", "40")
        same(retry.end, .exit(hidesKeys ? 0 : 80), "\(retry.errors)")
    }

    @Test("leaves the other one to be paid with all that is due, and is told or settled there")
    func allDue() async throws {
        let bank = TwinBank(hidesKeys: false)
        let server = try bank.server()
        bank.losesAnswers = true
        _ = try await swippy("pay", "x#2", "--yes", "--url", server.url)
        bank.losesAnswers = false
        let all = try await swippy("pay", "--all-due", "--yes", "--url", server.url)
        #expect(
            all.end == .exit(80) && Set(all.fields.map { $0[8] }) == ["paid", "repeated"], "\(all.output)")
        #expect(bank.paid("x#1") == [1000] && bank.paid("x#2") == [1000])
    }
}

/// A server with two cards of one id and one number, each with a due of its own, that pays a key once.
private final class TwinBank: Sendable {
    private struct Payment {
        let key: String
        let due: String
        let amount, rest: Int
    }

    private struct Order: Decodable {
        let occurrence, amount: Int
        let due_id: String
    }

    private struct State {
        var losesAnswers = false
        var bill = 1
        var payments: [[Payment]] = [[], []]

        func due(_ card: Int) -> String { "d\(card + 1)-\(bill)" }
        func rest(_ card: Int) -> Int {
            payments[card].reduce(1000) { $0 - ($1.due == due(card) ? $1.amount : 0) }
        }
    }

    private let state = Mutex(State())
    private let hidesKeys: Bool

    /// A server that names the keys of payments, or not.
    init(hidesKeys: Bool) { self.hidesKeys = hidesKeys }

    var losesAnswers: Bool {
        get { state.withLock(\.losesAnswers) }
        set { state.withLock { $0.losesAnswers = newValue } }
    }

    /// Bills the next month on both, as other dues.
    func bill() { state.withLock { $0.bill += 1 } }

    /// What was paid on the card of this name.
    func paid(_ name: String) -> [Int] {
        state.withLock { $0.payments[name == "x#1" ? 0 : 1].map(\.amount) }
    }

    func server() throws -> HTTPServer { try HTTPServer { [self] in answer($0) } }

    private func answer(_ request: ReceivedRequest) -> Answer {
        // Where no occurrence is sent, the first is meant.
        let card = request.query.contains("occurrence=2") ? 1 : 0
        return state.withLock { state in
            switch (request.method, request.path.split(separator: "/").last) {
            case ("GET", "cards"): return .json(Feed.of([0, 1].map { Self.card($0, state) }))
            case ("GET", "payments"):
                let payments = state.payments[card].indices.reversed().map { json(of: $0, card, state) }
                return .json("{ \"payment\": [\(payments.joined(separator: ","))] }")
            case ("GET", _): return .status(204)
            default: return pay(request, &state)
            }
        }
    }

    private func pay(_ request: ReceivedRequest, _ state: inout State) -> Answer {
        let order: Order
        do {
            order = try JSONDecoder().decode(Order.self, from: request.body)
        } catch {
            return .status(400)
        }
        let (card, key) = (order.occurrence - 1, request.headers["idempotency-key"] ?? "")
        let earlier = state.payments[card].firstIndex { $0.key == key }
        if earlier == nil {
            let rest = state.rest(card) - order.amount
            guard order.due_id == state.due(card), rest >= 0 else {
                return .json(#"{ "code": "nothing_due" }"#, status: 422)
            }
            state.payments[card].append(
                Payment(key: key, due: order.due_id, amount: order.amount, rest: rest))
        }
        guard !state.losesAnswers else { return .bytesThenReset(Data()) }
        let place = earlier ?? state.payments[card].count - 1
        return .json(
            json(of: place, card, state, hidesKeys: false), status: earlier == nil ? 201 : 200)
    }

    private func json(of place: Int, _ card: Int, _ state: State, hidesKeys: Bool? = nil) -> String {
        let payment = state.payments[card][place]
        let key = hidesKeys ?? self.hidesKeys ? "" : ", \"idempotency_key\": \"\(payment.key)\""
        return """
            { "reference": "SW-\(card + 1)-\(place + 1)", "card_id": "x", "occurrence": \(card + 1), \
            "due_id": "\(payment.due)", "amount": \(payment.amount), "rest": \(payment.rest), \
            "currency": "INR", "date": "2026-11-20T10:04:00Z"\(key) }
            """
    }

    private static func card(_ card: Int, _ state: State) -> [(String, String)] {
        let rest = state.rest(card)
        let due =
            #"{ "id": "\#(state.due(card))", "amount": \#(rest), "currency": "INR", "state": "\#(rest > 0 ? "due today" : "fully_paid")" }"#
        return Feed.card.map { $0.0 == "id" ? ("id", "\"x\"") : $0 }
            + [("due", due), ("actions", #"["pay_now"]"#)]
    }
}
