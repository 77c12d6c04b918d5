import Words

/// A closed set of words that an option or an argument accepts; the raw value is the word itself.
protocol ChoiceValue: CaseIterable, RawRepresentable<String>, Sendable {
    /// What choosing it does, for the help and the completions.
    var meaning: LocalizedText { get }
    /// Other spellings that are understood but not advertised.
    var aliases: [String] { get }
    /// Whether `text` means this choice.
    func isMeant(by text: String) -> Bool
}

extension ChoiceValue {
    var aliases: [String] { [] }

    /// In any case: `--format JSON` can mean nothing else.
    func isMeant(by text: String) -> Bool {
        ([rawValue] + aliases).contains { $0.lowercased() == text.lowercased() }
    }
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
    let meaning: LocalizedText
    let isMeant: @Sendable (String) -> Bool

    init(_ value: some ChoiceValue) {
        spelling = value.rawValue
        meaning = value.meaning
        isMeant = { value.isMeant(by: $0) }
    }
}
