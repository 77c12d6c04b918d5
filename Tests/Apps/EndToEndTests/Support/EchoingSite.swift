import Foundation
import HTTPServerSupport

/// A server that says what must not be said, in every field and header of everything that it answers: the token of who
/// asks, and a whole card number.
enum EchoingSite {
    /// What it answers with.
    enum Mood: String, CaseIterable, Sendable {
        /// What was asked for.
        case answers
        /// The same, and the number is in what tells one thing from another, too.
        case identities
        /// A 200 that is a refusal.
        case refusal
        /// Something else than JSON.
        case page
        /// A redirect to what is not there.
        case redirect
        /// An error, to any order and nothing else.
        case reusedKey, unknownCode, failure
    }

    static let number = "4111111111111111"

    static func server(_ mood: Mood) throws -> HTTPServer {
        try HTTPServer { request in answer(request, mood) }
    }

    private static func answer(_ request: ReceivedRequest, _ mood: Mood) -> Answer {
        let token = request.headers["authorization"] ?? ""
        let echo = "<\(token)> \(number)"
        let headers = [
            "ETag": "\"\(echo)\"", "Cache-Control": "max-age=60, \(echo)", "X-Echo": echo,
            "Retry-After": number,
            "Last-Modified": echo, "Vary": echo,
        ]
        func json(_ text: String, status: Int = 200) -> Answer {
            let isInIDs = mood == .identities
            return .json(
                text.replacing("CARD-ID", with: isInIDs ? number : token)
                    .replacing("ECHO-ID", with: isInIDs ? echo : token).replacing("ECHO", with: echo),
                status: status, headers: headers)
        }
        switch (mood, request.method, request.path.split(separator: "/").last) {
        case (.refusal, _, _): return json(#"{ "stat": "ECHO", "message": "you sent ECHO" }"#)
        case (.page, _, _):
            return .response(
                status: 200, headers: ["Content-Type": "text/\(number)\(token.filter { $0 != " " })"],
                body: Data(echo.utf8))
        case (.redirect, _, "nowhere"): return json(#"{ "message": "ECHO" }"#, status: 404)
        case (.redirect, _, _): return .redirect(to: "/\(number)/\(token.filter { $0 != " " })/nowhere")
        case (.reusedKey, "POST", _):
            return json(#"{ "code": "reused_key", "reference": "ECHO" }"#, status: 409)
        case (.unknownCode, "POST", _): return json(#"{ "code": "ECHO", "message": "ECHO" }"#, status: 422)
        case (.failure, "POST", _): return json(#"{ "message": "ECHO" }"#, status: 500)
        case (_, "GET", "cards"): return json(cards)
        case (_, "GET", "statement"): return json(statement)
        case (_, "GET", _): return json(#"{ "payment": [\#(payment)] }"#)
        case (_, "POST", _):
            return json(
                payment.replacing(
                    #""idempotency_key": "ECHO-ID""#,
                    with: #""idempotency_key": "\#(request.headers["idempotency-key"] ?? "")""#), status: 201)
        default:
            return json(payment.replacing("\"undone\": null", with: "\"undone\": \"2026-11-20T10:01:00Z\""))
        }
    }

    private static let cards = """
        { "stat": "ok", "message": "ECHO", "page": "ECHO", "ECHO": "ECHO", "card": [
        { "id": "7", "title": "ECHO", "number": "\(number)", "card_holder_name": "ECHO", "type": "ECHO",
        "bank_name": "ECHO", "due": { "id": "ECHO-ID", "amount": 1500, "currency": "INR", "state": "ECHO" },
        "actions": ["pay_now", "view_details", "view_last_statement", "ECHO"], "ECHO": "ECHO" },
        { "id": "8", "title": "ECHO", "number": "ECHO", "card_holder_name": "ECHO", "type": "ECHO",
        "bank_name": "ECHO", "due": { "id": "ECHO-ID", "amount": 5, "currency": "ECHO", "state": "ECHO" } },
        { "id": "CARD-ID", "title": "ECHO", "number": "ECHO", "card_holder_name": "ECHO", "type": "ECHO",
        "bank_name": "ECHO", "due": { "id": "ECHO-ID", "amount": 5, "currency": "ECHO", "state": "ECHO" } },
        { "id": "9", "title": null, "ECHO": "ECHO" } ] }
        """

    private static let statement = """
        { "card_id": "7", "occurrence": 1, "period": { "from": "2026-10-14", "to": "2026-11-13" }, "opening": 0,
        "closing": 5, "currency": "ECHO", "minimum_due": 1, "due_date": "2026-12-01", "ECHO": "ECHO", "transaction": [
        { "id": "ECHO", "date": "2026-10-20", "text": "ECHO", "category": "ECHO", "amount": 5 } ] }
        """

    private static let payment = """
        { "reference": "SW ECHO-ID", "card_id": "7", "occurrence": 1, "due_id": "ECHO-ID", "amount": 1, "rest": 1499,
        "currency": "INR", "date": "2026-11-20T10:00:00Z", "idempotency_key": "ECHO-ID", "undone": null, "ECHO": "ECHO" }
        """
}
