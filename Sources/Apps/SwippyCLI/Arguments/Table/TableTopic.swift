import Words

/// What stands where in the forms of a table.
enum TableTopic {
    /// A statement: a transaction is a line.
    static let statement = Topic(
        title: PlainFormTopic.list.title,
        introduction: LocalizedText(
            en:
                "A transaction is a line of fields with tabs between them, the same in every language. The totals are in --json.",
            uk:
                "Операція — рядок полів із табуляцією між ними, однаковий усіма мовами. Підсумки є в --json."),
        rows: PlainFormTopic.rows(of: statementFields))

    private static let statementFields: [(english: String, ukrainian: String)] = [
        ("date, as in 2026-11-20", "дата, як-от 2026-11-20"),
        ("amount, exact; negative where it was paid back", "точна сума; від’ємна, якщо зараховано"),
        ("currency: its ISO code where known", "валюта: код ISO, якщо відомий"),
        ("category, as in the feed", "категорія, як у стрічці"),
        ("id of the transaction", "id операції"),
        ("text, as in the feed", "опис, як у стрічці"),
    ]

    /// The same fields for a spreadsheet.
    static let csv = Topic(
        title: LocalizedText(en: "The form of --csv", uk: "Форма --csv"),
        introduction: LocalizedText(
            en:
                "The same fields below a line of their names, by RFC 4180: commas, quotes where they are needed, CRLF at the end of a line. A spreadsheet would run a text that begins with =, +, -, @ or a tab, so such a text begins with an apostrophe here; numbers stay numbers.",
            uk:
                "Ті самі поля під рядком із їхніми назвами за RFC 4180: коми, лапки, де потрібні, CRLF у кінці рядка. Текст, що починається з =, +, -, @ чи табуляції, електронна таблиця виконала б, тому тут перед ним стоїть апостроф; числа лишаються числами."
        ))
}
