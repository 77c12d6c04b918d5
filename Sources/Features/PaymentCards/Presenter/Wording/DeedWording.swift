import PaymentCardsEntity
import PaymentCardsPorts
import Values
import Words

/// Says what was done with a card, and that it was undone.
struct DeedWording {
    let language: Language
    /// Whether amounts are hidden.
    let isPrivate: Bool

    func done(_ deed: CardDeed) -> String {
        switch deed {
        case .paid(let payment, let title):
            say("Paid {amount} on {title}", "Сплачено {amount} за карткою {title}", title, payment.money)
        case .removed(let card): say("Removed: {title}", "Прибрано: {title}", card.title)
        case .added(let card): say("Added: {title}", "Додано: {title}", card.title)
        }
    }

    func undone(_ deed: CardDeed) -> String {
        switch deed {
        case .paid(let payment, let title):
            say("Undone: {amount} on {title}", "Скасовано: {amount} за карткою {title}", title, payment.money)
        case .removed(let card): say("Restored: {title}", "Повернено: {title}", card.title)
        case .added(let card): say("Removed: {title}", "Прибрано: {title}", card.title)
        }
    }

    private func say(_ english: String, _ ukrainian: String, _ title: String, _ money: Money? = nil) -> String
    {
        language(english, ukrainian).filled(
            with: ["amount": money?.text(isPrivate: isPrivate) ?? "", "title": title.safeText])
    }
}
