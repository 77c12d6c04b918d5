import PaymentCardsContract
import PaymentCardsEntity

/// Turns a card into what is on its details screen, in one language.
struct CardDetailsWording {
    let language: Language

    /// What is on the screen.
    func viewState(
        for item: CardListing.Item, failure: CardsError?, isRefreshing: Bool,
        isPrivate: Bool = false, scroll: Int = 0
    ) -> CardDetailsViewState {
        let row = CardRowFactory(language: language, isPrivate: isPrivate)
            .row(for: item, position: 1, of: 1, swipe: nil)
        return CardDetailsViewState(
            title: CardStrings.detailsTitle[language], row: row, facts: facts(about: item, row),
            alert: failure.map(alert), isRefreshing: isRefreshing,
            scroll: scroll, hints: hints)
    }

    /// What went wrong, worded.
    func alert(for error: CardsError) -> AlertState {
        ErrorWording(language: language).alert(for: error)
    }

    private var hints: [KeyHint] {
        [
            KeyHint(key: "Esc", meaning: ControlStrings.back[language]),
            KeyHint(key: "↑↓", meaning: ControlStrings.move[language]),
            KeyHint(key: "r", meaning: ControlStrings.refresh[language]),
        ]
    }

    private func facts(about item: CardListing.Item, _ row: CardRow) -> [CardDetailsViewState.Fact] {
        let card = item.card
        let actions = item.offers.map { offer in
            let label = offer.action.label(in: language)
            return offer.obstacle.map { "\(label) (\($0.text(in: language)))" } ?? label
        }
        let facts: [(String, LocalizedText, String?)] = [
            ("id", CardStrings.identifier, item.name),
            ("title", CardStrings.name, card.title),
            ("number", CardStrings.number, row.face.number),
            ("holder", CardStrings.holder, card.holder),
            ("bank", CardStrings.bank, card.bank.name),
            ("network", CardStrings.network, card.network.name),
            ("due", CardStrings.due, row.due?.amount ?? CardStrings.none[language]),
            ("state", CardStrings.dueState, row.due?.state),
            (
                "actions", CardStrings.actions,
                actions.isEmpty ? CardStrings.none[language] : actions.joined(separator: ", ")
            ),
        ]
        return facts.compactMap { id, label, value in
            value.map { CardDetailsViewState.Fact(id: id, label: label[language], value: $0) }
        }
    }
}
