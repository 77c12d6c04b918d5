public import Foundation
public import Values

/// What an order is to pay. It travels with the order, because the due may change between the question and the order.
public enum PaymentPurpose: String, CaseIterable, Codable, Sendable {
    /// All that is left of the due.
    case full
    /// What is left of the last statement's minimum.
    case minimum
    /// An amount that the person named.
    case amount
}

/// The least that is still to be paid on a due.
public enum MinimumDue: Equatable, Sendable {
    /// What is left of what the last statement asks for, or of the due where that is less.
    case money(Money)
    /// So much has been paid since the statement already.
    case paid
    /// No statement says.
    case none

    /// What `statement` asks for and `payments`, which are those of its card, have left.
    ///
    /// - Parameter timeZone: where the days are told.
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

    /// What is left to pay of it; 0 where nothing is, or no statement says.
    public var rest: Decimal {
        if case .money(let money) = self { money.amount } else { 0 }
    }
}

extension Due {
    /// Why an order can't pay `amount` of this due for `purpose`; `nil` when it can.
    ///
    /// Asked twice: to tell the person early, and by the service when nobody else can pay meanwhile.
    ///
    /// - Parameter minimum: the least that is to be paid of this due; looked at for that purpose alone.
    public func problem(
        paying amount: Decimal, for purpose: PaymentPurpose, minimum: @autoclosure () -> MinimumDue
    ) -> PaymentProblem? {
        guard !isPaid else { return .nothingDue }
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

    /// Whether `rest` can be what a payment of `amount` leaves of this due. It can be less than the difference: others
    /// may have paid, too, since this was due.
    public func mayLeave(_ rest: Decimal, paying amount: Decimal) -> Bool {
        guard rest.isFinite, rest >= 0, rest <= money.amount - amount else { return false }
        return rest.decimals <= max(money.currency.decimals, money.amount.decimals)
    }
}
