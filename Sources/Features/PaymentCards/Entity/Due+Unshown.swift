import Foundation
public import Values

extension Due {
    /// The date that its source gives, which stays the same for one bill; `nil` if it gives none.
    public var fixedDate: CalendarDate? { isDateTold ? nil : date }

    /// The newest of `payments` on this due, if more is due than it left: what is due doesn't show the payment yet, or shows
    /// another listing of the same due. Paying it would pay that part twice.
    ///
    /// The next bill has another id, or another date. What was paid before and undone since is due again. A due with a total is
    /// never behind, because its payments are subtracted here.
    ///
    /// - Parameter payments: all payments on the card, the newest first.
    package func unshown(of payments: [Payment]) -> Payment? {
        guard billed == nil, let place = payments.firstIndex(where: { $0.stands(on: self) }) else {
            return nil
        }
        let newest = payments[place]
        if let fixedDate, let date = newest.dueDate, date != fixedDate { return nil }
        let dueAgain = payments[place...].reduce(Decimal()) { sum, payment in
            guard payment.isMade(on: self), let undone = payment.undone, undone >= newest.date else {
                return sum
            }
            return sum + payment.money.amount
        }
        return rest.amount > newest.rest.amount + dueAgain ? newest : nil
    }
}
