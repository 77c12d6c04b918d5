import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsFeed
import Values

/// A server's JSON, reduced to the members that the contract names, so that it may be cached.
///
/// A server may send more than it should, such as unmasked card numbers and what is printed on the back of cards. Decoding
/// masks and drops these, and so does this type before anything is written to a disk.
enum KeepableJSON: Equatable {
    case null
    case boolean(Bool)
    case number(Decimal)
    case text(String)
    case list([KeepableJSON])
    case object([String: KeepableJSON])

    /// The part of `body` that may be stored; `nil` if that can't be determined.
    static func keepable(_ body: Data) -> Data? {
        do {
            // `JSONDecoder` accepts some input that is not JSON.
            try CardFeedDecoder(source: "").checkSyntax(body)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(
                try ExactJSON.cards.decode(KeepableJSON.self, from: body).masked(as: nil))
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

    /// The value as it may be stored, if it belongs to the member `name`.
    private func masked(as name: String?) throws -> KeepableJSON {
        switch self {
        case .null, .boolean: return self
        case .number(let number):
            // A card number written as a JSON number can't be read anyway, but is still a secret. It has no fraction.
            let isCards = "\(number)".split(separator: ".").contains {
                String($0).withMaskedCardNumbers != $0
            }
            return isCards || name == "number" ? .number(0) : self
        case .text(let text):
            if name == "number" { return .text(CardNumber(masking: text).masked) }
            let masked = text.withMaskedCardNumbers
            guard masked == text || !Self.identities.contains(name ?? "") else { throw NotKeepable() }
            return .text(masked)
        case .list(let values):
            return .list(try values.map { try $0.masked(as: name) })
        case .object(let members):
            return .object(
                try members.filter { Self.names.contains($0.key) }.reduce(into: [:]) { kept, member in
                    kept[member.key] = try member.value.masked(as: member.key)
                })
        }
    }
}

extension KeepableJSON: Codable {
    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let container = Self.read({ try decoder.container(keyedBy: Key.self) }) {
            self = .object(
                try container.allKeys.reduce(into: [:]) {
                    $0[$1.stringValue] = try container.decode(KeepableJSON.self, forKey: $1)
                })
        } else if var container = Self.read({ try decoder.unkeyedContainer() }) {
            var values: [KeepableJSON] = []
            while !container.isAtEnd { values.append(try container.decode(KeepableJSON.self)) }
            self = .list(values)
        } else {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let value = Self.read({ try container.decode(Bool.self) }) {
                self = .boolean(value)
            } else if let text = Self.read({ try container.decode(String.self) }) {
                self = .text(text)
            } else {
                let number = try container.decode(Decimal.self)
                // `Decimal` silently drops digits, and a different number must not be stored in place of the server's.
                guard !number.mayBeCut else { throw NotKeepable() }
                self = .number(number)
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let members):
            var container = encoder.container(keyedBy: Key.self)
            for (name, value) in members { try container.encode(value, forKey: Key(stringValue: name)) }
        case .list(let values):
            var container = encoder.unkeyedContainer()
            for value in values { try container.encode(value) }
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .boolean(let value): try Self.encode(value, to: encoder)
        case .number(let number): try Self.encode(number, to: encoder)
        case .text(let text): try Self.encode(text, to: encoder)
        }
    }

    private static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }

    private static func read<Value>(_ read: () throws -> Value) -> Value? {
        do {
            return try read()
        } catch {
            return nil  // It has another type; the next check follows.
        }
    }
}
