public import Foundation
import JSONFeed
public import Values

/// The amount due on a card.
public struct Due: Hashable, Sendable {
    /// The feed's id of this due; without one, its date, and empty if it has neither.
    public let id: String
    /// Whether it has an id, of the feed or by its date. Otherwise no payment could be told from one on another due.
    public let hasID: Bool
    /// The amount left to pay; if there is none, the total that was paid.
    public private(set) var money: Money
    /// The total as in the feed, before anything was paid here; `nil` if the source gives only the amount left.
    public private(set) var billed: Money?
    /// The feed's text: `fully_paid`, or free text such as "due in 6 days".
    public private(set) var state: String
    /// The time stated in `state`, as of the day it was written.
    public private(set) var told: DueTiming
    /// The due date; `nil` if only `state` gives a time.
    public private(set) var date: CalendarDate?
    /// Whether the date was converted from the days in `state`. If the text is outdated, it moves with the day.
    private(set) var isDateTold = false
    /// What else is known of a card of the person's own; `nil` for one of a feed.
    public private(set) var standing: OwnStanding?
    /// Deviations from the feed's format.
    let oddities: [CardOddity]

    public init(id: String, money: Money, state: String, date: CalendarDate? = nil) {
        self.init(
            id: id, money: money, state: state, told: DueTiming(state: state), date: date, oddities: [])
    }

    /// The same due with another amount, as if nothing had been paid on it.
    public func billing(_ money: Money) -> Due {
        var due = self
        (due.money, due.billed) = (money, money)
        return due
    }

    /// A due for which the time in `state` and the deviations from the format are already known.
    ///
    /// - Parameter id: `nil` if the feed gives none.
    package init(
        id: String?, money: Money, state: String, told: DueTiming, date: CalendarDate?,
        oddities: [CardOddity]
    ) {
        let id = id ?? date?.text
        self.id = id ?? ""
        hasID = id != nil
        self.money = money
        billed = money
        (self.state, self.told, self.date, self.oddities) = (state, told, date, oddities)
    }

    /// The due after `paid` of its total has been paid, including earlier payments. A due that was already paid is unchanged.
    ///
    /// A due that is paid in full looks like one in the feed: the total, and `fully_paid`.
    public func after(paying paid: Decimal) -> Due {
        guard let billed, billed.isPositive, told != .paid, paid > 0 else { return self }
        return leaving(billed.amount - paid)
    }

    /// The due with `rest` left to pay.
    public func leaving(_ rest: Decimal) -> Due {
        var due = self
        if rest > 0 {
            due.money = Money(amount: rest, currency: money.currency)
        } else {
            (due.money, due.state, due.told) = (billed ?? money, "fully_paid", .paid)
        }
        return due
    }

    /// The same due, of a card of the person's own.
    func standing(_ standing: OwnStanding) -> Due {
        var due = self
        due.standing = standing
        return due
    }

    /// The due without its total, for a source that gives only the amount left: its payments may be from another time, or for
    /// an earlier bill with the same id, so the total can't be computed from them either.
    public var withoutTotal: Due {
        var due = self
        due.billed = nil
        return due
    }

    /// The same due, with `state` written on `day`: a number of days in the text is converted to a date.
    public func said(on day: CalendarDate) -> Due {
        guard date == nil, let date = told.date(saidOn: day) else { return self }
        var due = self
        (due.date, due.isDateTold) = (date, true)
        return due
    }

    /// The part of the total that was paid, here or elsewhere; `nil` if the total is unknown.
    public var paid: Money? {
        billed.map { billed in
            // More than was billed, where the bank owes the rest.
            let most = billed.isPositive ? billed.amount + (standing?.credit.amount ?? 0) : 0
            return Money(
                amount: isPaid ? most : billed.amount - money.amount, currency: billed.currency)
        }
    }

    /// The amount left to pay; zero if there is none.
    public var rest: Money {
        Money(amount: isPaid ? 0 : money.amount, currency: money.currency)
    }
}

// MARK: - Time

extension Due {
    /// What remains to be done about a due.
    public enum Status: String, CaseIterable, Sendable {
        case paid, due, overdue
    }

    /// Whether nothing is left to pay: it is paid, or not more than zero, whatever its date and its text say.
    public var isPaid: Bool { !money.isPositive || told == .paid }

    /// When it must be paid: relative to `today` if it has a date; otherwise as stated in its text.
    ///
    /// - Parameter today: the current day for the person; `nil` if unknown.
    public func timing(on today: CalendarDate?) -> DueTiming {
        if standing?.isPastItsDay ?? false { return .unknown }
        return Self.timing(isPositive: money.isPositive, told: told, date: date, on: today)
    }

    /// The single rule for when something must be paid, also used without decoding all of a due.
    package static func timing(
        isPositive: Bool, told: DueTiming, date: CalendarDate?, on today: CalendarDate?
    ) -> DueTiming {
        guard isPositive, told != .paid else { return .paid }
        guard let date, let today else { return told }
        return DueTiming(by: date, on: today)
    }

    /// Whether `state` counts days and was written on `day`, before today, so that it may be outdated.
    public func isOutdated(writtenOn day: CalendarDate, on today: CalendarDate?) -> Bool {
        guard let today, day < today, date == nil else { return false }
        return daysLeft(on: nil) != nil
    }

    /// What remains to be done on `today`.
    public func status(on today: CalendarDate?) -> Status {
        switch timing(on: today) {
        case .paid: .paid
        case .overdue: .overdue
        case .due, .unknown: .due
        }
    }

    /// The number of days from `today` until it must be paid, negative when overdue; `nil` if it is paid or the day is
    /// unknown.
    public func daysLeft(on today: CalendarDate?) -> Int? {
        switch timing(on: today) {
        case .due(let days): days
        case .overdue(let days): days.map { -$0 }
        case .paid, .unknown: nil
        }
    }
}

extension Due {
    /// The date that its source gives, which stays the same for one bill; `nil` if it gives none.
    public var fixedDate: CalendarDate? { isDateTold ? nil : date }
}

extension [Payment] {
    /// The newest payment on `due`, if more is due than it left: what is due doesn't show the payment yet, or shows another listing
    /// of the same due. Paying it would pay that part twice. These must be all payments on the card, the newest first.
    ///
    /// The next bill has another id, or another date. What was paid before and undone since is due again. A due with a total is
    /// never behind, because its payments are subtracted here.
    package func unshown(on due: Due) -> Payment? {
        guard due.billed == nil, let place = firstIndex(where: { $0.stands(on: due) }) else { return nil }
        let newest = self[place]
        if let day = due.fixedDate, let paidDay = newest.dueDate, paidDay != day { return nil }
        let dueAgain = self[place...].reduce(Decimal()) { sum, payment in
            guard payment.isMade(on: due), let undone = payment.undone, undone >= newest.date else {
                return sum
            }
            return sum + payment.money.amount
        }
        guard let rest = newest.rest else { return nil }
        return due.rest.amount > rest.amount + dueAgain ? newest : nil
    }
}
