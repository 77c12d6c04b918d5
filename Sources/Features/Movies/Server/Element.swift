import Foundation
import Networking
import Values

/// An element of a list, or why it can't be read. One bad element doesn't spoil the others.
struct Element<Value: Decodable & Sendable>: Decodable, Sendable {
    let value: Value?
    let fault: ElementFault?

    init(from decoder: any Decoder) throws {
        do {
            (value, fault) = (try Value(from: decoder), nil)
        } catch {
            (value, fault) = (nil, error as? ElementFault ?? ElementFault(field: ""))
        }
    }
}

/// A required field that an element lacks.
struct ElementFault: Error {
    /// Empty if it is the element itself.
    let field: String
    var title: String?
}

extension KeyedDecodingContainer {
    /// An optional value; `nil` if it is missing, or of another kind.
    func usable<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
        do {
            return try decodeIfPresent(type, forKey: key)
        } catch {
            return nil  // As if it were missing.
        }
    }

    /// A text, safe to show; `nil` if it is empty.
    func text(_ key: Key) -> String? {
        let text = usable(String.self, key)?.withoutEscapeSequences.safeText.trimmingCharacters(
            in: .whitespaces)
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The elements of a list that can be read; none if there is no list.
    func list<Value: Decodable & Sendable>(_ type: Value.Type, _ key: Key) -> [Value] {
        usable([Element<Value>].self, key)?.compactMap(\.value) ?? []
    }
}
