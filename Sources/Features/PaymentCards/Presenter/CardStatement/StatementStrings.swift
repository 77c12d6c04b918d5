import PaymentCardsEntity
import PaymentCardsScreens
import Values
import Words

/// The fixed texts of the statement screen; `{}` stands for an amount or a date.
enum StatementStrings {
    static let noneFound = LocalizedText(
        en: "No transaction has all these words.", uk: "Жодна операція не містить усіх цих слів.")
    static let title = LocalizedText(en: "Last statement", uk: "Остання виписка")
    static let earlierTitle = LocalizedText(en: "Statement", uk: "Виписка")
    static let none = LocalizedText(en: "No statement yet", uk: "Виписки ще немає")
    static let opening = LocalizedText(en: "Opening balance", uk: "На початок")
    static let spent = LocalizedText(en: "Spent", uk: "Витрачено")
    static let paidBack = LocalizedText(en: "Paid back", uk: "Зараховано")
    static let closing = LocalizedText(en: "Closing balance", uk: "На кінець")
    static let minimumDue = LocalizedText(en: "Minimum due", uk: "Мінімальний платіж")
    static let dueDate = LocalizedText(en: "Due date", uk: "Сплатити до")

    static let transactions = LocalizedText(en: "Transactions", uk: "Операції")
    static let noTransactions = LocalizedText(
        en: "Nothing happened in this period.", uk: "За цей період операцій не було.")
    static let unknownTransactions = LocalizedText(
        en: "No transactions are known.", uk: "Операції невідомі.")
    static let moreCategories = Plural(
        en: ("# more category", "# more categories"),
        uk: ("ще # категорія", "ще # категорії", "ще # категорій"))
    static let spokenSpent = LocalizedText(en: "spent {}", uk: "витрачено {}")
    static let spokenPaidBack = LocalizedText(en: "paid back {}", uk: "зараховано {}")

    static let closesHigher = LocalizedText(
        en: "This statement does not add up: its closing balance is {} more than the rest comes to.",
        uk: "Ця виписка не сходиться: сума на кінець на {} більша, ніж виходить із решти.")
    static let closesLower = LocalizedText(
        en: "This statement does not add up: its closing balance is {} less than the rest comes to.",
        uk: "Ця виписка не сходиться: сума на кінець на {} менша, ніж виходить із решти.")
}

extension [CalendarDate] {
    /// That none of the statements that closed on these days, the newest last, closed in `month`.
    func words(withoutOneOf month: ClosedRange<CalendarDate>, in voice: CardVoice) -> Advice {
        // In full, so that a sentence can end with it.
        let language = voice.language.spoken
        let months = suffix(12).reversed().map { $0.text(in: language, .month) }.joined(separator: ", ")
        let asked = month.monthText(in: language)
        return voice.words(
            "No statement closed in \(asked).", "Виписки за \(asked) немає.", "These are known: \(months).",
            "Відомі такі: \(months).")
    }
}

extension SpendingCategory {
    /// The code of the category that has this name in any language, or goes by another that people use, in upper or lower case;
    /// `nil` if none has.
    static func code(named name: String) -> String? {
        (known + [.unknown("")]).first { category in
            let names = Language.allCases.map { category.name(in: $0) } + category.wordsForIt
            return names.contains { $0.lowercased() == name.lowercased() }
        }?.code
    }

    /// What people may call it. A feed isn't read like that: its “gas” may be for cooking.
    private var wordsForIt: [String] {
        switch self {
        case .fuel: ["gas", "gasoline", "petrol", "бензин"]
        case .groceries: ["supermarket", "супермаркет"]
        case .dining: ["restaurants", "eating out", "кафе", "ресторани"]
        case .travel, .shopping, .utilities, .health, .entertainment, .interest, .fees, .refund, .payment,
            .unknown:
            []
        }
    }

    /// The category in words; an unknown category's as the feed has it.
    func name(in language: Language) -> String {
        let text =
            switch self {
            case .groceries: LocalizedText(en: "Groceries", uk: "Продукти")
            case .dining: LocalizedText(en: "Dining", uk: "Кафе й ресторани")
            case .travel: LocalizedText(en: "Travel", uk: "Подорожі")
            case .fuel: LocalizedText(en: "Fuel", uk: "Пальне")
            case .shopping: LocalizedText(en: "Shopping", uk: "Покупки")
            case .utilities: LocalizedText(en: "Utilities", uk: "Комунальні")
            case .health: LocalizedText(en: "Health", uk: "Здоров’я")
            case .entertainment: LocalizedText(en: "Entertainment", uk: "Розваги")
            case .interest: LocalizedText(en: "Interest", uk: "Відсотки")
            case .fees: LocalizedText(en: "Fees", uk: "Комісії")
            case .refund: LocalizedText(en: "Refund", uk: "Повернення")
            case .payment: LocalizedText(en: "Payment", uk: "Платіж")
            case .unknown(""): LocalizedText(en: "Other", uk: "Інше")
            case .unknown(let code): LocalizedText(word: code)
            }
        return text[language]
    }
}

extension StatementSheet.Category {
    /// The colour that `category` gets.
    init(_ category: SpendingCategory) {
        self =
            switch category {
            case .groceries: .groceries
            case .dining: .dining
            case .travel: .travel
            case .fuel: .fuel
            case .shopping: .shopping
            case .utilities: .utilities
            case .health: .health
            case .entertainment: .entertainment
            case .interest: .interest
            case .fees: .fees
            case .refund: .refund
            case .payment: .payment
            case .unknown: .neutral
            }
    }
}
