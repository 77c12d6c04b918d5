import Values

extension String {
    /// The name of a source at the beginning of a message: a path, or words for `-`.
    package var shownSource: LocalizedText {
        self == "-"
            ? LocalizedText(en: "Standard input", uk: "Стандартний ввід") : LocalizedText(word: shownPath)
    }

    /// The same inside a sentence, with a path in quotation marks.
    package var quotedSource: LocalizedText {
        self == "-" ? shownSource : LocalizedText(en: "“\(shownPath)”", uk: "«\(shownPath)»")
    }

    /// A path or another text, safe to print: without terminal commands and card numbers.
    package var shownPath: String { safeText.withMaskedNames }

    /// The beginning of a name, short enough to keep a message on one line, without card numbers. Even mistyped ones are masked,
    /// since people name cards by them.
    package var shownName: String {
        let text = withMaskedNames
        let start = text.prefix(100)
        return start.endIndex == text.endIndex ? text : start + "…"
    }
}

extension Plural {
    /// The number of items that a list doesn't name.
    package static let more = Plural(en: ("and # more", "and # more"), uk: ("і ще #", "і ще #", "і ще #"))
}
