import PaymentCardsEntity
import Values
import Words

extension PaymentCard {
    /// The digits by which people know it, or what stands for them where they are hidden; `nil` if it has none.
    func digits(in voice: CardVoice) -> String? {
        number.lastFour.map { "•••• \(voice.isPrivate ? "••••" : $0)" }
    }

    /// Its title and those digits.
    func name(in voice: CardVoice) -> String {
        [title, digits(in: voice)].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ").safeText
    }
}
