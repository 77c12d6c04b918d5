import Words

/// The fixed texts of the payments of everything due; `{}` stands for an amount or for cards.
enum DuePaymentsStrings {
    static let minimums = LocalizedText(en: "Minimums to pay", uk: "Мінімальні платежі до сплати")
    static let payments = LocalizedText(en: "Payments", uk: "Платежі")
    static let paidOf = LocalizedText(en: "paid: {paid} of {all}", uk: "сплачено: {paid} з {all}")
    static let paid = LocalizedText(en: "paid", uk: "сплачено")
    static let repeated = LocalizedText(en: "already paid", uk: "уже сплачено")
    static let refused = LocalizedText(en: "refused", uk: "відмовлено")
    static let unknown = LocalizedText(en: "outcome unknown", uk: "результат невідомий")
    static let untried = LocalizedText(en: "not tried", uk: "не дійшла черга")
    static let leftOut = LocalizedText(en: "left out", uk: "пропущено")
    static let question = Plural(
        en: ("Pay this on # card? In total: {}.", "Pay this on # cards? In total: {}."),
        uk: (
            "Сплатити це за # карткою? Разом: {}.", "Сплатити це за # картками? Разом: {}.",
            "Сплатити це за # картками? Разом: {}."
        ))
    static let consent = Plural(
        en: (
            "The feed doesn’t say what can be done with this card: {}. Pay on it, too?",
            "The feed doesn’t say what can be done with these # cards: {}. Pay on them, too?"
        ),
        uk: (
            "Стрічка не каже, що можна робити з цією # карткою: {}. Сплатити й за нею?",
            "Стрічка не каже, що можна робити з цими # картками: {}. Сплатити й за ними?",
            "Стрічка не каже, що можна робити з цими # картками: {}. Сплатити й за ними?"
        ))
    static let actionsAreImplied = LocalizedText(
        en: "the feed doesn’t list its actions, so paying on it needs your consent the first time",
        uk: "у стрічці немає переліку її дій, тож перша сплата за нею потребує вашої згоди")
    static let payByName = Phrase(
        LocalizedText(
            en: "Agree by paying on this card once: {command}",
            uk: "Погодьтеся, сплативши за нею один раз: {command}"),
        otherwise: LocalizedText(
            en: "Agree by paying on this card once.", uk: "Погодьтеся, сплативши за цією карткою один раз."))
    static let largestBill = LocalizedText(
        en: "The largest amount is paid, which settles the others.",
        uk: "Сплачується найбільша сума, і це покриває інші.")
    static let repeatedName = LocalizedText(
        en: "{} is named more than once, and is paid once", uk: "{} названо кілька разів, сплата буде одна")
    static let payAgain = LocalizedText(
        en: "Run the command again, or pay with this key: an order is paid only once.",
        uk: "Виконайте команду ще раз або сплатіть із цим ключем: доручення виконується один раз.")
}
