import PaymentCardsContract
import PaymentCardsEntity

/// Turns a card into what is on its details screen, in one language.
struct CardDetailsWording {
    let language: Language

    /// What is on the screen.
    func viewState(
        for item: CardListing.Item, topic: CardTopic, failure: CardsError?, isRefreshing: Bool,
        isPrivate: Bool = false, scroll: Int = 0
    ) -> CardDetailsViewState {
        let row = CardRowFactory(language: language, isPrivate: isPrivate)
            .row(for: item, position: 1, of: 1, swipe: nil)
        return CardDetailsViewState(
            title: title(of: topic), row: row,
            notice: notice(for: item.card, row.due, topic: topic), facts: facts(about: item, row),
            alert: failure.map(ErrorWording(language: language).alert), isRefreshing: isRefreshing,
            scroll: scroll, hints: hints)
    }

    private var hints: [KeyHint] {
        [
            KeyHint(key: "Esc", meaning: ControlStrings.back[language]),
            KeyHint(key: "↑↓", meaning: ControlStrings.move[language]),
            KeyHint(key: "r", meaning: ControlStrings.refresh[language]),
        ]
    }

    private func title(of topic: CardTopic) -> String {
        switch topic {
        case .overview: CardStrings.detailsTitle[language]
        case .payment: CardStrings.paymentTitle[language]
        case .statement: CardStrings.statementTitle[language]
        }
    }

    private func notice(for card: PaymentCard, _ strip: DueStrip?, topic: CardTopic) -> NoticeState? {
        switch topic {
        case .overview:
            return nil
        case .payment:
            return NoticeState(
                headline: payment(of: card.due, strip) ?? CardStrings.nothingDue[language],
                advice: CardStrings.paymentAdvice[language])
        case .statement:
            return NoticeState(
                headline: CardStrings.noStatement[language], advice: CardStrings.noStatementAdvice[language])
        }
    }

    /// What is left to pay, and when; `nil` when nothing is.
    private func payment(of due: Due?, _ strip: DueStrip?) -> String? {
        guard let due, let strip, due.status != .paid else { return nil }
        let amount = "\(strip.amount) \(CardStrings.toPay[language])"
        return due.state.isEmpty ? amount : "\(amount), \(due.state)"
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
