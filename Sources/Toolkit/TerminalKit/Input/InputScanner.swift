/// Splits terminal input into tokens. Every token may arrive in any number of pieces.
///
/// The length of sequences is limited: the contents of longer ones are dropped, but they are still read to their end. A byte
/// that can't be part of a sequence ends it and is processed on its own, so that control-C works even if a sequence never
/// ends.
///
/// An ESC that nothing follows for 50 ms is the escape key, and is reported at once, because a person waits for it. Still, a
/// slow line may have split a sequence there. So `[` or `O` within a second continues a sequence, and so does every further
/// byte within a second of the last one. If these characters were typed after the escape key, they are reported as keys after
/// a second at the latest, unless the following ones complete a sequence, which can't be distinguished from one that was
/// split.
///
/// `ESC ]`, `ESC P` and the like begin a string of any length, but Alt with these keys sends the same bytes. A string that
/// begins like a terminal's reply is one, and none of it is reported as keys. Its end may have been lost: an ESC or any other
/// control character ends it, and so does half a second, after which the keyboard has to work again. What a slow line brings of
/// it later is dropped, too, if it comes at once and with its end. Any other string was typed if it pauses for a second, or if
/// anything but its terminator ends it: it is reported as keys.
struct InputScanner: Sendable {
    enum State: Equatable {
        case ground
        /// After one ESC or two.
        case escape(isDoubled: Bool)
        /// After an ESC that was reported as the key.
        case spentEscape
        /// After `ESC [` or, with `isShift`, `ESC O`.
        case sequence(isShift: Bool, after: Introducer)
        /// After `ESC [ [`.
        case consoleKey(isLate: Bool)
        /// In an unrequested mouse report in the X10 format.
        case ignoring(count: Int)
        /// After the introducer of a string, `]`, `P` and so on.
        case string(UInt8)
        /// After an ESC in a string: the first half of its terminator, or the beginning of something else.
        case stringEnd(UInt8)
        case paste
    }

    /// What precedes a sequence.
    enum Introducer {
        case escape
        /// Either alt with the sequence, or the escape key before the sequence.
        case doubleEscape
        /// An ESC that was reported as the key before the sequence continued.
        case spentEscape
    }

    var state = State.ground
    private var scalars = UTF8Assembler()
    private var isAlt = false
    var body: [UInt8] = []
    var paste = PasteCollector()

    /// The maximum lengths of control sequences and strings in bytes; the contents of longer ones are dropped.
    static let longestSequence = 64
    static let longestString = 1024

    /// How many replies have begun, and whether the last one goes on: its patience does not begin anew with each byte.
    private(set) var replies = (count: 0, isOpen: false)
    /// Whether the end of a reply was not waited for.
    private var lacksEnd = false

    /// How long to wait for the next byte before calling ``timeOut(_:)``; `nil` for no limit.
    ///
    /// A sequence may be on a slow line, and has no limit: the next letter ends it.
    var patience: Duration? {
        switch state {
        case .string(let introducer) where isReply(introducer): Self.replyPatience
        case .escape: Self.escapePatience
        case .spentEscape: Self.latePatience - Self.escapePatience
        case .sequence(_, after: .spentEscape), .consoleKey(isLate: true), .string, .stringEnd, .paste:
            Self.latePatience
        case .ground, .sequence, .consoleKey, .ignoring: nil
        }
    }

    private static let escapePatience = Duration.milliseconds(50)
    /// How long the rest of a sequence may take after an ESC that was reported as the key, and how long a paste or a string
    /// may pause: one without an end must not block the keyboard.
    private static let latePatience = Duration.seconds(1)
    /// How long a reply may take from its first few bytes to its end; what comes later is not taken for keys either.
    private static let replyPatience = Duration.milliseconds(300)

    /// Assumes that the unfinished input won't continue.
    mutating func timeOut(_ tokens: inout [InputToken]) {
        switch state {
        case .escape(let isDoubled):
            tokens += repeatElement(.escape, count: isDoubled ? 2 : 1)
            state = .spentEscape
        case .spentEscape: state = .ground
        case .string(let introducer) where isReply(introducer): (state, lacksEnd) = (.ground, true)
        case .sequence(_, after: .spentEscape), .consoleKey(isLate: true), .string: giveUp(&tokens)
        case .stringEnd(let introducer) where isReply(introducer):
            // Its terminator is on a slow line, or a person pressed escape to free the keyboard.
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

    /// Bytes that came at once, without what they begin with of a reply that was not waited for.
    mutating func withoutLateReply(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        defer { lacksEnd = lacksEnd && bytes.isEmpty }
        return (lacksEnd ? bytes.afterReply : nil) ?? bytes[...]
    }

    /// Takes note of whether a reply goes on.
    mutating func noteReply() {
        let isOpen = if case .string(let introducer) = state { isReply(introducer) } else { false }
        replies = (replies.count + (isOpen && !replies.isOpen ? 1 : 0), isOpen)
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
                // Of three ESCs only the last two can begin a sequence.
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

extension [UInt8] {
    /// What follows the end of a reply to which all bytes before it may belong; `nil` if there is no end.
    fileprivate var afterReply: ArraySlice<UInt8>? {
        let rest = drop { 0x20..<0x7F ~= $0 }
        if rest.first == 0x07 { return rest.dropFirst() }
        return rest.starts(with: [0x1B, UInt8(ascii: "\\")]) ? rest.dropFirst(2) : nil
    }
}
