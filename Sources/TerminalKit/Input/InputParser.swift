/// Turns the bytes that a terminal sends into events.
///
/// Every sequence may come in any number of pieces, with pauses between them. Only an ESC is ambiguous: it is
/// the escape key if nothing follows it soon. So, when ``isPending`` and no byte has come for 50 ms, call
/// ``timeOut()``. Sequences of no known meaning are left out, never typed.
public struct InputParser: Sendable {
    /// Whether the cursor's position has been asked for and not been told yet.
    ///
    /// The owner sets it. The answer for the first row looks like the function key F3 with modifiers, and is
    /// taken for that at other times.
    public var expectsCursorPosition = false

    private var scanner = InputScanner()
    private var hasTimedOut = false

    /// A parser that has seen nothing.
    public init() {}

    /// Whether something has begun that is not complete. After ``timeOut()`` only new bytes can make it so.
    public var isPending: Bool { scanner.isPending && !hasTimedOut }

    /// Takes more bytes; the events that are complete with them.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        var tokens: [InputToken] = []
        for byte in bytes {
            hasTimedOut = false
            scanner.scan(byte, &tokens)
        }
        return tokens.flatMap(events)
    }

    /// Takes it that no more bytes will come soon; the escape key, if its byte was the last.
    ///
    /// Anything else that is not complete is a sequence on a slow line, and keeps waiting.
    public mutating func timeOut() -> [InputEvent] {
        hasTimedOut = true
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
        case .sequence(let sequence, let isDoubled): return events(sequence, isDoubled)
        case .singleShift(let sequence, let isAlt):
            return KeyEvent(singleShift: sequence).map { [key($0, isAlt: isAlt)] } ?? []
        case .consoleKey(let letter): return KeyEvent(consoleLetter: letter).map { [.key($0)] } ?? []
        case .systemCommand(let body): return TerminalReply(systemCommand: body).map { [.reply($0)] } ?? []
        case .deviceControl(let body): return TerminalReply(deviceControl: body).map { [.reply($0)] } ?? []
        case .paste(let text): return [.paste(text)]
        }
    }

    private func events(_ sequence: ControlSequence, _ isDoubled: Bool) -> [InputEvent] {
        // What the terminal tells by itself has no alt: the ESC before it was the key.
        if let report = report(sequence) {
            return isDoubled ? [.key(KeyEvent(key: .escape)), report] : [report]
        }
        return KeyEvent(sequence).map { [key($0, isAlt: isDoubled)] } ?? []
    }

    private func report(_ sequence: ControlSequence) -> InputEvent? {
        if let pointer = PointerEvent(sequence) { return .pointer(pointer) }
        if let reply = TerminalReply(sequence) { return .reply(reply) }
        if sequence.prefix != nil || expectsCursorPosition,
            let reply = TerminalReply(cursorPosition: sequence)
        {
            return .reply(reply)
        }
        guard sequence.prefix == nil, sequence.intermediates.isEmpty, sequence.parameters.isEmpty else {
            return nil
        }
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
