import Foundation
public import Values

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
        return due.rest.amount > newest.rest.amount + dueAgain ? newest : nil
    }
}
