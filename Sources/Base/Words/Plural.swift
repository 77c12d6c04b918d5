/// A text about a number of things, in each language's plural forms; `#` stands for the number.
///
/// The rules are those of the Unicode CLDR, version 45, for integers.
package struct Plural: Sendable {
    private let english: (one: String, other: String)
    private let ukrainian: (one: String, few: String, many: String)

    /// A text about a number, in each language's plural forms.
    package init(
        en english: (one: String, other: String), uk ukrainian: (one: String, few: String, many: String)
    ) {
        self.english = english
        self.ukrainian = ukrainian
    }

    /// The form for `count`, including the number.
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
