import PaymentCardsEntity
import PaymentCardsPorts
import Values
import Words

extension OrderInDoubt {
    /// Why another order has to wait.
    func words(in voice: CardVoice) -> Advice {
        let amount = voice(money).safeText
        return voice.words(
            "It is unknown whether an earlier order for \(amount), with the idempotency key “\(idempotencyKey.safeText)”, was paid.",
            "Невідомо, чи виконано попереднє доручення на \(amount) з ключем ідемпотентності «\(idempotencyKey.safeText)».",
            advice(paying: amount, in: voice))
    }

    private func advice(paying amount: String, in voice: CardVoice) -> String {
        voice.isLive
            ? voice(
                "Pay \(amount) first: that order is sent again, and paid only once.",
                "Спершу сплатіть \(amount): це доручення буде надіслано ще раз і виконано лише раз.")
            : voice(
                "Pay \(amount) first: that order is sent again, and paid only once. A new key makes another payment.",
                "Спершу сплатіть \(amount): це доручення буде надіслано ще раз і виконано лише раз. З новим ключем це буде інший платіж."
            )
    }
}
