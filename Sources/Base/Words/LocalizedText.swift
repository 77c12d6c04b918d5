/// A sentence or word of the interface in every language: in English and in Ukrainian here, in others by a `Catalogue`. If one of
/// the two is missing, the other is used.
public struct LocalizedText: Equatable, Sendable {
    private var english: TextTemplate
    private var ukrainian: TextTemplate

    /// A text in both languages.
    public init(en english: TextTemplate, uk ukrainian: TextTemplate) {
        (self.english, self.ukrainian) = (english, ukrainian)
    }

    /// A text in both languages.
    @_disfavoredOverload
    public init<Text: StringProtocol>(en english: Text, uk ukrainian: Text) {
        self.init(en: TextTemplate(String(english)), uk: TextTemplate(String(ukrainian)))
    }

    /// A word to type, or a code, which is the same in every language.
    @usableFromInline package init(word: String) { self.init(en: "\(word)", uk: "\(word)") }

    /// The text in `language`.
    public subscript(language: Language) -> String {
        switch language.texts {
        case .english, .catalogue: (english.isEmpty ? ukrainian : english).text(in: language)
        case .ukrainian: (ukrainian.isEmpty ? english : ukrainian).text(in: language)
        }
    }

    /// The text with `value` in place of its gap of this name, such as `{program}`, in every language; also in texts that stand in it.
    package func filled(_ name: String, with value: String) -> LocalizedText {
        var text = self
        text.english.fill(name, with: value)
        text.ukrainian.fill(name, with: value)
        return text
    }
}

extension [LocalizedText] {
    /// All of them, with `separator` between one and the next.
    package func joined(_ separator: String) -> LocalizedText {
        let list = TextTemplate(listing: self, separator)
        return LocalizedText(en: list, uk: list)
    }

    /// Those of which one is meant: `due, amount or title`.
    package var either: LocalizedText {
        guard count > 1, let last else { return joined("") }
        let others = Array(dropLast()).joined(", ")
        return LocalizedText(en: "\(others) or \(last)", uk: "\(others) або \(last)")
    }
}

/// A text of the code in one language, in which values are kept apart from words: `"Paid \(sum)"` is `Paid {1}` with a value, and that
/// is what a `Catalogue` translates. A value that is a `LocalizedText` is in the language of the whole.
public struct TextTemplate: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The words, with `{1}`, `{2}` … where values go.
    let words: String
    /// Few, so that a list is faster than a table would be, from its first use on.
    private var values: [Gap] = []

    private init(words: String, values: [Gap]) { (self.words, self.values) = (words, values) }

    /// Texts with `separator` between one and the next.
    fileprivate init(listing texts: [LocalizedText], _ separator: String) {
        var words = ""
        for text in texts {
            values.append(Gap(name: "\(values.count + 1)", value: .localized(text)))
            words += (words.isEmpty ? "" : separator) + "{\(values.count)}"
        }
        self.words = words
    }

    /// A value, and the name of the gap in which it stands.
    fileprivate struct Gap: Equatable, Sendable {
        let name: String
        let value: Value
    }

    /// What stands in a gap.
    indirect enum Value: Equatable, Sendable {
        case text(String)
        case localized(LocalizedText)
        case counted(Plural, Int)
    }

    /// A text without values.
    public init(_ text: String) { words = text }

    /// A text without values.
    public init(stringLiteral text: String) { self.init(text) }

    /// A text with values.
    public init(stringInterpolation: StringInterpolation) {
        (words, values) = (stringInterpolation.words, stringInterpolation.values)
    }

    /// Collects the words of a text and its values.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var words = ""
        fileprivate var values: [Gap] = []

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) {
            words.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { words += literal }

        /// Adds a value, as `String` describes it.
        public mutating func appendInterpolation(_ value: some Any) { append(.text("\(value)")) }

        /// Adds a text that is in the language of the whole.
        public mutating func appendInterpolation(_ text: LocalizedText) { append(.localized(text)) }

        /// Adds a text about `count` things, in the language of the whole.
        package mutating func appendInterpolation(_ text: Plural, _ count: Int) {
            append(.counted(text, count))
        }

        private mutating func append(_ value: Value) {
            let name = "\(values.count + 1)"
            words += "{\(name)}"
            values.append(Gap(name: name, value: value))
        }
    }

    /// A text of two parts.
    public static func + (left: TextTemplate, right: TextTemplate) -> TextTemplate {
        var values = left.values
        var gaps: [String: String] = [:]
        // The numbers of gaps go on.
        for gap in right.values {
            let number = Int(gap.name).map { "\($0 + left.values.count)" } ?? gap.name
            values.set(number, to: gap.value)
            gaps[gap.name] = "{\(number)}"
        }
        return TextTemplate(words: left.words + right.words.filled(with: gaps), values: values)
    }

    var isEmpty: Bool { words.isEmpty }

    fileprivate mutating func fill(_ name: String, with value: String) {
        values = values.map { gap in
            guard case .localized(let text) = gap.value else { return gap }
            return Gap(name: gap.name, value: .localized(text.filled(name, with: value)))
        }
        values.set(name, to: .text(value))
    }

    /// The text in a language, translated if that has a catalogue.
    func text(in language: Language) -> String {
        let words = language.catalogue?[words] ?? words
        guard !values.isEmpty else { return words }
        return words.filled { name in
            switch values.first(where: { $0.name == name })?.value {
            case .text(let text): text
            case .localized(let text): text[language]
            case .counted(let text, let count): text(count, in: language)
            case nil: nil
            }
        }
    }
}

extension [TextTemplate.Gap] {
    /// Puts `value` into the gap called `name`, in place of what stands there.
    fileprivate mutating func set(_ name: String, to value: TextTemplate.Value) {
        removeAll { $0.name == name }
        append(Element(name: name, value: value))
    }
}
