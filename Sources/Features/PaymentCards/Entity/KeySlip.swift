extension String {
    /// Whether it is a key that was likely meant to be `key`: the same but for capitals, punctuation or one slip, or a longer name
    /// that has it as a word, such as `due_date` for `date`.
    package func mayMean(_ key: String) -> Bool {
        nameKey == key.nameKey || words.contains(key) || Array(nameKey).isOneSlip(from: Array(key.nameKey))
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

extension [Character] {
    /// Whether one letter is missing, added or wrong, but not the first one, or two neighbours are exchanged. Of the shortest words
    /// too many are alike.
    fileprivate func isOneSlip(from other: [Character]) -> Bool {
        guard Swift.min(count, other.count) >= 3, abs(count - other.count) <= 1 else { return false }
        let start = zip(self, other).prefix { $0 == $1 }.count
        let (rest, others) = (dropFirst(start), other.dropFirst(start))
        let end = zip(rest.reversed(), others.reversed()).prefix { $0 == $1 }.count
        let (changed, wanted) = (rest.dropLast(end), others.dropLast(end))
        return start > 0 && Swift.max(changed.count, wanted.count) <= 1
            || changed.count == 2 && changed.elementsEqual(wanted.reversed())
    }
}
