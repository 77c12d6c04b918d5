package import Foundation

/// A JSON value with all that it encloses, apart from the bytes that it was read from.
package enum JSONTree: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Decimal)
    case text(String)
    case list([JSONTree])
    case object([String: JSONTree])
    /// A number that can't be represented.
    case inexactNumber
    /// A text, or an object with a key, that is no Unicode.
    case brokenText

    /// What `json` is.
    package init(_ json: JSONValue) {
        switch json.kind {
        case .object:
            self = .object(
                Dictionary(json.parts.map { ($0.key, JSONTree($0)) }, uniquingKeysWith: { first, _ in first })
            )
        case .list: self = .list(json.parts.map(JSONTree.init))
        case .text: self = .text(json.string)
        case .boolean: self = .boolean(json.bytes.first == UInt8(ascii: "t"))
        case .null: self = .null
        case .number: self = JSONNumber(json).amount.map(JSONTree.number) ?? .inexactNumber
        case .inexactNumber: self = .inexactNumber
        default: self = .brokenText
        }
    }

    /// What `data` is; `nil` if that is no JSON.
    package init?(_ data: Data) {
        do throws(JSONSyntax.Fault) {
            self = try JSONDocument(data).read(JSONTree.init)
        } catch {
            return nil
        }
    }

    /// The value as JSON that reads the same, with the keys of each object in order.
    package var bytes: [UInt8] { Array(json.utf8) }

    private var json: String {
        switch self {
        case .null: "null"
        case .boolean(let isTrue): "\(isTrue)"
        // Who wrote decimals wrote no id, even if all of them are zeros.
        case .number(let number): number.exponent < 0 && number.integer != nil ? "\(number)e0" : "\(number)"
        case .text(let text): JSONScalar.text(text).json
        case .list(let values): "[\(values.map(\.json).joined(separator: ","))]"
        case .object(let members):
            "{\(members.sorted { $0.key < $1.key }.map { "\(JSONScalar.text($0).json):\($1.json)" }.joined(separator: ","))}"
        case .inexactNumber: "1e999"
        case .brokenText: #""\ud800""#
        }
    }
}

extension JSONTree: Codable {
    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// What stands at `decoder`, found by trying one kind after another.
    ///
    /// Standard `DecodingError`s have different texts on each platform, and some failures (a lone surrogate, a number out of
    /// range) reach a decoder as errors without any path.
    package init(from decoder: any Decoder) throws {
        if let object = Self.read({ try decoder.container(keyedBy: Key.self) }) {
            self = .object(
                try object.allKeys.reduce(into: [:]) {
                    $0[$1.stringValue] = try JSONTree(from: try object.superDecoder(forKey: $1))
                })
        } else if var list = Self.read({ try decoder.unkeyedContainer() }) {
            var values: [JSONTree] = []
            while !list.isAtEnd { values.append(try JSONTree(from: try list.superDecoder())) }
            self = .list(values)
        } else {
            let value = try decoder.singleValueContainer()
            self =
                if value.decodeNil() {
                    .null
                } else if let isTrue = Self.read({ try value.decode(Bool.self) }) {
                    .boolean(isTrue)
                } else if let text = Self.read({ try value.decode(String.self) }) {
                    .text(text)
                } else {
                    Self.number(value)
                }
        }
    }

    /// A value of none of the other kinds can't be represented. If it is not a number, trying a number fails with a type mismatch;
    /// if it is one, with another error.
    private static func number(_ value: any SingleValueDecodingContainer) -> JSONTree {
        do {
            let number = try value.decode(Decimal.self)
            return number.mayBeCut ? .inexactNumber : .number(number)
        } catch DecodingError.typeMismatch {
            return .brokenText
        } catch {
            return .inexactNumber
        }
    }

    private static func read<Value>(_ read: () throws -> Value) -> Value? {
        do {
            return try read()
        } catch {
            return nil  // It has another type; the next check follows.
        }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let members):
            var object = encoder.container(keyedBy: Key.self)
            for (name, value) in members { try object.encode(value, forKey: Key(stringValue: name)) }
        case .list(let values):
            var list = encoder.unkeyedContainer()
            for value in values { try list.encode(value) }
        case .null, .brokenText, .inexactNumber:
            var value = encoder.singleValueContainer()
            try value.encodeNil()
        case .boolean(let value): try value.encode(to: encoder)
        case .text(let text): try text.encode(to: encoder)
        case .number(let number):
            var value = encoder.singleValueContainer()
            try value.encode(number)
        }
    }
}

extension Decoder {
    /// What `read` makes of the value that this decoder stands at, by the same reader as of bytes.
    package func reading<Value>(
        _ read: (JSONValue) throws(UnreadableField) -> Value
    ) throws -> Value {
        let tree = try JSONTree(from: self)
        let document = try JSONDocument(tree.bytes)
        do throws(UnreadableField) {
            return try document.read(read)
        } catch {
            throw codingPath.isEmpty ? error : error.inside(codingPath.fieldPath)
        }
    }
}

extension [any CodingKey] {
    /// A path such as `card[3].due.amount`.
    package var fieldPath: String {
        reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}
