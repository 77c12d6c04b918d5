import PaymentCardsScreens
import Words

/// The fixed texts of the form for a new card.
enum CardFormStrings {
    static let nextField = LocalizedText(en: "next", uk: "далі")
    static let clear = LocalizedText(en: "clear", uk: "очистити")
    static let add = LocalizedText(en: "add", uk: "додати")
}

extension CardFormField {
    /// What the field is called.
    var label: LocalizedText {
        switch self {
        case .number: LocalizedText(en: "Number", uk: "Номер")
        case .holder: LocalizedText(en: "Name", uk: "Ім’я")
        case .title: LocalizedText(en: "Title", uk: "Назва")
        case .bank: LocalizedText(en: "Bank", uk: "Банк")
        }
    }

    /// What is said about the field while there is nothing else to say.
    var hint: LocalizedText {
        switch self {
        case .number:
            LocalizedText(
                en: "only the first six and last four digits are kept",
                uk: "лишаться перші шість та останні чотири цифри")
        case .holder: LocalizedText(en: "as it is printed on the card", uk: "як надруковано на картці")
        case .title: LocalizedText(en: "what you call the card", uk: "як ви називаєте картку")
        case .bank: LocalizedText(en: "may be left empty", uk: "можна не вказувати")
        }
    }
}
