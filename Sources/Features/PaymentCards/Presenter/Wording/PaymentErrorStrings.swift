import PaymentCardsEntity
import PaymentCardsPorts
import Values
import Words

/// The fixed texts of what can go wrong with payments, own cards and the store; `{}` stands for the thing at fault.
enum PaymentErrorStrings {
    static let reusedKey = LocalizedText(
        en: "The idempotency key “{}” belongs to another payment.",
        uk: "Ключ ідемпотентності «{}» належить іншому платежу.")
    static let spentKey = LocalizedText(
        en: "The payment with the idempotency key “{}” has been undone.",
        uk: "Платіж із ключем ідемпотентності «{}» скасовано.")
    static let otherKey = LocalizedText(
        en: "Payment {} used it. Pay with another key.",
        uk: "Його використав платіж {}. Сплатіть з іншим ключем.")
    static let orderPaid = LocalizedText(
        en: "An earlier order was paid: {}.", uk: "Попереднє доручення виконано: {}.")
    static let ordersPaid = LocalizedText(
        en: "Earlier orders were paid: {}.", uk: "Попередні доручення виконано: {}.")
    static let unshown = LocalizedText(
        en: "What is due doesn’t show a payment yet: {}.",
        uk: "Сума до сплати ще не враховує платежу: {}.")
    static let unrecorded = LocalizedText(
        en: "The order was not sent, because it can’t be recorded here.",
        uk: "Доручення не надіслано, бо його не вдалося записати тут.")
    static let recordFirst = Phrase(
        LocalizedText(
            en:
                "Correct that first. To send it without a record, add {stateless}; if its answer is lost, the same command may then pay again.",
            uk:
                "Спершу усуньте це. Щоб надіслати його без запису, додайте {stateless}; якщо відповідь загубиться, та сама команда може тоді сплатити ще раз."
        ),
        otherwise: LocalizedText(en: "Correct that first.", uk: "Спершу усуньте це."))
    static let undoneAt = LocalizedText(en: "undone at {}", uk: "скасовано о {}")
    static let payOnceMore = Phrase(
        LocalizedText(
            en:
                "Nothing was paid now. To pay once more, go on, or run the command with {again} or a new {key}.",
            uk:
                "Тепер нічого не сплачено. Щоб сплатити ще раз, перейдіть далі або виконайте команду з {again} чи новим {key}."
        ),
        otherwise: LocalizedText(
            en: "Nothing was paid now. To pay once more, go on.",
            uk: "Тепер нічого не сплачено. Щоб сплатити ще раз, перейдіть далі."))
    static let unknownPayment = LocalizedText(
        en: "There is no payment “{}”.", uk: "Платежу «{}» немає.")
    static let seeReceipts = Phrase(
        LocalizedText(
            en: "See all payments, with their references: {command}",
            uk: "Усі платежі з їхніми номерами: {command}"),
        otherwise: LocalizedText(
            en: "The payments of a card are among its details.", uk: "Платежі картки — серед її подробиць."))
    static let duplicateCard = LocalizedText(
        en: "The card {} is already in your list.", uk: "Картка {} вже є у вашому списку.")
    static let seeCard = LocalizedText(en: "Its name is “{}”.", uk: "Її назва — «{}».")
    static let notRemoved = LocalizedText(
        en: "No removed card matches “{}”.", uk: "Прибраної картки «{}» немає.")
    static let noneRemoved = LocalizedText(
        en: "No cards have been removed.", uk: "Жодної картки не прибрано.")
    static let nameRemoved = LocalizedText(
        en: "Name one of the removed cards.", uk: "Назвіть одну з прибраних карток.")
    static let unsupported = LocalizedText(
        en: "This server does not support that.", uk: "Цей сервер цього не підтримує.")
    static let askTheService = LocalizedText(
        en: "Ask its administrator.", uk: "Зверніться до його адміністратора.")
}

extension PaymentProblem {
    /// What is wrong with the amount, and what to do; without amounts where they are hidden.
    func words(in voice: CardVoice, isPrivate: Bool) -> (message: String, advice: String) {
        let words: (LocalizedText, Phrase) =
            switch self {
            case .nothingDue:
                (
                    LocalizedText(en: "Nothing is left to pay.", uk: "Сплачувати нема чого."),
                    Phrase(
                        en: "Pay when there is something due.", uk: "Платіть, коли буде що сплачувати.")
                )
            case .noDueID:
                (
                    LocalizedText(
                        en:
                            "The due has neither an id nor a date, so a payment couldn’t be told from the next one.",
                        uk: "Сума до сплати не має ні id, ні дати, тож платіж не відрізнити від наступного."),
                    Phrase(CardStrings.giveDueID, otherwise: CardStrings.giveDueID)
                )
            case .needsConsent:
                (
                    LocalizedText(
                        en:
                            "The feed doesn’t say what can be done with this card, and it was never paid on from here.",
                        uk:
                            "Стрічка не каже, що можна робити з цією карткою, і сплат за нею звідси ще не було."
                    ),
                    Phrase(
                        en: "Pay on this card once by its name.",
                        uk: "Сплатіть за цією карткою один раз, назвавши її.")
                )
            case .notPositive:
                (
                    LocalizedText(
                        en: "The amount must be more than zero.",
                        uk: "Сума платежу має бути більшою за нуль."),
                    Phrase(en: "Pay a larger amount.", uk: "Вкажіть більшу суму.")
                )
            case .tooPrecise(let decimals):
                (
                    LocalizedText(
                        en: "The amount has more decimals than its currency allows.",
                        uk: "У суми більше знаків після коми, ніж має валюта."),
                    Phrase(
                        en: "Decimals in this currency: \(decimals).",
                        uk: "Знаків після коми в цій валюті: \(decimals).")
                )
            case .moreThanDue(let rest):
                (
                    LocalizedText(
                        en: "The amount is more than what is due.", uk: "Сума перевищує борг."),
                    Phrase(
                        en: "Pay at most \(rest.text(isPrivate: isPrivate).safeText).",
                        uk: "Сплатіть не більше ніж \(rest.text(isPrivate: isPrivate).safeText).")
                )
            case .noMinimum:
                (
                    LocalizedText(
                        en: "No statement of this card names a minimum payment.",
                        uk: "Жодна виписка картки не вказує мінімального платежу."),
                    Phrase(
                        en: "Pay in full, or another amount.", uk: "Сплатіть усю суму або іншу.")
                )
            case .onlyInFull:
                (
                    LocalizedText(
                        en: "The amount due has too many digits for what would be left to be exact.",
                        uk: "У цій сумі забагато цифр, щоб залишок був точним."),
                    Phrase(en: "Pay it in full.", uk: "Сплатіть її повністю.")
                )
            case .minimumPaid:
                (
                    LocalizedText(
                        en: "The minimum of the last statement is already paid.",
                        uk: "Мінімальний платіж за останньою випискою вже сплачено."),
                    Phrase(
                        LocalizedText(
                            en: "Pay all that is left ({full}) or another amount ({amount}).",
                            uk: "Сплатіть решту ({full}) або іншу суму ({amount})."),
                        otherwise: LocalizedText(
                            en: "Pay all that is left or another amount.",
                            uk: "Сплатіть решту або іншу суму."))
                )
            case .changed(let money):
                (
                    LocalizedText(
                        en: "The amount has changed since you were asked. Nothing was paid.",
                        uk: "Сума змінилася, відколи вас запитали. Нічого не сплачено."),
                    Phrase(
                        en:
                            "It is now \(money.text(isPrivate: isPrivate).safeText). Check it before you pay.",
                        uk:
                            "Тепер це \(money.text(isPrivate: isPrivate).safeText). Перевірте її, а тоді сплачуйте."
                    )
                )
            }
        return (words.0[voice.language], voice(words.1))
    }
}

extension UndoProblem {
    /// Why the payment stays as it is, and what to do.
    func words(for reference: PaymentReference, in language: Language) -> (message: String, advice: String) {
        let minutes = Payment.undoWindow.components.seconds / 60
        let text = reference.text.safeText
        let words =
            switch self {
            case .tooLate:
                (
                    LocalizedText(
                        en: "The payment \(text) can’t be undone any more.",
                        uk: "Платіж \(text) уже не можна скасувати."),
                    LocalizedText(
                        en: "A payment can be undone for \(minutes) minutes. Ask the bank.",
                        uk: "Платіж можна скасувати протягом \(minutes) хвилин. Зверніться до банку.")
                )
            case .alreadyUndone:
                (
                    LocalizedText(
                        en: "The payment \(text) has already been undone.",
                        uk: "Платіж \(text) уже скасовано."),
                    LocalizedText(en: "There is nothing to do.", uk: "Робити нічого не треба.")
                )
            }
        return (words.0[language], words.1[language])
    }
}

extension ErrorWording {
    /// What `one` or `many` says of these payments, and what to do.
    func words(
        for payments: [Payment], _ one: LocalizedText, _ many: LocalizedText
    ) -> (message: String, advice: String) {
        let moments = MomentText(language: language, timeZone: timeZone)
        let facts = payments.map { payment in
            let undone = payment.undone.map {
                PaymentErrorStrings.undoneAt[language].filled(with: moments.time(of: $0))
            }
            return [
                payment.money.text(isPrivate: isPrivate), payment.id.text, moments.day(of: payment.date),
                moments.time(of: payment.date), undone,
            ]
            .compactMap(\.self).joined(separator: ", ").safeText
        }
        let message = payments.count == 1 ? one : many
        return (
            message[language].filled(with: facts.joined(separator: "; ")),
            voice(PaymentErrorStrings.payOnceMore)
        )
    }
}

extension OrderInDoubt {
    /// Why another order has to wait, and what to do.
    func words(isDue: Bool, in language: Language, isPrivate: Bool) -> (message: String, advice: String) {
        let amount = money.text(isPrivate: isPrivate).safeText
        return (
            Self.orderInDoubt[language].filled(with: ["amount": amount, "key": idempotencyKey.safeText]),
            (isDue ? Self.settleFirst : Self.settleByKey)[language].filled(with: amount)
        )
    }

    private static let orderInDoubt = LocalizedText(
        en:
            "It is unknown whether an earlier order for {amount}, with the idempotency key “{key}”, was paid.",
        uk: "Невідомо, чи виконано попереднє доручення на {amount} з ключем ідемпотентності «{key}».")
    private static let settleByKey = LocalizedText(
        en: "Pay with that key: the order is sent again, and paid only once.",
        uk: "Сплатіть із цим ключем: доручення буде надіслано ще раз і виконано лише раз.")
    private static let settleFirst = LocalizedText(
        en: "Pay {} first: that order is sent again, and paid only once. A new key makes another payment.",
        uk:
            "Спершу сплатіть {}: це доручення буде надіслано ще раз і виконано лише раз. З новим ключем це буде інший платіж."
    )
}
