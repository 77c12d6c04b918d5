import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values
import Words

// What can go wrong with payments and own cards, and what to do; without amounts where they are hidden.

extension PaymentProblem {
    /// What is wrong with the amount.
    func words(in voice: CardVoice) -> Advice {
        switch self {
        case .nothingDue:
            voice.words(
                "Nothing is left to pay.", "Сплачувати нема чого.",
                "Check what is due on the other cards.", "Перевірте, що сплатити на інших картках.")
        case .noDueID:
            voice.words(
                "The due has neither an id nor a date, so a payment couldn’t be told from the next one.",
                "Сума до сплати не має ні id, ні дати, тож платіж не відрізнити від наступного.",
                voice[CardStrings.giveDueID])
        case .notPositive:
            voice.words(
                "The amount must be more than zero.", "Сума платежу має бути більшою за нуль.",
                "Pay a larger amount.", "Вкажіть більшу суму.")
        case .tooPrecise(let decimals):
            voice.words(
                "The amount has more decimals than its currency allows.",
                "У суми більше знаків після коми, ніж має валюта.",
                "Decimals in this currency: \(decimals).", "Знаків після коми в цій валюті: \(decimals).")
        case .moreThanDue(let rest):
            voice.words(
                "The amount is more than what is due.", "Сума перевищує борг.",
                "Pay at most \(voice(rest).safeText).", "Сплатіть не більше ніж \(voice(rest).safeText).")
        case .noMinimum:
            voice.words(
                "No statement of this card names a minimum payment.",
                "Жодна виписка картки не вказує мінімального платежу.",
                "Pay in full, or another amount.", "Сплатіть усю суму або іншу.")
        case .onlyInFull:
            voice.words(
                "The amount due has too many digits for what would be left to be exact.",
                "У цій сумі забагато цифр, щоб залишок був точним.",
                "Pay it in full.", "Сплатіть її повністю.")
        case .minimumPaid:
            voice.words(
                "The minimum of the last statement is already paid.",
                "Мінімальний платіж за останньою випискою вже сплачено.",
                voice(
                    Phrase(
                        "Pay all that is left ({full}) or another amount ({amount}).",
                        "Сплатіть решту ({full}) або іншу суму ({amount}).",
                        otherwise: "Pay all that is left or another amount.", "Сплатіть решту або іншу суму.")
                ))
        case .changed(let money):
            voice.words(
                "The amount has changed since you were asked. Nothing was paid.",
                "Сума змінилася, відколи вас запитали. Нічого не сплачено.",
                "It is now \(voice(money).safeText). Check it before you pay.",
                "Тепер це \(voice(money).safeText). Перевірте її, а тоді сплачуйте.")
        }
    }
}

extension UndoProblem {
    /// Why the payment stays as it is.
    func words(for reference: PaymentReference, in voice: CardVoice) -> Advice {
        let minutes = Payment.undoWindow.components.seconds / 60
        let text = reference.text.safeText
        return switch self {
        case .tooLate:
            voice.words(
                "The payment \(text) can’t be undone any more.", "Платіж \(text) уже не можна скасувати.",
                "A payment can be undone within \(minutes) minutes of being made. After that, only the bank can take it back.",
                "Платіж можна скасувати протягом \(minutes) хвилин. Потім це може лише банк.")
        case .alreadyUndone:
            voice.words(
                "The payment \(text) has already been undone.", "Платіж \(text) уже скасовано.",
                "There is nothing to do.", "Робити нічого не треба.")
        }
    }
}

extension Payment {
    /// That it was made now by an earlier order, and nothing else was.
    func wordsOfOther(in voice: CardVoice) -> Advice {
        let (message, _) = [self].words(
            in: voice,
            voice(
                "An earlier order, whose outcome was unknown, has been paid now: {}.",
                "Тепер виконано попереднє доручення, результат якого був невідомий: {}."))
        return (
            message,
            voice(
                Phrase(
                    "Nothing else was paid. To pay besides, go on, or run the command with {again} or a new {key}.",
                    "Більше нічого не сплачено. Щоб сплатити ще, перейдіть далі або виконайте команду з {again} чи новим {key}.",
                    otherwise: "Nothing else was paid. To pay besides, go on.",
                    "Більше нічого не сплачено. Щоб сплатити ще, перейдіть далі."))
        )
    }
}

extension [Payment] {
    /// What `message` says of these payments, by default that they were made already.
    func words(in voice: CardVoice, _ message: String? = nil) -> Advice {
        let moments = voice.moments
        let facts = map { payment in
            let undone = payment.undone.map {
                voice("undone at {}", "скасовано о {}").filled(with: moments.time(of: $0))
            }
            return [
                voice(payment.money), payment.id.text, moments.day(of: payment.date),
                moments.time(of: payment.date), undone,
            ]
            .compactMap(\.self).joined(separator: ", ").safeText
        }
        let paid = voice.meaning.words(
            LocalizedText(en: "This is paid already: {}.", uk: "Це вже сплачено: {}."),
            record: LocalizedText(en: "This is recorded already: {}.", uk: "Це вже записано: {}."), in: voice)
        let payOnceMore = Phrase(
            "Nothing was paid now. To pay once more, go on, or run the command with {again} or a new {key}.",
            "Тепер нічого не сплачено. Щоб сплатити ще раз, перейдіть далі або виконайте команду з {again} чи новим {key}.",
            otherwise: "Nothing was paid now. To pay once more, go on.",
            "Тепер нічого не сплачено. Щоб сплатити ще раз, перейдіть далі.")
        let recordOnceMore = Phrase(
            "Nothing was recorded now. If it was paid twice, go on, or run the command with {again}.",
            "Тепер нічого не записано. Якщо сплачено двічі, перейдіть далі або виконайте команду з {again}.",
            otherwise: "Nothing was recorded now. If it was paid twice, go on.",
            "Тепер нічого не записано. Якщо сплачено двічі, перейдіть далі.")
        return (
            (message ?? paid).filled(with: facts.joined(separator: "; ")),
            voice(voice.meaning == .order ? payOnceMore : recordOnceMore)
        )
    }
}

extension CardCandidate {
    /// That it has the number already.
    func isDuplicate(in voice: CardVoice) -> Advice {
        voice.words(
            "The card \(number.safeText) is already in your list.",
            "Картка \(number.safeText) вже є у вашому списку.",
            "Its name is “\(name.safeText)”.", "Її назва — «\(name.safeText)».")
    }
}

extension CardVoice {
    /// What to do where the payment with this reference has used a key.
    func otherKey(than payment: PaymentReference) -> String {
        let reference = payment.text.safeText
        return isLive
            ? self(
                "Payment \(reference) used it. The next order has a key of its own.",
                "Його використав платіж \(reference). Наступне доручення матиме свій ключ.")
            : self(
                "Payment \(reference) used it. Pay with another key.",
                "Його використав платіж \(reference). Сплатіть з іншим ключем.")
    }

    /// That an order can't be recorded, for this `reason`.
    func unrecorded(_ reason: String) -> Advice {
        words(
            "The order was not sent, because it can’t be recorded here. \(reason)",
            "Доручення не надіслано, бо його не вдалося записати тут. \(reason)",
            self(
                Phrase(
                    "Correct that first. To send it without a record, add {stateless}; if its answer is lost, the same command may then pay again.",
                    "Спершу усуньте це. Щоб надіслати його без запису, додайте {stateless}; якщо відповідь загубиться, та сама команда може тоді сплатити ще раз.",
                    otherwise: "Correct that first.", "Спершу усуньте це.")))
    }
}
