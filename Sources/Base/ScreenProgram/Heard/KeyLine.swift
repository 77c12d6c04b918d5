import Foundation
import TerminalKit
import TerminalSession

/// A line of input in place of a key: the key's name, or a text.
enum KeyLine: Equatable {
    case key(KeyEvent)
    /// A text to type. In quotes, it may also be the name of a key.
    case text(String)
    case empty

    /// The maximum number of characters in a line.
    static let longest = 1000

    init(_ line: String) {
        let word = line.trimmingCharacters(in: .whitespaces)
        if word.isEmpty {
            self = .empty
        } else if word.count > 1, word.hasPrefix("\""), word.hasSuffix("\"") {
            self = .text(String(word.dropFirst().dropLast()))
        } else if let key = Self.key(named: word) {
            self = .key(key)
        } else {
            self = .text(word)
        }
    }

    /// What happens in a session in which this is typed.
    var event: SessionEvent {
        switch self {
        case .key(Self.repaint): .erased
        case .key(Self.interrupt): .interrupted(signal: SIGINT)
        case .key(let key): .input([.key(key)])
        case .text(let text): .input([.paste(text)])
        case .empty: .input([])
        }
    }

    private static let repaint = KeyEvent(key: .character("l"), modifiers: .control)
    private static let interrupt = KeyEvent(key: .character("c"), modifiers: .control)
    /// The key that suspends a program in a terminal.
    static let suspend = KeyEvent(key: .character("z"), modifiers: .control)

    private static func key(named name: String) -> KeyEvent? {
        if name.count == 1, let letter = name.first { return KeyEvent(key: .character(letter)) }
        let name = name.lowercased()
        if let key = names[name] { return KeyEvent(key: key) }
        for prefix in ["ctrl-", "^"] where name.hasPrefix(prefix) && name.count == prefix.count + 1 {
            return name.last.map { KeyEvent(key: .character($0), modifiers: .control) }
        }
        return nil
    }

    /// The keys that type nothing, by the names that are printed on them.
    private static let names: [String: Key] = [
        "enter": .enter, "esc": .escape, "escape": .escape, "tab": .tab, "shift-tab": .backTab,
        "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
        "pgup": .pageUp, "pgdn": .pageDown, "space": .character(" "), "backspace": .backspace,
        "delete": .delete, "f1": .function(1),
    ]

    /// The events of the lines that `read` returns until it returns `nil`. It is called only when the next one is wanted. One that is
    /// too long is passed to `refuse`, and stands for nothing.
    static func events(
        read: @escaping @Sendable () -> String?, refuse: @escaping @Sendable (_ length: Int) -> Void
    ) -> AsyncStream<SessionEvent> {
        let queue = DispatchQueue(label: "lines of keys")
        return AsyncStream {
            await withCheckedContinuation { continuation in
                queue.async {
                    var line = read()
                    if let length = line?.count, length > longest {
                        refuse(length)
                        line = ""
                    }
                    continuation.resume(returning: line.map { KeyLine($0).event })
                }
            }
        }
    }
}
