import PaymentCardsEntity
import Values
import Words

extension PaymentCard {
    /// The digits by which people know it, or what stands for them where they are hidden; `nil` if it has none.
    func digits(in voice: CardVoice) -> String? { number.lastDigits(in: voice) }

    /// Its title and those digits.
    func name(in voice: CardVoice) -> String {
        [title, digits(in: voice)].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ").safeText
    }
}

extension CardNumber {
    /// The last digits as they are printed, or as they are said; or what stands for them where they are hidden. `nil` if there are none.
    func lastDigits(in voice: CardVoice, isSaid: Bool = false) -> String? {
        lastFour.map { digits in
            guard isSaid || voice.language.isSpoken else {
                return "•••• \(voice.isPrivate ? "••••" : digits)"
            }
            return voice.isPrivate
                ? voice("number hidden", "номер приховано") : "\(voice[CardStrings.endingIn]) \(digits)"
        }
    }
}
