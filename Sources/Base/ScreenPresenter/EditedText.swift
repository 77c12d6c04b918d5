public import ScreenContract

/// A text that a person types, and where in it the cursor is.
public struct EditedText: Equatable, Sendable {
    /// The text, in one line.
    public private(set) var text: String
    /// The number of characters before the cursor.
    public private(set) var cursor: Int

    /// No field holds more than a screenful.
    private static let longest = 200

    /// `text` with so many characters before the cursor, which by default is at the end.
    public init(_ text: String = "", cursor: Int? = nil) {
        self.text = text
        self.cursor = min(max(0, cursor ?? .max), text.count)
    }

    /// Does to the text what the person did. Line breaks and tabs become spaces, and what would make it too long is left out.
    public mutating func apply(_ edit: TextEdit) {
        var characters = Array(text)
        switch edit {
        case .moved(let place): cursor = place.position(from: cursor, in: characters)
        case .deleted(let place):
            let end = place.position(from: cursor, in: characters)
            characters.removeSubrange(min(cursor, end)..<max(cursor, end))
            (text, cursor) = (String(characters), min(cursor, end))
        case .inserted(let typed):
            let room = max(0, Self.longest - characters.count)
            let head = String(characters[..<cursor]) + typed.text.onOneLine.prefix(room)
            (text, cursor) = (head + String(characters[cursor...]), head.count)
        }
    }
}

extension String {
    /// The text with spaces for line breaks and tabs.
    package var onOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}
