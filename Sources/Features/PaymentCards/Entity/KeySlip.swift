import Values

extension String {
    /// Whether it is a key that was likely meant to be `key`: the same but for capitals, punctuation or one slip, or a longer name
    /// that has it as a word, such as `due_date` for `date`.
    package func mayMean(_ key: String) -> Bool {
        nameKey == key.nameKey || words.contains(key) || nameKey.isOneSlip(from: key.nameKey)
    }

    /// Whether it has one typing error, but not in the first letter. Of the shortest words too many are alike.
    private func isOneSlip(from other: String) -> Bool {
        Swift.min(count, other.count) >= 3 && first == other.first
            && Similarity(to: other).errors(in: self) == 1
    }

    /// Its words, in lower case: `due_date` and `dueDate` have two.
    private var words: [String] {
        var words = [""]
        var last: Character = "_"
        for character in self {
            let begins = character.isUppercase && last.isLowercase
            if begins || !character.isLetter { words.append("") }
            if character.isLetter { words[words.count - 1].append(character.lowercased()) }
            last = character
        }
        return words
    }
}
