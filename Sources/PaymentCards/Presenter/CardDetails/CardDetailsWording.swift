import PaymentCardsContract
import PaymentCardsEntity

/// Turns a card into what is on its details screen, in one language.
struct CardDetailsWording {
    let language: Language

    /// What is on the screen.
    func viewState(
        for item: CardListing.Item, topic: CardTopic, failure: CardsError?, isRefreshing: Bool
    ) -> CardDetailsViewState {
        CardDetailsViewState(
            title: title(of: topic),
            row: CardRowFactory(language: language).row(for: item, position: 1, of: 1, swipe: nil),
            notice: notice(for: item.card, topic: topic), facts: facts(about: item),
            alert: failure.map(ErrorWording(language: language).alert), isRefreshing: isRefreshing)
    }

    private func title(of topic: CardTopic) -> String {
        switch topic {
        case .overview: CardStrings.detailsTitle[language]
        case .payment: CardStrings.paymentTitle[language]
        case .statement: CardStrings.statementTitle[language]
        }
    }

    private func notice(for card: PaymentCard, topic: CardTopic) -> NoticeState? {
        switch topic {
        case .overview:
            return nil
        case .payment:
            return NoticeState(
                headline: payment(of: card.due) ?? CardStrings.nothingDue[language],
                advice: CardStrings.paymentAdvice[language])
        case .statement:
            return NoticeState(
                headline: CardStrings.noStatement[language], advice: CardStrings.noStatementAdvice[language])
        }
    }

    /// What is left to pay, and when; `nil` when nothing is.
    private func payment(of due: Due?) -> String? {
        guard let due, due.status != .paid else { return nil }
        let amount = "\(due.money.text) \(CardStrings.toPay[language])"
        return due.state.isEmpty ? amount : "\(amount), \(due.state)"
    }

    private func facts(about item: CardListing.Item) -> [CardDetailsViewState.Fact] {
        let card = item.card
        let strip = CardRowFactory(language: language).dueStrip(for: card.due)
        let actions = item.offers.map { offer in
            let label = offer.action.label(in: language)
            return offer.obstacle.map { "\(label) (\($0.text(in: language)))" } ?? label
        }
        let facts: [(String, LocalizedText, String?)] = [
            ("id", CardStrings.identifier, item.name),
            ("title", CardStrings.name, card.title),
            ("number", CardStrings.number, card.number.grouped),
            ("holder", CardStrings.holder, card.holder),
            ("bank", CardStrings.bank, card.bank.name),
            ("network", CardStrings.network, card.network.name),
            ("due", CardStrings.due, strip?.amount ?? CardStrings.none[language]),
            ("state", CardStrings.dueState, strip?.state),
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
