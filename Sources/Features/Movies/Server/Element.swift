import Foundation
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

/// What an element can't do without and doesn't have.
struct ElementFault: Error {
    /// Empty if it is the element itself.
    let field: String
    var title: String?
}

extension KeyedDecodingContainer {
    /// A value that the rest makes sense without; `nil` if it is missing, or of another kind.
    func usable<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
        do {
            return try decodeIfPresent(type, forKey: key)
        } catch {
            return nil  // As if it were missing.
        }
    }

    /// A text, safe to show; `nil` if there is nothing in it.
    func text(_ key: Key) -> String? {
        let text = usable(String.self, key)?.safeText.trimmingCharacters(in: .whitespaces)
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The elements of a list that can be read; none if there is no list.
    func list<Value: Decodable & Sendable>(_ type: Value.Type, _ key: Key) -> [Value] {
        usable([Element<Value>].self, key)?.compactMap(\.value) ?? []
    }
}
