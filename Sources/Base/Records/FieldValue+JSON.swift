extension FieldValue {
    /// The value as JSON text that is safe on a terminal, with members sorted by name on lines of their own, so that two runs can
    /// be compared.
    ///
    /// `JSONEncoder` writes the same bytes, as a test checks, but takes ten times as long.
    package func jsonText() -> String { jsonText(.whole) }

    /// The same, or the `part` of the text that has these elements of its first list.
    func jsonText(_ part: RecordPart) -> String {
        var writer = JSONWriter()
        writer.write(self)
        writer.end()
        return String(decoding: writer.bytes(of: part), as: UTF8.self)
    }
}

/// Puts values into the bytes of a JSON text.
private struct JSONWriter {
    private var bytes: [UInt8] = []
    private var depth: Int
    /// The place of the elements of the document's first list.
    private var elements: Range<Int>?
    /// The shape of the last object at each depth, which mostly is that of the next one, too.
    private var shapes: [Shape] = []

    init(depth: Int = 0) { self.depth = depth }

    /// The members of an object.
    private struct Shape {
        var names: [String] = []
        /// Their places by their names, and what stands before the value of each.
        var members: [(place: Int, lead: [UInt8])] = []
    }

    /// The bytes written, or those of a part of the document.
    func bytes(of part: RecordPart) -> [UInt8] {
        guard part != .whole, let elements else { return bytes }
        let start = part.isFirst ? 0 : elements.lowerBound
        let separator = part.isFirst || elements.isEmpty ? "" : ",\n"
        return Array(separator.utf8) + bytes[start..<(part.isLast ? bytes.count : elements.upperBound)]
    }

    mutating func end() { bytes.append(UInt8(ascii: "\n")) }

    mutating func write(_ value: FieldValue) {
        switch value {
        case .text(let text): write(text)
        case .number: bytes += value.text.utf8
        case .flag(let flag): bytes += flag ? "true".utf8 : "false".utf8
        case .moment: write(value.text)
        case .missing: bytes += "null".utf8
        case .list(let values):
            begin("[")
            let start = bytes.count
            for (index, value) in values.enumerated() {
                beginLine(after: index)
                write(value)
            }
            // A list inside an element lies deeper.
            if elements == nil, depth == 2 { elements = start..<bytes.count }
            end("]")
        case .object(let members):
            begin("{")
            for (place, lead) in shape(of: members).members {
                bytes += lead
                write(members[place].value)
            }
            end("}")
        }
    }

    private mutating func shape(of members: [FieldValue.Member]) -> Shape {
        while shapes.count <= depth { shapes.append(Shape()) }
        if !shapes[depth].names.elementsEqual(members.lazy.map(\.name)) {
            let places = members.indices.sorted { members[$0].name < members[$1].name }
            shapes[depth] = Shape(
                names: members.map(\.name),
                members: places.enumerated().map { ($1, lead(of: members[$1].name, at: $0)) })
        }
        return shapes[depth]
    }

    /// What stands before the value of an object's member.
    private func lead(of name: String, at index: Int) -> [UInt8] {
        var line = JSONWriter(depth: depth)
        line.beginLine(after: index)
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
