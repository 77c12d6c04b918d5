public import Foundation
public import Values

/// What an order is meant to pay. It is part of the order, because the due may change between the question and the order.
public enum PaymentPurpose: String, CaseIterable, Codable, Sendable {
    /// The whole amount left.
    case full
    /// The rest of the last statement's minimum.
    case minimum
    /// An amount that the person chose.
    case amount
}

/// The minimum that remains to be paid on a due.
public enum MinimumDue: Equatable, Sendable {
    /// The rest of the last statement's minimum, or the rest of the due if that is less.
    case money(Money)
    /// The minimum has been paid since the statement.
    case paid
    /// There is no statement that gives a minimum.
    case none

    /// The minimum in `statement` minus `payments`, which are those of its card.
    ///
    /// - Parameter timeZone: where days are counted.
    public init(of due: Due, after payments: [Payment], _ statement: Statement?, in timeZone: TimeZone) {
        let currency = due.money.currency
        guard let statement, statement.leastDue.currency.identity == currency.identity,
            statement.leastDue.isPositive
        else {
            self = .none
            return
        }
        let left = statement.leastDue(after: payments, on: due, in: timeZone)
        self = left.isPositive ? .money(Money(amount: left.amount, currency: currency)) : .paid
    }

    /// What is left of the minimum of a card of the person's own.
    public init(of standing: OwnStanding) {
        guard let left = standing.minimumLeft else {
            self = .none
            return
        }
        self = left.isPositive ? .money(left) : .paid
    }

    /// The amount left of it; 0 if there is none, or no statement gives a minimum.
    public var rest: Decimal {
        if case .money(let money) = self { money.amount } else { 0 }
    }
}

extension Due {
    /// Why an order can't pay `amount` of this due for `purpose`; `nil` if it can.
    ///
    /// Checked twice: early, to tell the person, and by the service once no other payment can interfere.
    ///
    /// - Parameter minimum: the minimum that remains to be paid on this due; used only for that purpose.
    public func problem(
        paying amount: Decimal, for purpose: PaymentPurpose, minimum: @autoclosure () -> MinimumDue
    ) -> PaymentProblem? {
        guard !isPaid else { return .nothingDue }
        guard hasID else { return .noDueID }
        let meant: Money
        switch purpose {
        case .amount: return problem(paying: amount)
        case .full: meant = money
        case .minimum:
            switch minimum() {
            case .money(let money): meant = money
            case .paid: return .minimumPaid
            case .none: return .noMinimum
            }
        }
        return amount == meant.amount ? problem(paying: amount) : .changed(to: meant)
    }

    /// Whether a payment of `amount` on this due can leave `rest`. It can be less than the difference, since other payments
    /// may have been made in the meantime.
    public func mayLeave(_ rest: Decimal, paying amount: Decimal) -> Bool {
        guard rest.isFinite, rest >= 0, rest <= money.amount - amount else { return false }
        return rest.decimals <= max(money.currency.decimals, money.amount.decimals)
    }
}
