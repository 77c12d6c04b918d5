import PaymentCardsEntity
import Values
import Words

extension String {
    /// The name of a source as a message begins with it: a path, or what `-` stands for.
    func shownSource(in language: Language) -> String {
        self == "-" ? LocalizedText(en: "Standard input", uk: "Стандартний ввід")[language] : shownPath
    }

    /// The same inside a sentence, where a path stands in quotes.
    func quotedSource(in language: Language) -> String {
        let name = shownSource(in: language)
        return self == "-" ? name : LocalizedText(en: "“\(name)”", uk: "«\(name)»")[language]
    }

    /// A path as it may be echoed: it commands no terminal, and tells no card number.
    var shownPath: String { safeText.withMaskedNames }
}
