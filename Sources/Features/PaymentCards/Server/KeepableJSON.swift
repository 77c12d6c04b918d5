import Foundation
import JSONFeed
import Values

/// A server's JSON, reduced to the members that the contract names, so that it may be cached.
///
/// A server may send more than it should, such as unmasked card numbers and what is printed on the back of cards. Decoding
/// masks and drops these, and so does this type before anything is written to a disk.
enum KeepableJSON {
    /// The part of `body` that may be stored; `nil` if that can't be determined.
    static func keepable(_ body: Data) -> Data? {
        guard let json = JSONTree(body) else { return nil }
        do {
            return Data(try masked(json, as: nil).bytes)
        } catch {
            return nil  // It is not stored, and will be requested again.
        }
    }

    private struct NotKeepable: Error {}

    /// The members that are used in any object.
    private static let names: Set = [
        "action", "actions", "amount", "bank_name", "card", "card_holder_name", "card_id", "category",
        "closing",
        "currency", "date", "due", "due_date", "due_id", "from", "id", "idempotency_key", "message",
        "minimum_due", "number", "occurrence", "opening", "page", "pages", "payment", "period", "perpage",
        "reference", "rest", "stat", "state", "statement", "text", "title", "to", "total", "transaction",
        "type",
        "undone",
    ]

    /// Members that identify something. Masking one would make it identify something else.
    private static let identities: Set = ["card_id", "due_id", "id", "idempotency_key", "reference"]

    /// `json` as it may be stored, if it belongs to the member `name`. A different number or text must not be stored in place of one
    /// that can't be represented.
    private static func masked(_ json: JSONTree, as name: String?) throws -> JSONTree {
        switch json {
        case .inexactNumber, .brokenText: throw NotKeepable()
        case .null, .boolean: return json
        case .number(let number):
            // A card number written as a JSON number can't be read anyway, but is still a secret. It has no fraction.
            let isCards = "\(number)".split(separator: ".").contains {
                String($0).withMaskedCardNumbers != $0
            }
            return isCards || name == "number" ? .number(0) : json
        case .text(let text):
            if name == "number" { return .text(CardNumber(masking: text).masked) }
            let masked = text.withMaskedCardNumbers
            guard masked == text || !identities.contains(name ?? "") else { throw NotKeepable() }
            return .text(masked)
        case .list(let values):
            return .list(try values.map { try masked($0, as: name) })
        case .object(let members):
            return .object(
                try members.filter { names.contains($0.key) }.reduce(into: [:]) { kept, member in
                    kept[member.key] = try masked(member.value, as: member.key)
                })
        }
    }
}
