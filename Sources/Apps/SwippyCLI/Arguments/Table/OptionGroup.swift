import Words

/// The headings under which the help lists options, in the order in which it lists them.
enum OptionGroup: CaseIterable, Sendable {
    case selection
    case swipe
    case payment
    case card
    case live
    case output
    case feed
    case server
    case swipeValues
    case general

    var title: LocalizedText {
        switch self {
        case .selection: LocalizedText(en: "Which cards", uk: "Які картки")
        case .swipe: LocalizedText(en: "The swipe", uk: "Свайп")
        case .payment: LocalizedText(en: "The payment", uk: "Платіж")
        case .card: LocalizedText(en: "The card", uk: "Картка")
        case .live: LocalizedText(en: "The live screen", uk: "Живий екран")
        case .output: LocalizedText(en: "Output", uk: "Вивід")
        case .feed: LocalizedText(en: "Where the cards come from", uk: "Звідки беруться картки")
        case .server: LocalizedText(en: "A server", uk: "Сервер")
        case .swipeValues: LocalizedText(en: "Swipe values", uk: "Значення свайпу")
        case .general: LocalizedText(en: "General", uk: "Загальні")
        }
    }
}
