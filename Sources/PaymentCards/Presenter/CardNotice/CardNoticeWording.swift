public import PaymentCardsContract

/// Words what stands where a screen is yet to come.
public struct CardNoticeWording {
    private let language: Language

    /// Words in `language`.
    public init(language: Language) {
        self.language = language
    }

    /// Paying.
    public var payment: CardNoticeViewState {
        state(CardStrings.paymentTitle, CardStrings.paymentTitle, CardStrings.paymentAdvice)
    }

    /// Adding a card.
    public var form: CardNoticeViewState {
        state(CardStrings.formTitle, CardStrings.formTitle, CardStrings.formAdvice)
    }

    private func state(
        _ title: LocalizedText, _ headline: LocalizedText, _ advice: LocalizedText
    ) -> CardNoticeViewState {
        CardNoticeViewState(
            title: title[language],
            notice: NoticeState(headline: headline[language], advice: advice[language]),
            hints: [KeyHint(key: "Esc", meaning: ControlStrings.back[language])])
    }
}
