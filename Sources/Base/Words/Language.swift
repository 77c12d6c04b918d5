/// A language of the interface. The feed's own text is never translated.
public enum Language: String, CaseIterable, Sendable {
    /// English, the default.
    case english = "en"
    /// Ukrainian.
    case ukrainian = "uk"
}

/// A sentence or word of the interface in every language. If one language is missing, the other is used.
public struct LocalizedText: Equatable, Sendable {
    private let english: String
    private let ukrainian: String

    /// A text in both languages.
    public init(en english: String, uk ukrainian: String) {
        self.english = english
        self.ukrainian = ukrainian
    }

    /// The text in `language`.
    public subscript(language: Language) -> String {
        switch language {
        case .english: english.isEmpty ? ukrainian : english
        case .ukrainian: ukrainian.isEmpty ? english : ukrainian
        }
    }
}
