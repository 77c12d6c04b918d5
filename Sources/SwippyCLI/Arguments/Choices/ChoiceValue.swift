import PaymentCardsContract

/// A closed set of words that an option or an argument accepts; the raw value is the word itself.
protocol ChoiceValue: CaseIterable, RawRepresentable<String>, Sendable {
    /// What choosing it does, for the help and the completions.
    var meaning: LocalizedText { get }
    /// Other spellings that are understood but not advertised.
    var aliases: [String] { get }
}

extension ChoiceValue {
    var aliases: [String] { [] }
}

extension LocalizedText {
    /// The word to type, which is the same in every language.
    init(_ choice: some ChoiceValue) {
        self.init(en: choice.rawValue, uk: choice.rawValue)
    }
}

/// One word that may be chosen, as the table holds it.
struct Choice: Sendable {
    let spelling: String
    let aliases: [String]
    let meaning: LocalizedText

    init(_ value: some ChoiceValue) {
        spelling = value.rawValue
        aliases = value.aliases
        meaning = value.meaning
    }
}
