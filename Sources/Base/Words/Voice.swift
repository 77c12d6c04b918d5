public import Values

/// How a program speaks to a person: the language, privacy, the current day, and what it says about itself.
public struct Voice: Sendable {
    /// The person's language.
    public var language: Language
    /// Whether amounts and digits are hidden.
    public var isPrivate = false
    /// What day it is for the person; `nil` if unknown.
    public var today: CalendarDate?
    /// Whether the program has other places to go to.
    public var hasPlaces: Bool
    private var remark: @Sendable () -> String?
    /// A remark about everything shown now, such as that it is a demonstration; `nil` for none.
    public var about: String? {
        get { remark() }
        set { remark = { newValue } }
    }

    /// A voice that speaks `language`; `about` is asked whenever something is shown.
    public init(
        _ language: Language, hasPlaces: Bool = false,
        about: @escaping @autoclosure @Sendable () -> String? = nil
    ) {
        (self.language, self.hasPlaces, remark) = (language, hasPlaces, about)
    }

    /// The text in the person's language.
    public func callAsFunction(_ english: TextTemplate, _ ukrainian: TextTemplate) -> String {
        LocalizedText(en: english, uk: ukrainian)[language]
    }

    /// The text in the person's language.
    @_disfavoredOverload
    public func callAsFunction<Text: StringProtocol>(_ english: Text, _ ukrainian: Text) -> String {
        LocalizedText(en: english, uk: ukrainian)[language]
    }

    /// The text about `count` things.
    package func callAsFunction(_ text: Plural, _ count: Int) -> String { text(count, in: language) }

    /// The text in the person's language.
    public subscript(text: LocalizedText) -> String { text[language] }
}

/// A text that names what to type: `{command}` is a whole line, `{offline}` an option, and `{program}` the program's name.
package struct Phrase: Equatable, Sendable {
    /// The text for a program with a command line.
    package let text: LocalizedText
    /// The text for a program without a command line.
    package let otherwise: LocalizedText

    package init(_ text: LocalizedText, otherwise: LocalizedText) {
        (self.text, self.otherwise) = (text, otherwise)
    }

    /// A text that names nothing to type.
    package init(en english: TextTemplate, uk ukrainian: TextTemplate) {
        text = LocalizedText(en: english, uk: ukrainian)
        otherwise = text
    }
}
