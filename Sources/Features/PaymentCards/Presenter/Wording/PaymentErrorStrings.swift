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
    static let unknownPayment = LocalizedText(
        en: "There is no payment “{}”.", uk: "Платежу «{}» немає.")
    static let seeReceipts = LocalizedText(
        en: "The payments of a card are among its details: swippy show CARD",
        uk: "Платежі картки — серед її подробиць: swippy show КАРТКА")
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
    func words(in language: Language, isPrivate: Bool) -> (message: String, advice: String) {
        let words =
            switch self {
            case .nothingDue:
                (
                    LocalizedText(en: "Nothing is left to pay.", uk: "Сплачувати нема чого."),
                    LocalizedText(
                        en: "Pay when there is something due.", uk: "Платіть, коли буде що сплачувати.")
                )
            case .notPositive:
                (
                    LocalizedText(
                        en: "The amount must be more than zero.",
                        uk: "Сума платежу має бути більшою за нуль."),
                    LocalizedText(en: "Pay a larger amount.", uk: "Вкажіть більшу суму.")
                )
            case .tooPrecise(let decimals):
                (
                    LocalizedText(
                        en: "The amount has more decimals than its currency allows.",
                        uk: "У суми більше знаків після коми, ніж має валюта."),
                    LocalizedText(
                        en: "Decimals in this currency: \(decimals).",
                        uk: "Знаків після коми в цій валюті: \(decimals).")
                )
            case .moreThanDue(let rest):
                (
                    LocalizedText(
                        en: "The amount is more than what is due.", uk: "Сума перевищує борг."),
                    LocalizedText(
                        en: "Pay at most \(rest.text(isPrivate: isPrivate).safeText).",
                        uk: "Сплатіть не більше ніж \(rest.text(isPrivate: isPrivate).safeText).")
                )
            case .noMinimum:
                (
                    LocalizedText(
                        en: "No statement of this card names a minimum payment.",
                        uk: "Жодна виписка картки не вказує мінімального платежу."),
                    LocalizedText(
                        en: "Pay in full, or another amount.", uk: "Сплатіть усю суму або іншу.")
                )
            case .onlyInFull:
                (
                    LocalizedText(
                        en: "The amount due has too many digits for what would be left to be exact.",
                        uk: "У цій сумі забагато цифр, щоб залишок був точним."),
                    LocalizedText(en: "Pay it in full.", uk: "Сплатіть її повністю.")
                )
            case .minimumPaid:
                (
                    LocalizedText(
                        en: "The minimum of the last statement is already paid.",
                        uk: "Мінімальний платіж за останньою випискою вже сплачено."),
                    LocalizedText(
                        en: "Pay all that is left (--full) or another amount (--amount).",
                        uk: "Сплатіть решту (--full) або іншу суму (--amount).")
                )
            case .changed(let money):
                (
                    LocalizedText(
                        en: "The amount has changed since you were asked. Nothing was paid.",
                        uk: "Сума змінилася, відколи вас запитали. Нічого не сплачено."),
                    LocalizedText(
                        en:
                            "It is now \(money.text(isPrivate: isPrivate).safeText). Check it before you pay.",
                        uk:
                            "Тепер це \(money.text(isPrivate: isPrivate).safeText). Перевірте її, а тоді сплачуйте."
                    )
                )
            }
        return (words.0[language], words.1[language])
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

extension StoreFault {
    /// What is wrong with the store, and what to do.
    func words(in language: Language) -> (message: String, advice: String) {
        let path = path.shownPath
        let words =
            switch problem {
            case .unwritable(let reason):
                (
                    LocalizedText(
                        en: "Nothing can be stored in “\(path)”: \(reason.safeText)",
                        uk: "У «\(path)» не вдається зберігати: \(reason.safeText)"),
                    LocalizedText(
                        en: "Make room or change its permissions, or name another folder with --state.",
                        uk: "Звільніть місце чи змініть права доступу або вкажіть іншу теку через --state.")
                )
            case .unreadable(let reason):
                (
                    LocalizedText(
                        en: "The store “\(path)” can’t be read: \(reason.safeText)",
                        uk: "Сховище «\(path)» не читається: \(reason.safeText)"),
                    LocalizedText(
                        en: "Change its permissions, or name another folder with --state.",
                        uk: "Змініть права доступу або вкажіть іншу теку через --state.")
                )
            case .uncertain(let reason):
                (
                    LocalizedText(
                        en: "This may or may not have been stored in “\(path)”: \(reason.safeText)",
                        uk: "Невідомо, чи збережено це у «\(path)»: \(reason.safeText)"),
                    LocalizedText(
                        en: "Check the disk, and what was stored, before you try again.",
                        uk: "Перш ніж повторити, перевірте диск і те, що збережено.")
                )
            case .corrupt(let record, let offset):
                (
                    LocalizedText(
                        en: "\(path): record \(record), at byte \(offset), has changed since it was written.",
                        uk: "\(path): запис \(record), з байта \(offset), змінився після збереження."),
                    LocalizedText(
                        en:
                            "Restore the file from a backup. To start over, run swippy reset, which sets it aside.",
                        uk:
                            "Відновіть файл із резервної копії. Щоб почати заново, виконайте swippy reset: він відкладе файл."
                    )
                )
            case .newerFormat(let found, let supported):
                (
                    found.map { found in
                        LocalizedText(
                            en: "\(path) has format \(found); this version knows formats up to \(supported).",
                            uk: "\(path) має формат \(found); ця версія знає формати до \(supported).")
                    }
                        ?? LocalizedText(
                            en:
                                "A newer swippy has written something to \(path) that this version does not understand.",
                            uk: "Новіша версія swippy записала в \(path) те, чого ця не розуміє."),
                    LocalizedText(
                        en: "Use a newer swippy, or name another folder with --state.",
                        uk: "Візьміть новішу версію swippy або вкажіть іншу теку через --state.")
                )
            case .notAStore:
                (
                    LocalizedText(
                        en: "\(path) is not a swippy store.", uk: "\(path) — не сховище swippy."),
                    LocalizedText(
                        en: "Move the file away, or name another folder with --state.",
                        uk: "Приберіть цей файл або вкажіть іншу теку через --state.")
                )
            case .busy:
                (
                    LocalizedText(
                        en: "Another program has been using “\(path)” for too long.",
                        uk: "Інша програма надто довго користується «\(path)»."),
                    LocalizedText(en: "Try again.", uk: "Спробуйте ще раз.")
                )
            case .otherOwner:
                (
                    LocalizedText(
                        en: "The folder “\(path)” belongs to another user.",
                        uk: "Тека «\(path)» належить іншому користувачеві."),
                    LocalizedText(
                        en: "Name another folder with --state.", uk: "Вкажіть іншу теку через --state.")
                )
            case .writableByOthers:
                (
                    LocalizedText(
                        en: "Other users can write to the folder “\(path)”, so nothing in it can be trusted.",
                        uk: "Інші користувачі можуть писати в теку «\(path)», тож довіряти їй не можна."),
                    LocalizedText(
                        en:
                            "Remove their write access (chmod go-w FOLDER), or name another folder with --state.",
                        uk:
                            "Заберіть у них право на запис (chmod go-w ТЕКА) або вкажіть іншу теку через --state."
                    )
                )
            case .nowhere:
                (
                    LocalizedText(
                        en: "There is no place to store this: HOME is not set to a full path.",
                        uk: "Зберегти це нема де: HOME не задано повним шляхом."),
                    LocalizedText(
                        en: "Set HOME, or name a folder with --state.",
                        uk: "Задайте HOME або вкажіть теку через --state.")
                )
            }
        return (words.0[language], words.1[language])
    }
}
