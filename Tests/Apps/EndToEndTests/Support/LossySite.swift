import Foundation
import HTTPServerSupport
import Synchronization

/// A server with one card that counts what it has paid, names the keys of its payments, and loses answers.
final class LossySite: Sendable {
    /// What becomes of an order.
    enum Loss: CaseIterable, Sendable {
        /// It doesn't arrive.
        case order
        /// It is paid, and the answer is a failure, a reset connection, half an answer, or none.
        case failure, reset, half, silence
    }

    private struct Payment {
        let reference, key: String
        let amount, rest: Int
        let date = Date().ISO8601Format()

        var json: String {
            """
            { "reference": "\(reference)", "card_id": "1", "occurrence": 1, "due_id": "d1", "amount": \(amount), \
            "rest": \(rest), "currency": "INR", "date": "\(date)", "idempotency_key": "\(key)" }
            """
        }
    }

    private struct State {
        var billed: Int
        var loss: Loss?
        var isStale = false
        var bills = 1
        var payments: [Payment] = []
    }

    private struct Order: Decodable {
        let amount: Int

        init?(_ body: Data) {
            do {
                self = try JSONDecoder().decode(Self.self, from: body)
            } catch {
                return nil
            }
        }
    }

    private let state: Mutex<State>

    /// A server whose card owes `billed`.
    init(billed: Int = 1000) { state = Mutex(State(billed: billed)) }

    /// A server of this site.
    func server() throws -> HTTPServer { try HTTPServer { [self] in answer($0) } }

    /// What becomes of orders from now on; `nil` if they are answered.
    func lose(_ loss: Loss?) { state.withLock { $0.loss = loss } }

    /// From now on, the list shows what was due at first, whatever was paid.
    func goStale() { state.withLock { $0.isStale = true } }

    /// Bills so much more on the same due, for a later day.
    func bill(_ amount: Int) {
        state.withLock {
            $0.billed += amount
            $0.bills += 1
        }
    }

    /// What is left to pay.
    var rest: Int { state.withLock { $0.billed - $0.payments.reduce(0) { $0 + $1.amount } } }

    /// The amounts and references of what it has paid.
    var paid: [(amount: Int, reference: String)] {
        state.withLock { $0.payments.map { ($0.amount, $0.reference) } }
    }

    private func answer(_ request: ReceivedRequest) -> Answer {
        let parts = request.path.split(separator: "/")
        return state.withLock { state in
            let rest = state.billed - (state.isStale ? 0 : state.payments.reduce(0) { $0 + $1.amount })
            switch (request.method, parts.last) {
            case ("GET", "cards"): return .json(Feed.of([Self.card(rest, bill: state.bills)]))
            case ("GET", "payments"):
                return .json(
                    "{ \"payment\": [\(state.payments.reversed().map(\.json).joined(separator: ","))] }")
            case ("GET", _): return .status(204)
            default: return pay(request, rest, &state)
            }
        }
    }

    private func pay(_ request: ReceivedRequest, _ rest: Int, _ state: inout State) -> Answer {
        guard state.loss != .order else { return .status(503) }
        let key = request.headers["idempotency-key"] ?? ""
        let earlier = state.payments.first { $0.key == key }
        if earlier == nil {
            guard let order = Order(request.body), order.amount <= rest else {
                return .json(#"{ "code": "nothing_due" }"#, status: 422)
            }
            state.payments.append(
                Payment(
                    reference: "SW-\(state.payments.count + 1)", key: key, amount: order.amount,
                    rest: rest - order.amount))
        }
        switch state.loss {
        case .failure, .order: return .status(503)
        case .reset: return .bytesThenReset(Data())
        case .half: return .reset(Data(#"{ "reference": "SW"#.utf8))
        case .silence: return .silence
        case nil:
            let payment = earlier ?? state.payments.last
            return payment.map { .json($0.json, status: earlier == nil ? 201 : 200) } ?? .status(500)
        }
    }

    private static func card(_ rest: Int, bill: Int) -> [(String, String)] {
        let state = rest > 0 ? "due today" : "fully_paid"
        let date = "20\(10 + bill)-11-20"
        let due =
            #"{ "id": "d1", "amount": \#(rest), "currency": "INR", "state": "\#(state)", "date": "\#(date)" }"#
        return Feed.card.map { $0.0 == "id" ? ("id", "\"1\"") : $0 }
            + [("due", due), ("actions", #"["pay_now"]"#)]
    }
}
