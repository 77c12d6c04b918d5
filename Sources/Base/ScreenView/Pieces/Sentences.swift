package import ScreenContract

extension String {
    /// The text with a full stop, unless it already ends with punctuation such as a colon or a question mark.
    package var sentence: String { last.map(".:?!…".contains) == true ? self : self + "." }
}

extension String {
    /// The names of keys as they are read aloud: a screen reader skips an arrow, and a caret makes another key of it.
    package var spokenKeys: String {
        let names: [Character: String] = [
            "⏎": "Enter", "↑": "Up", "↓": "Down", "←": "Left", "→": "Right", "^": "Ctrl-", "⇧": "Shift-",
        ]
        let words = reduce(into: "") { words, character in
            guard let name = names[character] else { return words.append(character) }
            words += (words.isEmpty || " -".contains(words.last ?? " ") ? "" : " ") + name
        }
        return words.split(separator: " ").joined(separator: " ")
    }
}

extension AlertState {
    /// The alert's lines: title, what happened, further facts, and what to do.
    package var lines: [String] { [title, message] + details + [advice] }
}
