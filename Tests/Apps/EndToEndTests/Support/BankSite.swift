import Foundation
import HTTPServerSupport
import Synchronization

/// A server with two cards that follows the contract: a key pays once, and an amount must be what it is meant to be. It names no keys
/// in its lists.
final class BankSite: Sendable {
    enum Loss { case order, answer }

    private struct Payment {
        let reference, card: String
        let key: String
        var amount: Int
        let rest: Int
        /// It is made now: an older one would be another order's, if a busy machine makes a program send an order twice.
        let date = Date()
        var undone: Date?

        /// The same, as if it had been for this amount and were undone.
        func undone(_ amount: Int) -> Payment {
            var payment = self
            (payment.amount, payment.undone) = (amount, Date())
            return payment
        }

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
        var misstates = false
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
    /// From now on, answers to an undo are about another amount, and nothing is undone.
    func misstate() { state.withLock { $0.misstates = true } }
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
                if state.loss == .order { return .status(503) }
                if state.misstates { return .json(state.payments[place].undone(41).json) }
                state.payments[place].undone = Date()
                return state.loss == nil ? .json(state.payments[place].json) : .status(503)
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
