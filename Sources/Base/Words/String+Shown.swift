import Values

extension String {
    /// The name of a source as a message begins with it: a path, or what `-` stands for.
    package func shownSource(in language: Language) -> String {
        self == "-" ? LocalizedText(en: "Standard input", uk: "Стандартний ввід")[language] : shownPath
    }

    /// The same inside a sentence, where a path stands in quotes.
    package func quotedSource(in language: Language) -> String {
        let name = shownSource(in: language)
        return self == "-" ? name : LocalizedText(en: "“\(name)”", uk: "«\(name)»")[language]
    }

    /// A path, or another text, as it may be echoed: it commands no terminal, and tells no card number.
    package var shownPath: String { safeText.withMaskedNames }

    /// The beginning of a name: a message stays a line, however much the feed or the command line put into a text, and tells no card
    /// number, not even a mistyped one: people name a card by it.
    package var shownName: String {
        let text = withMaskedNames
        let start = text.prefix(100)
        return start.endIndex == text.endIndex ? text : start + "…"
    }
}

extension Plural {
    /// How many more there are than a list names.
    package static let more = Plural(en: ("and # more", "and # more"), uk: ("і ще #", "і ще #", "і ще #"))
}
