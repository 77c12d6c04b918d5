import PaymentCardsEntity
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// The fixed texts of the payment screen; `{}` stands for the thing that is named.
enum PaymentStrings {
    static let tooEarly = LocalizedText(
        en: "Read it first, then press {} again", uk: "Спершу прочитайте, тоді натисніть {} ще раз")
    static let unseen = LocalizedText(
        en: "Not paid: enlarge the window to see the amount",
        uk: "Не сплачено: збільшіть вікно, щоб бачити суму")
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
    static let reference = LocalizedText(en: "Reference", uk: "Код платежу")
    static let date = LocalizedText(en: "Paid on", uk: "Сплачено")
    static let undoneOn = LocalizedText(en: "Undone on", uk: "Скасовано")
    static let nothingMoved = LocalizedText(en: "Nothing is paid yet.", uk: "Ще нічого не сплачено.")
    static let onceMore = LocalizedText(
        en: "The same amount was paid before; this would be another payment. Nothing is paid yet.",
        uk: "Таку саму суму вже сплачено раніше; це був би ще один платіж. Ще нічого не сплачено.")
    static let nothingToPay = LocalizedText(
        en: "An order with this key was paid before: sending it again pays nothing.",
        uk: "Доручення з цим ключем уже сплачено: якщо надіслати його знову, нічого сплачено не буде.")
    static let sentAgain = LocalizedText(
        en:
            "It is unknown whether this order was paid. Paying sends the same one again, and it is paid only once.",
        uk: "Невідомо, чи це доручення виконано. Сплата надсилає те саме ще раз; його буде виконано лише раз."
    )

    static let sentFirst = LocalizedText(
        en:
            "It is unknown whether an earlier order for {} was paid. Paying sends that one again first; if it is paid, nothing else is.",
        uk:
            "Невідомо, чи виконано попереднє доручення на {}. Сплата спершу надсилає його ще раз; якщо його виконано, більше нічого не буде сплачено."
    )

    static let pay = LocalizedText(en: "Pay {}", uk: "Сплатити {}")
    static let tryAgain = LocalizedText(en: "Try again", uk: "Спробувати ще раз")
    static let asksFirst = LocalizedText(
        en: "Nothing is sent again before you have been asked.",
        uk: "Без нового запитання нічого не буде надіслано знову.")
    static let receipt = LocalizedText(en: "Show the receipt", uk: "Показати квитанцію")
    static let question = LocalizedText(
        en: "Pay {amount} on {card}? Left to pay afterwards: {rest}.",
        uk: "Сплатити {amount} за карткою {card}? Залишиться до сплати: {rest}.")
    static let questionAgain = LocalizedText(
        en: "Pay {amount} on {card} once more? Left to pay afterwards: {rest}.",
        uk: "Сплатити {amount} за карткою {card} ще раз? Залишиться до сплати: {rest}.")
    static let refusal = LocalizedText(en: "nothing was paid", uk: "нічого не сплачено")

    static let inDoubt = LocalizedText(en: "Unknown outcome", uk: "Результат невідомий")
    static let unknownOutcome = LocalizedText(
        en: "The payment may or may not have been made.", uk: "Невідомо, чи платіж відбувся.")
    static let orderKey = LocalizedText(
        en: "The order’s idempotency key is {}", uk: "Ключ ідемпотентності доручення: {}")
    static let sameKey = LocalizedText(
        en: "Pay again with the same key: an order is paid only once.",
        uk: "Сплатіть ще раз: з тим самим ключем доручення виконується один раз.")
    static let sameOrder = LocalizedText(
        en: "Try again: the same order is sent, and paid only once.",
        uk: "Спробуйте ще раз: буде надіслано те саме доручення, і виконано лише раз.")

    static let undoAgainBy = LocalizedText(
        en: "Undo it again, by its reference; it is undone only once: {}",
        uk: "Скасуйте ще раз, за номером; його скасують один раз: {}")
    static let undoAgain = LocalizedText(
        en: "Undo it again: a payment is undone only once.",
        uk: "Скасуйте ще раз: платіж скасовується один раз.")

    static let type = LocalizedText(en: "another amount", uk: "інша сума")
    static let goOn = LocalizedText(en: "continue", uk: "далі")
    static let agree = LocalizedText(en: "pay", uk: "сплатити")
    static let takeBack = LocalizedText(en: "undo", uk: "скасувати")
    static let askAgain = LocalizedText(en: "try again", uk: "спробувати ще")
    static let button = LocalizedText(en: "other button", uk: "інша кнопка")
}
