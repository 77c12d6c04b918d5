public import Foundation
import JSONFeed
public import Values

/// What is to be paid on a card.
public struct Due: Hashable, Sendable {
    /// The feed's id of this due.
    public let id: String
    /// What is left to pay. When nothing is, the total that was paid.
    public let money: Money
    /// The total as the feed wrote it, before anything was paid here; `nil` where the source says only what is left.
    public let billed: Money?
    /// The feed's text: `fully_paid`, or free text such as "due in 6 days".
    public let state: String
    /// What `state` said about time when it was written.
    public let told: DueTiming
    /// The day by which it is to be paid; `nil` where nothing but `state` tells.
    public let date: CalendarDate?
    /// What is odd about it in the feed.
    let oddities: [CardOddity]

    /// A due as a feed has it.
    public init(id: String, money: Money, state: String, date: CalendarDate? = nil) {
        self.init(
            id: id, money: money, state: state, told: DueTiming(state: state), date: date, oddities: [])
    }

    /// A due of which it is known what `state` says, and what is odd about it.
    init(
        id: String, money: Money, state: String, told: DueTiming, date: CalendarDate?,
        oddities: [CardOddity]
    ) {
        self.init(
            id: id, money: money, billed: money, state: state, told: told, date: date, oddities: oddities)
    }

    private init(
        id: String, money: Money, billed: Money?, state: String, told: DueTiming, date: CalendarDate?,
        oddities: [CardOddity]
    ) {
        self.id = id
        self.money = money
        self.billed = billed
        self.state = state
        self.told = told
        self.date = date
        self.oddities = oddities
    }

    /// The due after `paid` has been paid of its total in all, which leaves a due that was paid before as it is.
    ///
    /// What is paid in full reads as a feed says it: the total, and `fully_paid`.
    public func after(paying paid: Decimal) -> Due {
        guard let billed, billed.isPositive, told != .paid, paid > 0 else { return self }
        return leaving(billed.amount - paid)
    }

    /// The due with `rest` left to pay of it.
    public func leaving(_ rest: Decimal) -> Due {
        guard rest > 0 else {
            return Due(
                id: id, money: billed ?? money, billed: billed, state: "fully_paid", told: .paid, date: date,
                oddities: oddities)
        }
        return Due(
            id: id, money: Money(amount: rest, currency: money.currency), billed: billed, state: state,
            told: told, date: date, oddities: oddities)
    }

    /// The due of a source that says only what is left: its payments may be of another moment, or of an earlier bill with
    /// the same id, so they don't tell the total either.
    public var withoutTotal: Due {
        Due(id: id, money: money, billed: nil, state: state, told: told, date: date, oddities: oddities)
    }

    /// The same due, of which `state` was written on `day`: what it counts from then on is a date.
    public func said(on day: CalendarDate) -> Due {
        guard date == nil, let date = told.date(saidOn: day) else { return self }
        return Due(
            id: id, money: money, billed: billed, state: state, told: told, date: date,
            oddities: oddities)
    }

    /// What has been paid of the total, here or elsewhere; `nil` where the total is not known.
    public var paid: Money? {
        billed.map { billed in
            Money(
                amount: isPaid ? max(0, billed.amount) : billed.amount - money.amount,
                currency: billed.currency)
        }
    }

    /// What is left to pay; zero where nothing is.
    public var rest: Money {
        Money(amount: isPaid ? 0 : money.amount, currency: money.currency)
    }
}

// MARK: - Time

extension Due {
    /// What is left to do about a due.
    public enum Status: String, CaseIterable, Sendable {
        case paid, due, overdue
    }

    /// Whether nothing is left to pay: it is paid, or not more than zero, whatever its date and its text say.
    public var isPaid: Bool { !money.isPositive || told == .paid }

    /// When it is to be paid, counted from `today` where it has a date; otherwise what its text says.
    ///
    /// - Parameter today: what day it is for the person; `nil` where nobody knows.
    public func timing(on today: CalendarDate?) -> DueTiming {
        Self.timing(isPositive: money.isPositive, told: told, date: date, on: today)
    }

    /// The one rule of when something is to be paid, for whoever has not decoded all of it.
    static func timing(
        isPositive: Bool, told: DueTiming, date: CalendarDate?, on today: CalendarDate?
    ) -> DueTiming {
        guard isPositive, told != .paid else { return .paid }
        guard let date, let today else { return told }
        return DueTiming(by: date, on: today)
    }

    /// Whether `state` counts days and was written on an earlier `day` than it is, so that it may no longer be so.
    public func isOutdated(writtenOn day: CalendarDate, on today: CalendarDate?) -> Bool {
        guard let today, day < today, date == nil else { return false }
        return daysLeft(on: nil) != nil
    }

    /// What is left to do on `today`.
    public func status(on today: CalendarDate?) -> Status {
        switch timing(on: today) {
        case .paid: .paid
        case .overdue: .overdue
        case .due, .unknown: .due
        }
    }

    /// Days from `today` until it is to be paid, negative when overdue; `nil` when paid or not known.
    public func daysLeft(on today: CalendarDate?) -> Int? {
        switch timing(on: today) {
        case .due(let days): days
        case .overdue(let days): days.map { -$0 }
        case .paid, .unknown: nil
        }
    }
}

extension Due: Decodable {
    private enum Key: String, CodingKey { case id, amount, currency, state, date }

    /// Reads a due; every field is required but its date.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        let (id, isNumber) = try fields.id(.id)
        let (amount, isText) = try fields.amountOrText(.amount)
        let money = Money(amount: amount, currency: Currency(text: try fields.text(.currency)))
        let state = try fields.text(.state)
        let (date, isOdd) = fields.dateOrOddity(.date)
        self.init(
            id: id, money: money, state: state, told: DueTiming(state: state), date: date,
            oddities: (isNumber ? [.numericDueID] : []) + (isText ? [.amountAsText] : [])
                + (isOdd ? [.unreadableDate] : []))
    }
}
