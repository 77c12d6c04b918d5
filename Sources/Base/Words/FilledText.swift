extension String {
    /// The text with `value` in its first gap, `{}`.
    package func filled(with value: String) -> String { replacing("{}", with: value, maxReplacements: 1) }

    /// The text with a value in each of its gaps, such as `{card}`, by name; one that has none stays. A value that looks like another
    /// gap isn't filled, since some values come from feeds.
    package func filled(with values: [String: String]) -> String {
        var text = ""
        var rest = self[...]
        // Bytes, because each start of a program fills many texts.
        while let gap = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            text.append(contentsOf: rest[..<gap])
            let start = rest.utf8.index(after: gap)
            let end = rest.utf8[start...].firstIndex { !$0.isOfGap } ?? rest.endIndex
            // An accent on the brace makes it another character.
            if rest[end...].first == "}", let value = values[String(rest[start..<end])] {
                text += value
                rest = rest[rest.utf8.index(after: end)...]
                if value.utf8.last == .fullStop, rest.utf8.first == .fullStop { rest = rest.dropFirst() }
            } else {
                text += "{"
                rest = rest[start...]
            }
        }
        text.append(contentsOf: rest)
        return text
    }
}

extension String {
    /// Adds the rest of a sentence. The full stop of an abbreviation, such as that of a Ukrainian year, ends the sentence, too.
    mutating func append(sentence rest: String) {
        append(
            contentsOf: utf8.last == .fullStop && rest.utf8.first == .fullStop ? rest.dropFirst() : rest[...])
    }
}

extension UInt8 {
    fileprivate static let fullStop = UInt8(ascii: ".")

    /// Whether it may be in the name of a gap.
    fileprivate var isOfGap: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
    }
}
