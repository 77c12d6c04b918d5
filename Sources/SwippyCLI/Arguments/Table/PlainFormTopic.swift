import PaymentCardsContract

/// What stands where in a line of the plain form.
enum PlainFormTopic {
    static let topic = Topic(
        title: LocalizedText(en: "Fields of --plain", uk: "Поля --plain"),
        introduction: LocalizedText(
            en: "A card is a line of fields with tabs between them, the same in every language.",
            uk: "Картка — рядок полів із табуляцією між ними, однаковий усіма мовами."),
        rows: rows(of: fields))

    private static let fields: [(english: String, ukrainian: String)] = [
        ("a name that means this card: its id, or ID#2", "назва саме цієї картки: id або ID#2"),
        ("title", "назва продукту"),
        ("masked number", "замаскований номер"),
        ("holder", "власник"),
        ("bank, as in the feed", "банк, як у стрічці"),
        ("network, as in the feed", "платіжна система, як у стрічці"),
        ("amount due, exact", "точна сума до сплати"),
        ("currency: its ISO code where known", "валюта: код ISO, якщо відомий"),
        ("paid, due or overdue", "paid, due або overdue"),
        ("state, as in the feed", "стан, як у стрічці"),
        ("days left; negative when overdue", "скільки днів лишилося; від’ємне — прострочено"),
        ("actions, separated by commas", "дії через кому"),
        ("where the card rests: left, center or right", "де зупинилася картка: left, center або right"),
    ]

    static let statement = Topic(
        title: topic.title,
        introduction: LocalizedText(
            en:
                "A transaction is a line of fields with tabs between them, the same in every language. The totals are in --json.",
            uk:
                "Операція — рядок полів із табуляцією між ними, однаковий усіма мовами. Підсумки є в --json."),
        rows: rows(of: statementFields))

    private static let statementFields: [(english: String, ukrainian: String)] = [
        ("date, as in 2026-11-20", "дата, як-от 2026-11-20"),
        ("amount, exact; negative where it was paid back", "точна сума; від’ємна, якщо зараховано"),
        ("currency: its ISO code where known", "валюта: код ISO, якщо відомий"),
        ("category, as in the feed", "категорія, як у стрічці"),
        ("id of the transaction", "id операції"),
        ("text, as in the feed", "опис, як у стрічці"),
    ]

    static let csv = Topic(
        title: LocalizedText(en: "The form of --csv", uk: "Форма --csv"),
        introduction: LocalizedText(
            en:
                "The same fields below a line of their names, by RFC 4180: commas, quotes where they are needed, CRLF at the end of a line. A spreadsheet would run a text that begins with =, +, -, @ or a tab, so such a text begins with an apostrophe here; numbers stay numbers.",
            uk:
                "Ті самі поля під рядком із їхніми назвами за RFC 4180: коми, лапки, де потрібні, CRLF у кінці рядка. Текст, що починається з =, +, -, @ чи табуляції, електронна таблиця виконала б, тому тут перед ним стоїть апостроф; числа лишаються числами."
        ))

    private static func rows(of fields: [(english: String, ukrainian: String)]) -> [Topic.Row] {
        fields.enumerated().map { index, field in
            Topic.Row(term: "\(index + 1)", meaning: LocalizedText(en: field.english, uk: field.ukrainian))
        }
    }
}
