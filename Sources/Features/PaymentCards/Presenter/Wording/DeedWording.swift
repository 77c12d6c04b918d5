import PaymentCardsPorts
import Words
import PaymentCardsEntity
import Values

/// Says what was done with a card, and that it was undone.
struct DeedWording {
    let language: Language
    /// Whether amounts are hidden.
    let isPrivate: Bool

    func done(_ deed: CardDeed) -> String {
        switch deed {
        case .paid(let payment, let title):
            ControlStrings.paid[language].filled(
                with: ["amount": payment.money.text(isPrivate: isPrivate), "title": title.safeText])
        case .removed(let card): ControlStrings.removed[language].filled(with: card.title.safeText)
        case .added(let card): ControlStrings.added[language].filled(with: card.title.safeText)
        }
    }

    func undone(_ deed: CardDeed) -> String {
        switch deed {
        case .paid(let payment, let title):
            ControlStrings.unpaid[language].filled(
                with: ["amount": payment.money.text(isPrivate: isPrivate), "title": title.safeText])
        case .removed(let card): ControlStrings.restored[language].filled(with: card.title.safeText)
        case .added(let card): ControlStrings.removed[language].filled(with: card.title.safeText)
        }
    }
}
