import Foundation

/// Feeds as a server would write them.
enum Feed {
    /// A card's fields as JSON, in order; a test changes, adds or drops one.
    static let card = [
        ("id", #""7001""#), ("title", #""PLAIN CARD""#), ("number", #""4221 XXXX XXXX 8776""#),
        ("card_holder_name", #""ASHA RAO""#), ("type", #""VISA""#), ("bank_name", #""SBI""#),
    ]

    /// A feed of one readable card with `field` set to this JSON; `nil` leaves the field out.
    static func with(_ field: String, _ json: String?) -> String {
        of([fields(field, json)])
    }

    /// A feed with that card and, after it, one with nothing wrong.
    static func with(_ field: String, _ json: String?, andAnother id: String) -> String {
        of([fields(field, json), fields("id", text(id))])
    }

    /// A feed whose one card has this due amount, as JSON.
    static func due(_ amount: String) -> String {
        with("due", #"{"id": "1", "amount": \#(amount), "currency": "INR", "state": "due today"}"#)
    }

    /// A feed of cards, each an object's fields as JSON.
    static func of(_ cards: [[(String, String)]]) -> String {
        let objects = cards.map { fields in
            "{" + fields.map { "\(text($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
        }
        return "{\"stat\": \"ok\", \"card\": [" + objects.joined(separator: ",\n") + "]}"
    }

    /// The fields of a readable card with one set to this JSON; `nil` leaves it out.
    static func fields(_ field: String, _ json: String?) -> [(String, String)] {
        card.filter { $0.0 != field } + (json.map { [(field, $0)] } ?? [])
    }

    /// `content` as a JSON text, with everything but plain ASCII escaped.
    static func text(_ content: String) -> String {
        if content.utf8.allSatisfy(isPlain) { return "\"\(content)\"" }
        let escaped = content.utf16.map { unit in
            switch unit {
            case 0x20...0x7E where isPlain(UInt8(unit)): String(decoding: [unit], as: UTF16.self)
            default:
                "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
                    + String(unit, radix: 16)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        0x20...0x7E ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// Every form in which cards can be put out.
    static let formats = ["cards", "plain", "json", "svg", "screen-reader"]
}
