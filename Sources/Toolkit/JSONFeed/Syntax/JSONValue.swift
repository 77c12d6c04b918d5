import Foundation

/// A value of a JSON text, whose bytes are known to be well formed.
///
/// It is a view: it may be used only as long as the document or the stream that has it is at the same place.
package struct JSONValue {
    let base: UnsafePointer<UInt8>
    private let nodes: UnsafePointer<JSONNode>
    private let index: Int

    init(base: UnsafePointer<UInt8>, nodes: UnsafePointer<JSONNode>, index: Int = 0) {
        (self.base, self.nodes, self.index) = (base, nodes, index)
    }

    private var node: UnsafePointer<JSONNode> { nodes + index }

    /// What it is. A text that is no Unicode, and an object with such a key, can't be represented.
    package var kind: FieldKind {
        switch node.pointee.kind {
        case .object: node.pointee.traits.contains(.broken) ? .brokenText : .object
        case .text: node.pointee.traits.contains(.broken) ? .brokenText : .text
        case .list: .list
        case .number: JSONNumber(self).isExact ? .number : .inexactNumber
        case .boolean: .boolean
        case .null: .null
        }
    }

    package var isText: Bool { node.pointee.kind == .text && !node.pointee.traits.contains(.broken) }
    package var isObject: Bool { node.pointee.kind == .object && !node.pointee.traits.contains(.broken) }
    /// Whether it is an object, even one that can't be represented.
    package var isBraced: Bool { node.pointee.kind == .object }
    package var isList: Bool { node.pointee.kind == .list }
    package var isNumber: Bool { node.pointee.kind == .number }
    package var isNull: Bool { node.pointee.kind == .null }

    /// The range of its bytes from the beginning of the text or the element that it belongs to, with its quotes or brackets.
    package var range: Range<Int> { Int(node.pointee.start)..<Int(node.pointee.end) }

    /// It as it is written; a text without its quotes.
    package var bytes: UnsafeBufferPointer<UInt8> {
        let quote = node.pointee.kind == .text ? 1 : 0
        return UnsafeBufferPointer(
            start: base + Int(node.pointee.start) + quote,
            count: Int(node.pointee.end - node.pointee.start) - 2 * quote)
    }

    /// Whether it is a text that is all printable ASCII without escapes: then its bytes are the text.
    package var isPlain: Bool { node.pointee.kind == .text && node.pointee.traits.isEmpty }

    /// The text that it is, without cleaning; what else it is, as it is written.
    package var string: String { Self.string(bytes, node.pointee.traits) }

    /// The text that it is, even if that is no Unicode; `nil` if it is something else.
    package var quoted: String? { node.pointee.kind == .text ? string : nil }

    // MARK: What it encloses

    /// Its key, as it is meant.
    package var key: String { Self.string(keyBytes, node.pointee.keyTraits) }

    /// Where its key begins, with its quote.
    package var keyOffset: Int { Int(node.pointee.key) }

    private var keyBytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base + Int(node.pointee.key) + 1, count: Int(node.pointee.keyLength))
    }

    /// The members of the object that it is, or the elements of the list, in order; of something else, none.
    package var parts: Parts { Parts(whole: self, index: index + 1, end: Int(node.pointee.next)) }

    /// What a value encloses.
    package struct Parts: Sequence, IteratorProtocol {
        fileprivate let whole: JSONValue
        fileprivate var index: Int
        fileprivate let end: Int

        package mutating func next() -> JSONValue? {
            guard index < end else { return nil }
            let part = JSONValue(base: whole.base, nodes: whole.nodes, index: index)
            index = Int(part.node.pointee.next)
            return part
        }
    }

    /// The value of the first member with this key; `nil` if there is none.
    package subscript(key: StaticString) -> JSONValue? {
        guard isBraced else { return nil }
        var index = index + 1
        let (end, length) = (Int(node.pointee.next), UInt32(truncatingIfNeeded: key.utf8CodeUnitCount))
        while index < end {
            let member = nodes + index
            if member.pointee.keyTraits.contains(.escaped) {
                let value = JSONValue(base: base, nodes: nodes, index: index)
                if value.key == "\(key)" { return value }
            } else if member.pointee.keyLength == length,
                memcmp(base + Int(member.pointee.key) + 1, key.utf8Start, Int(length)) == 0
            {
                return JSONValue(base: base, nodes: nodes, index: index)
            }
            index = Int(member.pointee.next)
        }
        return nil
    }

    /// The value at `path`, such as `due.amount` or `actions[2]`. If something on the way is missing, it is the innermost value that
    /// is there: a missing field belongs to its object.
    package func nearest(to path: String) -> JSONValue {
        var value = self
        for step in path.split(whereSeparator: { $0 == "." || $0 == "[" }) {
            let index = step.hasSuffix("]") ? Int(step.dropLast()) : nil
            let next =
                if let index {
                    value.isList ? value.parts.dropFirst(index).first { _ in true } : nil
                } else {
                    value.isBraced ? value.parts.first { $0.key == step } : nil
                }
            guard let next else { return value }
            value = next
        }
        return value
    }

    // MARK: Texts

    private static func string(_ bytes: UnsafeBufferPointer<UInt8>, _ traits: JSONNode.Traits) -> String {
        traits.contains(.escaped) ? unescaped(bytes) : String(decoding: bytes, as: UTF8.self)
    }

    private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        // Two halves of a surrogate pair may meet, which is why the result is UTF-16.
        var units: [UInt16] = []
        var rest = bytes[...]
        while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
            units += String(decoding: rest[..<slash], as: UTF8.self).utf16
            let sign = rest[slash + 1]
            rest = rest[(slash + 2)...]
            if sign == UInt8(ascii: "u") {
                units.append(UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0xFFFD)
                rest = rest.dropFirst(4)
            } else {
                units.append(UInt16(meanings[sign] ?? sign))
            }
        }
        return String(decoding: units + String(decoding: rest, as: UTF8.self).utf16, as: UTF16.self)
    }

    /// The meanings of letters after a backslash; every other character stands for itself (RFC 8259, section 7).
    private static let meanings: [UInt8: UInt8] = [
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
        UInt8(ascii: "t"): 0x09,
    ]
}
