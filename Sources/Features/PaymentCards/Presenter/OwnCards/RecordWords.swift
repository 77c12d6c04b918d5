import PaymentCardsEntity
import PaymentCardsPorts
import Words

extension CardAction {
    /// The action in words where a payment is a record, which moves no money.
    var recordLabel: LocalizedText {
        self == .payNow ? LocalizedText(en: "mark as paid", uk: "додати платіж") : label
    }

    /// What the action is called on these cards.
    func label(in voice: CardVoice) -> String {
        (voice.meaning == .record ? recordLabel : label)[voice.language]
    }
}

extension Statement {
    /// The days of the statement. Of a bill of which only the closing day is known, that one.
    func periodText(in language: Language) -> String {
        bill != nil && period.lowerBound == period.upperBound
            ? period.upperBound.text(in: language, .date) : period.text(in: language)
    }
}
