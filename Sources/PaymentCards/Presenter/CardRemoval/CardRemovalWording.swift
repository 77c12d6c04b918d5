import PaymentCardsContract
import PaymentCardsEntity

/// Turns a card that is to go into what is on the screen, in one language.
struct CardRemovalWording {
    let language: Language

    var errors: ErrorWording { ErrorWording(language: language) }

    /// What is on the screen.
    func viewState(
        for item: CardListing.Item, _ state: CardRemovalState, isPrivate: Bool
    ) -> CardRemovalViewState {
        let row = CardRowFactory(language: language, isPrivate: isPrivate)
            .row(for: item, swipe: nil)
        let isRemoved = state.phase == .removed
        let name = [item.card.title, row.face.shortNumber].filter { !$0.isEmpty }.joined(separator: ", ")
        return CardRemovalViewState(
            title: Self.title[language], row: row,
            notice: NoticeState(
                headline: (isRemoved ? Self.removed : Self.question)[language].replacing(
                    "{}", with: name.safeText),
                advice: Self.advice[language]),
            menu: state.phase == .asking && state.failure == nil ? menu(state) : nil,
            isRemoved: isRemoved,
            alert: state.failure.map(errors.alert), isBusy: state.phase == .removing,
            hints: [
                KeyHint(key: "↑↓", meaning: ControlStrings.move[language]),
                KeyHint(key: "⏎", meaning: ControlStrings.choose[language]),
                KeyHint(key: "Esc", meaning: ControlStrings.back[language]),
            ])
    }

    private func menu(_ state: CardRemovalState) -> MenuState {
        MenuState(
            title: Self.menuTitle[language],
            items: CardRemovalState.Answer.allCases.map { $0.label[language] }, ticked: nil,
            selected: state.selected)
    }

    private static let menuTitle = LocalizedText(en: "Remove this card?", uk: "Прибрати цю картку?")
    private static let title = LocalizedText(en: "Remove a card", uk: "Прибрати картку")
    private static let question = LocalizedText(en: "Remove the card {}?", uk: "Прибрати картку {}?")
    private static let removed = LocalizedText(
        en: "The card {} has been removed.", uk: "Картку {} прибрано.")
    private static let advice = LocalizedText(
        en:
            "Cards of the feed come back with swippy reset, which forgets all payments too, so that what they paid is due again; those you added, with swippy add.",
        uk:
            "Картки стрічки повертає swippy reset, але він забуває й усі платежі, тож сплачене знову належатиме до сплати; додані вами — swippy add."
    )
}

extension CardRemovalState.Answer {
    fileprivate var label: LocalizedText {
        switch self {
        case .keep: LocalizedText(en: "no, keep it", uk: "ні, лишити")
        case .remove: LocalizedText(en: "yes, remove it", uk: "так, прибрати")
        }
    }
}
