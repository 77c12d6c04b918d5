import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

extension CardFieldProblem {
    /// What is wrong with `field`, and what to do.
    func words(in field: CardFormField, _ voice: CardVoice) -> FieldProblem {
        let (message, advice) = advice(on: field, voice)
        return FieldProblem(message: message, advice: advice)
    }

    private func advice(on field: CardFormField, _ voice: CardVoice) -> Advice {
        switch (self, field) {
        case (.missing, .number):
            voice.words(
                "The last digits are missing.", "Бракує чотирьох останніх цифр.",
                Self.typeIt(field, voice))
        case (.missing, .holder):
            voice.words("The name is missing.", "Бракує імені.", Self.typeIt(field, voice))
        case (.missing, _):
            voice.words("The title is missing.", "Бракує назви.", Self.typeIt(field, voice))
        case (.strayCharacter, .number):
            voice.words("Only digits belong here.", "Тут мають бути лише цифри.", Self.typeIt(field, voice))
        case (.strayCharacter, .holder):
            voice.words(
                "Only letters, spaces, periods, apostrophes and hyphens.",
                "Лише літери, пробіли, крапки, апострофи й дефіси.",
                "Leave the rest out.", "Решту вилучіть.")
        case (.strayCharacter, _):
            voice.words(
                "There is a character that can’t be shown.", "Тут є знак, який не показати.",
                "Leave it out.", "Вилучіть його.")
        case (.tooShort(let least), .number):
            voice.words("\(least) digits are needed.", "Потрібно \(least) цифри.", Self.typeIt(field, voice))
        case (.tooShort(let least), _):
            voice.words(
                "At least \(least) characters, one of them a letter.",
                "Щонайменше \(least) знаки, з них одна літера.", Self.typeIt(field, voice))
        case (.tooLong(let most), _):
            voice.words(
                "At most \(most) characters.", "Щонайбільше знаків: \(most).", "Shorten it.", "Скоротіть.")
        case (.holdsCardNumber, .number):
            voice.words(
                "The last four digits are enough.", "Досить чотирьох останніх цифр.",
                "What you typed was forgotten. Type these four.", "Введене забуто. Введіть лише їх.")
        case (.holdsCardNumber, _):
            voice.words(
                "That looks like a card number.", "Це схоже на номер картки.",
                "Nobody needs it here: its last four digits are enough.",
                "Він тут не потрібен: досить чотирьох останніх цифр.")
        case (.unknownCurrency, _):
            voice.words(
                "This currency is unknown.", "Така валюта невідома.", Self.typeIt(field, voice))
        case (.duplicate(let card), _): card.isDuplicate(in: voice)
        }
    }

    private static func typeIt(_ field: CardFormField, _ voice: CardVoice) -> String {
        switch field {
        case .number: voice("They end the number on the card.", "Ними закінчується номер на картці.")
        case .holder: voice("Type the name that is on the card.", "Введіть ім’я, що на картці.")
        case .currency: voice("Give its letters, such as INR.", "Вкажіть її літери, як-от UAH.")
        case .title, .bank, .network:
            voice("Any words will do, such as GOLD.", "Підійдуть будь-які слова, як-от GOLD.")
        }
    }
}
