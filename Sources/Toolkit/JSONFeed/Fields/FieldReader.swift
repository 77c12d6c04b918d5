package import Foundation

/// Reads the fields of a JSON object; faults say where, what was expected and what was found.
///
/// Standard `DecodingError`s have different texts on each platform, and some failures (a lone surrogate, a number out of
/// range) reach a decoder as errors without any path.
package struct FieldReader<Key: CodingKey> {
    private let container: KeyedDecodingContainer<Key>
    private let cleaning: TextCleaning
    /// Whether ids will be sent back to the source, so that they must be exactly the source's.
    private let sendsIDsBack: Bool

    fileprivate init(
        container: KeyedDecodingContainer<Key>, cleaning: TextCleaning, sendsIDsBack: Bool = false
    ) {
        self.container = container
        self.cleaning = cleaning
        self.sendsIDsBack = sendsIDsBack
    }

    /// An id, made safe to show: those that read the same are the same. And whether it is a number. Required.
    ///
    /// One that is sent back must be the same in all its bytes, or another one would be meant. A number must be a whole one in
    /// digits alone, as then its text is known; `ExactJSON` sees to that.
    package func id(_ key: Key, mayBeEmpty: Bool = true) throws(UnreadableField) -> (
        id: String, isNumber: Bool
    ) {
        let text: String
        do {
            text = try value(String.self, key, expecting: .text)
        } catch {
            guard error.found == .number || error.found == .inexactNumber else { throw error }
            return (try wholeNumber(key), true)
        }
        let id = cleaning.clean(text)
        guard mayBeEmpty || !id.isEmpty else { throw fault(key, expected: .text, found: .emptyText) }
        guard !sendsIDsBack || text.utf8.elementsEqual(id.precomposedStringWithCanonicalMapping.utf8) else {
            throw fault(key, expected: .visibleText, found: .text)
        }
        return (id, false)
    }

    private func wholeNumber(_ key: Key) throws(UnreadableField) -> String {
        do {
            let number = try container.decode(Decimal.self, forKey: key)
            if number.exponent >= 0, !number.mayBeCut { return "\(number)" }
        } catch {
            // For an id, a number that fits no type is the same as one that is not an integer.
        }
        throw fault(key, expected: .text, found: .number)
    }

    /// A text made safe to show, without what must be hidden. Required.
    package func text(_ key: Key, mayBeEmpty: Bool = true) throws(UnreadableField) -> String {
        cleaning.mask(try exactText(key, mayBeEmpty: mayBeEmpty))
    }

    /// A text made safe to show. Required.
    package func exactText(_ key: Key, mayBeEmpty: Bool = true) throws(UnreadableField) -> String {
        let text = cleaning.clean(try value(String.self, key, expecting: .text))
        guard mayBeEmpty || !text.isEmpty else { throw fault(key, expected: .text, found: .emptyText) }
        return text
    }

    /// The beginning of a message made safe to show, or `nil` if the field is missing, null or of another type.
    package func optionalMessage(_ key: Key) throws(UnreadableField) -> String? {
        guard kind(of: key) == .text else { return nil }
        return cleaning.whole(try value(String.self, key, expecting: .text).beginning)
    }

    /// An amount with all its digits. Required.
    package func amount(_ key: Key) throws(UnreadableField) -> Decimal {
        let amount = try value(Decimal.self, key, expecting: .number)
        guard !amount.mayBeCut else { throw fault(key, expected: .number, found: .inexactNumber) }
        return amount
    }

    /// An amount with all its digits, and whether it is a text that contains a JSON number. Required.
    package func amountOrText(_ key: Key) throws(UnreadableField) -> (amount: Decimal, isText: Bool) {
        let amountFault: UnreadableField
        do {
            return (try amount(key), false)
        } catch {
            amountFault = error
        }
        guard amountFault.found == .text,
            let number = JSONNumber(try value(String.self, key, expecting: .number))
        else { throw amountFault }
        guard let amount = number.amount else {
            throw fault(key, expected: .number, found: .inexactNumber)
        }
        return (amount, true)
    }

    /// A time in RFC 3339 format, to the second. Required.
    package func moment(_ key: Key) throws(UnreadableField) -> Date {
        let text = try value(String.self, key, expecting: .moment)
        do {
            return try Date(text, strategy: .iso8601)
        } catch {
            throw fault(key, expected: .moment, found: .text)
        }
    }

    /// A number that counts something, from 1; `nil` if the field is missing or null.
    package func optionalOrdinal(_ key: Key) throws(UnreadableField) -> Int? {
        guard isPresent(key) else { return nil }
        let number = try value(Int.self, key, expecting: .ordinal)
        guard number >= 1 else { throw fault(key, expected: .ordinal, found: .number) }
        return number
    }

    /// The fields of the object in a field. Required.
    package func fields<Other: CodingKey>(_ keys: Other.Type, _ key: Key) throws(UnreadableField)
        -> FieldReader<
            Other
        >
    {
        do {
            return FieldReader<Other>(
                container: try container.nestedContainer(keyedBy: keys, forKey: key), cleaning: cleaning)
        } catch {
            throw fault(key, expected: .object, found: kind(of: key))
        }
    }

    /// A list of texts; empty if the field is missing or null.
    package func texts(_ key: Key) throws(UnreadableField) -> [String] {
        guard isPresent(key) else { return [] }
        var list = try list(key)
        var texts: [String] = []
        while !list.isAtEnd {
            let path = "\(path(key))[\(list.currentIndex)]"
            // Decoded once: decoding an element, even only to examine it, advances to the next one.
            let element = Result { try list.superDecoder() }
            do {
                texts.append(
                    cleaning.whole(try element.get().singleValueContainer().decode(String.self)))
            } catch {
                let kind = FieldKind(probing: { try element.get() })
                throw UnreadableField(path: path, expected: .text, found: kind)
            }
        }
        return texts
    }

    /// The elements of a list. Required.
    package func list(_ key: Key) throws(UnreadableField) -> any UnkeyedDecodingContainer {
        do {
            return try container.nestedUnkeyedContainer(forKey: key)
        } catch {
            throw fault(key, expected: .list, found: kind(of: key))
        }
    }

    /// An object, or `nil` if the field is missing or null.
    package func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws(UnreadableField) -> Value?
    {
        isPresent(key) ? try value(type, key, expecting: .object) : nil
    }

    /// What stands in a field, which should be `expected`.
    package func value<Value: Decodable>(
        _ type: Value.Type, _ key: Key, expecting expected: FieldKind
    ) throws(UnreadableField) -> Value {
        do {
            return try container.decode(type, forKey: key)
        } catch let fault as UnreadableField {
            throw fault
        } catch {
            throw fault(key, expected: expected, found: kind(of: key))
        }
    }

    /// Whether the field exists and is not null.
    package func isPresent(_ key: Key) -> Bool {
        let kind = kind(of: key)
        return kind != .nothing && kind != .null
    }

    /// Whether the field doesn't exist.
    package func isMissing(_ key: Key) -> Bool { !container.contains(key) }

    private func kind(of key: Key) -> FieldKind {
        guard container.contains(key) else { return .nothing }
        return FieldKind(probing: { try container.superDecoder(forKey: key) })
    }

    /// The fault in a field.
    package func fault(_ key: Key, expected: FieldKind, found: FieldKind) -> UnreadableField {
        UnreadableField(path: path(key), expected: expected, found: found)
    }

    private func path(_ key: Key) -> String {
        (container.codingPath + [key]).fieldPath
    }
}

extension CodingUserInfoKey {
    /// Whether ids will be sent back, `Bool`.
    package static let sendsIDsBack = CodingUserInfoKey(rawValue: "sendsIDsBack")
}

extension Decoder {
    /// The fields of the object that this decoder stands at, with texts that are cleaned by `cleaning`.
    package func fields<Key: CodingKey>(
        _ keys: Key.Type, cleaning: TextCleaning
    ) throws(UnreadableField) -> FieldReader<Key> {
        do {
            return FieldReader(
                container: try container(keyedBy: keys), cleaning: cleaning,
                sendsIDsBack: CodingUserInfoKey.sendsIDsBack.flatMap { userInfo[$0] as? Bool } ?? false)
        } catch {
            let found = FieldKind(probing: { self })
            throw UnreadableField(path: codingPath.fieldPath, expected: .object, found: found)
        }
    }
}

extension [any CodingKey] {
    /// A path such as `card[3].due.amount`.
    fileprivate var fieldPath: String {
        reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}
