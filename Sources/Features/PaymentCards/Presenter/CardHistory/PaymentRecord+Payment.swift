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
        self.init(status, on: CardHistory.Holder(card: item.card, item: item), in: currency)
    }

    /// A payment that was made on `item`; `nil` if its card isn't listed.
    init(
        _ payment: Payment, on item: CardListing.Item?, isRepeat: Bool = false, undoableUntil deadline: Date?
    ) {
        if let item {
            self.init(isRepeat ? .repeated : .paid, on: item, in: payment.money.currency)
        } else {
            self.init(
                isRepeat ? .repeated : .paid, name: payment.card.numberedName,
                id: payment.card.feedID,
                title: "", number: payment.number?.grouped ?? "", isListed: false,
                currency: payment.money.currency.identity)
        }
        add(payment, undoableUntil: deadline)
    }

    /// An entry of the history, as it is at `moment`.
    init(_ entry: CardHistory.Entry, at moment: Date) {
        switch entry.event {
        case .payment(let payment):
            self.init(.paid, on: entry.holder, in: payment.money.currency)
            add(payment, undoableUntil: payment.undoDeadline(at: moment))
        case .inDoubt(let order):
            self.init(.inDoubt, on: entry.holder, in: order.money.currency)
            (amount, left) = (order.money.amount, order.rest.amount)
            (date, idempotencyKey) = (order.date, order.idempotencyKey)
        }
    }

    private init(_ status: PaymentStatus, on holder: CardHistory.Holder, in currency: Currency?) {
        let card = holder.card
        self.init(
            status, name: holder.name, id: card.id.feedID, title: card.title, number: card.number.grouped,
            isListed: holder.item != nil, currency: currency?.identity ?? "")
    }

    private mutating func add(_ payment: Payment, undoableUntil deadline: Date?) {
        if payment.undone != nil { status = .undone }
        (amount, left) = (payment.money.amount, payment.rest?.amount)
        undoableUntil = deadline
        (date, undone, reference) = (payment.date, payment.undone, payment.id.text)
        idempotencyKey = payment.idempotencyKey?.shownPaymentKey
        note = payment.remark.isEmpty ? nil : payment.remark.safeText
        day = payment.day?.text
        isImported = payment.isImported ? true : nil
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
