/// A sentence or word of the interface in every language. If one of the two is missing, the other is used.
public struct LocalizedText: Equatable, Sendable {
    fileprivate let english, ukrainian: String

    /// A text in both languages.
    public init(en english: TextTemplate, uk ukrainian: TextTemplate) {
        self.english = (english.isEmpty ? ukrainian : english).english
        self.ukrainian = (ukrainian.isEmpty ? english : ukrainian).ukrainian
    }

    /// A text in both languages.
    @_disfavoredOverload
    public init<Text: StringProtocol>(en english: Text, uk ukrainian: Text) {
        self.init(en: TextTemplate(String(english)), uk: TextTemplate(String(ukrainian)))
    }

    /// A word to type, or a code, which is the same in every language.
    @usableFromInline package init(word: String) { (english, ukrainian) = (word, word) }

    fileprivate init(each form: (KeyPath<LocalizedText, String>) -> String) {
        (english, ukrainian) = (form(\.english), form(\.ukrainian))
    }

    /// The text in `language`.
    public subscript(language: Language) -> String {
        switch language.code {
        case .english: english
        case .ukrainian: ukrainian
        }
    }

    /// The text with `value` in place of its gap of this name, such as `{program}`, in every language.
    package func filled(_ name: String, with value: String) -> LocalizedText {
        LocalizedText { self[keyPath: $0].filled(with: [name: value]) }
    }
}

extension [LocalizedText] {
    /// All of them, with `separator` between one and the next.
    package func joined(_ separator: String) -> LocalizedText {
        LocalizedText { form in map { $0[keyPath: form] }.joined(separator: separator) }
    }

    /// The choices as one text: `due, amount or title`.
    package var either: LocalizedText {
        guard count > 1, let last else { return joined("") }
        let others = Array(dropLast()).joined(", ")
        return LocalizedText(en: "\(others) or \(last)", uk: "\(others) або \(last)")
    }
}

/// A text of the code in one language. A value in it that is a `LocalizedText` is in the language of the whole.
public struct TextTemplate: Equatable, Sendable, ExpressibleByStringInterpolation {
    fileprivate private(set) var english = ""
    /// The text with values in Ukrainian; `nil` as long as it is no other.
    private var otherwise: String?
    /// Whether nothing stands here, not even a value that is empty.
    fileprivate private(set) var isEmpty = true

    /// A text without values.
    public init(_ text: String) { append(text) }

    /// A text without values.
    public init(stringLiteral text: String) { self.init(text) }

    /// A text with values.
    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

    /// Collects the words of a text and its values.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = TextTemplate("")

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { text.append(literal) }

        /// Adds a value, as `String` describes it.
        public mutating func appendInterpolation(_ value: some Any) { text.append("\(value)", isValue: true) }

        /// Adds a text that is in the language of the whole.
        public mutating func appendInterpolation(_ value: LocalizedText) {
            text.append(value.english, value.ukrainian, isValue: true)
        }

        /// Adds a text about `count` things, in the language of the whole.
        package mutating func appendInterpolation(_ value: Plural, _ count: Int) {
            text.append(value(count, in: .english), value(count, in: .ukrainian), isValue: true)
        }
    }

    /// A text of two parts.
    public static func + (left: TextTemplate, right: TextTemplate) -> TextTemplate {
        var text = left
        text.append(right.english, right.otherwise, isValue: !right.isEmpty)
        return text
    }

    fileprivate var ukrainian: String { otherwise ?? english }

    private mutating func append(_ words: String, _ inUkrainian: String? = nil, isValue: Bool = false) {
        if inUkrainian != nil || otherwise != nil {
            otherwise = ukrainian
            otherwise?.append(sentence: inUkrainian ?? words)
        }
        english.append(sentence: words)
        isEmpty = isEmpty && words.isEmpty && !isValue
    }
}
