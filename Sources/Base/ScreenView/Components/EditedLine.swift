import ScreenContract
package import TerminalKit

/// The visible part of a text that is edited on one line: all of it, or the part with the cursor.
package struct EditedLine {
    private let characters: [Character]
    private let shown: Range<Int>
    private let cursor: Int?

    /// `text` in `columns` columns, with the cursor before the character at that index, or at the end; without a cursor, the end
    /// is visible.
    package init(_ text: String, cursor: Int?, columns: Int) {
        let characters = Array(text)
        let cursor = cursor.map { min(max(0, $0), characters.count) }
        // The text must be visible up to here; a cursor at the end takes a column of its own, which otherwise stays free.
        let needed = min(characters.count, cursor.map { $0 + 1 } ?? .max)
        var used = cursor.map { $0 == characters.count } ?? true ? 1 : 0
        var (start, end) = (needed, needed)
        while start > 0, used + String(characters[start - 1]).columns <= columns {
            start -= 1
            used += String(characters[start]).columns
        }
        while end < characters.count, used + String(characters[end]).columns <= columns {
            used += String(characters[end]).columns
            end += 1
        }
        (self.characters, self.cursor, shown) = (characters, cursor, start..<end)
    }

    /// Draws it on one row, with ellipses for the hidden parts, and the cursor.
    package func draw(on canvas: inout Canvas, at point: Point, theme: Theme) {
        var point = point
        var place: Point?
        for index in shown {
            if index == cursor { place = point }
            let isCut = index == shown.lowerBound && index > 0 && cursor != index
            let text = isCut ? "…" : String(characters[index])
            point.column += canvas.put(text, at: point, style: theme.style(theme.text, .bold))
            if isCut { point.column += String(characters[index]).columns - 1 }
        }
        guard let cursor else { return }
        if cursor == characters.count { place = point }
        if let place { canvas.putCursor(at: place, style: theme.style(theme.accent)) }
    }

    /// The index of the character at a column, from 0; past the text, the number of characters.
    package func index(at column: Int) -> Int {
        var end = 0
        for index in shown {
            end += String(characters[index]).columns
            if column < end { return index }
        }
        return characters.count
    }
}

extension TextEdit {
    /// The edit that a key makes, as in shells: the arrows, by words with Control or Alt, Home and End, and the keys of readline;
    /// `nil` if it makes none.
    package init?(_ key: KeyEvent) {
        let byWord = !key.modifiers.isDisjoint(with: [.control, .alt])
        let edit: TextEdit? =
            switch key.key {
            case .left: .moved(byWord ? .previousWord : .previousCharacter)
            case .right: .moved(byWord ? .nextWord : .nextCharacter)
            case .home: .moved(.start)
            case .end: .moved(.end)
            case .backspace: .deleted(byWord ? .previousWord : .previousCharacter)
            case .delete: .deleted(byWord ? .nextWord : .nextCharacter)
            case .character(let character):
                switch key.modifiers.subtracting(.shift) {
                case .control: Self.ofControl(character)
                case .alt: Self.ofAlt(character)
                case []: .inserted(TypedText(String(character)))
                default: nil
                }
            case .enter, .tab, .backTab, .escape, .insert, .up, .down, .pageUp, .pageDown, .function: nil
            }
        guard let edit else { return nil }
        self = edit
    }

    private static func ofControl(_ character: Character) -> TextEdit? {
        switch character {
        case "a": .moved(.start)
        case "e": .moved(.end)
        case "b": .moved(.previousCharacter)
        case "f": .moved(.nextCharacter)
        case "d": .deleted(.nextCharacter)
        case "w": .deleted(.previousWord)
        case "u": .deleted(.start)
        case "k": .deleted(.end)
        default: nil
        }
    }

    private static func ofAlt(_ character: Character) -> TextEdit? {
        switch character {
        case "b": .moved(.previousWord)
        case "f": .moved(.nextWord)
        case "d": .deleted(.nextWord)
        default: nil
        }
    }
}
