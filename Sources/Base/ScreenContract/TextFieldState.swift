/// One field of a form: what it asks for, what it contains, and what is said about that.
public struct TextFieldState<ID: Hashable & Sendable>: Equatable, Sendable, Identifiable {
    /// Which one it is.
    public let id: ID
    /// What it is called.
    public let label: String
    /// Its contents; placeholders if they are secret.
    public let text: String
    /// The number of characters before the cursor; `nil` if the cursor is elsewhere.
    public let cursor: Int?
    /// The hint shown while nothing is wrong.
    public let hint: String
    /// What is wrong with it, once that should be shown.
    public let problem: FieldProblem?
    /// Whether its contents are valid.
    public let isRight: Bool

    public init(
        id: ID, label: String, text: String, cursor: Int? = nil, hint: String, problem: FieldProblem?,
        isRight: Bool
    ) {
        self.id = id
        self.label = label
        self.text = text
        self.cursor = cursor
        self.hint = hint
        self.problem = problem
        self.isRight = isRight
    }
}

/// What is wrong with a field, worded.
public struct FieldProblem: Equatable, Sendable {
    /// What is wrong.
    public let message: String
    /// What to do.
    public let advice: String

    public init(message: String, advice: String) {
        self.message = message
        self.advice = advice
    }
}

/// A search by words, ready to draw.
public struct SearchFieldState: Equatable, Sendable {
    /// What it is called.
    public let label: String
    /// The words.
    public let text: String
    /// The number of characters before the cursor; `nil` once the person is done typing.
    public let cursor: Int?
    /// How much was found, in a few words.
    public let found: String

    public init(label: String, text: String, cursor: Int?, found: String) {
        self.label = label
        self.text = text
        self.cursor = cursor
        self.found = found
    }

    /// Whether it takes the keys that are typed.
    public var isEditing: Bool { cursor != nil }
}

/// Typed text that may be secret. Printing, dumping or reflecting it reveals no character.
public struct TypedText: Equatable, Sendable {
    /// The text itself, which must not be kept.
    public let text: String

    /// What was typed.
    public init(_ text: String) { self.text = text }
}

extension TypedText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says that something was typed, but not what.
    public var description: String { "typed text" }
    /// Says that something was typed, but not what.
    public var debugDescription: String { description }
    /// Has no children, since a mirror of the text would reveal it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A change of a text that a person types, or a move of the cursor in it.
public enum TextEdit: Equatable, Sendable {
    /// This was typed or pasted at the cursor.
    case inserted(TypedText)
    /// The text between the cursor and this place was deleted.
    case deleted(TextPlace)
    /// The cursor was moved to this place.
    case moved(TextPlace)
}

/// A place in a text, relative to the cursor.
public enum TextPlace: Equatable, Sendable {
    case previousCharacter, nextCharacter
    /// The beginning of the word with the cursor, or of the one before it.
    case previousWord
    /// The end of the word with the cursor, or of the one after it.
    case nextWord
    case start, end
    /// Before the character at this index, from 0; the end if there are fewer.
    case character(Int)

    /// The number of characters of `text` before this place, if `cursor` of them are before the cursor.
    public func position(from cursor: Int, in text: [Character]) -> Int {
        let cursor = min(max(0, cursor), text.count)
        func isInWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        switch self {
        case .previousCharacter: return max(0, cursor - 1)
        case .nextCharacter: return min(text.count, cursor + 1)
        case .previousWord:
            guard let last = text[..<cursor].lastIndex(where: isInWord) else { return 0 }
            return text[..<last].lastIndex { !isInWord($0) }.map { $0 + 1 } ?? 0
        case .nextWord:
            guard let first = text[cursor...].firstIndex(where: isInWord) else { return text.count }
            return text[first...].firstIndex { !isInWord($0) } ?? text.count
        case .start: return 0
        case .end: return text.count
        case .character(let index): return min(max(0, index), text.count)
        }
    }
}
