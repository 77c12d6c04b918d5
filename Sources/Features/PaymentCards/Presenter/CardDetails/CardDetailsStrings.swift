import Words

/// The fixed texts of the details screen; `{}` stands for a moment or a number.
enum CardDetailsStrings {
    static let billTitle = LocalizedText(en: "Due", uk: "До сплати")
    static let billed = LocalizedText(en: "Billed", uk: "Нараховано")
    static let paid = LocalizedText(en: "Paid", uk: "Сплачено")
    static let left = LocalizedText(en: "Left to pay", uk: "Лишилося")
    static let share = LocalizedText(en: "{} paid", uk: "сплачено {}")
    static let paidOn = LocalizedText(en: "fully paid on {}", uk: "сплачено {}")
    static let noDue = LocalizedText(
        en: "Nothing is known to be due.", uk: "Немає відомостей про сплату.")

    static let paymentsTitle = LocalizedText(en: "Payments", uk: "Платежі")
    static let noPayments = LocalizedText(en: "No payments yet", uk: "Платежів ще немає")
    static let fetching = LocalizedText(en: "Fetching…", uk: "Отримуємо…")
    static let unknown = LocalizedText(en: "Not known", uk: "Невідомо")
    static let undone = LocalizedText(en: "undone {}", uk: "скасовано {}")
    static let undoable = LocalizedText(en: "undo until {}", uk: "скасувати до {}")
    static let earlierPayments = Plural(
        en: ("and # earlier payment", "and # earlier payments"),
        uk: ("і ще # платіж раніше", "і ще # платежі раніше", "і ще # платежів раніше"))

    static let minimumPaid = LocalizedText(en: " (already paid)", uk: " (уже сплачено)")
    static let minimumLeft = LocalizedText(en: " ({} of it left)", uk: " (з нього лишилося {})")

    static let written = Plural(
        en: ("The file is # day old ({})", "The file is # days old ({})"),
        uk: ("Файлу # день ({})", "Файлу # дні ({})", "Файлу # днів ({})"))

    static let stepsTitle = LocalizedText(en: "What next", uk: "Що далі")
    static let undo = LocalizedText(en: "undo the payment", uk: "скасувати платіж")
}
