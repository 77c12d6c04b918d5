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
