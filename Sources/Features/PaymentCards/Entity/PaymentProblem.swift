public import Foundation
public import Values

/// Why an amount can't be paid.
public enum PaymentProblem: Error, Hashable, Sendable {
    /// There is nothing to pay, or nothing left.
    case nothingDue
    /// The due has neither an id nor a date, so a payment on it couldn't be told from one on the next due.
    case noDueID
    /// The amount is zero or less.
    case notPositive
    /// The amount has more decimals than its currency, which has this many.
    case tooPrecise(decimals: Int)
    /// The amount is more than the amount left to pay.
    case moreThanDue(rest: Money)
    /// The order is for the minimum, which no statement gives.
    case noMinimum
    /// The due has so many digits that the rest after a partial payment couldn't be represented exactly; it can only be paid
    /// in full.
    case onlyInFull
    /// The order is for the minimum, which has been paid since the statement.
    case minimumPaid
    /// The amount due, or the minimum, has changed since the order to this one.
    case changed(to: Money)
}

extension Due {
    /// Why `amount` of this due can't be paid; `nil` if it can.
    ///
    /// If the due has more decimals than its currency, it can be paid to the last of them, but only in full: any other payment
    /// would leave a rest that can't be paid.
    public func problem(paying amount: Decimal) -> PaymentProblem? {
        guard !isPaid else { return .nothingDue }
        guard hasID else { return .noDueID }
        guard amount.isFinite, amount > 0 else { return .notPositive }
        guard amount <= money.amount else { return .moreThanDue(rest: money) }
        let decimals = money.currency.decimals
        guard amount == money.amount || amount.decimals <= decimals else {
            return .tooPrecise(decimals: decimals)
        }
        guard amount == whole.amount || isCountable else { return .onlyInFull }
        return nil
    }

    /// Whether every possible payment on the total, and every possible rest, is exact.
    ///
    /// Each of these is a multiple of the smallest unit that may be paid: that of the currency, or of the total if that is
    /// finer. A `Decimal` holds 38 digits, so the total must have no more in these units.
    private var isCountable: Bool {
        let smallest = max(money.currency.decimals, whole.amount.decimals)
        return whole.amount.wholeDigits + smallest <= Decimal.mostDigits
    }

    /// The total, if it is known.
    private var whole: Money { billed ?? money }
}

extension Decimal {
    /// The number of digits that are always exact.
    fileprivate static let mostDigits = 38

    /// The number of digits before the point.
    fileprivate var wholeDigits: Int {
        max(0, String(describing: significand.magnitude).utf8.count + exponent)
    }

    /// The number of decimals, without trailing zeros.
    var decimals: Int {
        guard !isZero else { return 0 }
        var (significand, decimals) = (significand, max(0, -exponent))
        while decimals > 0, (significand / 10).isWhole {
            significand /= 10
            decimals -= 1
        }
        return decimals
    }

    private var isWhole: Bool {
        var (number, rounded) = (self, Decimal())
        NSDecimalRound(&rounded, &number, 0, .plain)
        return rounded == self
    }
}
