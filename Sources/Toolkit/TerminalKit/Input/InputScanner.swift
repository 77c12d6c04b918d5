/// Cuts what a terminal sends into tokens. Every token may come in any number of pieces.
///
/// Sequences have a bounded length: of longer ones nothing is kept, but they are still read up to their end.
/// A byte that can't be in a sequence ends it and counts for itself, so that control-C works even if a
/// sequence never ends.
///
/// An ESC that nothing follows for 50 ms is the escape key, and is told at once: a person waits for it. A slow line may have
/// split a sequence there all the same. So `[` or `O` within a second of it goes on with a sequence, and so does every further
/// byte within a second of the last one. Typed after the escape key, these characters are told as keys after a second at the
/// latest, unless what follows them makes a whole sequence: nothing tells that from one which was split.
///
/// `ESC ]`, `ESC P` and the like begin a string of any length, and are what Alt with these keys sends, too. A string that begins
/// as a terminal's reply does is one: it is waited for, as a slow line may hold it up anywhere, and nothing of it is ever told as
/// keys. An ESC or any other control character ends it, so that it can't take the keyboard away even if its end got lost. Any
/// other string that has been silent for a second, or that anything but its terminator ends, was typed: it is told as keys.
struct InputScanner: Sendable {
    enum State: Equatable {
        case ground
        /// After one ESC or two.
        case escape(isDoubled: Bool)
        /// After an ESC that was told as the key.
        case spentEscape
        /// After `ESC [` or, with `isShift`, `ESC O`.
        case sequence(isShift: Bool, after: Introducer)
        /// After `ESC [ [`.
        case consoleKey(isLate: Bool)
        /// In a report of the mouse in the format of X10, which nobody asked for.
        case ignoring(count: Int)
        /// After the introducer of a string, `]`, `P` and so on.
        case string(UInt8)
        /// After an ESC in a string: the first half of its terminator, or the beginning of something else.
        case stringEnd(UInt8)
        case paste
    }

    /// What stands before a sequence.
    enum Introducer {
        case escape
        /// Either alt with the sequence, or the escape key before it.
        case doubleEscape
        /// An ESC that was told as the key before the sequence went on.
        case spentEscape
    }

    var state = State.ground
    private var scalars = UTF8Assembler()
    private var isAlt = false
    var body: [UInt8] = []
    var paste = PasteCollector()

    /// The longest control sequence, and the longest string, of which something is kept, in bytes.
    static let longestSequence = 64
    static let longestString = 1024

    /// How long the next byte may take before ``timeOut(_:)`` is to be called; `nil` for any time.
    ///
    /// A sequence or a reply that began as one may be on a slow line, and is waited for.
    var patience: Duration? {
        switch state {
        case .string(let introducer) where isReply(introducer): nil
        case .escape: Self.escapePatience
        case .spentEscape: Self.latePatience - Self.escapePatience
        case .sequence(_, after: .spentEscape), .consoleKey(isLate: true), .string, .stringEnd, .paste:
            Self.latePatience
        case .ground, .sequence, .consoleKey, .ignoring: nil
        }
    }

    private static let escapePatience = Duration.milliseconds(50)
    /// How long the rest of a sequence may take after an ESC that was told as the key, and how long a paste or a string may be
    /// silent: one without an end must not take the keyboard away.
    private static let latePatience = Duration.seconds(1)

    /// Takes it that nothing more comes of what has begun.
    mutating func timeOut(_ tokens: inout [InputToken]) {
        switch state {
        case .escape(let isDoubled):
            tokens += repeatElement(.escape, count: isDoubled ? 2 : 1)
            state = .spentEscape
        case .spentEscape: state = .ground
        case .string(let introducer) where isReply(introducer): break
        case .sequence(_, after: .spentEscape), .consoleKey(isLate: true), .string: giveUp(&tokens)
        case .stringEnd(let introducer) where isReply(introducer):
            // Its terminator is on a slow line, or it was the key that gets the keyboard back.
            finishString(introducer, &tokens)
        case .stringEnd:
            giveUp(&tokens)
            tokens.append(.escape)
        case .paste:
            state = .ground
            tokens.append(.paste(paste.finish()))
        case .ground, .sequence, .consoleKey, .ignoring: break
        }
    }

    mutating func scan(_ byte: UInt8, _ tokens: inout [InputToken]) {
        switch state {
        case .ground: ground(byte, &tokens)
        case .escape(let isDoubled): escape(byte, isDoubled, &tokens)
        case .spentEscape: lateByte(byte, &tokens)
        case .sequence(let isShift, let introducer): sequence(byte, isShift, introducer, &tokens)
        case .consoleKey: consoleKey(byte, &tokens)
        case .ignoring(let count): ignored(byte, count, &tokens)
        case .string(let introducer): string(byte, introducer, &tokens)
        case .stringEnd(let introducer):
            if byte == UInt8(ascii: "\\") {
                finishString(introducer, &tokens)
            } else {
                giveUp(&tokens)
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

    private mutating func lateByte(_ byte: UInt8, _ tokens: inout [InputToken]) {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "O"): begin(byte, after: .spentEscape)
        default:
            state = .ground
            ground(byte, &tokens)
        }
    }

    private mutating func begin(_ byte: UInt8, after introducer: Introducer) {
        body.removeAll(keepingCapacity: true)
        state = .sequence(isShift: byte == UInt8(ascii: "O"), after: introducer)
    }

    private mutating func escape(_ byte: UInt8, _ isDoubled: Bool, _ tokens: inout [InputToken]) {
        body.removeAll(keepingCapacity: true)
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            begin(byte, after: isDoubled ? .doubleEscape : .escape)
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
