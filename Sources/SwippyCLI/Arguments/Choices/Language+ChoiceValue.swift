import PaymentCardsContract

extension Language: ChoiceValue {
    var meaning: LocalizedText {
        switch self {
        case .english: LocalizedText(en: "English", uk: "англійська")
        case .ukrainian: LocalizedText(en: "Ukrainian", uk: "українська")
        }
    }
}
