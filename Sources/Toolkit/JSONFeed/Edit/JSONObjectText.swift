package import Foundation

/// The text of a JSON object. Its members can be replaced, added and removed; every other byte stays as it was written.
///
/// If a name occurs more than once, its last value counts.
package struct JSONObjectText {
    /// The text as UTF-8.
    package private(set) var bytes: [UInt8]
    private var members: [Member]
    /// The offset after the opening brace.
    private let start: Int

    /// A member, from the quote before its name to the end of its value.
    private struct Member {
        let name: String
        let range: Range<Int>
        let value: Range<Int>
    }

    /// - Returns: `nil` unless `bytes` are one JSON text (RFC 8259), and that is an object.
    package init?(_ bytes: [UInt8]) {
        guard let (start, members) = Self.members(of: bytes) else { return nil }
        (self.bytes, self.start, self.members) = (bytes, start, members)
    }

    /// The names in the order of the text, as often as they occur.
    package var names: [String] { members.map(\.name) }

    /// The value of `name` as it is written; `nil` if there is none.
    package func value(of name: String) -> JSONValueText? {
        members.last { $0.name == name }.map { JSONValueText(bytes: bytes[$0.value]) }
    }

    /// Replaces the value of `name`, or adds it after the last member, in the same style.
    package mutating func set(_ name: String, to value: JSONScalar) {
        if let member = members.last(where: { $0.name == name }) {
            return replace(member.value, with: value.json)
        }
        let added = JSONScalar.text(name).json + ": " + value.json
        guard let last = members.last else {
            let space = bytes[start...].prefix(while: Self.isSpace)
            return replace(start..<start, with: (space.contains(0x0A) ? "\n  " : "") + added)
        }
        let space = String(
            decoding: bytes[..<last.range.lowerBound].suffix(while: Self.isSpace), as: UTF8.self)
        replace(
            last.range.upperBound..<last.range.upperBound, with: "," + (space.isEmpty ? " " : space) + added)
    }

    /// Removes every member called `name`, each with one of the commas around it.
    package mutating func remove(_ name: String) {
        while let index = members.lastIndex(where: { $0.name == name }) {
            let range = members[index].range
            if index > 0 {
                replace(members[index - 1].range.upperBound..<range.upperBound, with: "")
            } else if members.count > 1 {
                replace(range.lowerBound..<members[1].range.lowerBound, with: "")
            } else {
                replace(start..<range.upperBound, with: "")
            }
        }
    }

    private mutating func replace(_ range: Range<Int>, with text: String) {
        bytes.replaceSubrange(range, with: text.utf8)
        members = Self.members(of: bytes)?.members ?? []
    }

    /// The members of the object in `bytes`, and the offset after its opening brace; `nil` if it is another value, or no JSON.
    private static func members(of bytes: [UInt8]) -> (start: Int, members: [Member])? {
        do throws(JSONSyntax.Fault) {
            return try JSONDocument(bytes).read { json in
                guard json.isBraced else { return nil }
                let members = json.parts.map { value in
                    Member(
                        name: value.key, range: value.keyOffset..<value.range.upperBound, value: value.range)
                }
                return (json.range.lowerBound + 1, members)
            }
        } catch {
            return nil  // Who asks says that it is no object; what is wrong, `JSONSyntax` tells.
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x0A, 0x0D, 0x09].contains(byte) }
}

extension BidirectionalCollection {
    fileprivate func suffix(while isIncluded: (Element) -> Bool) -> SubSequence {
        suffix(reversed().prefix(while: isIncluded).count)
    }
}

/// A well-formed JSON value as it is written.
package struct JSONValueText {
    let bytes: ArraySlice<UInt8>

    /// The value on one line, as a person would type it: a text without quotes, a number without an exponent; of a list or an
    /// object, only that it is one.
    package var plain: String {
        let written = String(decoding: bytes, as: UTF8.self)
        switch bytes.first {
        case UInt8(ascii: "\""): return text ?? written
        case UInt8(ascii: "["): return isEmpty ? "[]" : "[…]"
        case UInt8(ascii: "{"): return isEmpty ? "{}" : "{…}"
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return written
        default:
            let locale = Locale(identifier: "en_US_POSIX")
            guard let number = Decimal(string: written, locale: locale), number.isFinite else {
                return written
            }
            return "\(number)"
        }
    }

    /// The text without its quotes and escapes.
    private var text: String? {
        do throws(JSONSyntax.Fault) {
            return try JSONDocument(Array(bytes)).read(\.string)
        } catch {
            return nil  // It is well formed.
        }
    }

    /// Whether a list or an object has nothing in it.
    private var isEmpty: Bool { bytes.dropFirst().dropLast().allSatisfy { $0 <= 0x20 } }
}

/// A value to write that encloses no others.
package enum JSONScalar {
    case text(String)
    /// A finite number.
    case number(Decimal)
    case boolean(Bool)

    /// The value as JSON.
    var json: String {
        switch self {
        case .number(let number): "\(number)"
        case .boolean(let isTrue): "\(isTrue)"
        case .text(let text):
            "\"" + text.unicodeScalars.map(Self.escaped).joined() + "\""
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": #"\""#
        case "\\": #"\\"#
        case "\0"..<" ": #"\u00"# + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        default: String(scalar)
        }
    }
}
