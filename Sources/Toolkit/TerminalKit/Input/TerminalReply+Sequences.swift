extension TerminalReply {
    /// The answer in a private control sequence; `nil` if there is none.
    init?(_ sequence: ControlSequence) {
        guard sequence.prefix == UInt8(ascii: "?") else { return nil }
        switch (sequence.intermediates, sequence.final) {
        case ([], UInt8(ascii: "c")):
            self = .primaryAttributes(sequence.parameters.indices.map { sequence.number($0, or: 0) })
        case ([UInt8(ascii: "$")], UInt8(ascii: "y")):
            guard sequence.parameters.count == 2, (0...4).contains(sequence.number(1, or: -1)) else {
                return nil
            }
            self = .mode(number: sequence.number(0, or: 0), state: sequence.number(1, or: 0))
        default: return nil
        }
    }

    /// The answer to a query for the cursor's position; `nil` if the sequence is another one.
    init?(cursorPosition sequence: ControlSequence) {
        let (row, column) = (sequence.number(0, or: 0), sequence.number(1, or: 0))
        guard sequence.final == UInt8(ascii: "R"), sequence.intermediates.isEmpty,
            sequence.prefix == nil || sequence.prefix == UInt8(ascii: "?"),
            (2...3).contains(sequence.parameters.count),
            PointerEvent.places.contains(row), PointerEvent.places.contains(column)
        else { return nil }
        self = .cursorPosition(Point(column: column - 1, row: row - 1))
    }

    /// The answer in the operating system command `body`; `nil` if there is none.
    init?(systemCommand body: [UInt8]) {
        let prefix = Array("11;".utf8)
        guard body.starts(with: prefix), let color = Color(xColor: body.dropFirst(prefix.count)) else {
            return nil
        }
        self = .backgroundColor(color)
    }

    /// The answer in the device control string `body`; `nil` if there is none.
    init?(deviceControl body: [UInt8]) {
        guard body.starts(with: ">|".utf8) else { return nil }
        let text = String(decoding: body.dropFirst(2), as: UTF8.self)
        self = .version(String(String.UnicodeScalarView(text.unicodeScalars.filter(\.isTyped))))
    }
}
