import Words

/// What stands where in the forms of a table.
enum TableTopic {
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
