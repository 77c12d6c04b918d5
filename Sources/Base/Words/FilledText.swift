extension String {
    /// The text with `value` in its first gap, `{}`.
    package func filled(with value: String) -> String { replacing("{}", with: value, maxReplacements: 1) }

    /// The text with a value in each of its gaps, such as `{card}`, by name.
    package func filled(with values: [String: String]) -> String { filled { values[String($0)] } }

    /// The text with a value in each of its gaps; one for which there is `nil` stays. A value that looks like another gap isn't
    /// filled, since some values come from feeds.
    func filled(_ value: (_ name: Substring) -> String?) -> String {
        var text = ""
        var rest = self[...]
        // Bytes, because each start of a program fills many texts.
        while let gap = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            text.append(contentsOf: rest[..<gap])
            let start = rest.utf8.index(after: gap)
            let end = rest.utf8[start...].firstIndex { !$0.isOfGap } ?? rest.endIndex
            // An accent on the brace makes it another character.
            if rest[end...].first == "}", let value = value(rest[start..<end]) {
                text += value
                rest = rest[rest.utf8.index(after: end)...]
            } else {
                text += "{"
                rest = rest[start...]
            }
        }
        text.append(contentsOf: rest)
        return text
    }

    /// The names of the text's gaps: `1` and `card` for `{1} of {card}`.
    var gaps: Set<String> {
        Set(
            split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
                let end = rest.utf8.firstIndex { !$0.isOfGap } ?? rest.endIndex
                return rest[end...].first == "}" ? String(rest[..<end]) : nil
            })
    }
}

extension UInt8 {
    /// Whether it may be in the name of a gap.
    fileprivate var isOfGap: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
    }
}
