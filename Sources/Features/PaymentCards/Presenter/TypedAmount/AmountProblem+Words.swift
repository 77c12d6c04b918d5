import PaymentCardsEntity
import ScreenContract
import Values
import Words

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
