public import Foundation
public import Values

extension Statement {
    /// The minimum due: never more than the balance, and zero if nothing is owed.
    public var leastDue: Money {
        Money(amount: min(minimumDue.amount, max(0, closing.amount)), currency: minimumDue.currency)
    }

    /// The rest of ``leastDue`` after those of `payments` on `due` that count for it and were not undone; never more than the rest
    /// of `due`.
    ///
    /// A payment counts if it was made on the last day of the period or later, or as the minimum of this statement. Earlier ones
    /// are included in the closing balance. Whether the bank has included those of the last day is unknown, and nobody wants to
    /// pay a minimum twice. Days are counted in `timeZone`, since the bank's is unknown.
    public func leastDue(after payments: [Payment], on due: Due, in timeZone: TimeZone) -> Money {
        let currency = minimumDue.currency
        let paid = payments.filter { payment in
            guard payment.stands(on: due), payment.money.currency.identity == currency.identity else {
                return false
            }
            guard let firstCounted, payment.minimumOf != firstCounted else { return true }
            return CalendarDate(payment.date, in: timeZone).map { $0 >= firstCounted } ?? false
        }
        .reduce(0) { $0 + $1.money.amount }
        return Money(amount: min(max(0, leastDue.amount - paid), due.money.amount), currency: currency)
    }

}

extension CalendarDate {
    /// The ``Payment/minimumOf`` of a payment at `date` of the minimum of the statement with this last day; `nil` if the date tells
    /// that it counts, wherever days are counted: no time zone is a day behind Greenwich.
    package func mark(ofMinimumPaidAt date: Date) -> CalendarDate? {
        guard let day = CalendarDate(date, in: .gmt), day <= self else { return nil }
        return self
    }
}
