import TerminalKit
import Values

/// The latest input, held back from a recording until it is certain whether it is part of a card number.
///
/// A number is typed key by key, and no single key shows that it is one. Input that ends in a digit, or in a character that may
/// separate digits, therefore waits for the next key. Moving the mouse, the cursor or the window, and deleting, don't end a
/// number.
struct UnwrittenInput {
    /// An entry of a recording, one line each.
    enum Entry: Equatable {
        case input([InputEvent], at: Duration)
        case size(Size, at: Duration)
    }

    private var waiting: [Entry] = []

    /// Adds an entry, and returns the entries that can be written now, without card numbers.
    mutating func add(_ entry: Entry) -> [Entry] {
        waiting.append(entry)
        return TypedCharacters(waiting).mayGoOn ? [] : release()
    }

    /// Returns the remaining entries at the end, without card numbers.
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

/// Consecutive characters of typed and pasted text, each with its event.
private struct TypedCharacters {
    struct Source: Hashable {
        let entry: Int
        let event: Int
    }

    private struct Sign {
        /// The origin of a character: the event, and its place in the event's text.
        struct Origin: Hashable {
            let source: Source
            let place: Int
        }

        let character: Character
        let origin: Origin
    }

    /// The texts as they were typed, separated by events other than characters.
    private var runs: [[Sign]] = [[]]
    /// The same texts without the characters that were deleted at their ends.
    private var corrected: [[Sign]] = [[]]

    init(_ entries: [UnwrittenInput.Entry]) {
        for (place, entry) in entries.enumerated() {
            guard case .input(let events, _) = entry else { continue }
            for (number, event) in events.enumerated() {
                let source = Source(entry: place, event: number)
                switch event.effect {
                case .typed(let text):
                    let signs = text.enumerated().map { place, character in
                        Sign(character: character, origin: Sign.Origin(source: source, place: place))
                    }
                    runs[runs.count - 1] += signs
                    corrected[corrected.count - 1] += signs
                case .deleted: _ = corrected[corrected.count - 1].popLast()
                case .ended:
                    runs.append([])
                    corrected.append([])
                case .nothing: break
                }
            }
        }
    }

    /// Whether the next character may continue a number. A character that isn't part of one may still be deleted.
    var mayGoOn: Bool {
        String(corrected.last?.map(\.character) ?? []).contains(/\p{N}(?:%[0-9A-Fa-f]{0,2}|\P{N}){0,12}$/)
    }

    /// The masked text of each event in which something was masked.
    var masked: [Source: String] {
        let hidden = (runs + corrected).reduce(into: Set()) { $0.formUnion(Self.hidden(in: $1)) }
        let changed = Set(hidden.map(\.source))
        return runs.joined().filter { changed.contains($0.origin.source) }.reduce(into: [:]) { texts, sign in
            texts[sign.origin.source, default: ""].append(hidden.contains(sign.origin) ? "X" : sign.character)
        }
    }

    /// The origins of the digits that must not be shown.
    private static func hidden(in run: [Sign]) -> [Sign.Origin] {
        // Secret input already consists only of zeros.
        guard run.contains(where: { $0.character.isNumber && $0.character != "0" }) else { return [] }
        let text = String(run.map(\.character))
        var shown = Array(text.withMaskedNames)
        guard String(shown) != text else { return [] }
        // Characters typed one by one may combine into one.
        if shown.count != run.count { shown = run.map { $0.character.isNumber ? "X" : $0.character } }
        return zip(run, shown).filter { $0.character != $1 }.map(\.0.origin)
    }
}

extension InputEvent {
    /// What an event does to the text that is being typed.
    fileprivate enum Effect {
        case typed(String)
        /// The last character is gone.
        case deleted
        /// A new text begins.
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
            case .backspace: .deleted
            case .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
                .function:
                .nothing
            }
        }
    }

    /// The event with `text` instead of its own.
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
