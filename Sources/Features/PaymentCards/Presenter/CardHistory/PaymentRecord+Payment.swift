import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

extension PaymentRecord {
    /// A payment on `item`, of which nothing more is known.
    init(_ status: PaymentStatus, on item: CardListing.Item, in currency: Currency?) {
        self.init(status, item.card.id, title: item.card.title, item.card.number, item, in: currency)
    }

    /// A payment that was made on `item`; on `card`, if that is known but isn't listed.
    init(
        _ payment: Payment, on item: CardListing.Item?, or card: PaymentCard? = nil, isRepeat: Bool = false,
        undoableUntil deadline: Date?
    ) {
        let (card, currency) = (item?.card ?? card, payment.money.currency)
        self.init(
            isRepeat ? .repeated : .paid, card?.id ?? payment.card, title: card?.title ?? "",
            card?.number ?? payment.number, item, in: currency)
        if payment.undone != nil { status = .undone }
        (amount, left) = (payment.money.amount, payment.rest.amount)
        undoableUntil = deadline
        (date, undone, reference) = (payment.date, payment.undone, payment.id.text)
        idempotencyKey = payment.idempotencyKey?.shownPaymentKey
    }

    /// An entry of the history, as it is at `moment`.
    init(_ entry: CardHistory.Entry, at moment: Date) {
        let (card, item) = (entry.holder.card, entry.holder.item)
        switch entry.event {
        case .payment(let payment):
            self.init(payment, on: item, or: card, undoableUntil: payment.undoDeadline(at: moment))
        case .inDoubt(let order):
            self.init(.inDoubt, card.id, title: card.title, card.number, item, in: order.money.currency)
            (amount, left) = (order.money.amount, order.rest.amount)
            (date, idempotencyKey) = (order.date, order.idempotencyKey)
        }
    }

    private init(
        _ status: PaymentStatus, _ card: CardID, title: String, _ number: CardNumber?,
        _ item: CardListing.Item?,
        in currency: Currency?
    ) {
        self.init(
            status, name: item?.name ?? card.name(isShared: card.occurrence > 1), id: card.feedID,
            title: title,
            number: number?.grouped ?? "", isListed: item != nil, currency: currency?.identity ?? "")
    }
}

extension PaymentStatus {
    /// What it is called; empty while nothing came of it.
    var words: LocalizedText {
        switch self {
        case .open, .planned: LocalizedText(word: "")
        case .paid: LocalizedText(en: "paid", uk: "сплачено")
        case .repeated: LocalizedText(en: "already paid", uk: "уже сплачено")
        case .undone: LocalizedText(en: "undone", uk: "скасовано")
        case .inDoubt: LocalizedText(en: "in doubt", uk: "невідомо")
        case .refused: LocalizedText(en: "not paid", uk: "не сплачено")
        case .untried: LocalizedText(en: "not tried", uk: "не дійшла черга")
        case .leftOut: LocalizedText(en: "left out", uk: "пропущено")
        }
    }

    /// How loudly that is said.
    var tone: Tone {
        switch self {
        case .open, .planned: .plain
        case .paid: .good
        case .refused, .inDoubt: .loud
        case .repeated, .undone, .untried, .leftOut: .quiet
        }
    }
}
