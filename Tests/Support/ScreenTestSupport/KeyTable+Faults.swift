package import ScreenContract
package import ScreenView
package import TerminalKit

extension KeyTable {
    /// What is wrong with `hints`: those that name no key, or one that does not do what they say.
    package func faults(of hints: [KeyHint<Event>], inFull: Bool = false) -> [String] {
        hints.compactMap { hint in
            guard let label = label(for: hint.action, inFull: inFull) else { return "No key: \(hint)" }
            let keys = KeyEvent.named(in: label)
            let events = keys.map(event)
            let isRight =
                switch hint.action {
                case .mouse: true
                case .repaint: keys == [KeyEvent(key: "l", modifiers: .control)] && events == [nil]
                case .row, .page:
                    keys.count > 1 && zip(keys, events).allSatisfy { $1 != nil || Self.scrolls($0) }
                case .event(let wanted):
                    events.contains(wanted)
                        && events.allSatisfy { event in
                            event.map { self.label(for: .event($0), inFull: inFull) == label } ?? false
                        }
                }
            return isRight ? nil : "\(label) does not do this: \(hint)"
        }
    }

    private static func scrolls(_ key: KeyEvent) -> Bool {
        Scrolling(overflow: 9, page: 3).rows(for: .key(key)) != nil
    }
}

extension KeyEvent {
    /// The keys that a label names. A word that names none stands for a key that is on no keyboard.
    package static func named(in label: String) -> [KeyEvent] {
        label.split(separator: " ").flatMap { word -> [KeyEvent] in
            if let key = keys[String(word)] { return [KeyEvent(key: key)] }
            let signs = Array(word)
            switch signs.count {
            case 1: return [KeyEvent(key: .character(signs[0]))]
            case 2 where signs[0] == "⇧":
                return keys[String(signs[1])].map { [KeyEvent(key: $0, modifiers: .shift)] } ?? []
            case 2 where signs[0] == "^":
                let key = keys[String(signs[1])] ?? .character(Character(signs[1].lowercased()))
                return [KeyEvent(key: key, modifiers: .control)]
            case 2 where signs[0] == "⌥":
                return [KeyEvent(key: .character(signs[1]), modifiers: .alt)]
            case 3 where signs[1] == "–":
                return "0123456789".filter { (signs[0]...signs[2]).contains($0) }
                    .map { KeyEvent(key: .character($0)) }
            default: return signs.map { KeyEvent(key: keys[String($0)] ?? .function(0)) }
            }
        }
    }

    private static let keys: [String: Key] = [
        "↑": .up, "↓": .down, "←": .left, "→": .right, "⏎": .enter, "Enter": .enter, "Esc": .escape,
        "⌫": .backspace, "Del": .delete, "Tab": .tab, "⇧Tab": .backTab, "PgUp": .pageUp, "PgDn": .pageDown,
        "Home": .home, "End": .end, "Space": " ", "Ins": .insert,
        "F1": .function(1), "F2": .function(2),
    ]
}
