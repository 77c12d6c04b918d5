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
        let compare = voice("Compare the number with the card.", "Звірте номер із карткою.")
        return switch (self, field) {
        case (.missing, .number):
            voice.words("The number is missing.", "Бракує номера.", Self.typeIt(field, voice))
        case (.missing, .holder):
            voice.words("The name is missing.", "Бракує імені.", Self.typeIt(field, voice))
        case (.missing, .title), (.missing, .bank):
            voice.words("The title is missing.", "Бракує назви.", Self.typeIt(field, voice))
        case (.strayCharacter, .number):
            voice.words(
                "A card number has only digits.", "У номері картки лише цифри.",
                "Spaces and hyphens between them are fine.", "Між ними можуть бути пробіли й дефіси.")
        case (.strayCharacter, .holder):
            voice.words(
                "Only letters, spaces, periods, apostrophes and hyphens.",
                "Лише літери, пробіли, крапки, апострофи й дефіси.",
                "Leave the rest out.", "Решту вилучіть.")
        case (.strayCharacter, .title), (.strayCharacter, .bank):
            voice.words(
                "There is a character that can’t be shown.", "Тут є знак, який не показати.",
                "Leave it out.", "Вилучіть його.")
        case (.tooShort(let least), _):
            voice.words(
                "At least \(least) characters, one of them a letter.",
                "Щонайменше \(least) знаки, з них одна літера.", Self.typeIt(field, voice))
        case (.tooLong(let most), .number):
            voice.words("At most \(most) digits.", "Щонайбільше цифр: \(most).", compare)
        case (.tooLong(let most), _):
            voice.words(
                "At most \(most) characters.", "Щонайбільше знаків: \(most).", "Shorten it.", "Скоротіть.")
        case (.wrongLength(let lengths, let network), _):
            voice.words(
                "\(network.map { LocalizedText(word: $0.name) } ?? Self.card) numbers have \(Self.list(lengths)) digits.",
                "Номери \(network.map { LocalizedText(word: $0.name) } ?? Self.card) мають стільки цифр: \(Self.list(lengths)).",
                "Check whether all digits are there.", "Перевірте, чи всі цифри на місці.")
        case (.wrongCheckDigit, _):
            voice.words(
                "A digit is mistyped: the last one does not fit the others.",
                "Є помилка в цифрах: остання не пасує до решти.", compare)
        case (.holdsCardNumber, _):
            voice.words(
                "That looks like a card number.", "Це схоже на номер картки.",
                "Type it where it is masked, under “Number”.",
                "Введіть його там, де його буде приховано: «Номер».")
        case (.duplicate(let card), _): card.isDuplicate(in: voice)
        }
    }

    private static func typeIt(_ field: CardFormField, _ voice: CardVoice) -> String {
        switch field {
        case .number: voice("Type the digits that are on the card.", "Введіть цифри, що на картці.")
        case .holder: voice("Type the name that is on the card.", "Введіть ім’я, що на картці.")
        case .title, .bank:
            voice("Any words will do, such as GOLD.", "Підійдуть будь-які слова, як-от GOLD.")
        }
    }

    private static let card = LocalizedText(en: "Card", uk: "карток")
    /// `13, 16 or 19`, and `16 to 19` for numbers that follow each other.
    private static func list(_ numbers: [Int]) -> LocalizedText {
        guard let first = numbers.first, let last = numbers.last, numbers.count > 2,
            first < last, numbers == Array(first...last)
        else { return numbers.map { LocalizedText(word: "\($0)") }.either }
        return LocalizedText(en: "\(first) to \(last)", uk: "\(first) — \(last)")
    }
}
