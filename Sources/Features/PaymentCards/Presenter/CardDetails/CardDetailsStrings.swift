import Words

/// The fixed texts of the details screen; `{}` stands for a moment or a number.
enum CardDetailsStrings {
    static let billTitle = LocalizedText(en: "Due", uk: "До сплати")
    static let billed = LocalizedText(en: "Billed", uk: "Нараховано")
    static let paid = LocalizedText(en: "Paid", uk: "Сплачено")
    static let left = LocalizedText(en: "Left to pay", uk: "Лишилося")
    static let fetching = LocalizedText(en: "Fetching…", uk: "Отримуємо…")
    static let unknown = LocalizedText(en: "Not known", uk: "Невідомо")
    static let earlierPayments = Plural(
        en: ("and # earlier payment", "and # earlier payments"),
        uk: ("і ще # платіж раніше", "і ще # платежі раніше", "і ще # платежів раніше"))

    static let written = Plural(
        en: ("The file is # day old ({})", "The file is # days old ({})"),
        uk: ("Файлу # день ({})", "Файлу # дні ({})", "Файлу # днів ({})"))

}
