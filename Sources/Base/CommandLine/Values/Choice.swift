public import Words

/// A closed set of words that an option or an argument accepts; the raw value is the word itself.
public protocol ChoiceValue: CaseIterable, RawRepresentable<String>, Sendable {
    /// The effect of the choice, for the help and the completions.
    var meaning: LocalizedText { get }
    /// Words that mean the same and that help, errors and completions name beside it; each is accepted in every language.
    var names: [LocalizedText] { get }
    /// Other accepted spellings, which are not documented.
    var aliases: [String] { get }
    /// Whether `text` means this choice.
    func isMeant(by text: String) -> Bool
}

extension ChoiceValue {
    /// None.
    public var names: [LocalizedText] { [] }

    /// None.
    public var aliases: [String] { [] }

    /// Ignores case: `--format JSON` is unambiguous.
    public func isMeant(by text: String) -> Bool { Choice.isMeant(text, [rawValue] + aliases, names) }
}

extension LocalizedText {
    /// The word to type, which is the same in every language.
    public init(_ choice: some ChoiceValue) { self.init(word: choice.rawValue) }
}

/// A word to choose.
public struct Choice: Sendable {
    package let spelling: String
    package let meaning: LocalizedText
    /// Words that mean the same.
    package let names: [LocalizedText]
    package let isMeant: @Sendable (String) -> Bool

    /// Whether a shell can complete it: shells complete only single words.
    package var isOneWord: Bool { !spelling.contains(" ") }

    /// The word with those that mean the same, as help and errors list it: `true (on, yes, 1)`.
    package var listed: LocalizedText {
        guard !names.isEmpty else { return LocalizedText(word: spelling) }
        let list = names.joined(", ")
        return LocalizedText(en: "\(spelling) (\(list))", uk: "\(spelling) (\(list))")
    }

    /// A case of a type of choices.
    public init(_ value: some ChoiceValue) {
        (spelling, meaning, names) = (value.rawValue, value.meaning, value.names)
        isMeant = { value.isMeant(by: $0) }
    }

    /// A word for everything that `isMeant` accepts.
    init(_ spelling: String, _ meaning: LocalizedText, isMeant: @escaping @Sendable (String) -> Bool) {
        (self.spelling, self.meaning, self.isMeant, names) = (spelling, meaning, isMeant, [])
    }

    /// A word that doesn't come from a `ChoiceValue`. It has `names` that mean the same, and `aliases` that are not documented.
    public init(
        _ spelling: String, _ meaning: LocalizedText, names: [LocalizedText] = [], aliases: [String] = []
    ) {
        (self.spelling, self.meaning, self.names) = (spelling, meaning, names)
        isMeant = { Self.isMeant($0, [spelling] + aliases, names) }
    }

    fileprivate static func isMeant(_ text: String, _ words: [String], _ names: [LocalizedText]) -> Bool {
        (words + names.flatMap(\.all)).contains { $0.lowercased() == text.lowercased() }
    }
}

extension LocalizedText {
    /// The text in every language.
    package var all: [String] { Language.allCases.map { self[$0] } }
}
