public import Foundation

/// What is to be paid on a card.
public struct Due: Hashable, Sendable {
    /// The feed's id of this due.
    public let id: String
    /// What is left to pay. When nothing is, the total that was paid.
    public let money: Money
    /// The total as the feed wrote it, before anything was paid here.
    public let billed: Money
    /// The feed's text: `fully_paid`, or free text such as "due in 6 days".
    public let state: String
    /// What `state` says about time.
    public let timing: DueTiming

    /// A due whose timing is read from the feed's `state`.
    public init(id: String, money: Money, state: String) {
        self.init(id: id, money: money, billed: money, state: state)
    }

    /// A due whose timing is known to be what `state` says.
    init(id: String, money: Money, state: String, timing: DueTiming) {
        self.init(id: id, money: money, billed: money, state: state, timing: timing)
    }

    private init(id: String, money: Money, billed: Money, state: String, timing: DueTiming? = nil) {
        self.id = id
        self.money = money
        self.billed = billed
        self.state = state
        self.timing = timing ?? DueTiming(state: state)
    }

    /// The due after `paid` has been paid of its total in all, which leaves a due that was paid before as it is.
    ///
    /// What is paid in full reads as a feed says it: the total, and `fully_paid`.
    public func after(paying paid: Decimal) -> Due {
        guard Due(id: id, money: billed, state: state).status != .paid, paid > 0 else { return self }
        let rest = billed.amount - paid
        guard rest > 0 else { return Due(id: id, money: billed, billed: billed, state: "fully_paid") }
        return Due(
            id: id, money: Money(amount: rest, currency: billed.currency), billed: billed, state: state)
    }

    /// What has been paid of the total, here or elsewhere.
    public var paid: Money {
        Money(
            amount: status == .paid ? max(0, billed.amount) : billed.amount - money.amount,
            currency: billed.currency)
    }

    /// What is left to pay; zero where nothing is.
    public var rest: Money {
        Money(amount: status == .paid ? 0 : money.amount, currency: money.currency)
    }

    /// What is left to do about a due.
    public enum Status: String, CaseIterable, Sendable {
        case paid, due, overdue
    }

    /// What is left to do: nothing when it is paid or not more than zero, whatever its text says about time.
    public var status: Status {
        guard money.isPositive else { return .paid }
        switch timing {
        case .paid: return .paid
        case .overdue: return .overdue
        case .due, .unknown: return .due
        }
    }

    /// Days until an unpaid due is due, negative when overdue; `nil` when paid or not known.
    public var daysLeft: Int? {
        switch timing {
        case .due(let days) where status != .paid: days
        case .overdue(let days?) where status != .paid: -days
        case .paid, .unknown, .due, .overdue: nil
        }
    }
}

extension Due: Decodable {
    private enum Key: String, CodingKey { case id, amount, currency, state }

    /// Reads a due; every field is required.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        self.init(
            id: try fields.id(.id),
            money: Money(
                amount: try fields.amount(.amount), currency: Currency(text: try fields.text(.currency))),
            state: try fields.text(.state))
    }
}
