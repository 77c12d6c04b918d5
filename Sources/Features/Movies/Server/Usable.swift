import Foundation
import Networking
import Values

/// A member of an answer; `nil` if it is missing, or of another kind.
@propertyWrapper
struct Usable<Value: Decodable & Sendable>: Decodable, Sendable {
    let wrappedValue: Value?

    init(_ value: Value?) { wrappedValue = value }

    init(from decoder: any Decoder) {
        do {
            wrappedValue = try Value(from: decoder)
        } catch {
            wrappedValue = nil  // As if it were missing.
        }
    }
}

extension KeyedDecodingContainer {
    /// The member for `key`, which may be missing. It is what synthesized code decodes.
    func decode<Value>(_ type: Usable<Value>.Type, forKey key: Key) throws -> Usable<Value> {
        try decodeIfPresent(type, forKey: key) ?? Usable(nil)
    }
}

/// The elements of a list that can be read. One bad element doesn't spoil the others.
struct ReadableList<Element: Decodable & Sendable>: Decodable, Sendable {
    let elements: [Element]

    init(from decoder: any Decoder) throws {
        elements = try [Usable<Element>](from: decoder).compactMap(\.wrappedValue)
    }
}

/// A text that is safe to show, and not empty.
struct ServerWords: Decodable, Sendable {
    private struct Empty: Error {}

    let text: String

    init(from decoder: any Decoder) throws {
        text = try String(from: decoder).withoutEscapeSequences.safeText.trimmingCharacters(in: .whitespaces)
        if text.isEmpty { throw Empty() }
    }
}
