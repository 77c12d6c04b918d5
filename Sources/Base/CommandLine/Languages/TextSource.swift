import Words

/// A text of a program in English, as translators find it.
struct TextSource: Equatable {
    /// By which a translation is found. Of a text about a number of things, it is the form for many.
    let key: String
    /// Whether a translation has a form for each kind of number.
    let isPlural: Bool

    /// The texts of a table: one in each line, in which `\n` is a line break. After a tab stands a text about a number of things.
    static func all(in table: String) -> [TextSource] {
        table.split(separator: "\n").map { line in
            let isPlural = line.first == "\t"
            let text = String(isPlural ? line.dropFirst() : line)
            return TextSource(key: text.replacing("\\n", with: "\n"), isPlural: isPlural)
        }
    }

    /// A translation that is still empty, with the forms of the language of this code; of English, for `nil`.
    func entry(in code: String?) -> Catalogue.Entry {
        guard isPlural else { return .text("") }
        let forms = PluralRule(code ?? Language.english.rawValue).categories
        return .plural(Dictionary(uniqueKeysWithValues: forms.map { ($0, "") }))
    }
}

extension Catalogue.Entry: Encodable {
    /// A text, or an object with a text for each form.
    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .text(let text): try value.encode(text)
        case .plural(let forms):
            try value.encode(Dictionary(uniqueKeysWithValues: forms.map { ($0.rawValue, $1) }))
        case .unknown: try value.encodeNil()
        }
    }
}
