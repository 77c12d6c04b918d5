public import ScreenContract

/// A text that a person types, with its cursor.
public struct EditedText: Equatable, Sendable {
    /// The text, in one line.
    public private(set) var text: String
    /// The number of characters before the cursor.
    public private(set) var cursor: Int

    /// The maximum number of characters: no field holds more than a screenful.
    private static let longest = 200

    /// `text` with `cursor` characters before the cursor, which is at the end by default.
    public init(_ text: String = "", cursor: Int? = nil) {
        self.text = text
        self.cursor = min(max(0, cursor ?? .max), text.count)
    }

    /// Applies the person's edit. Line breaks and tabs become spaces, and characters past the limit are left out.
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
