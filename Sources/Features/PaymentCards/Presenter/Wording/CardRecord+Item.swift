import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import SwipeKit
import Values
import Words

extension CardRecord {
    /// A card as data, swiped as `swipe` says, with days counted from `today`.
    init(_ item: CardListing.Item, swipe: SwipeReveal?, today: CalendarDate?) {
        let card = item.card
        self.init(
            name: item.name, id: card.id.feedID, title: card.title, number: card.number.grouped,
            lastFour: card.number.lastFour, holder: card.holder, network: card.network.code,
            bank: card.bank.code, due: card.due.map { Due($0, today: today) },
            actions: item.offers.map { Action(code: $0.action.code, isAvailable: $0.obstacle == nil) },
            unknownActions: card.unknownActions,
            position: Position(swipe?.rest ?? .center), reveal: swipe?.reveal ?? 0)
        standing = card.due.flatMap { Standing($0, today: today) }
    }
}

extension CardRecord.Standing {
    fileprivate init?(_ due: Due, today: CalendarDate?) {
        guard let standing = due.standing else { return nil }
        let days = due.date.flatMap { date in today.map { date.number - $0.number } }
        self.init(
            state: standing.state.flatMap { State(rawValue: $0.rawValue) },
            left: due.rest.amount - standing.credit.amount, minimumLeft: standing.minimumLeft?.amount,
            ahead: standing.ahead.amount, used: standing.used.amount,
            refunds: standing.refunds.amount, dueDate: due.date?.text, days: days,
            awaiting: standing.awaiting?.text)
    }
}

extension CardRecord.Due {
    fileprivate init(_ due: Due, today: CalendarDate?) {
        // The feed's words would contradict days that are counted from today, and of own cards there are none.
        let isWorded =
            due.date != nil && !due.isPaid || due.standing != nil && (due.state.isEmpty || due.isAwaited)
        self.init(
            id: due.hasID ? due.id.withMaskedLongNumbers : nil, amount: due.rest.amount,
            billed: due.billed?.amount,
            currency: due.money.currency.identity,
            state: isWorded ? DueWording(language: .english, today: today).state(of: due) : due.state,
            status: Status(due.status(on: today)), dueDate: due.day(on: today)?.text,
            days: due.daysLeft(on: today))
    }
}

extension CardRecord.Due.Status {
    fileprivate init(_ status: Due.Status) {
        self =
            switch status {
            case .paid: .paid
            case .due: .due
            case .overdue: .overdue
            }
    }
}

extension CardRecord.Position {
    fileprivate init(_ rest: SwipeReveal.Rest) {
        self =
            switch rest {
            case .left: .left
            case .center: .center
            case .right: .right
            }
    }
}
