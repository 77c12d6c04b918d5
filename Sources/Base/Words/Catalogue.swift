/// The texts of a language that isn't in the code, by their English ones.
package final class Catalogue: Sendable {
    /// The language's code, as ISO 639 defines it: `de`.
    package let code: String
    private let entries: [String: Entry]
    private let rule: PluralRule

    /// A translation.
    package enum Entry: Equatable, Sendable {
        /// The text.
        case text(String)
        /// The text by number, with `#` for it: a form for each category of the language.
        case plural([PluralCategory: String])
        /// Neither of these, such as a number, or forms by other names.
        case unknown

        /// Whether nothing is translated yet.
        package var isEmpty: Bool {
            switch self {
            case .text(let text): text.isEmpty
            case .plural(let forms): forms.values.allSatisfy(\.isEmpty)
            case .unknown: false
            }
        }
    }

    /// Why a translation isn't used.
    package enum Problem: Error, Equatable {
        /// It has a gap that the English text doesn't have.
        case gap(String)
        /// It lacks this gap of the English text, or `#`, so that what stands there would be left out.
        case missingGap(String)
        /// It has control characters, or some that turn the direction of a text; none of them would reach a terminal.
        case control
        /// It doesn't have this form.
        case missing(PluralCategory)
        /// It has this form, which the language doesn't have.
        case surplus(PluralCategory)
        /// It is neither a text nor forms.
        case unknown
    }

    /// A catalogue of translations by their English texts. One that has a problem isn't used.
    package init(_ code: String, _ entries: [String: Entry]) {
        (self.code, rule) = (code, PluralRule(code))
        self.entries = entries.filter { Self.problem(of: $1, for: $0, in: code) == nil }
    }

    /// The translation; `nil` if there is none.
    subscript(text: String) -> String? {
        if case .text(let text) = entries[text], !text.isEmpty { text } else { nil }
    }

    /// The translation of a text about `count` things, which is found by its English form for many; `nil` if there is none.
    subscript(text: String, count: Int) -> String? {
        guard case .plural(let forms) = entries[text] else { return nil }
        return forms[rule.category(of: count)].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// What is wrong with a translation; `nil` if it can be used, or nothing is translated yet.
    package static func problem(of entry: Entry, for text: String, in code: String) -> Problem? {
        guard !entry.isEmpty else { return nil }
        switch entry {
        case .unknown: return .unknown
        case .text(let translation): return problem(of: translation, for: text)
        case .plural(let forms):
            let categories = PluralRule(code).categories
            if let missing = categories.first(where: { forms[$0, default: ""].isEmpty }) {
                return .missing(missing)
            }
            let surplus = PluralCategory.allCases.first { forms[$0] != nil && !categories.contains($0) }
            if let surplus { return .surplus(surplus) }
            return categories.lazy.compactMap { problem(of: forms[$0, default: ""], for: text, as: $0) }.first
        }
    }

    private static func problem(
        of translation: String, for text: String, as category: PluralCategory? = nil
    ) -> Problem? {
        let isControl = { (scalar: Unicode.Scalar) in
            scalar.properties.generalCategory == .control && scalar != "\n" || scalar.properties.isBidiControl
        }
        guard !translation.unicodeScalars.contains(where: isControl) else { return .control }
        let (gaps, found) = (text.gaps, translation.gaps)
        if let gap = found.subtracting(gaps).min() { return .gap(gap) }
        if let gap = gaps.subtracting(found).min() { return .missingGap(gap) }
        // “One card” and “no cards” tell the number, too.
        let tellsNumber = [.few, .many, .other].contains(category)
        return tellsNumber && text.contains("#") && !translation.contains("#") ? .missingGap("#") : nil
    }
}
