import Words

/// The fixed texts of the payments of everything due; `{}` stands for an amount or for cards.
enum DuePaymentsStrings {
    static let minimums = LocalizedText(en: "Minimums to pay", uk: "Мінімальні платежі до сплати")
    static let question = Plural(
        en: ("Pay this on # card? In total: {}.", "Pay this on # cards? In total: {}."),
        uk: (
            "Сплатити це за # карткою? Разом: {}.", "Сплатити це за # картками? Разом: {}.",
            "Сплатити це за # картками? Разом: {}."
        ))
    static let recordQuestion = Plural(
        en: (
            "Record that you paid this on # card? In total: {}.",
            "Record that you paid this on # cards? In total: {}."
        ),
        uk: (
            "Записати, що ви сплатили це за # карткою? Разом: {}.",
            "Записати, що ви сплатили це за # картками? Разом: {}.",
            "Записати, що ви сплатили це за # картками? Разом: {}."
        ))
}
