import Words

/// How `--sort` and `--filter` are written.
enum ListTopics {
    static let sorting = Topic(
        title: LocalizedText(en: "Sort keys", uk: "Ключі сортування"),
        introduction: LocalizedText(
            en: "Separate several keys with commas. A minus before a key reverses its order.",
            uk: "Кілька ключів розділяйте комами. Мінус перед ключем обертає його порядок."),
        rows: sortKeys + [
            row(
                "bank,-amount", "by bank, and in each the largest amount first",
                "за банком, у кожному спершу найбільша сума")
        ])

    static let filtering = Topic(
        title: LocalizedText(en: "Filter terms", uk: "Умови фільтра"),
        introduction: LocalizedText(
            en: "Separate terms with commas: all of them must hold. The shell needs quotes around ! and |.",
            uk: "Умови розділяйте комами: мають справджуватися всі. Знаки ! та | в оболонці беріть у лапки."),
        rows: filterTerms + [
            row(
                "!TERM", "the opposite of a term, as in '!bank=SBI'", "протилежне до умови, як-от '!bank=SBI'"
            ),
            row(
                "bank=A|B", "either of them, as in 'bank=SBI|ICICI'",
                "будь-що з переліченого, як-от 'bank=SBI|ICICI'"),
        ])

    /// The keys as a shell may complete them, in both orders.
    static let sortSuggestions = sortKeys.flatMap { [$0.term, "-" + $0.term] }

    /// The terms as far as a shell can complete them: `bank=`, not `bank=NAME`.
    static let filterSuggestions = filterTerms.map { row in
        row.term.hasSuffix("=NAME") ? String(row.term.dropLast("NAME".count)) : row.term
    }

    /// The terms as they are written: `due`, `bank=NAME`.
    static let filterTermForms = filterTerms.map(\.term)

    private static let sortKeys = [
        row(
            "due", "days until the payment is due; cards without a date come last",
            "скільки днів до платежу; без дати — останні"),
        row("amount", "the amount due, within each currency", "сума до сплати, у кожній валюті окремо"),
        row("title", "the card’s title", "назва картки"),
        row("bank", "the bank’s name", "назва банку"),
    ]

    private static let filterTerms = [
        row("due", "something is left to pay", "ще є що сплатити"),
        row("overdue", "the payment is late", "платіж прострочено"),
        row("paid", "everything is paid", "усе сплачено"),
        row("no-due", "the card has no due", "картка без суми до сплати"),
        row("bank=NAME", "the bank, such as SBI", "банк, як-от SBI"),
        row("network=NAME", "the payment network, such as VISA", "платіжна система, як-от VISA"),
        row(
            "action=NAME", "the card offers this action, such as pay_now",
            "картка пропонує цю дію, як-от pay_now"),
    ]

    private static func row(_ term: String, _ english: String, _ ukrainian: String) -> Topic.Row {
        Topic.Row(term: term, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}
