import TerminalKit
import Values

/// What was done last, kept back from a recording until it is certain whether it is part of a card number.
///
/// A number that is typed comes key by key, so that no single one of them tells that it is one. Whatever ends in a digit, or in
/// what may stand between two digits, therefore waits for the next key. Moving the mouse, the cursor or the window and
/// deleting what was typed end no number.
struct UnwrittenInput {
    /// Something that a recording has a line for.
    enum Entry: Equatable {
        case input([InputEvent], at: Duration)
        case size(Size, at: Duration)
    }

    private var waiting: [Entry] = []

    /// Takes what happened, and returns what can be written now, without card numbers.
    mutating func add(_ entry: Entry) -> [Entry] {
        waiting.append(entry)
        return TypedCharacters(waiting).mayGoOn ? [] : release()
    }

    /// All that is left, without card numbers: nothing follows.
    mutating func release() -> [Entry] {
        defer { waiting = [] }
        let masked = TypedCharacters(waiting).masked
        guard !masked.isEmpty else { return waiting }
        return waiting.enumerated().map { place, entry in
            guard case .input(let events, let time) = entry else { return entry }
            let changed = events.enumerated().map { number, event in
                masked[TypedCharacters.Source(entry: place, event: number)].map(event.typing) ?? event
            }
            return .input(changed, at: time)
        }
    }
}

/// The characters of typed and pasted text in a row, each with the event that it belongs to.
private struct TypedCharacters {
    struct Source: Hashable {
        let entry: Int
        let event: Int
    }

    /// Texts that something else than a character stands between.
    private var runs: [[(character: Character, source: Source)]] = [[]]

    init(_ entries: [UnwrittenInput.Entry]) {
        for (place, entry) in entries.enumerated() {
            guard case .input(let events, _) = entry else { continue }
            for (number, event) in events.enumerated() {
                let source = Source(entry: place, event: number)
                switch event.effect {
                case .typed(let text): runs[runs.count - 1] += text.map { ($0, source) }
                case .ended: runs.append([])
                case .nothing: break
                }
            }
        }
    }

    /// Whether the next character may go on with a number that has begun.
    var mayGoOn: Bool {
        String(runs.last?.map(\.character) ?? [])
            .contains(/\p{N}(?:%[0-9A-Fa-f]{0,2}|[^\p{L}\p{N}]){0,3}$/)
    }

    /// The text of each event of which something was masked.
    var masked: [Source: String] {
        runs.reduce(into: [:]) { texts, run in
            // What was typed where it is secret is nothing but zeros already.
            guard run.contains(where: { $0.character.isNumber && $0.character != "0" }) else { return }
            let text = String(run.map(\.character))
            var shown = Array(text.withMaskedNames)
            guard String(shown) != text else { return }
            // Signs that are typed one by one may be one character together.
            if shown.count != run.count { shown = run.map { $0.character.isNumber ? "X" : $0.character } }
            let changed = Set(zip(run, shown).filter { $0.character != $1 }.map(\.0.source))
            for (sign, character) in zip(run, shown) where changed.contains(sign.source) {
                texts[sign.source, default: ""].append(character)
            }
        }
    }
}

extension InputEvent {
    /// What an event does to the text that is being typed.
    fileprivate enum Effect {
        case typed(String)
        /// What follows is another text.
        case ended
        case nothing
    }

    fileprivate var effect: Effect {
        switch self {
        case .paste(let text): .typed(text)
        case .pointer, .focus, .reply: .nothing
        case .key(let event):
            switch event.key {
            case .character(let character):
                event.modifiers.contains(.control) ? .nothing : .typed(String(character))
            case .enter, .tab, .backTab, .escape: .ended
            case .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
                .function:
                .nothing
            }
        }
    }

    /// The event with `text` in the place of its own.
    fileprivate func typing(_ text: String) -> InputEvent {
        switch self {
        case .paste: return .paste(text)
        case .key(var event):
            if let character = text.first { event.key = .character(character) }
            return .key(event)
        case .pointer, .focus, .reply: return self
        }
    }
}
