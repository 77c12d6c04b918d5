/// A text that names what to type: `{command}` is a whole line, `{offline}` an option, and `{program}` the program's name.
package struct Phrase: Equatable, Sendable {
    /// The text for a program with a command line.
    package let text: LocalizedText
    /// The same thing said without anything to type.
    package let otherwise: LocalizedText

    package init(_ text: LocalizedText, otherwise: LocalizedText) {
        (self.text, self.otherwise) = (text, otherwise)
    }

    /// A text that names nothing of the kind.
    package init(en english: String, uk ukrainian: String) {
        text = LocalizedText(en: english, uk: ukrainian)
        otherwise = text
    }
}
