import TerminalKit

extension TerminalEmulator {
    /// What has come of a sequence or a scalar.
    struct Input: Sendable {
        enum State: Sendable {
            case ground
            case scalar(missing: Int)
            case escape
            case sequence
            /// In a command that began with this byte.
            case command(UInt8)
            case commandEscape(UInt8)
        }

        var state = State.ground
        var bytes: [UInt8] = []
    }

    /// What ends a sequence wherever it is. Source: ECMA-48, 8.3.6.
    private static let cancel: UInt8 = 0x18

    private static let clipboard = Array("52;c;".utf8)
    private static let tmux = Array("tmux;".utf8)

    mutating func take(_ byte: UInt8) {
        guard byte != Self.cancel else {
            input.state = .ground
            last = nil
            return
        }
        switch input.state {
        case .ground: begin(byte)
        case .scalar(let missing):
            input.bytes.append(byte)
            input.state = .scalar(missing: missing - 1)
            if missing == 1 { finishScalar() }
        case .escape: afterEscape(byte)
        case .sequence:
            input.bytes.append(byte)
            guard !(0x20...0x3F).contains(byte) else { return }
            input.state = .ground
            perform(sequence: text(input.bytes))
        case .command(let first):
            // What tmux passes on may hold what ends other commands, and an escape twice.
            if byte == 0x07, first != UInt8(ascii: "P") {
                finishCommand(first)
            } else if byte == 0x1B {
                input.state = .commandEscape(first)
            } else {
                input.bytes.append(byte)
            }
        case .commandEscape(let first):
            if byte == 0x1B, first == UInt8(ascii: "P") {
                input.bytes.append(byte)
                input.state = .command(first)
                return
            }
            if byte != UInt8(ascii: "\\") { errors.append("a command is cut off") }
            finishCommand(first)
        }
    }

    private mutating func begin(_ byte: UInt8) {
        input.bytes = [byte]
        switch byte {
        case 0x1B: input.state = .escape
        case 0x20..<0x7F: print(Unicode.Scalar(byte))
        case 0xC2...0xDF: input.state = .scalar(missing: 1)
        case 0xE0...0xEF: input.state = .scalar(missing: 2)
        case 0xF0...0xF4: input.state = .scalar(missing: 3)
        default:
            last = nil
            perform(control: byte)
        }
    }

    private mutating func afterEscape(_ byte: UInt8) {
        last = nil
        input.bytes = []
        switch byte {
        case UInt8(ascii: "["): input.state = .sequence
        case UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "P"): input.state = .command(byte)
        case UInt8(ascii: "7"):
            input.state = .ground
            savedCursor = cursor
        case UInt8(ascii: "8"):
            input.state = .ground
            (cursor, isAtEdge) = (savedCursor, false)
        // What would end a string: there is none.
        case UInt8(ascii: "\\"): input.state = .ground
        default:
            input.state = .ground
            errors.append("unknown escape \(byte)")
        }
    }

    private mutating func finishScalar() {
        input.state = .ground
        guard let scalar = String(validating: input.bytes, as: UTF8.self)?.unicodeScalars.first else {
            return errors.append("no UTF-8: \(input.bytes)")
        }
        print(scalar)
    }

    private mutating func finishCommand(_ first: UInt8) {
        input.state = .ground
        switch first {
        case UInt8(ascii: "_"): performGraphics(input.bytes)
        case UInt8(ascii: "P") where input.bytes.starts(with: Self.tmux):
            passed.append(text(Array(input.bytes.dropFirst(Self.tmux.count))))
        case UInt8(ascii: "P") where ["$qm", "+q524742"].contains(text(input.bytes)):
            note(query: "P" + text(input.bytes))
        case UInt8(ascii: "P"): performSixels(input.bytes)
        default:
            if input.bytes.starts(with: "1337;".utf8) { return performInline(input.bytes) }
            if input.bytes.starts(with: Self.clipboard) {
                return copies.append(text(Array(input.bytes.dropFirst(Self.clipboard.count))))
            }
            if input.bytes.starts(with: "8;".utf8) {
                // Its parameters, and where it leads: nowhere at the end of one.
                let parts = text(input.bytes).split(separator: ";", maxSplits: 2)
                return parts.count > 2 ? links.append(String(parts[2])) : ()
            }
            if input.bytes.starts(with: "2;".utf8) {
                return modes.title = text(Array(input.bytes.dropFirst(2)))
            }
            guard input.bytes == Array("11;?".utf8) else {
                return errors.append("unknown command \(text(input.bytes))")
            }
            note(query: "]11;?")
        }
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
