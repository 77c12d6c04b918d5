package import Foundation

/// Reads the fields of a JSON object; faults say where, what was expected and what was found.
package struct FieldReader {
    private let json: JSONValue
    /// The path of the object.
    private let path: String
    private let cleaning: TextCleaning

    /// The fields of the object that `json` is, at `path`. Their texts are cleaned by `cleaning`.
    package init(
        _ json: JSONValue, at path: String = "", cleaning: TextCleaning
    ) throws(UnreadableField) {
        guard json.isObject else { throw UnreadableField(path: path, expected: .object, found: json.kind) }
        (self.json, self.path, self.cleaning) = (json, path, cleaning)
    }

    // MARK: What is there

    /// What stands in a field; `nil` if that is null, or the field is missing.
    package func present(_ key: StaticString) -> JSONValue? { json[key].flatMap { $0.isNull ? nil : $0 } }

    /// Whether the field exists and is not null.
    package func isPresent(_ key: StaticString) -> Bool { present(key) != nil }

    /// Whether the field doesn't exist.
    package func isMissing(_ key: StaticString) -> Bool { json[key] == nil }

    /// The fault in a field.
    package func fault(_ key: StaticString, expected: FieldKind, found: FieldKind) -> UnreadableField {
        UnreadableField(path: path(key), expected: expected, found: found)
    }

    /// The fault that something else is in a field than is `expected`.
    private func fault(_ key: StaticString, expected: FieldKind) -> UnreadableField {
        fault(key, expected: expected, found: json[key]?.kind ?? .nothing)
    }

    private func path(_ key: StaticString) -> String { path.isEmpty ? "\(key)" : "\(path).\(key)" }

    // MARK: Texts

    /// A text, before it is cleaned. Required.
    package func rawText(
        _ key: StaticString, expecting expected: FieldKind = .text
    ) throws(UnreadableField) -> JSONValue {
        guard let text = json[key], text.isText else { throw fault(key, expected: expected) }
        return text
    }

    /// A text made safe to show, without what must be hidden. Required.
    package func text(_ key: StaticString) throws(UnreadableField) -> String {
        cleaning.whole(try rawText(key))
    }

    /// A text made safe to show. Required.
    package func exactText(_ key: StaticString, mayBeEmpty: Bool = true) throws(UnreadableField) -> String {
        let text = cleaning.clean(try rawText(key))
        guard mayBeEmpty || !text.isEmpty else { throw fault(key, expected: .text, found: .emptyText) }
        return text
    }

    /// An id, made safe to show: those that read the same are the same. And whether it is a number. Required.
    ///
    /// One that is sent back to its source must be the same in all its bytes, or another one would be meant. A number must be a whole
    /// one in digits alone, as then its text is known.
    package func id(
        _ key: StaticString, mayBeEmpty: Bool = true, isSentBack: Bool = false
    ) throws(UnreadableField) -> (id: String, isNumber: Bool) {
        if let number = json[key], number.isNumber {
            guard let id = JSONNumber(number).id else { throw fault(key, expected: .text, found: .number) }
            return (id, true)
        }
        let id = try exactText(key, mayBeEmpty: mayBeEmpty)
        guard isSentBack else { return (id, false) }
        guard try rawText(key).string.utf8.elementsEqual(id.precomposedStringWithCanonicalMapping.utf8)
        else { throw fault(key, expected: .visibleText, found: .text) }
        return (id, false)
    }

    /// A time in RFC 3339 format, to the second. Required.
    package func moment(_ key: StaticString) throws(UnreadableField) -> Date {
        let text = try rawText(key, expecting: .moment).string
        do {
            return try Date(text, strategy: .iso8601)
        } catch {
            throw fault(key, expected: .moment, found: .text)
        }
    }

    // MARK: Numbers

    /// An amount with all its digits. Required.
    package func amount(_ key: StaticString) throws(UnreadableField) -> Decimal {
        guard let number = json[key], number.isNumber, let amount = JSONNumber(number).amount else {
            throw fault(key, expected: .number)
        }
        return amount
    }

    /// An amount with all its digits, and whether it is a text that contains a JSON number. Required.
    package func amountOrText(_ key: StaticString) throws(UnreadableField) -> (amount: Decimal, isText: Bool)
    {
        guard let text = json[key], text.isText else { return (try amount(key), false) }
        let (isNumber, amount) = JSONNumber.amount(in: text.string)
        guard let amount else {
            throw fault(key, expected: .number, found: isNumber ? .inexactNumber : .text)
        }
        return (amount, true)
    }

    /// A number that counts something, from 1; `nil` if the field is missing or null.
    package func optionalOrdinal(_ key: StaticString) throws(UnreadableField) -> Int? {
        guard let value = present(key) else { return nil }
        guard value.isNumber, let number = JSONNumber(value).integer, number >= 1 else {
            throw fault(key, expected: .ordinal)
        }
        return number
    }

    // MARK: What encloses others

    /// The fields of the object in a field. Required.
    package func fields(_ key: StaticString) throws(UnreadableField) -> FieldReader {
        guard let object = json[key] else { throw fault(key, expected: .object) }
        return try FieldReader(object, at: path(key), cleaning: cleaning)
    }

    /// The list in a field. Required.
    package func list(_ key: StaticString) throws(UnreadableField) -> JSONValue {
        guard let list = json[key], list.isList else { throw fault(key, expected: .list) }
        return list
    }

    /// A list of texts, each cleaned.
    package func texts(_ key: StaticString) throws(UnreadableField) -> [String] {
        var texts: [String] = []
        for (index, element) in try list(key).parts.enumerated() {
            guard element.isText else {
                throw UnreadableField(path: "\(path(key))[\(index)]", expected: .text, found: element.kind)
            }
            texts.append(cleaning.whole(element))
        }
        return texts
    }
}

extension TextCleaning {
    /// A text made safe to show.
    func clean(_ text: JSONValue) -> String { text.isPlain ? text.string : clean(text.string) }

    /// A text made safe to show, without what must be hidden.
    package func whole(_ text: JSONValue) -> String { mask(clean(text)) }

    /// The beginning of a message made safe to show, without what must be hidden.
    package func message(_ text: String) -> String { whole(text.beginning) }
}
