public import ScreenContract
public import TerminalKit

/// Keys that do the same, and how they are written on the screen.
public struct KeyRow<Event: ViewEvent>: Sendable {
    let label: String
    let fullLabel: String
    let action: KeyHint<Event>.Action
    let event: Event?
    let keys: [KeyEvent]
    /// Keys that report the event only together with shift.
    var shifted: [Key] = []

    /// `keys`, and a letter together with control, report `event`.
    ///
    /// - Parameters:
    ///   - label: the keys that are worth naming; rows that belong together, such as up and down, share one.
    ///   - inFull: all keys worth knowing, for a list of every key; by default, the label.
    ///   - action: what it is to hints where that is not the event.
    public init(
        _ label: String, inFull: String? = nil, _ event: Event, _ keys: Key..., control: Character? = nil,
        as action: KeyHint<Event>.Action? = nil
    ) {
        self.label = label
        fullLabel = inFull ?? label
        self.event = event
        self.action = action ?? .event(event)
        self.keys =
            keys.map { KeyEvent(key: $0) }
            + [control].compactMap { $0.map { KeyEvent(key: .character($0), modifiers: .control) } }
    }

    /// The same row, whose event `keys` report, too, when shift is held down.
    public func or(shifted keys: Key...) -> KeyRow {
        var row = self
        row.shifted = keys
        return row
    }

    /// A name for keys of which another part of the program takes care, such as those that scroll.
    public init(_ label: String, as action: KeyHint<Event>.Action) {
        (self.label, fullLabel, self.action, event, keys) = (label, label, action, nil, [])
    }

    /// The digits in `range`, each of which reports an event of its own.
    public static func digits(_ range: ClosedRange<Int>, _ event: (Int) -> Event) -> [KeyRow] {
        range.map { digit in
            KeyRow(
                "\(range.lowerBound)–\(range.upperBound)", event(digit), .character(Character(String(digit))))
        }
    }
}

/// What each key does while a screen shows something, and how it is written there.
///
/// This is the only place that knows keys: it turns them into events, and it labels hints. So a hint can't name a key that does
/// something else.
public struct KeyTable<Event: ViewEvent>: Sendable {
    private let rows: [KeyRow<Event>]
    private let otherwise: @Sendable (KeyEvent) -> Event?

    /// A table in which the first row with a key counts. `otherwise` tells what any other key reports, such as one that types a
    /// character; by default, nothing.
    ///
    /// A letter means the same in either case and on a Cyrillic layout. A key that types nothing means the same with modifiers. Where a row wants shift,
    /// that row counts.
    public init(
        _ rows: [KeyRow<Event>], otherwise: @escaping @Sendable (KeyEvent) -> Event? = { _ in nil }
    ) {
        self.rows = rows
        self.otherwise = otherwise
    }

    /// What pressing `key` reports; `nil` for nothing.
    public func event(for key: KeyEvent) -> Event? {
        let plain =
            if case .character = key.key {
                key.shortcut.map { KeyEvent(key: .character($0)) } ?? key
            } else {
                KeyEvent(key: key.key)
            }
        let isShifted = key.modifiers == .shift || key.typed?.isUppercase == true
        if isShifted, let row = rows.first(where: { $0.shifted.contains(plain.key) }) { return row.event }
        return rows.first { $0.keys.contains(plain) }?.event ?? otherwise(key)
    }

    /// How the keys are written that do `action`; `nil` where none does.
    public func label(for action: KeyHint<Event>.Action, inFull: Bool = false) -> String? {
        if case .mouse(let name) = action { return name }
        return rows.first { $0.action == action }.map { inFull ? $0.fullLabel : $0.label }
    }

    /// What `remark` says, with the name of the key for what it asks.
    package func text(of remark: RemarkState<Event>) -> String {
        remark.text.replacing("{}", with: remark.event.flatMap { label(for: .event($0)) } ?? "")
    }

    /// What a click on the name of the keys that do `action` means: the first of them; `nil` where one of two directions would be
    /// as good as the other.
    public func target(for action: KeyHint<Event>.Action) -> CanvasTarget? {
        guard case .event = action else { return nil }
        return rows.first { $0.action == action }?.keys.first.map { .key($0) }
    }

    /// `hints` with their keys, without those that no key does.
    func labelled(_ hints: [KeyHint<Event>], inFull: Bool = false) -> [LabelledHint] {
        hints.compactMap { hint in
            label(for: hint.action, inFull: inFull).map {
                LabelledHint(
                    key: $0, meaning: hint.meaning, isEssential: hint.isEssential,
                    target: target(for: hint.action))
            }
        }
    }
}

/// A hint as it is written on the screen.
struct LabelledHint {
    let key, meaning: String
    /// Whether the screen is for it.
    let isEssential: Bool
    /// What a click on it means.
    let target: CanvasTarget?
}

extension KeyTable<AnswerEvent> {
    /// What the keys do on a screen that shows one fetched answer.
    public static let answer = KeyTable([
        .scrolling,
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h"),
        KeyRow("x", .screen(.privacyToggled), "x"),
        KeyRow("r", .refreshRequested, "r"),
        KeyRow("g", .screen(.placesRequested), "g"),
    ])
}
