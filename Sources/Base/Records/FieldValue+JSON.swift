extension FieldValue {
    /// The value as JSON text that is safe on a terminal, with members sorted by name on lines of their own, so that two runs can
    /// be compared.
    ///
    /// `JSONEncoder` writes the same bytes, as a test checks, but takes ten times as long.
    package func jsonText() -> String {
        var writer = JSONWriter()
        if !writer.write(self) { writer.writeNull() }
        return writer.text(of: .whole)
    }
}

/// Puts values into the bytes of a JSON text.
public struct JSONWriter {
    private var bytes: [UInt8] = []
    private var depth: Int
    /// The place of the elements of the document's first list.
    private var elements: Range<Int>?
    /// The shape of the last object at each depth, which mostly is that of the next one, too.
    private var shapes: [Shape] = []

    init(depth: Int = 0) { self.depth = depth }

    /// The members of the objects of a type, in the order of their names: their places among the fields, and what stands before the
    /// value of each.
    private struct Shape {
        var type: ObjectIdentifier?
        var members: [(place: Int, lead: [UInt8])] = []
    }

    /// The text, or a part of the document.
    mutating func text(of part: RecordPart) -> String {
        bytes.append(UInt8(ascii: "\n"))
        guard part != .whole, let elements else { return String(known: bytes[...]) }
        let start = part.isFirst ? 0 : elements.lowerBound
        let separator = part.isFirst || elements.isEmpty ? "" : ",\n"
        let end = part.isLast ? bytes.count : elements.upperBound
        return separator + String(known: bytes[start..<end])
    }

    /// Writes `value`, unless it is missing, and returns whether it did.
    @usableFromInline mutating func write(_ value: FieldValue) -> Bool {
        switch value {
        case .text(let text): write(text)
        case .number(let number): bytes += number.digits.utf8
        case .flag(let flag): bytes += flag ? "true".utf8 : "false".utf8
        case .moment: write(value.text)
        case .missing: return false
        case .list(let values): list(values.count) { $1.write(values[$0]) }
        case .object(let members):
            object(of: nil) {
                members.map(\.name)
            } write: {
                $1.write(members[$0].value) ? true : $1.writeNull()
            }
        }
        return true
    }

    /// Writes `null`, and returns `true`.
    @discardableResult
    mutating func writeNull() -> Bool {
        bytes += "null".utf8
        return true
    }

    /// Writes a list of so many values, each by `write`, which returns whether there is one.
    @usableFromInline mutating func list(_ count: Int, write: (_ index: Int, inout JSONWriter) -> Bool) {
        begin("[")
        let start = bytes.count
        for index in 0..<count {
            beginLine(after: index)
            if !write(index, &self) { writeNull() }
        }
        // A list inside an element lies deeper.
        if elements == nil, depth == 2 { elements = start..<bytes.count }
        end("]")
    }

    /// Writes an object with members of these `names`, if they have one, in order, each by `write`, which returns whether it has a value.
    ///
    /// - Parameter type: the same for objects with the same names; `nil` if it isn't known.
    @usableFromInline mutating func object(
        of type: ObjectIdentifier?, names: () -> [String?], write: (_ place: Int, inout JSONWriter) -> Bool
    ) {
        begin("{")
        var isEmpty = true
        for (place, lead) in members(of: type, names) {
            let start = bytes.count
            // Nothing precedes the first one but a line break.
            bytes += isEmpty ? lead.dropFirst(2) : lead[...]
            if write(place, &self) { isEmpty = false } else { bytes.removeSubrange(start...) }
        }
        end("}")
    }

    private mutating func members(
        of type: ObjectIdentifier?, _ names: () -> [String?]
    ) -> [(place: Int, lead: [UInt8])] {
        while shapes.count <= depth { shapes.append(Shape()) }
        if type == nil || shapes[depth].type != type {
            let named = names().enumerated().compactMap { place, name in name.map { (place, $0) } }
            shapes[depth] = Shape(
                type: type, members: named.sorted { $0.1 < $1.1 }.map { (place: $0, lead: lead(of: $1)) })
        }
        return shapes[depth].members
    }

    /// What stands before the value of an object's member.
    private func lead(of name: String) -> [UInt8] {
        var line = JSONWriter(depth: depth)
        line.beginLine(after: 1)
        line.write(name)
        return line.bytes + " : ".utf8
    }

    private mutating func begin(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        bytes.append(UInt8(ascii: "\n"))
        depth += 1
    }

    private mutating func beginLine(after index: Int) {
        if index > 0 {
            bytes.append(UInt8(ascii: ","))
            bytes.append(UInt8(ascii: "\n"))
        }
        indent()
    }

    private mutating func end(_ bracket: Unicode.Scalar) {
        depth -= 1
        bytes.append(UInt8(ascii: "\n"))
        indent()
        bytes.append(UInt8(ascii: bracket))
    }

    private mutating func indent() {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    /// Most texts are printable ASCII, and stand in JSON as they are.
    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        if !bytes.append(plain: text, without: (UInt8(ascii: "\""), UInt8(ascii: "\\"))) {
            for scalar in text.unicodeScalars { write(scalar) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
        case "\u{8}": bytes += "\\b".utf8
        case "\t": bytes += "\\t".utf8
        case "\n": bytes += "\\n".utf8
        case "\u{C}": bytes += "\\f".utf8
        case "\r": bytes += "\\r".utf8
        case _ where scalar.isUnsafe: escape(scalar, uppercase: scalar.value > 0x1F)
        default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
        }
    }

    private mutating func escape(_ scalar: Unicode.Scalar, uppercase: Bool) {
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
            let digits = String(unit, radix: 16, uppercase: uppercase)
            bytes += "\\u".utf8
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
            bytes += digits.utf8
        }
    }
}
