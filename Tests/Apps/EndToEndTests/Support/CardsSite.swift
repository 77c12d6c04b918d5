import Foundation
import HTTPServerSupport
import Synchronization

/// A cards server that keeps the wire contract of Docs/openapi.json: a list, a statement that asks for 75, payments.
final class CardsSite: Sendable {
    static let token = "tok-5up3r-s3cret"

    private struct Payment {
        let reference: String
        let key: String
        let amount: Decimal
        let rest: Decimal
        var isUndone = false

        var json: String {
            """
            { "reference": "\(reference)", "card_id": "7", "occurrence": 1, "due_id": "d7", "amount": \(amount), \
            "rest": \(rest), "currency": "INR", "date": "2026-11-20T10:00:00Z", "idempotency_key": "\(key)", \
            "undone": \(isUndone ? "\"2026-11-20T10:01:00Z\"" : "null") }
            """
        }
    }

    private struct Order: Decodable {
        let amount: Decimal
        let purpose: String

        /// Why it can't be carried out after `payments`, which have left `rest`.
        func refusal(after payments: [Payment], rest: Decimal) -> Answer? {
            let paid = payments.filter { !$0.isUndone }.reduce(0) { $0 + $1.amount }
            let meant = purpose == "minimum" ? 75 - paid : purpose == "full" ? rest : amount
            if rest <= 0 { return .json(#"{ "code": "nothing_due" }"#, status: 422) }
            if meant <= 0 { return .json(#"{ "code": "minimum_paid" }"#, status: 422) }
            if meant != amount {
                return .json(#"{ "code": "changed", "amount": \#(meant) }"#, status: 422)
            }
            return amount > rest
                ? .json(#"{ "code": "more_than_due", "rest": \#(rest) }"#, status: 422) : nil
        }
    }

    private let payments = Mutex<[Payment]>([])
    private let faults: Mutex<[Answer]>

    /// A site that answers the first orders with `faults`, after it has carried them out.
    init(losing faults: [Answer] = []) {
        self.faults = Mutex(faults)
    }

    /// A server of this site.
    func server() throws -> HTTPServer {
        try HTTPServer { [self] in answer($0) }
    }

    private func answer(_ request: ReceivedRequest) -> Answer {
        guard request.headers["authorization"] == "Bearer \(Self.token)" else {
            return .json(#"{ "message": "Who are you?" }"#, status: 401)
        }
        switch (request.method, request.path) {
        case ("GET", "/v1/cards"): return .json(Feed.of([card]), headers: ["Cache-Control": "max-age=3600"])
        case ("GET", "/v1/cards/7/statement"): return .json(Self.statement)
        case ("GET", "/v1/cards/7/payments"):
            return .json(
                "{ \"payment\": [\(payments.withLock { $0.reversed().map(\.json).joined(separator: ",") })] }"
            )
        case ("POST", "/v1/cards/7/payments"): return pay(request)
        case ("DELETE", let path) where path.hasPrefix("/v1/payments/"):
            return undo(String(path.split(separator: "/").last ?? ""))
        default: return .status(404)
        }
    }

    private static let statement = """
        { "card_id": "7", "period": { "from": "2026-10-14", "to": "2026-11-13" }, "opening": 0, \
        "closing": 1500, "currency": "INR", "minimum_due": 75, "due_date": "2026-12-01", "transaction": [] }
        """

    private var card: [(String, String)] {
        let rest = payments.withLock { $0.last { !$0.isUndone }?.rest ?? 1500 }
        let due = #"{ "id": "d7", "amount": \#(rest), "currency": "INR", "state": "due in 6 days" }"#
        return Feed.card.map { $0.0 == "id" ? ("id", "\"7\"") : $0 } + [
            ("due", due), ("actions", #"["pay_now"]"#),
        ]
    }

    private func pay(_ request: ReceivedRequest) -> Answer {
        let order: Order
        do {
            order = try JSONDecoder().decode(Order.self, from: request.body)
        } catch {
            return .status(400)
        }
        let key = request.headers["idempotency-key"] ?? ""
        let answer = payments.withLock { payments -> Answer in
            if let earlier = payments.first(where: { $0.key == key }) {
                return earlier.amount == order.amount
                    ? .json(earlier.json)
                    : .json(#"{ "code": "reused_key", "reference": "\#(earlier.reference)" }"#, status: 409)
            }
            let rest = payments.last { !$0.isUndone }?.rest ?? 1500
            if let refusal = order.refusal(after: payments, rest: rest) { return refusal }
            let payment = Payment(
                reference: "SW-\(payments.count + 1)", key: key, amount: order.amount,
                rest: rest - order.amount)
            payments.append(payment)
            return .json(payment.json, status: 201)
        }
        return faults.withLock { $0.isEmpty ? answer : $0.removeFirst() }
    }

    private func undo(_ reference: String) -> Answer {
        payments.withLock { payments in
            guard let index = payments.firstIndex(where: { $0.reference == reference }) else {
                return .status(404)
            }
            guard !payments[index].isUndone else { return .status(409) }
            payments[index].isUndone = true
            return .json(payments[index].json)
        }
    }
}
