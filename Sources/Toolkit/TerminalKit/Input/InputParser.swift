/// Parses the bytes that a terminal sends into events.
///
/// Every sequence may arrive in any number of pieces, with pauses between them. For a string, pauses must be below a second
/// until its first few bytes distinguish it from keys. An ESC is ambiguous: it is the escape key if nothing follows it soon.
/// So call ``timeOut()`` when no byte has arrived for as long as ``patience`` says. If a sequence is interrupted after its ESC
/// for 50 ms to a second, an escape key is reported before it. Unknown sequences are dropped, never treated as typing.
public struct InputParser: Sendable {
    /// Whether a query for the cursor's position is waiting for its answer.
    ///
    /// The owner sets it. An answer for the first row looks like the function key F3 with modifiers, and is otherwise parsed
    /// as that key.
    public var expectsCursorPosition = false

    private var scanner = InputScanner()

    /// A parser that has not received any bytes.
    public init() {}

    /// How long to wait for the next byte before calling ``timeOut()``; `nil` for no limit.
    public var patience: Duration? { scanner.patience }

    /// Which reply has begun and not ended, counted from 1; `nil` for none. As long as it is the same, ``patience`` counts from when
    /// it was asked for first.
    public var openReply: Int? { scanner.replies.isOpen ? scanner.replies.count : nil }

    /// Parses more bytes, which have come at once, and returns the events that they complete.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        var tokens: [InputToken] = []
        for byte in scanner.withoutLateReply(Array(bytes)) {
            scanner.scan(byte, &tokens)
            scanner.noteReply()
        }
        return tokens.flatMap(events)
    }

    /// Assumes that no byte has arrived for as long as ``patience`` says; afterwards another timeout may be necessary.
    ///
    /// If an ESC was the last byte, it is the escape key. A paste or a reply ends, because its end may have been lost, and another
    /// string was typed. Any other incomplete input is on a slow line, and keeps waiting.
    public mutating func timeOut() -> [InputEvent] {
        var tokens: [InputToken] = []
        scanner.timeOut(&tokens)
        scanner.noteReply()
        return tokens.flatMap(events)
    }

    private func events(_ token: InputToken) -> [InputEvent] {
        switch token {
        case .scalar(let scalar, let isAlt):
            guard scalar.properties.generalCategory != .control else { return [] }
            return [key(KeyEvent(key: .character(Character(scalar))), isAlt: isAlt)]
        case .control(let byte, let isAlt): return [key(KeyEvent(controlByte: byte), isAlt: isAlt)]
        case .escape: return [.key(KeyEvent(key: .escape))]
        case .sequence(let sequence, let introducer):
            return events(sequence, introducer) ?? typed("[", sequence, introducer)
        case .singleShift(let sequence, let introducer):
            return KeyEvent(singleShift: sequence).map { [key($0, isAlt: introducer == .doubleEscape)] }
                ?? typed("O", sequence, introducer)
        case .consoleKey(let letter): return KeyEvent(consoleLetter: letter).map { [.key($0)] } ?? []
        case .systemCommand(let body): return TerminalReply(systemCommand: body).map { [.reply($0)] } ?? []
        case .deviceControl(let body): return TerminalReply(deviceControl: body).map { [.reply($0)] } ?? []
        case .applicationCommand(let body):
            return TerminalReply(applicationCommand: body).map { [.reply($0)] } ?? []
        case .paste(let text): return [.paste(text)]
        }
    }

    private func events(
        _ sequence: ControlSequence, _ introducer: InputScanner.Introducer
    ) -> [InputEvent]? {
        let isDoubled = introducer == .doubleEscape
        // The terminal's own reports have no alt modifier: the ESC before one was the key.
        if let report = report(sequence) {
            return isDoubled ? [.key(KeyEvent(key: .escape)), report] : [report]
        }
        return KeyEvent(sequence).map { [key($0, isAlt: isDoubled)] }
    }

    /// The keys with which an unknown sequence was typed. This is considered only if it has at most two characters, and if the
    /// escape key was reported before it.
    private func typed(
        _ first: Character, _ sequence: ControlSequence, _ introducer: InputScanner.Introducer
    ) -> [InputEvent] {
        guard introducer == .spentEscape, sequence.isBare else { return [] }
        return [first, Character(Unicode.Scalar(sequence.final))].map { .key(KeyEvent(key: .character($0))) }
    }

    private func report(_ sequence: ControlSequence) -> InputEvent? {
        if let pointer = PointerEvent(sequence) { return .pointer(pointer) }
        if let reply = TerminalReply(sequence) { return .reply(reply) }
        if sequence.prefix != nil || expectsCursorPosition,
            let reply = TerminalReply(cursorPosition: sequence)
        {
            return .reply(reply)
        }
        guard sequence.isBare else { return nil }
        switch sequence.final {
        case UInt8(ascii: "I"): return .focus(true)
        case UInt8(ascii: "O"): return .focus(false)
        default: return nil
        }
    }

    private func key(_ event: KeyEvent, isAlt: Bool) -> InputEvent {
        var event = event
        if isAlt { event.modifiers.insert(.alt) }
        return .key(event)
    }
}

/// A piece of terminal input before it is interpreted.
enum InputToken: Equatable, Sendable {
    /// A scalar that is not a control character.
    case scalar(Unicode.Scalar, isAlt: Bool)
    /// A control byte other than escape: 0x00...0x1F or 0x7F.
    case control(UInt8, isAlt: Bool)
    /// Escape that doesn't begin a sequence.
    case escape
    /// A sequence that began with `ESC [`.
    case sequence(ControlSequence, after: InputScanner.Introducer)
    /// A sequence that began with `ESC O`.
    case singleShift(ControlSequence, after: InputScanner.Introducer)
    /// `ESC [ [` and a letter: a function key of the Linux console.
    case consoleKey(UInt8)
    /// The contents of `ESC ]` up to the terminator.
    case systemCommand([UInt8])
    /// The contents of `ESC P` up to the terminator.
    case deviceControl([UInt8])
    /// The contents of `ESC _` up to the terminator.
    case applicationCommand([UInt8])
    /// Pasted text.
    case paste(String)
}
