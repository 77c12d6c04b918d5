public import Words

/// A closed set of words that an option or an argument accepts; the raw value is the word itself.
public protocol ChoiceValue: CaseIterable, RawRepresentable<String>, Sendable {
    /// The effect of the choice, for the help and the completions.
    var meaning: LocalizedText { get }
    /// Other accepted spellings, which are not documented.
    var aliases: [String] { get }
    /// Whether `text` means this choice.
    func isMeant(by text: String) -> Bool
}

extension ChoiceValue {
    /// None.
    public var aliases: [String] { [] }

    /// Ignores case: `--format JSON` is unambiguous.
    public func isMeant(by text: String) -> Bool {
        ([rawValue] + aliases).contains { $0.lowercased() == text.lowercased() }
    }
}

extension LocalizedText {
    /// The word to type, which is the same in every language.
    public init(_ choice: some ChoiceValue) {
        self.init(en: choice.rawValue, uk: choice.rawValue)
    }
}

/// A word to choose.
public struct Choice: Sendable {
    package let spelling: String
    package let meaning: LocalizedText
    package let isMeant: @Sendable (String) -> Bool

    /// Whether a shell can complete it: shells complete only single words.
    package var isOneWord: Bool { !spelling.contains(" ") }

    /// A case of a type of choices.
    public init(_ value: some ChoiceValue) {
        spelling = value.rawValue
        meaning = value.meaning
        isMeant = { value.isMeant(by: $0) }
    }

    /// A word that doesn't come from a `ChoiceValue`.
    public init(_ spelling: String, _ meaning: LocalizedText, aliases: [String] = []) {
        self.spelling = spelling
        self.meaning = meaning
        isMeant = { text in ([spelling] + aliases).contains { $0.lowercased() == text.lowercased() } }
    }
}
