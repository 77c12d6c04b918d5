extension InputScanner {
    /// A byte after `ESC [` or `ESC O`.
    mutating func sequence(
        _ byte: UInt8, _ isShift: Bool, _ introducer: Introducer, _ tokens: inout [InputToken]
    ) {
        switch byte {
        case 0x20...0x3F:
            if body.count <= Self.longestSequence { body.append(byte) }
        case 0x40...0x7E:
            state = .ground
            guard body.count <= Self.longestSequence else { return }
            guard !isShift else { return finishShift(byte, introducer, &tokens) }
            finishSequence(byte, introducer, &tokens)
        default:
            giveUp(&tokens)
            ground(byte, &tokens)
        }
    }

    /// Ends an invalid sequence or string. If it is a string that isn't a reply, or a sequence that continues an ESC already
    /// reported as the key, its bytes are reported as keys, unless it is too long for a person to have typed it.
    mutating func giveUp(_ tokens: inout [InputToken]) {
        switch state {
        case .sequence(let isShift, after: .spentEscape) where body.count <= Self.longestSequence:
            type([UInt8(ascii: isShift ? "O" : "[")] + body, &tokens)
        case .consoleKey(isLate: true): type(Array("[[".utf8), &tokens)
        case .string(let introducer) where body.count <= Self.longestString && !isReply(introducer),
            .stringEnd(let introducer) where body.count <= Self.longestString && !isReply(introducer):
            tokens.append(.scalar(Unicode.Scalar(introducer), isAlt: true))
            type(body, &tokens)
        default: break
        }
        state = .ground
    }

    /// Whether the string after this introducer begins like a reply: `ESC ]`, a number and a semicolon; `ESC P`, optional
    /// numbers, and the signs of the version, the unit's id, a setting or a capability; `ESC _`, and a picture's number. Sources:
    /// xterm, "XTerm Control Sequences"; kitty, "The terminal graphics protocol".
    func isReply(_ introducer: UInt8) -> Bool {
        let rest = body.drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        switch introducer {
        case UInt8(ascii: "]"): return rest.count < body.count && rest.first == UInt8(ascii: ";")
        case UInt8(ascii: "_"): return body.starts(with: "Gi=".utf8)
        case UInt8(ascii: "P"): return [">|", "!|", "$r", "+r"].contains { rest.starts(with: $0.utf8) }
        default: return false
        }
    }

    private func type(_ bytes: [UInt8], _ tokens: inout [InputToken]) {
        tokens += String(decoding: bytes, as: UTF8.self).unicodeScalars.map { .scalar($0, isAlt: false) }
    }

    private mutating func finishShift(
        _ byte: UInt8, _ introducer: Introducer, _ tokens: inout [InputToken]
    ) {
        guard let sequence = ControlSequence(body: body, final: byte) else { return }
        tokens.append(.singleShift(sequence, after: introducer))
    }

    private mutating func finishSequence(
        _ byte: UInt8, _ introducer: Introducer, _ tokens: inout [InputToken]
    ) {
        let isLate = introducer == .spentEscape
        switch byte {
        case UInt8(ascii: "[") where body.isEmpty: state = .consoleKey(isLate: isLate)
        case UInt8(ascii: "M") where body.isEmpty && !isLate: state = .ignoring(count: 3)
        case UInt8(ascii: "~") where body == Self.pasteBegins:
            if introducer == .doubleEscape { tokens.append(.escape) }
            state = .paste
        default:
            guard let sequence = ControlSequence(body: body, final: byte) else { return }
            tokens.append(.sequence(sequence, after: introducer))
        }
    }

    private static let pasteBegins = Array("200".utf8)

    /// The byte after `ESC [ [`.
    mutating func consoleKey(_ byte: UInt8, _ tokens: inout [InputToken]) {
        guard (0x21...0x7E).contains(byte) else {
            giveUp(&tokens)
            return ground(byte, &tokens)
        }
        state = .ground
        tokens.append(.consoleKey(byte))
    }

    /// A byte in a mouse report that is dropped.
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
            giveUp(&tokens)
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
        case UInt8(ascii: "_"): tokens.append(.applicationCommand(body))
        default: return
        }
    }
}
