import CommandLine
import PaymentCardsScreens
import Records
import Words

/// Explains the fields of the output formats for programs.
enum FormTopics {
    /// The list: one line per card.
    static let list = Topic(
        "Fields of --plain", "Поля --plain",
        en: "A card is a line of fields with tabs between them, the same in every language.",
        uk: "Картка — рядок полів із табуляцією між ними, однаковий усіма мовами.",
        rows: Topic.Row.fields(of: CardRecord.self), isReference: true)

    /// The same fields for spreadsheets.
    static let csv = Topic(
        "The form of --csv", "Форма --csv",
        en:
            "The same fields below a line of their names, by RFC 4180: commas, quotes where they are needed, CRLF at the end of a line. A spreadsheet would run a text that begins with =, +, -, @ or a tab, so such a text begins with an apostrophe here; numbers stay numbers.",
        uk:
            "Ті самі поля під рядком із їхніми назвами за RFC 4180: коми, лапки, де потрібні, CRLF у кінці рядка. Текст, що починається з =, +, -, @ чи табуляції, електронна таблиця виконала б, тому тут перед ним стоїть апостроф; числа лишаються числами.",
        isReference: true)

    /// A card's details: one line per fact.
    static let details = Topic(
        "Lines of --plain", "Рядки --plain",
        en:
            "A fact is a line: its name, a tab and its value. The names are those of the JSON form; what is not known has no line. Times are in UTC.",
        uk:
            "Факт — рядок: назва, табуляція і значення. Назви ті самі, що в JSON; про невідоме рядка немає. Час — за UTC.",
        rows: [
            Topic.Row(
                "name … reveal",
                "the card, as in the list: amount is what is left to pay, billed the total, which a server doesn’t tell",
                "картка, як у списку: amount — скільки лишилося сплатити, billed — загальна сума, якої сервер не повідомляє"
            ),
            Topic.Row(
                "statement…",
                "From, To, Closing, MinimumDue, MinimumLeft, Currency and DueDate of the last statement",
                "From, To, Closing, MinimumDue, MinimumLeft, Currency і DueDate останньої виписки"),
            Topic.Row(
                "payment",
                "a line for each payment, the newest first, with the fields of swippy help history",
                "рядок на кожен платіж, спершу найновіші, з полями із swippy help history"
            ),
        ])
}
