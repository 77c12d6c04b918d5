import Foundation
import PaymentCardsEntity

/// Writes feeds in which a test says every field's raw JSON, wrong or right.
enum FeedText {
    private static let card: KeyValuePairs = [
        "id": #""48822393341""#, "title": #""SBI REWARDZ""#, "number": #""4221 XXXX XXXX 8776""#,
        "card_holder_name": #""ASHA RAO""#, "type": #""MASTERC""#, "bank_name": #""SBI""#,
        "due": due(), "actions": #"["view_details", "pay_now"]"#,
    ]

    /// A readable due, but for `changes`; `nil` leaves the field out.
    static func due(_ changes: [String: String?] = [:]) -> String {
        object(
            ["id": #""123243""#, "amount": "242.33", "currency": #""₹""#, "state": #""due in 6 days""#],
            changes)
    }

    /// A readable card, but for `changes`; `nil` leaves the field out.
    static func card(_ changes: [String: String?] = [:]) -> String {
        object(card, changes)
    }

    /// A readable statement, but for `changes`; `nil` leaves the field out.
    static func statement(_ changes: [String: String?] = [:]) -> String {
        object(
            [
                "card_id": #""48822393341""#, "occurrence": "1",
                "period": #"{ "from": "2026-10-30", "to": "2026-11-01" }"#, "opening": "100.10",
                "closing": "142.33", "minimum_due": "5", "currency": #""₹""#, "due_date": #""2026-11-15""#,
                "transaction": "[\(transaction())]",
            ], changes)
    }

    /// A readable transaction, but for `changes`; `nil` leaves the field out.
    static func transaction(_ changes: [String: String?] = [:]) -> String {
        object(
            [
                "id": #""1""#, "date": #""2026-10-31""#, "text": #""CORNER SHOP""#,
                "category": #""groceries""#, "amount": "42.23",
            ], changes)
    }

    /// The feed that lists `cards`, with more fields in its envelope.
    static func feed(_ cards: [String], envelope: String = "") throws -> CardFeed {
        try feed(#"{ \#(envelope) "card": [\#(cards.joined(separator: ","))] }"#)
    }

    /// The feed that `text` is.
    static func feed(_ text: String) throws -> CardFeed {
        try JSONDecoder().decode(CardFeed.self, from: Data(text.utf8))
    }

    private static func object(
        _ fields: KeyValuePairs<String, String>, _ changes: [String: String?]
    ) -> String {
        let members = fields.compactMap { key, value in
            (changes[key] ?? value).map { #""\#(key)": \#($0)"# }
        }
        return "{ \(members.joined(separator: ", ")) }"
    }
}
