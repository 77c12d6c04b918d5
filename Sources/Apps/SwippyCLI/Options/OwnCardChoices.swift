import CommandLine
import Words

/// What the bank takes by itself.
enum AutopayChoice: String, ChoiceValue {
    case full, minimum, none

    var meaning: LocalizedText {
        switch self {
        case .full: LocalizedText(en: "the whole bill", uk: "увесь рахунок")
        case .minimum: LocalizedText(en: "the minimum", uk: "мінімум")
        case .none: LocalizedText(en: "nothing", uk: "нічого")
        }
    }
}

/// Where a due date on a weekend moves.
enum WeekendChoice: String, ChoiceValue {
    case none, next, previous

    var meaning: LocalizedText {
        switch self {
        case .none: LocalizedText(en: "nowhere", uk: "нікуди")
        case .next: LocalizedText(en: "to the Monday after it", uk: "на понеділок після них")
        case .previous: LocalizedText(en: "to the Friday before it", uk: "на п’ятницю перед ними")
        }
    }
}
