extension LocalizedText {
    /// The text with `value` in place of its `{}`, in every language.
    package func filled(with value: String) -> LocalizedText {
        LocalizedText(en: self[.english].filled(with: value), uk: self[.ukrainian].filled(with: value))
    }
}

extension String {
    /// The text with `value` in its first gap, `{}`.
    package func filled(with value: String) -> String { replacing("{}", with: value, maxReplacements: 1) }

    /// The text with a value in each of its gaps, such as `{card}`, by name. A value that looks like another gap isn't filled,
    /// since some values come from feeds.
    package func filled(with values: [String: String]) -> String {
        var text = ""
        var rest = self[...]
        while let gap = rest.firstIndex(of: "{") {
            text += rest[..<gap]
            let name = rest[gap...].dropFirst().prefix { "a"..."z" ~= $0 }
            if let value = values[String(name)], rest[name.endIndex...].first == "}" {
                text += value
                rest = rest[name.endIndex...].dropFirst()
            } else {
                text += "{"
                rest = rest[gap...].dropFirst()
            }
        }
        return text + rest
    }
}
