import PaymentCardsEntity
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// The fixed texts of the payment screen; `{}` stands for the thing that is named.
enum PaymentStrings {
    static let tooEarly = LocalizedText(
        en: "Read it first, then press {} again", uk: "Спершу прочитайте, тоді натисніть {} ще раз")
    static let asking = LocalizedText(en: "Asking what is due…", uk: "Дізнаємося, скільки сплатити…")
    static let paying = LocalizedText(en: "Paying…", uk: "Сплачуємо…")
    static let undoing = LocalizedText(en: "Undoing…", uk: "Скасовуємо…")

    static let planned = LocalizedText(en: "To pay", uk: "До сплати")
    static let paid = LocalizedText(en: "Paid", uk: "Сплачено")
    static let paidBefore = LocalizedText(
        en: "Already paid with this key", uk: "Уже сплачено з цим ключем")
    static let undone = LocalizedText(en: "Undone", uk: "Скасовано")

    static let card = LocalizedText(en: "Card", uk: "Картка")
    static let number = LocalizedText(en: "Number", uk: "Номер")
    static let leftAfterwards = LocalizedText(en: "Left afterwards", uk: "Залишиться")
    static let left = LocalizedText(en: "Left to pay", uk: "Залишилося")
    static let dueAgain = LocalizedText(en: "Due again", uk: "Знову до сплати")
    static let reference = LocalizedText(en: "Reference", uk: "Платіж №")
    static let date = LocalizedText(en: "Paid on", uk: "Сплачено")
    static let undoneOn = LocalizedText(en: "Undone on", uk: "Скасовано")
    static let nothingMoved = LocalizedText(en: "Nothing is paid yet.", uk: "Ще нічого не сплачено.")
    static let onceMore = LocalizedText(
        en: "As much was paid before, and this is another payment. It is not made yet.",
        uk: "Стільки вже сплачено раніше, а це ще один платіж. Його ще не зроблено.")
    static let nothingToPay = LocalizedText(
        en: "An order with this key was paid before: sending it again pays nothing.",
        uk: "Доручення з цим ключем уже сплачено: якщо надіслати його знову, нічого сплачено не буде.")
    static let sentAgain = LocalizedText(
        en: "It is unknown whether this order was paid, so the same one is sent again. It is paid only once.",
        uk: "Невідомо, чи це доручення виконано, тож буде надіслано те саме. Його буде виконано лише раз.")

    static let pay = LocalizedText(en: "Pay {}", uk: "Сплатити {}")
    static let receipt = LocalizedText(en: "Show the receipt", uk: "Показати квитанцію")
    static let question = LocalizedText(
        en: "Pay {amount} on {card}? Left to pay afterwards: {rest}.",
        uk: "Сплатити {amount} за карткою {card}? Залишиться до сплати: {rest}.")
    static let questionAgain = LocalizedText(
        en: "Pay {amount} on {card} once more? Left to pay afterwards: {rest}.",
        uk: "Сплатити {amount} за карткою {card} ще раз? Залишиться до сплати: {rest}.")
    static let refusal = LocalizedText(en: "nothing was paid", uk: "нічого не сплачено")

    static let unknownOutcome = LocalizedText(
        en: "The payment may or may not have been made.", uk: "Невідомо, чи платіж відбувся.")
    static let orderKey = LocalizedText(
        en: "The order’s idempotency key is {}", uk: "Ключ ідемпотентності доручення: {}")
    static let sameKey = LocalizedText(
        en: "Pay again with the same key: an order is paid only once.",
        uk: "Сплатіть ще раз: з тим самим ключем доручення виконується один раз.")

    static let undoAgain = LocalizedText(
        en: "Undo it again: a payment is undone only once.",
        uk: "Скасуйте ще раз: платіж скасовується один раз.")

    static let type = LocalizedText(en: "another amount", uk: "інша сума")
    static let goOn = LocalizedText(en: "continue", uk: "далі")
    static let agree = LocalizedText(en: "pay", uk: "сплатити")
    static let takeBack = LocalizedText(en: "undo", uk: "скасувати")
}

extension AmountText.Problem {
    /// What is wrong with what was typed, and what to do; without amounts where they are hidden.
    func words(in voice: CardVoice) -> FieldProblem {
        let message =
            switch self {
            case .unfinished: LocalizedText(en: "There is no amount yet.", uk: "Суми ще немає.")
            case .ambiguous where voice.isPrivate:
                LocalizedText(
                    en: "The amount can be read in two ways.", uk: "Цю суму можна прочитати двояко.")
            case .ambiguous(let text, let one, let other):
                LocalizedText(
                    en: "“\(text)” can mean \(one) or \(other).",
                    uk: "«\(text)» може означати \(one) або \(other).")
            case .separator(let mark):
                LocalizedText(
                    en: "“\(mark)” can mean two things in an amount.",
                    uk: "«\(mark)» у сумі можна зрозуміти двояко.")
            case .otherCurrency(let typed, let wanted):
                LocalizedText(
                    en: "The amount is in \(wanted.safeText), not in \(typed.safeText).",
                    uk: "Сума у валюті \(wanted.safeText), а не \(typed.safeText).")
            case .unexpected(let character):
                LocalizedText(
                    en: "“\(String(character).safeText)” does not belong in an amount.",
                    uk: "«\(String(character).safeText)» у сумі не буває.")
            case .secondPoint: LocalizedText(en: "There are two points.", uk: "Тут дві крапки.")
            case .noWhole:
                LocalizedText(en: "There is no digit before the point.", uk: "Перед крапкою немає цифри.")
            case .tooLong(let limit):
                LocalizedText(
                    en: "The amount has more than \(limit) digits.", uk: "У сумі понад \(limit) цифр.")
            }
        let advice = LocalizedText(
            en: "Type digits, and a point before decimals: 1500 or 7853.33.",
            uk: "Введіть цифри, а перед дробовою частиною крапку: 1500 чи 7853.33.")
        return FieldProblem(message: voice[message], advice: voice[advice])
    }
}
