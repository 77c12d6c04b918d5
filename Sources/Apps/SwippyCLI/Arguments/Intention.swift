import Words

/// What people want when they type a command. The help lists the commands in this order.
enum Intention: CaseIterable, Sendable {
    case look
    case pay
    case collect
    case setUp
    case learn

    var title: LocalizedText {
        switch self {
        case .look: LocalizedText(en: "See your cards", uk: "Переглянути картки")
        case .pay: LocalizedText(en: "Pay what is due", uk: "Сплатити належне")
        case .collect: LocalizedText(en: "Add and remove cards", uk: "Додати, прибрати картки")
        case .setUp: LocalizedText(en: "Set up", uk: "Налаштувати")
        case .learn: LocalizedText(en: "Find out more", uk: "Дізнатися більше")
        }
    }
}
