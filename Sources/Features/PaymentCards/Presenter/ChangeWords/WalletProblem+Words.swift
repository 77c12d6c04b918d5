import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract
import Values
import Words

extension WalletProblem {
    /// Why a change of one's own card isn't recorded, and what to do.
    func words(in voice: CardVoice) -> Advice {
        switch self {
        case .on(let card, let problem):
            (
                "\(ChangeText(voice: voice, card: card).name): \(problem.words(in: voice).message)",
                problem.words(in: voice).advice
            )
        case .nothingDue:
            voice.words(
                "Nothing is due.", "Сплачувати нічого.",
                "Nothing was recorded.", "Нічого не записано.")
        case .billedAlready:
            voice.words(
                "The bill is known like that already.", "Рахунок уже саме такий.",
                "There is nothing to record.", "Записувати нічого.")
        case .closedBefore(let day):
            voice.words(
                "Something is known of this card until \(day.day(in: voice)), so it wasn’t closed before that.",
                "Про цю картку є дані до \(day.day(in: voice)), тож раніше її не закрито.",
                "Give that day, or a later one.", "Вкажіть цей день або пізніший.")
        case .unreadable(let text, let problem):
            (
                "\(text.shownName.safeText): \(problem.words(in: voice).message)",
                problem.words(in: voice).advice
            )
        case .notPositive: PaymentProblem.notPositive.words(in: voice)
        case .noCurrency:
            voice.words(
                "This card has no currency yet.", "У цієї картки ще немає валюти.",
                voice(
                    Phrase(
                        "Write it beside the amount, as in ₹1500, or set the card’s: {program} edit CARD {currency} CODE",
                        "Напишіть її біля суми, як-от ₹1500, або задайте для картки: {program} edit КАРТКА {currency} КОД",
                        otherwise: "Write it beside the amount, as in ₹1500 or 1500 EUR.",
                        "Напишіть її біля суми, як-от ₹1500 чи 1500 EUR.")))
        case .otherCurrency(let typed, let currency):
            voice.words(
                "The card is in \(currency.identity.safeText), not in \(typed.identity.safeText).",
                "Картка у валюті \(currency.identity.safeText), а не \(typed.identity.safeText).",
                "One card has one currency. Add a second card for the other one.",
                "В однієї картки одна валюта. Для іншої додайте другу картку.")
        case .minimumAboveAmount:
            voice.words(
                "The minimum is more than the bill.", "Мінімум більший за рахунок.",
                "Check both amounts on the bill.", "Перевірте обидві суми в рахунку.")
        case .dueBeforeClosing(let closing):
            voice.words(
                "The bill would be due before its statement closed, on \(closing.day(in: voice)).",
                "Термін рахунку був би раніше, ніж закрилася виписка, \(closing.day(in: voice)).",
                voice(
                    Phrase(
                        "Check both days: {on} DAY is when the statement closed.",
                        "Перевірте обидва дні: {on} ДЕНЬ — коли закрилася виписка.",
                        otherwise: "Check both days.", "Перевірте обидва дні.")))
        case .correctionOrNew(let paid, let closing):
            voice.words(
                "\(voice.unbroken(paid)) was paid on the bill for \(closing.day(in: voice)), which is more than this.",
                "За рахунком за \(closing.day(in: voice)) сплачено \(voice.unbroken(paid)), більше за цю суму.",
                voice(
                    Phrase(
                        "Is it another bill ({new}), or a correction of that one ({on} DAY)?",
                        "Це інший рахунок ({new}) чи виправлення того ({on} ДЕНЬ)?",
                        otherwise: "Say whether it is another bill, or a correction of that one.",
                        "Скажіть, чи це інший рахунок, чи виправлення того.")))
        case .nothingLeft:
            voice.words(
                "Nothing is left to pay on this card.", "За цією карткою сплачувати нічого.",
                voice(
                    Phrase(
                        "Record a payment all the same with its amount and day: {amount} AMOUNT {on} DAY",
                        "Усе ж записати платіж можна із сумою й днем: {amount} СУМА {on} ДЕНЬ",
                        otherwise: "Record a payment with its amount and day.",
                        "Запишіть платіж із сумою й днем.")))
        case .noBill:
            voice.words(
                "This card has no known unpaid bill.",
                "Немає відомого неоплаченого рахунку цієї картки.",
                voice(
                    Phrase(
                        "When a bill comes: {program} bill CARD AMOUNT. To record a payment now, give its amount and day: {amount} AMOUNT {on} DAY",
                        "Коли буде рахунок: {program} bill КАРТКА СУМА. Щоб записати платіж зараз, вкажіть суму й день: {amount} СУМА {on} ДЕНЬ",
                        otherwise: "Record a payment with its amount and day.",
                        "Запишіть платіж із сумою й днем.")))
        case .noMinimumLeft:
            voice.words(
                "Nothing is left of the minimum.", "Мінімум уже сплачено.", anotherAmount(in: voice))
        case .noMinimum:
            voice.words(
                "No bill that is due names a minimum.", "У рахунках до сплати не вказано мінімуму.",
                anotherAmount(in: voice))
        case .needsDay(let left):
            voice.words(
                left.isPositive
                    ? "It may belong to an earlier bill, or be more than is due: left of the last one is \(voice.unbroken(left))."
                    : "It may be for an earlier bill or for a later one: nothing is left of the last one.",
                left.isPositive
                    ? "Можливо, це за попередній рахунок або більше за борг: за останнім лишилося \(voice.unbroken(left))."
                    : "Можливо, це за попередній рахунок або за майбутній: за останнім нічого не лишилося.",
                voice(
                    Phrase(
                        "Say on which day it was paid: {on} DAY", "Скажіть, якого дня це сплачено: {on} ДЕНЬ",
                        otherwise: "Say on which day it was paid.", "Скажіть, якого дня це сплачено.")))
        case .recordedAlready(let reference, let money, let day):
            voice.words(
                "\(voice.unbroken(money)) on \(day.day(in: voice)) is recorded already: \(reference.text).",
                "\(voice.unbroken(money)) за \(day.day(in: voice)) уже записано: \(reference.text).",
                voice(
                    Phrase(
                        "If it was paid twice, record it once more: {again}",
                        "Якщо сплачено двічі, запишіть ще раз: {again}",
                        otherwise: "If it was paid twice, record it once more.",
                        "Якщо сплачено двічі, запишіть ще раз.")))
        case .addedAlready(let card):
            voice.words(
                "\(ChangeText(voice: voice, card: card.fields).name) is in your wallet already\(card.isClosed ? ", closed" : "").",
                "\(ChangeText(voice: voice, card: card.fields).name) вже є у вашому гаманці\(card.isClosed ? ", закрита" : "").",
                voice(
                    Phrase(
                        "If this is another card, add it all the same: {again}",
                        "Якщо це інша картка, усе ж додайте її: {again}",
                        otherwise: "If this is another card, give it another title.",
                        "Якщо це інша картка, дайте їй іншу назву.")))
        case .tooPrecise(let decimals): PaymentProblem.tooPrecise(decimals: decimals).words(in: voice)
        case .inFuture(let date):
            voice.words(
                "\(date.day(in: voice)) is yet to come.", "\(date.day(in: voice)) ще попереду.",
                "Record it on that day.", "Запишіть це того дня.")
        case .closedAlready:
            voice.words(
                "This card is closed already.", "Цю картку вже закрито.", "There is nothing to do.",
                "Нічого робити не треба.")
        case .notClosed:
            voice.words(
                "This card isn’t closed.", "Цю картку не закрито.", "There is nothing to do.",
                "Нічого робити не треба.")
        case .categorizedAlready(let text):
            voice.words(
                "“\(text.shownName.safeText)” has that category already.",
                "«\(text.shownName.safeText)» уже має цю категорію.", "There is nothing to do.",
                "Нічого робити не треба.")
        case .notCategorized(let text):
            voice.words(
                "“\(text.shownName.safeText)” has no category of yours.",
                "«\(text.shownName.safeText)» не має вашої категорії.",
                voice(
                    Phrase(
                        "See those that you gave: {command}", "Усі, які ви дали: {command}",
                        otherwise: "Name another one.", "Назвіть іншу."), .categories))
        case .changed:
            voice.words(
                "Another program has changed your cards since you were asked. Nothing was recorded.",
                "Відколи вас запитали, ваші картки змінила інша програма. Нічого не записано.",
                voice.tryAgain)
        case .nothingSaid:
            voice.words(
                "The card is like that already.", "Картка вже така.", "Say what is to change.",
                "Скажіть, що змінити.")
        case .nothingToTake(let known): CardChangeWording(voice: voice).nothingToTake(known)
        case .nothingToUndo:
            voice.words(
                "There is nothing to undo.", "Скасовувати нічого.", everything(in: voice))
        case .noPaymentToUndo(let card):
            voice.words(
                "No payment on \(ChangeText(voice: voice, card: card).name) can be undone.",
                "За \(ChangeText(voice: voice, card: card).name) немає платежу, який можна скасувати.",
                everything(in: voice))
        case .unknownChange(let reference):
            voice.words(
                "There is no change “\(reference.text.shownName.safeText)”.",
                "Зміни «\(reference.text.shownName.safeText)» немає.", everything(in: voice))
        case .undoneAlready(let reference):
            voice.words(
                "The change \(reference.text.safeText) has already been undone.",
                "Зміну \(reference.text.safeText) уже скасовано.", "There is nothing to do.",
                "Робити нічого не треба.")
        }
    }

    private func anotherAmount(in voice: CardVoice) -> String {
        voice(
            Phrase(
                "Record another amount: {amount} AMOUNT", "Запишіть іншу суму: {amount} СУМА",
                otherwise: "Record another amount.", "Запишіть іншу суму."))
    }

    private func everything(in voice: CardVoice) -> String {
        voice(
            Phrase(
                "See everything that was recorded: {command}", "Усе записане: {command}",
                otherwise: "See everything that was recorded.", "Перегляньте все записане."), .changes)
    }
}

extension CalendarDate {
    /// A day of a record: 20 Nov 2026.
    func day(in voice: CardVoice) -> String { text(in: voice.language, .date) }
}
