import PaymentCardsContract

/// How `--sort` and `--filter` are written.
enum ListTopics {
    static let sorting = Topic(
        title: LocalizedText(en: "Sort keys", uk: "Ключі сортування"),
        introduction: LocalizedText(
            en: "Separate several keys with commas. A minus before a key reverses it: --sort bank,-amount",
            uk: "Кілька ключів розділяйте комами. Мінус перед ключем обертає порядок: --sort bank,-amount"),
        rows: [
            row("due", "days until the payment is due", "днів до платежу"),
            row("amount", "the amount due", "сума до сплати"),
            row("title", "the card’s title", "назва картки"),
            row("bank", "the bank’s name", "назва банку"),
        ])

    static let filtering = Topic(
        title: LocalizedText(en: "Filter terms", uk: "Умови фільтра"),
        introduction: LocalizedText(
            en:
                "Separate terms with commas: all of them must hold. In single quotes, !TERM means the opposite and "
                + "A|B means either: --filter 'due,!bank=SBI|ICICI'",
            uk:
                "Умови розділяйте комами: мають справджуватися всі. В одинарних лапках !УМОВА означає протилежне, "
                + "а A|B — будь-яке з двох: --filter 'due,!bank=SBI|ICICI'"),
        rows: [
            row("due", "something is left to pay", "ще є що сплатити"),
            row("overdue", "the payment is late", "платіж прострочено"),
            row("paid", "everything is paid", "усе сплачено"),
            row("no-due", "the card has no due", "картка без суми до сплати"),
            row("bank=NAME", "the bank, such as SBI", "банк, як-от SBI"),
            row("network=NAME", "the payment network, such as VISA", "платіжна система, як-от VISA"),
            row(
                "action=NAME", "the card offers this action, such as pay_now",
                "картка пропонує цю дію, як-от pay_now"),
        ])

    /// The terms as far as a shell can complete them: `bank=`, not `bank=NAME`.
    static let filterSuggestions = filtering.rows.map { row in
        row.term.hasSuffix("=NAME") ? String(row.term.dropLast("NAME".count)) : row.term
    }

    private static func row(_ term: String, _ english: String, _ ukrainian: String) -> Topic.Row {
        Topic.Row(term: term, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}
