/// A change of a text that a person types, or a move of the cursor in it.
public enum TextEdit: Equatable, Sendable {
    /// This was typed or pasted where the cursor is.
    case inserted(TypedText)
    /// What is between the cursor and this place was deleted.
    case deleted(TextPlace)
    /// The cursor was moved to this place.
    case moved(TextPlace)
}

/// A place in a text, as seen from the cursor.
public enum TextPlace: Equatable, Sendable {
    case previousCharacter, nextCharacter
    /// The beginning of the word with the cursor, or of the one before it.
    case previousWord
    /// The end of the word with the cursor, or of the one after it.
    case nextWord
    case start, end
    /// Before the character at this index, from 0; the end if there are fewer.
    case character(Int)

    /// The number of characters of `text` before this place, if there are `cursor` before the cursor.
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
