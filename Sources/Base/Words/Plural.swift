/// A text about a number of things, in each language's plural forms; `#` stands for the number.
package struct Plural: Equatable, Sendable {
    private let english: (one: String, other: String)
    private let ukrainian: (one: String, few: String, many: String)

    package static func == (left: Plural, right: Plural) -> Bool {
        left.english == right.english && left.ukrainian == right.ukrainian
    }

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
        switch language.code {
        case .english:
            return count == 1 ? english.one : english.other
        case .ukrainian:
            let (ten, hundred) = (count.magnitude % 10, count.magnitude % 100)
            guard !(11...14 ~= hundred) else { return ukrainian.many }
            return ten == 1 ? ukrainian.one : 2...4 ~= ten ? ukrainian.few : ukrainian.many
        }
    }
}
