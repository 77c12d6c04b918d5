import Foundation
public import Values

/// What is known of an own card besides what is due on it.
public struct OwnStanding: Hashable, Sendable {
    /// What remains to be done.
    public let state: OwnCard.State?
    /// What is left of the minimum; `nil` if none is known.
    public let minimumLeft: Money?
    /// What was paid for a bill that isn't known yet.
    public let ahead: Money
    /// How much of a limit is used at least.
    public let used: Money
    /// What was refunded since the closing day. It lowers no bill.
    public let refunds: Money
    /// What the bank owes.
    public let credit: Money
    /// The closing day whose bill isn't known though one is to be expected; `nil` for none.
    public let awaiting: CalendarDate?
    /// When that bill would be due by the cycle; `nil` if the cycle doesn't say.
    public let awaitedDueDate: CalendarDate?
    /// Whether the card is closed, and listed only until that is settled.
    public let isClosed: Bool

    /// What the bank owes; `nil` where it owes nothing.
    package var owed: Money? { state == .credit ? credit : nil }

    /// Whether its day has passed and it isn't overdue all the same: its minimum was paid, or the bank should have taken it by itself.
    package var isPastItsDay: Bool {
        switch state {
        case .carriedOver, .toRecord: true
        case .due, .overdue, .paid, .ahead, .credit, nil: false
        }
    }
}

extension Due {
    /// Whether nothing is left of the last bill, and another one is to be expected.
    package var isAwaited: Bool { isPaid && standing?.awaiting != nil }

    /// Its timing in a list of dues, where a bill that is awaited counts as well: as it would be due by the cycle, and never as overdue.
    package func timingWithAwaited(on today: CalendarDate?) -> DueTiming {
        guard isAwaited else { return timing(on: today) }
        guard let day = standing?.awaitedDueDate, let today else { return .unknown }
        return .due(inDays: max(0, today.days(to: day)))
    }
}

extension Wallet {
    /// A wallet of `cards`, of which lists show those that `isListed` says.
    package init(_ cards: [OwnCard], isListed: (OwnCard) -> Bool = \.isListed) {
        self = Wallet(cards.filter(isListed).map(\.paymentCard))
            .hiding(cards.filter { !isListed($0) }.map(\.paymentCard))
    }
}

extension OwnCard {
    /// The card as lists and screens show it.
    public var paymentCard: PaymentCard {
        let number = fields.lastFours.first.flatMap { CardNumber(lastFour: $0) }
        let card = PaymentCard(
            id: CardID(feedID: id), title: fields.title ?? "", number: number ?? CardNumber(masking: ""),
            holder: fields.holder ?? "", network: fields.network ?? .unknown(""),
            bank: fields.bank ?? .unknown(""), due: due, listedActions: nil, oddities: []
        ).with(otherLastFours: Array(fields.lastFours.dropFirst()))
        return bills.isEmpty || fields.currency == nil ? card : card.withStatement
    }

    /// What is due; `nil` if nothing is known of it.
    public var due: Due? {
        guard let currency = fields.currency, state != nil else { return nil }
        func money(_ amount: Decimal) -> Money { Money(amount: amount, currency: currency) }
        let left = left ?? 0
        let billed = bills.isEmpty ? 0 : self.billed(bills.count - 1)
        let standing = OwnStanding(
            state: state, minimumLeft: minimumLeft.map(money), ahead: money(ahead), used: money(usedAtLeast),
            refunds: money(refunds),
            credit: money(max(-left, 0)), awaiting: awaiting,
            awaitedDueDate: awaiting.flatMap { cycle.dueDate(closing: $0) }, isClosed: isClosed)
        let total = money(billed < 0 ? billed : max(billed, left))
        let due = Due(id: lastBill?.closing.text ?? "", money: total, state: "", date: dueDate)
        return (billed < 0 ? due : due.leaving(left)).standing(standing)
    }
}

extension OwnCard {
    /// For which bill the payment with this reference counts, from 0; `nil` if for none that is known, or if it was undone.
    fileprivate func place(of reference: PaymentReference) -> Int? {
        bills.indices.last { own($0).contains { $0.reference == reference } }
    }

    fileprivate func importedPayments(_ days: DayClock) -> [Payment] {
        guard let currency = fields.currency else { return [] }
        let counted = bills.indices.map(own)
        return payments.filter { $0.recorded == nil }.map { payment in
            let bill = counted.lastIndex { $0.contains(payment) }.map { bills[$0] } ?? lastBill
            return Payment(
                id: payment.reference, card: CardID(feedID: id),
                number: fields.lastFours.first.flatMap { CardNumber(lastFour: $0) },
                dueID: bill?.closing.text ?? "", money: Money(amount: payment.amount, currency: currency),
                rest: nil, date: days.noon(of: payment.day), dueDate: bill.flatMap(dueDate)
            ).imported(on: payment.day)
        }
    }
}

extension OwnCards {
    /// The identity of the next card. None is used twice.
    public var nextID: String { Self.id(nextNumber) }

    /// The number in the identity of the next card.
    package var nextNumber: Int {
        // Of a damaged wallet, bills and payments may be left of a card that is lost.
        let numbers = changes.lazy.flatMap(\.change.cards).compactMap { id -> Int? in
            id.hasPrefix("card-") ? Int(id.dropFirst("card-".count)) : nil
        }
        return (numbers.max() ?? 0) + 1
    }

    /// The identity of the card with a number.
    package static func id(_ number: Int) -> String { "card-\(number)" }

    /// The removals that stand.
    public var removals: [RecordedChange] {
        changes.filter { if case .removed = $0.change { $0.undone == nil } else { false } }
    }

    /// The card of a removal without it, on `today`.
    public func before(_ removal: RecordedChange, on today: CalendarDate) -> OwnCard? {
        guard let card = removal.change.card else { return nil }
        var cards = self
        cards.apply(
            RecordedChange(
                .undone([removal.reference]), reference: PaymentReference(""), moment: removal.moment,
                day: removal.day))
        return cards.card(card, on: today)
    }

    /// The payments on cards that are there that only files of banks have.
    public func importedPayments(_ days: DayClock) -> [Payment] {
        guard let today = days.today else { return [] }
        return cards(on: today).flatMap { $0.importedPayments(days) }
    }

    /// The payments, in the order they were recorded, undone ones and those on removed cards among them.
    public func payments(_ days: DayClock) -> [Payment] {
        guard let today = days.today else { return [] }
        let cards = Dictionary(uniqueKeysWithValues: cards(on: today).map { ($0.id, $0) })
        let said = fields
        return changes.compactMap { recorded in
            guard case .paid(let id, let payment) = recorded.change, let fields = said[id],
                let currency = fields.currency
            else { return nil }
            let card = cards[id]
            let place = card?.place(of: recorded.reference)
            let bill = place.flatMap { card?.bills[$0] } ?? card?.lastBill
            return Payment(
                id: recorded.reference, card: CardID(feedID: id),
                number: fields.lastFours.first.flatMap { CardNumber(lastFour: $0) },
                dueID: bill?.closing.text ?? "",
                money: Money(amount: payment.amount, currency: currency),
                // What was left then isn't kept, and bills may have been corrected since.
                rest: nil, date: payment.day == recorded.day ? recorded.moment : days.noon(of: payment.day),
                undone: recorded.undone, dueDate: bill.flatMap { card?.dueDate(of: $0) }
            ).asRecord.noted(payment.note, on: payment.day, isDayOnly: payment.day != recorded.day)
        }
    }
}
