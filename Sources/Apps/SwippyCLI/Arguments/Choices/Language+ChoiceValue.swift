import Words

extension Language: ChoiceValue {
    var meaning: LocalizedText {
        switch self {
        case .english: LocalizedText(en: "English", uk: "англійська")
        case .ukrainian: LocalizedText(en: "Ukrainian", uk: "українська")
        }
    }

    /// Also as a locale, such as `uk_UA.UTF-8`.
    func isMeant(by text: String) -> Bool { self == Language(locale: text) }
}
