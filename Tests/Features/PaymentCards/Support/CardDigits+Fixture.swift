public import PaymentCardsEntity

extension CardDigits {
    /// The digits of `text`; none where it holds anything else.
    public static func fixture(_ text: String) -> CardDigits {
        var digits = CardDigits()
        do {
            try digits.replace(0..<0, with: text)
        } catch {
            return CardDigits()
        }
        return digits
    }
}
