import CommandLine
import PaymentCardsPorts
import Words

/// Explains the values of `--sort` and `--filter`.
enum ListTopics {
    static let sorting = Topic(
        "Sort keys", "Ключі сортування",
        en: "Separate several keys with commas. A minus before a key reverses its order.",
        uk: "Кілька ключів розділяйте комами. Мінус перед ключем обертає його порядок.",
        rows: CardSort.Key.allCases.map { Topic.Row(term: $0.rawValue, meaning: $0.meaning) } + [
            Topic.Row(
                "bank,-amount", "by bank, and in each the largest amount first",
                "за банком, у кожному спершу найбільша сума")
        ])

    static let filtering = Topic(
        "Filter terms", "Умови фільтра",
        en:
            "Separate terms with commas: all of them must hold. The shell needs quotes around ! and |. A name that is neither known nor on a card is an error; if a server sends its cards in pages, nothing is listed instead.",
        uk:
            "Умови розділяйте комами: мають справджуватися всі. Знаки ! та | в оболонці беріть у лапки. Назва, якої не знає ні програма, ні жодна картка, — помилка; якщо сервер надсилає картки сторінками, список натомість порожній.",
        rows: FilterTerm.allCases.map { Topic.Row(term: $0.form, meaning: $0.meaning) } + [
            Topic.Row(
                "!TERM", "the opposite of a term, as in '!bank=SBI'", "протилежне до умови, як-от '!bank=SBI'"
            ),
            Topic.Row(
                "bank=A|B", "either of them, as in 'bank=SBI|ICICI'",
                "будь-що з переліченого, як-от 'bank=SBI|ICICI'"),
        ])
}

extension CardSort.Key {
    /// What is compared, in the words of the help.
    var meaning: LocalizedText {
        switch self {
        case .due:
            LocalizedText(
                en: "days until the payment is due; cards without a date come last",
                uk: "скільки днів до платежу; без дати — останні")
        case .amount:
            LocalizedText(
                en: "the amount due, within each currency", uk: "сума до сплати, у кожній валюті окремо")
        case .title: LocalizedText(en: "the card’s title", uk: "назва картки")
        case .bank: LocalizedText(en: "the bank’s name", uk: "назва банку")
        }
    }
}

/// A condition as it is typed after `--filter`.
enum FilterTerm: String, CaseIterable {
    case due
    case overdue
    case paid
    case noDue = "no-due"
    case bank
    case network
    case action

    /// The condition for `values`, which follow `=`; `nil` if they are missing or not allowed.
    func condition(_ values: [String]?) -> CardFilter.Condition? {
        guard takesValues == (values != nil), values != [] else { return nil }
        let values = values ?? []
        return switch self {
        case .due: .due
        case .overdue: .overdue
        case .paid: .paid
        case .noDue: .noDue
        case .bank: .bank(values)
        case .network: .network(values)
        case .action: .action(values)
        }
    }

    private var takesValues: Bool {
        switch self {
        case .due, .overdue, .paid, .noDue: false
        case .bank, .network, .action: true
        }
    }

    /// The part that a shell can complete: `bank=`.
    var start: String { rawValue + (takesValues ? "=" : "") }

    /// Its syntax: `due`, `bank=NAME`.
    var form: String { start + (takesValues ? "NAME" : "") }

    var meaning: LocalizedText {
        switch self {
        case .due: LocalizedText(en: "something is left to pay", uk: "ще є що сплатити")
        case .overdue: LocalizedText(en: "the payment is late", uk: "платіж прострочено")
        case .paid: LocalizedText(en: "everything is paid", uk: "усе сплачено")
        case .noDue: LocalizedText(en: "the card has no due", uk: "картка без суми до сплати")
        case .bank:
            LocalizedText(
                en: "the bank, such as SBI or 'HDFC Bank'", uk: "банк, як-от SBI чи 'HDFC Bank'")
        case .network:
            LocalizedText(
                en: "the payment network, such as VISA or Mastercard",
                uk: "платіжна система, як-от VISA чи Mastercard")
        case .action:
            LocalizedText(
                en: "the card offers this action, such as pay_now or 'pay now'",
                uk: "картка пропонує цю дію, як-от pay_now чи сплатити")
        }
    }
}
