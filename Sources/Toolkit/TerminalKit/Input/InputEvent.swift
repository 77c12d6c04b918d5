/// An event that a terminal reports.
public enum InputEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(KeyEvent)
    /// The mouse was used.
    case pointer(PointerEvent)
    /// Text was pasted, and this is all of it. It is never a shortcut, whatever its characters.
    case paste(String)
    /// The terminal's window got the focus (`true`) or lost it.
    case focus(Bool)
    /// The terminal answered a query.
    case reply(TerminalReply)
}

extension Array where Element == InputEvent {
    /// The events without pointer movements that the next event makes obsolete.
    ///
    /// Of consecutive movements, with the same button down or with none, only the last is kept, because a frame can show only
    /// one position.
    public func coalescingMotion() -> [InputEvent] {
        reduce(into: []) { kept, event in
            if let last = kept.last, event.continuesMotion(of: last) { kept.removeLast() }
            kept.append(event)
        }
    }
}

extension InputEvent {
    fileprivate func continuesMotion(of other: InputEvent) -> Bool {
        guard case .pointer(let pointer) = self, case .pointer(let before) = other else { return false }
        switch pointer.kind {
        case .dragged, .hovered: return pointer.kind == before.kind && pointer.button == before.button
        case .pressed, .released, .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight: return false
        }
    }
}

extension InputEvent {
    /// The event with every typed or pasted digit, in any script, replaced by `0`.
    public var withoutDigits: InputEvent {
        switch self {
        case .key(var key):
            if case .character(let character) = key.key { key.key = .character(character.withoutDigits) }
            return .key(key)
        case .paste(let text): return .paste(String(text.map(\.withoutDigits)))
        case .pointer, .focus, .reply: return self
        }
    }
}

extension Character {
    fileprivate var withoutDigits: Character {
        unicodeScalars.contains { $0.properties.numericType != nil } ? "0" : self
    }
}

extension InputEvent {
    /// The bytes that a terminal would send for the event, which an `InputParser` parses back into it.
    ///
    /// The terminal's answers are not user input, and have none.
    public var encoded: [UInt8] {
        switch self {
        case .key(let key): Array(key.encoded.utf8)
        case .pointer(let pointer): Array(pointer.encoded.utf8)
        case .paste(let text): Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
        case .focus(let hasFocus): Array((hasFocus ? "\u{1B}[I" : "\u{1B}[O").utf8)
        case .reply: []
        }
    }
}

extension KeyEvent {
    fileprivate var encoded: String {
        switch key {
        case .character(let character): characterCode(character)
        case .enter: plain("\r", code: 13)
        case .tab: plain("\t", code: 9)
        case .backTab: "\u{1B}[Z"
        case .escape: plain("\u{1B}", code: 27)
        case .backspace: plain("\u{7F}", code: 127)
        case .insert: "\u{1B}[2\(suffix)~"
        case .delete: "\u{1B}[3\(suffix)~"
        case .pageUp: "\u{1B}[5\(suffix)~"
        case .pageDown: "\u{1B}[6\(suffix)~"
        case .up: letter("A")
        case .down: letter("B")
        case .right: letter("C")
        case .left: letter("D")
        case .home: letter("H")
        case .end: letter("F")
        case .function(let number): function(number)
        }
    }

    /// xterm's number for the modifiers held down: 1 plus the sum of shift 1, alt 2, control 4.
    private var modifierNumber: Int {
        1 + (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.alt) ? 2 : 0)
            + (modifiers.contains(.control) ? 4 : 0)
    }

    private var suffix: String { modifiers.isEmpty ? "" : ";\(modifierNumber)" }

    private func letter(_ final: String) -> String {
        modifiers.isEmpty ? "\u{1B}[\(final)" : "\u{1B}[1;\(modifierNumber)\(final)"
    }

    private func plain(_ text: String, code: Int) -> String {
        modifiers.isEmpty ? text : "\u{1B}[\(code);\(modifierNumber)u"
    }

    private func characterCode(_ character: Character) -> String {
        guard !modifiers.isEmpty, let scalar = character.unicodeScalars.first else {
            return String(character)
        }
        return "\u{1B}[\(scalar.value);\(modifierNumber)u"
    }

    private func function(_ number: Int) -> String {
        let codes = [15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
        switch number {
        case 1...4:
            let final = ["P", "Q", "R", "S"][number - 1]
            return modifiers.isEmpty ? "\u{1B}O\(final)" : letter(final)
        case 5...20: return "\u{1B}[\(codes[number - 5])\(suffix)~"
        default: return ""
        }
    }
}

extension PointerEvent {
    fileprivate var encoded: String {
        let held =
            (modifiers.contains(.shift) ? 4 : 0) + (modifiers.contains(.alt) ? 8 : 0)
            + (modifiers.contains(.control) ? 16 : 0)
        let (number, final) =
            switch kind {
            case .pressed: (buttonNumber, "M")
            case .released: (buttonNumber, "m")
            case .dragged: (buttonNumber + 32, "M")
            case .hovered: (35, "M")
            case .scrolledUp: (64, "M")
            case .scrolledDown: (65, "M")
            case .scrolledLeft: (66, "M")
            case .scrolledRight: (67, "M")
            }
        return "\u{1B}[<\(number + held);\(position.column + 1);\(position.row + 1)\(final)"
    }

    private var buttonNumber: Int {
        switch button {
        case .left, nil: 0
        case .middle: 1
        case .right: 2
        }
    }
}
