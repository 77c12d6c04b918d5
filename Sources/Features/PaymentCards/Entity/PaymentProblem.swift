public import Foundation
public import Values

/// Why an amount can't be paid.
public enum PaymentProblem: Error, Hashable, Sendable {
    /// There is nothing to pay, or nothing left.
    case nothingDue
    /// The amount is zero or less.
    case notPositive
    /// The amount has more decimals than its currency, which has this many.
    case tooPrecise(decimals: Int)
    /// The amount is more than what is left to pay.
    case moreThanDue(rest: Money)
    /// The minimum is asked for, and no statement says what it is.
    case noMinimum
    /// The due has so many digits that what a part would leave could not be counted exactly; it can be paid in full alone.
    case onlyInFull
    /// The minimum is asked for, and so much has been paid since the statement already.
    case minimumPaid
    /// All that is due, or the minimum, is no longer what was ordered, but this.
    case changed(to: Money)
}

extension Due {
    /// Why `amount` of this due can't be paid; `nil` when it can.
    ///
    /// A due that itself has more decimals than its currency can be paid to the last of them, but only in full: anything
    /// else would leave a rest that nobody can pay.
    public func problem(paying amount: Decimal) -> PaymentProblem? {
        guard !isPaid else { return .nothingDue }
        guard amount.isFinite, amount > 0 else { return .notPositive }
        guard amount <= money.amount else { return .moreThanDue(rest: money) }
        let decimals = money.currency.decimals
        guard amount == money.amount || amount.decimals <= decimals else {
            return .tooPrecise(decimals: decimals)
        }
        guard amount == whole.amount || isCountable else { return .onlyInFull }
        return nil
    }

    /// Whether all that can be paid of the total, and all that can be left of it, is exact.
    ///
    /// Each is a whole number of the smallest units that may be paid: those of the currency, or of the total where that is
    /// finer. A `Decimal` holds 38 digits, so the total in these units must have no more.
    private var isCountable: Bool {
        let smallest = max(money.currency.decimals, whole.amount.decimals)
        return whole.amount.wholeDigits + smallest <= Decimal.mostDigits
    }

    /// The total, as far as it is known.
    private var whole: Money { billed ?? money }
}

extension Decimal {
    /// How many digits are always exact.
    fileprivate static let mostDigits = 38

    /// How many digits stand before the point.
    fileprivate var wholeDigits: Int {
        max(0, String(describing: significand.magnitude).utf8.count + exponent)
    }

    /// How many decimals the number has, without zeros at its end.
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
