/// Cuts what a terminal sends into tokens. Every token may come in any number of pieces.
///
/// Sequences have a bounded length: of longer ones nothing is kept, but they are still read up to their end.
/// A byte that can't be in a sequence ends it and counts for itself, so that control-C works even if a
/// sequence never ends.
struct InputScanner: Sendable {
    enum State: Equatable {
        case ground
        /// After one ESC or two.
        case escape(isDoubled: Bool)
        /// After `ESC [` or, with `isShift`, `ESC O`.
        case sequence(isShift: Bool, isDoubled: Bool)
        /// After `ESC [ [`.
        case consoleKey
        /// In a report of the mouse in the format of X10, which nobody asked for.
        case ignoring(count: Int)
        /// After the introducer of a string, `]`, `P` and so on.
        case string(UInt8)
        /// After an ESC in a string: the first half of its terminator, or the beginning of something else.
        case stringEnd(UInt8)
        case paste
    }

    var state = State.ground
    private var scalars = UTF8Assembler()
    private var isAlt = false
    var body: [UInt8] = []
    var paste = PasteCollector()

    /// The longest control sequence, and the longest string, of which something is kept, in bytes.
    static let longestSequence = 64
    static let longestString = 1024

    /// Whether something has begun and is not complete.
    var isPending: Bool { state != .ground || scalars.isPending }

    /// Takes an ESC that nothing follows as the key. All else keeps waiting.
    mutating func timeOut(_ tokens: inout [InputToken]) {
        guard case .escape(let isDoubled) = state else { return }
        tokens += repeatElement(.escape, count: isDoubled ? 2 : 1)
        state = .ground
    }

    mutating func scan(_ byte: UInt8, _ tokens: inout [InputToken]) {
        switch state {
        case .ground: ground(byte, &tokens)
        case .escape(let isDoubled): escape(byte, isDoubled, &tokens)
        case .sequence(let isShift, let isDoubled): sequence(byte, isShift, isDoubled, &tokens)
        case .consoleKey: consoleKey(byte, &tokens)
        case .ignoring(let count): ignored(byte, count, &tokens)
        case .string(let introducer): string(byte, introducer, &tokens)
        case .stringEnd(let introducer):
            if byte == UInt8(ascii: "\\") {
                finishString(introducer, &tokens)
            } else {
                escape(byte, false, &tokens)
            }
        case .paste:
            guard let text = paste.push(byte) else { return }
            state = .ground
            tokens.append(.paste(text))
        }
    }

    mutating func ground(_ byte: UInt8, _ tokens: inout [InputToken]) {
        switch scalars.push(byte) {
        case .incomplete: return
        case .scalar(let scalar):
            if scalar.value == 0x1B {
                state = .escape(isDoubled: false)
            } else if scalar.value < 0x20 || scalar.value == 0x7F {
                tokens.append(.control(byte, isAlt: isAlt))
            } else {
                tokens.append(.scalar(scalar, isAlt: isAlt))
            }
        case .invalid:
            tokens.append(.scalar(Self.replacement, isAlt: isAlt))
        case .cutOff:
            tokens.append(.scalar(Self.replacement, isAlt: isAlt))
            isAlt = false
            ground(byte, &tokens)
        }
        isAlt = false
    }

    private static let replacement: Unicode.Scalar = "\u{FFFD}"

    private mutating func escape(_ byte: UInt8, _ isDoubled: Bool, _ tokens: inout [InputToken]) {
        body.removeAll(keepingCapacity: true)
        switch byte {
        case UInt8(ascii: "["): state = .sequence(isShift: false, isDoubled: isDoubled)
        case UInt8(ascii: "O"): state = .sequence(isShift: true, isDoubled: isDoubled)
        default:
            if isDoubled { tokens.append(.escape) }
            switch byte {
            case 0x1B:
                // Of three only the last two can begin a sequence.
                state = .escape(isDoubled: true)
            case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
                UInt8(ascii: "_"):
                state = .string(byte)
            default:
                state = .ground
                isAlt = true
                ground(byte, &tokens)
            }
        }
    }
}
