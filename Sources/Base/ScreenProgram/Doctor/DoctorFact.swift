package import Records
package import Words

/// A fact of a report: for people a label and words, for programs a member of the document.
package struct DoctorFact {
    /// `nil` if only people get the fact.
    let member: Field<Void>?
    /// `nil` if only programs get the fact, or people find it elsewhere in the report.
    let label: LocalizedText?
    let words: LocalizedText

    package init(_ english: String, _ ukrainian: String, _ words: LocalizedText, _ member: Field<Void>? = nil)
    {
        self.init(LocalizedText(en: english, uk: ukrainian), words, member)
    }

    init(_ label: LocalizedText?, _ words: LocalizedText, _ member: Field<Void>? = nil) {
        (self.label, self.words, self.member) = (label, words, member)
    }

    /// A fact for programs only.
    package init(_ member: Field<Void>) { self.init(nil, LocalizedText(word: ""), member) }
}

/// A value that programs read as a code, and people in words.
struct Told: FieldConvertible, Equatable {
    let code: String
    let words: LocalizedText

    init(_ code: String, en: TextTemplate, uk: TextTemplate) {
        (self.code, words) = (code, LocalizedText(en: en, uk: uk))
    }

    /// A code that people understand, too.
    init(_ code: String) { (self.code, words) = (code, LocalizedText(word: code)) }

    static let standard = Told("default", en: "default", uk: "типово")
    static let fieldKind = FieldKind.text
    var fieldValue: FieldValue { .text(code) }
}

/// What the program concludes, and why.
struct Verdict: Described {
    let value: Told
    let reasons: [Told]

    init(_ value: Told, _ reasons: [Told]) { (self.value, self.reasons) = (value, reasons) }

    static let fields: [Field<Verdict>] = [
        .json("value", \.value, "what holds"), .json("reasons", \.reasons, "what decided"),
    ]

    var words: LocalizedText { value.words.explained(reasons.map(\.words).joined("; ")) }
}

extension LocalizedText {
    /// The text with a remark in parentheses.
    func explained(_ remark: LocalizedText) -> LocalizedText {
        LocalizedText(en: "\(self) (\(remark))", uk: "\(self) (\(remark))")
    }
}
