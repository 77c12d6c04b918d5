public import CommandLine
public import PaymentCardsEntity
public import Words

extension DayOrder: ChoiceValue {
    /// Its order in words.
    public var meaning: LocalizedText {
        switch self {
        case .dmy: LocalizedText(en: "day, month, year", uk: "день, місяць, рік")
        case .mdy: LocalizedText(en: "month, day, year", uk: "місяць, день, рік")
        case .ymd: LocalizedText(en: "year, month, day", uk: "рік, місяць, день")
        }
    }
}

extension DecimalMark: ChoiceValue {
    /// An amount with it.
    public var meaning: LocalizedText {
        switch self {
        case .point: LocalizedText(en: "1,234.50", uk: "крапка: 1,234.50")
        case .comma: LocalizedText(en: "1.234,50", uk: "кома: 1.234,50")
        }
    }
}

extension AmountSign: ChoiceValue {
    /// What it means.
    public var meaning: LocalizedText {
        switch self {
        case .positive:
            LocalizedText(en: "what was spent is positive", uk: "витрати — додатні числа")
        case .negative:
            LocalizedText(en: "what was spent is negative", uk: "витрати — від’ємні числа")
        }
    }
}
