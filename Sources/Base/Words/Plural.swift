/// A text about a number of things, in the forms that each language's grammar has; `#` stands for the number.
///
/// The rules for whole numbers are those of the Unicode CLDR, version 45.
package struct Plural: Sendable {
    private let english: (one: String, other: String)
    private let ukrainian: (one: String, few: String, many: String)

    /// A text about a number in the forms of each language.
    package init(
        en english: (one: String, other: String), uk ukrainian: (one: String, few: String, many: String)
    ) {
        self.english = english
        self.ukrainian = ukrainian
    }

    /// The form for `count`, with the number in it.
    package func callAsFunction(_ count: Int, in language: Language) -> String {
        form(for: count, in: language).replacing("#", with: String(count))
    }

    private func form(for count: Int, in language: Language) -> String {
        switch language {
        case .english:
            return count == 1 ? english.one : english.other
        case .ukrainian:
            let isTeen = (11...14).contains(count % 100)
            switch count % 10 {
            case 1 where !isTeen: return ukrainian.one
            case 2...4 where !isTeen: return ukrainian.few
            default: return ukrainian.many
            }
        }
    }
}
