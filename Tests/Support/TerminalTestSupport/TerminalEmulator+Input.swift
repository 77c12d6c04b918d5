import TerminalKit

extension TerminalEmulator {
    /// What has come of a sequence or a scalar.
    struct Input: Sendable {
        enum State: Sendable {
            case ground
            case scalar(missing: Int)
            case escape
            case sequence
            case command
            case commandEscape
            case passed
            case passedEscape
        }

        var state = State.ground
        var bytes: [UInt8] = []
    }

    /// What ends a sequence wherever it is. Source: ECMA-48, 8.3.6.
    private static let cancel: UInt8 = 0x18

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
        case .command:
            if byte == 0x07 {
                finishCommand()
            } else if byte == 0x1B {
                input.state = .commandEscape
            } else {
                input.bytes.append(byte)
            }
        case .commandEscape:
            if byte != UInt8(ascii: "\\") { errors.append("a command is cut off") }
            finishCommand()
        case .passed:
            if byte == 0x1B { input.state = .passedEscape } else { input.bytes.append(byte) }
        case .passedEscape:
            input.state = .passed
            if byte == 0x1B { input.bytes.append(byte) } else { finishPassing(by: byte) }
        }
    }

    /// What tmux passes on to the terminal around it, without the escapes that it wants doubled.
    private mutating func finishPassing(by byte: UInt8) {
        input.state = .ground
        guard byte == UInt8(ascii: "\\"), let command = text(input.bytes).split(separator: "tmux;").last,
            text(input.bytes).hasPrefix("tmux;")
        else { return errors.append("unknown device control \(text(input.bytes))") }
        passed.append(String(command))
    }

    private mutating func begin(_ byte: UInt8) {
        input.bytes = [byte]
        switch byte {
        case 0x1B: input.state = .escape
        case 0x20..<0x7F: finishScalar()
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
        case UInt8(ascii: "]"): input.state = .command
        case UInt8(ascii: "P"): input.state = .passed
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

    private mutating func finishCommand() {
        input.state = .ground
        let clipboard = "52;c;"
        if text(input.bytes).hasPrefix(clipboard) {
            return copies.append(String(text(input.bytes).dropFirst(clipboard.count)))
        }
        guard input.bytes == Array("11;?".utf8) else {
            return errors.append("unknown command \(text(input.bytes))")
        }
        note(query: "]11;?")
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
