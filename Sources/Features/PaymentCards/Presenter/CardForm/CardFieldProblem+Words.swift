import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

extension CardFieldProblem {
    /// What is wrong with `field`, and what to do.
    func words(in field: CardFormField, _ language: Language) -> FieldProblem {
        let words: (message: LocalizedText, advice: LocalizedText) =
            switch self {
            case .missing: (Self.missing(field), Self.typeIt(field))
            case .strayCharacter: Self.stray(field)
            case .tooShort(let least):
                (
                    LocalizedText(
                        en: "At least \(least) characters, one of them a letter.",
                        uk: "Щонайменше \(least) знаки, з них одна літера."), Self.typeIt(field)
                )
            case .tooLong(let most): Self.tooLong(field, most)
            case .wrongLength(let lengths, let network):
                (
                    LocalizedText(
                        en:
                            "\(network?.name ?? "Card") numbers have \(Self.list(lengths, "to", "or")) digits.",
                        uk:
                            "Номери \(network?.name ?? "карток") мають стільки цифр: \(Self.list(lengths, "—", "або"))."
                    ),
                    LocalizedText(
                        en: "Check whether all digits are there.", uk: "Перевірте, чи всі цифри на місці.")
                )
            case .wrongCheckDigit:
                (
                    LocalizedText(
                        en: "A digit is mistyped: the last one does not fit the others.",
                        uk: "Є помилка в цифрах: остання не пасує до решти."),
                    LocalizedText(
                        en: "Compare the number with the card.", uk: "Звірте номер із карткою.")
                )
            case .holdsCardNumber:
                (
                    LocalizedText(
                        en: "That looks like a card number.", uk: "Це схоже на номер картки."),
                    LocalizedText(
                        en: "Type it where it is masked, under “Number”.",
                        uk: "Введіть його там, де його буде приховано: «Номер».")
                )
            case .duplicate(let card):
                (
                    PaymentErrorStrings.duplicateCard.filled(with: card.number.safeText),
                    PaymentErrorStrings.seeCard.filled(with: card.name.safeText)
                )
            }
        return FieldProblem(message: words.message[language], advice: words.advice[language])
    }

    private static func missing(_ field: CardFormField) -> LocalizedText {
        switch field {
        case .number: LocalizedText(en: "The number is missing.", uk: "Бракує номера.")
        case .holder: LocalizedText(en: "The name is missing.", uk: "Бракує імені.")
        case .title, .bank: LocalizedText(en: "The title is missing.", uk: "Бракує назви.")
        }
    }

    private static func typeIt(_ field: CardFormField) -> LocalizedText {
        switch field {
        case .number:
            LocalizedText(en: "Type the digits that are on the card.", uk: "Введіть цифри, що на картці.")
        case .holder:
            LocalizedText(en: "Type the name that is on the card.", uk: "Введіть ім’я, що на картці.")
        case .title, .bank:
            LocalizedText(en: "Any words will do, such as GOLD.", uk: "Підійдуть будь-які слова, як-от GOLD.")
        }
    }

    private static func stray(_ field: CardFormField) -> (LocalizedText, LocalizedText) {
        switch field {
        case .number:
            (
                LocalizedText(en: "A card number has only digits.", uk: "У номері картки лише цифри."),
                LocalizedText(
                    en: "Spaces and hyphens between them are fine.",
                    uk: "Між ними можуть бути пробіли й дефіси.")
            )
        case .holder:
            (
                LocalizedText(
                    en: "Only letters, spaces, periods, apostrophes and hyphens.",
                    uk: "Лише літери, пробіли, крапки, апострофи й дефіси."),
                LocalizedText(en: "Leave the rest out.", uk: "Решту вилучіть.")
            )
        case .title, .bank:
            (
                LocalizedText(
                    en: "There is a character that can’t be shown.", uk: "Тут є знак, який не показати."),
                LocalizedText(en: "Leave it out.", uk: "Вилучіть його.")
            )
        }
    }

    private static func tooLong(_ field: CardFormField, _ most: Int) -> (LocalizedText, LocalizedText) {
        switch field {
        case .number:
            (
                LocalizedText(en: "At most \(most) digits.", uk: "Щонайбільше цифр: \(most)."),
                LocalizedText(en: "Compare the number with the card.", uk: "Звірте номер із карткою.")
            )
        case .holder, .title, .bank:
            (
                LocalizedText(en: "At most \(most) characters.", uk: "Щонайбільше знаків: \(most)."),
                LocalizedText(en: "Shorten it.", uk: "Скоротіть.")
            )
        }
    }

    /// `13, 16 or 19`, and `16 to 19` for numbers that follow each other.
    private static func list(_ numbers: [Int], _ to: String, _ or: String) -> String {
        guard let first = numbers.first, let last = numbers.last, first != last else {
            return numbers.map(String.init).joined()
        }
        guard numbers.count != last - first + 1 || numbers.count == 2 else { return "\(first) \(to) \(last)" }
        return numbers.dropLast().map(String.init).joined(separator: ", ") + " \(or) \(last)"
    }
}
