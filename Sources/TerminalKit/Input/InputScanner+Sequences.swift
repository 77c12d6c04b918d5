extension InputScanner {
    /// A byte after `ESC [` or `ESC O`.
    mutating func sequence(
        _ byte: UInt8, _ isShift: Bool, _ isDoubled: Bool, _ tokens: inout [InputToken]
    ) {
        switch byte {
        case 0x20...0x3F:
            if body.count <= Self.longestSequence { body.append(byte) }
        case 0x40...0x7E:
            state = .ground
            guard body.count <= Self.longestSequence else { return }
            guard !isShift else { return finishShift(byte, isDoubled, &tokens) }
            finishSequence(byte, isDoubled, &tokens)
        default:
            state = .ground
            ground(byte, &tokens)
        }
    }

    private mutating func finishShift(_ byte: UInt8, _ isDoubled: Bool, _ tokens: inout [InputToken]) {
        guard let sequence = ControlSequence(body: body, final: byte) else { return }
        tokens.append(.singleShift(sequence, isDoubled: isDoubled))
    }

    private mutating func finishSequence(_ byte: UInt8, _ isDoubled: Bool, _ tokens: inout [InputToken]) {
        switch byte {
        case UInt8(ascii: "[") where body.isEmpty: state = .consoleKey
        case UInt8(ascii: "M") where body.isEmpty: state = .ignoring(count: 3)
        case UInt8(ascii: "~") where body == Self.pasteBegins:
            if isDoubled { tokens.append(.escape) }
            state = .paste
        default:
            guard let sequence = ControlSequence(body: body, final: byte) else { return }
            tokens.append(.sequence(sequence, isDoubled: isDoubled))
        }
    }

    private static let pasteBegins = Array("200".utf8)

    /// The byte after `ESC [ [`.
    mutating func consoleKey(_ byte: UInt8, _ tokens: inout [InputToken]) {
        state = .ground
        guard (0x21...0x7E).contains(byte) else { return ground(byte, &tokens) }
        tokens.append(.consoleKey(byte))
    }

    /// A byte in a report of the mouse that is left out.
    mutating func ignored(_ byte: UInt8, _ count: Int, _ tokens: inout [InputToken]) {
        state = count > 1 ? .ignoring(count: count - 1) : .ground
        guard byte < 0x20 else { return }
        state = .ground
        ground(byte, &tokens)
    }

    /// A byte in a string.
    mutating func string(_ byte: UInt8, _ introducer: UInt8, _ tokens: inout [InputToken]) {
        switch byte {
        case 0x07: finishString(introducer, &tokens)
        case 0x1B: state = .stringEnd(introducer)
        case 0x00..<0x20, 0x7F:
            state = .ground
            ground(byte, &tokens)
        default:
            if body.count <= Self.longestString { body.append(byte) }
        }
    }

    mutating func finishString(_ introducer: UInt8, _ tokens: inout [InputToken]) {
        state = .ground
        guard body.count <= Self.longestString else { return }
        switch introducer {
        case UInt8(ascii: "]"): tokens.append(.systemCommand(body))
        case UInt8(ascii: "P"): tokens.append(.deviceControl(body))
        default: return
        }
    }
}
