public import ScreenContract
public import TerminalKit

/// Keys with the same effect, and how they are written on the screen.
public struct KeyRow<Event: ViewEvent>: Sendable {
    let label: String
    let fullLabel: String
    let action: KeyHint<Event>.Action
    let event: Event?
    let keys: [KeyEvent]
    /// Keys that report the event only with Shift.
    var shifted: [Key] = []

    /// `keys`, and a letter with Control, report `event`.
    ///
    /// - Parameters:
    ///   - label: the names of the main keys; rows that belong together, such as up and down, share one.
    ///   - inFull: all keys worth knowing, for a list of every key; by default, the label.
    ///   - action: the action that hints name, if it isn't the event.
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

    /// The same row, whose event `keys` also report with Shift.
    public func or(shifted keys: Key...) -> KeyRow {
        var row = self
        row.shifted = keys
        return row
    }

    /// A label for keys that another part of the program handles, such as those that scroll.
    public init(_ label: String, inFull: String? = nil, as action: KeyHint<Event>.Action) {
        (self.label, fullLabel, self.action, event, keys) = (label, inFull ?? label, action, nil, [])
    }

    /// The digits in `range`, each with an event of its own.
    public static func digits(_ range: ClosedRange<Int>, _ event: (Int) -> Event) -> [KeyRow] {
        range.map { digit in
            KeyRow(
                "\(range.lowerBound)–\(range.upperBound)", event(digit), .character(Character(String(digit))))
        }
    }
}

/// What each key does while a screen shows something, and how it is written there.
///
/// Only this table knows the keys: it turns them into events and labels hints, so a hint can't name a wrong key.
public struct KeyTable<Event: ViewEvent>: Sendable {
    private let rows: [KeyRow<Event>]
    private let otherwise: @Sendable (KeyEvent) -> Event?

    /// A table in which the first row with a key counts. `otherwise` returns the event for any other key, such as one that types
    /// a character; by default, none.
    ///
    /// A letter means the same in either case and on a Cyrillic layout. A key that types nothing means the same with modifiers,
    /// unless a row requires Shift.
    public init(
        _ rows: [KeyRow<Event>], otherwise: @escaping @Sendable (KeyEvent) -> Event? = { _ in nil }
    ) {
        self.rows = rows
        self.otherwise = otherwise
    }

    /// The event that `key` reports; `nil` for none.
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

    /// The label of the keys for `action`; `nil` if there are none.
    public func label(for action: KeyHint<Event>.Action, inFull: Bool = false) -> String? {
        if case .mouse(let name) = action { return name }
        return rows.first { $0.action == action }.map { inFull ? $0.fullLabel : $0.label }
    }

    /// The text of `remark`, with the name of the key that it asks for, as it is read aloud if it is `spoken`.
    package func text(of remark: RemarkState<Event>, spoken: Bool = false) -> String {
        let label = remark.event.flatMap { self.label(for: .event($0)) } ?? ""
        return remark.text.replacing("{}", with: spoken ? label.spokenKeys : label)
    }

    /// What a click on the label for `action` does: the same as the first key; `nil` if the label stands for two directions.
    public func target(for action: KeyHint<Event>.Action) -> CanvasTarget? {
        guard case .event = action else { return nil }
        return rows.first { $0.action == action }?.keys.first.map { .key($0) }
    }

    /// `hints` with their keys, without those that have no key, on a screen drawn in `theme`.
    func labelled(_ hints: [KeyHint<Event>], inFull: Bool = false, in theme: Theme) -> [LabelledHint] {
        hints.compactMap { hint in
            label(for: hint.action, inFull: inFull).map {
                LabelledHint(
                    key: $0, meaning: theme.leavesProgram ? hint.quitting ?? hint.meaning : hint.meaning,
                    isEssential: hint.isEssential,
                    isOfMouse: hint.action.isOfMouse, target: target(for: hint.action))
            }
        }
    }
}

extension KeyHint.Action {
    fileprivate var isOfMouse: Bool { if case .mouse = self { true } else { false } }
}

/// A hint as it is written on the screen.
struct LabelledHint {
    let key, meaning: String
    /// Whether it is the purpose of the screen.
    let isEssential: Bool
    /// Whether it is done with the mouse.
    let isOfMouse: Bool
    /// What a click on it does.
    let target: CanvasTarget?
}

extension KeyTable<AnswerEvent> {
    /// What the keys do on a screen that shows one fetched answer.
    public static let answer = KeyTable([
        .scrolling,
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h"),
        KeyRow("x", .screen(.privacyToggled), "x"),
        KeyRow("r", .refreshRequested, "r"),
        KeyRow("u", .undoRequested, "u"),
        KeyRow("g", .screen(.placesRequested), "g"),
    ])
}

extension PureView {
    /// Those of `hints` that do in `space` what they say: where an event is reported as another one, nothing offers it.
    package func offered(
        _ hints: [KeyHint<Event>], on state: State, in space: LiveSpace
    ) -> [KeyHint<Event>] {
        hints.filter { hint in
            guard case .event(let event) = hint.action else { return true }
            return reported(event, on: state, in: space) == event
        }
    }
}
