package import Records
package import Words

/// A fact of the report: for people a label and words, for programs a member of the document.
package struct DoctorFact {
    /// The name of the member; `nil` if only people get the fact.
    let name: String?
    let value: FieldValue
    /// `nil` if only programs get the fact.
    let label: LocalizedText?
    let words: LocalizedText

    package init(
        _ name: String?, _ value: FieldValue = .missing, en: String, uk: String, _ words: LocalizedText
    ) {
        self.init(name, value, label: LocalizedText(en: en, uk: uk), words)
    }

    init(_ name: String?, _ value: FieldValue = .missing, label: LocalizedText, _ words: LocalizedText) {
        (self.name, self.value, self.label, self.words) = (name, value, label, words)
    }

    /// A fact with the same words in every language.
    package init(_ name: String?, _ value: FieldValue = .missing, en: String, uk: String, _ words: String) {
        self.init(name, value, en: en, uk: uk, LocalizedText(word: words))
    }

    /// A member that people find elsewhere in the report.
    init(member name: String, _ value: FieldValue) {
        (self.name, self.value, label, words) = (name, value, nil, LocalizedText(en: "", uk: ""))
    }
}

/// A value that programs read as a code, and people in words.
struct Told {
    let code: String
    let words: LocalizedText

    init(_ code: String, en: TextTemplate, uk: TextTemplate) {
        (self.code, words) = (code, LocalizedText(en: en, uk: uk))
    }

    /// A code that people understand, too.
    init(_ code: String) { (self.code, words) = (code, LocalizedText(word: code)) }

    static let standard = Told("default", en: "default", uk: "типово")

    var value: FieldValue { .text(code) }
}

extension LocalizedText {
    /// The text with a remark in parentheses.
    func explained(_ remark: LocalizedText) -> LocalizedText {
        LocalizedText(en: "\(self) (\(remark))", uk: "\(self) (\(remark))")
    }
}
