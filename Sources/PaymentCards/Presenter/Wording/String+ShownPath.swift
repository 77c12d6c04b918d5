import PaymentCardsContract
import PaymentCardsEntity

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

    /// A path as it may be echoed. Somebody may have put a card number in its place, perhaps with a slip in it, so that a name of
    /// nothing but digits is masked whether or not its check digit is right.
    var shownPath: String {
        let text = safeText.withMaskedCardNumbers
        let start = text.lastIndex(of: "/").map(text.index(after:)) ?? text.startIndex
        let name = text[start...]
        guard name.allSatisfy({ $0.isNumber || $0 == " " || $0 == "-" }),
            12...19 ~= name.count(where: \.isNumber)
        else { return text }
        return text[..<start] + CardNumber(masking: String(name)).masked
    }
}
