/// Turns the bytes that a terminal sends into events.
///
/// Every sequence may come in any number of pieces, with pauses between them; those before a string can be told from keys, which
/// takes its first few bytes, are below a second. An ESC is ambiguous: it is the escape key if nothing follows it soon. So call ``timeOut()`` when no byte has come for as long as ``patience`` says. A
/// sequence that a line splits after its ESC with a pause of 50 ms to a second is told with an escape key before it.
/// Sequences of no known meaning are left out, never typed.
public struct InputParser: Sendable {
    /// Whether the cursor's position has been asked for and not been told yet.
    ///
    /// The owner sets it. The answer for the first row looks like the function key F3 with modifiers, and is
    /// taken for that at other times.
    public var expectsCursorPosition = false

    private var scanner = InputScanner()

    /// A parser that has seen nothing.
    public init() {}

    /// How long to wait for the next byte before ``timeOut()``; `nil` for any time.
    public var patience: Duration? { scanner.patience }

    /// Takes more bytes; the events that are complete with them.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        var tokens: [InputToken] = []
        for byte in bytes { scanner.scan(byte, &tokens) }
        return tokens.flatMap(events)
    }

    /// Takes it that no byte has come for as long as ``patience`` says, which may then ask for another time out.
    ///
    /// An ESC that was the last byte is the escape key then. A paste ends, because its end may have got lost, and a string that
    /// does not begin as a reply was typed. Anything else that is not complete is on a slow line, and keeps waiting.
    public mutating func timeOut() -> [InputEvent] {
        var tokens: [InputToken] = []
        scanner.timeOut(&tokens)
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
        case .paste(let text): return [.paste(text)]
        }
    }

    private func events(
        _ sequence: ControlSequence, _ introducer: InputScanner.Introducer
    ) -> [InputEvent]? {
        let isDoubled = introducer == .doubleEscape
        // What the terminal tells by itself has no alt: the ESC before it was the key.
        if let report = report(sequence) {
            return isDoubled ? [.key(KeyEvent(key: .escape)), report] : [report]
        }
        return KeyEvent(sequence).map { [key($0, isAlt: isDoubled)] }
    }

    /// The keys that a sequence of no known meaning was typed with. It is one only where it has no more than two characters, and
    /// where the escape key was told before it.
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
