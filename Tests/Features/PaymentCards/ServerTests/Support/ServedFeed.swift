import Foundation
import HTTPServerSupport
import PaymentCardsServer

/// JSON as a cards server sends it.
enum ServedFeed {
    static func card(
        _ id: String, title: String = "GOLD", number: String = "\"4221 XXXX XXXX 8776\""
    ) -> String {
        """
        { "id": "\(id)", "title": "\(title)", "number": \(number), "card_holder_name": "ASHA RAO", \
        "type": "VISA", "bank_name": "SBI", "due": { "id": "d\(id)", "amount": 1500.50, "currency": "INR", \
        "state": "due in 6 days" }, "actions": ["pay_now"] }
        """
    }

    /// Cards with the ids of `range`.
    static func cards(_ range: Range<Int>) -> [String] { range.map { card("\($0)") } }

    /// A page; `envelope` is what the server says of it.
    static func page(_ cards: [String], envelope: String = "") -> String {
        "{ \"stat\": \"ok\", \(envelope.isEmpty ? "" : envelope + ", ")\"card\": [\(cards.joined(separator: ", "))] }"
    }

    static func payment(
        _ reference: String = "SW-1", card: String = "7", key: String = "k", undone: String = "null"
    ) -> String {
        """
        { "reference": "\(reference)", "card_id": "\(card)", "occurrence": 1, "due_id": "d\(card)", \
        "amount": 500.25, "rest": 1000.25, "currency": "INR", "date": "2026-11-20T10:00:00Z", \
        "idempotency_key": "\(key)", "undone": \(undone) }
        """
    }

    static func statement(card: String = "7", occurrence: Int = 1) -> String {
        """
        { "card_id": "\(card)", "occurrence": \(occurrence), "period": { "from": "2026-10-14", "to": "2026-11-13" }, \
        "opening": 100, "closing": 350.50, "currency": "INR", "minimum_due": 50, "due_date": "2026-12-01", \
        "transaction": [ { "id": "t1", "date": "2026-10-20", "text": "BIG BAZAAR", "category": "groceries", \
        "amount": 250.50 } ] }
        """
    }

    /// A server with a list that it cuts into pages of the size it is asked for, but not larger than `most`.
    static func server(of cards: [String], most: Int = .max, envelope: String = "") throws -> HTTPServer {
        try HTTPServer { request in
            guard request.path == "/cards" else { return .status(404) }
            let query = request.parameters
            guard let page = query["page"].flatMap({ Int($0) }),
                let asked = query["perpage"].flatMap({ Int($0) })
            else { return .status(400) }
            let size = min(asked, most)
            let start = min((page - 1) * size, cards.count)
            return .json(Self.page(Array(cards[start..<min(start + size, cards.count)]), envelope: envelope))
        }
    }
}

extension ReceivedRequest {
    /// The names and values of the query.
    var parameters: [String: String] {
        let pairs = query.split(separator: "&").map {
            $0.split(separator: "=", maxSplits: 1).map(String.init)
        }
        return Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { $1 }
    }
}
